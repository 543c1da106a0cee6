import Timeline

extension PictureFinding {
  /// What a fault tells of a photo; nil if it is about something else.
  init?(_ photo: IndexedPhoto, fault: PhotoFault) {
    switch fault {
    case .broken, .tooLarge: break
    case .missing, .unreadable, .busy: return nil
    }
    self.init(
      id: photo.id, identity: photo.identity, changed: photo.changed,
      color: .failure(fault))
  }
}

extension IndexerMail.Content {
  /// Adds what a picture told, or that it told nothing.
  mutating func add(_ finding: PictureFinding?, of id: UInt32) {
    if let finding {
      findings.append(finding)
    } else {
      unfound.append(id)
    }
  }
}
