import Foundation
import Timeline

extension PhotoFault {
  /// What the `errno` of a file that could not be opened says of it: only some
  /// say something that lasts.
  init(opening code: Int32) {
    switch code {
    case ENOENT, ENOTDIR, ELOOP: self = .missing
    case EACCES, EPERM: self = .unreadable
    default: self = .busy
    }
  }
}
