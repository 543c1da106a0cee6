extension TodosPage {
  // WebAssembly runs on one thread.
  nonisolated(unsafe) static var shown: TodosPage?
}

/// Takes the list away, for a page that shows something else in its place.
@_expose(wasm, "todos_close")
@_cdecl("todos_close")
func closeTodos() { TodosPage.shown?.close() }

/// Shows the list, also where it is shown.
@_expose(wasm, "todos_open")
@_cdecl("todos_open")
func openTodos() { TodosPage.shown?.reopen() }
