extension UITextField {
  /// Types text, as a person does; it goes nowhere without the keyboard.
  package func type(_ more: String) {
    if isFirstResponder { text = (text ?? "") + more }
  }

  /// Presses Return, as a person does.
  package func pressReturn() {
    if isFirstResponder { send(.editingDidEndOnExit) }
  }
}
