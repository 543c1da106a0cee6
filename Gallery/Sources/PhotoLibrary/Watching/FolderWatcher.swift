#if os(Linux)
  import Foundation

  /// Notices changes in folders by inotify, on a thread of its own.
  final class FolderWatcher: FolderWatching {
    private struct Contents {
      var folders: [Int32: PhotoPath] = [:]
      var watches: [PhotoPath: Int32] = [:]
      var isComplete = true
      var isStopped = false
    }

    private let contents = Guarded(Contents())
    private let queue: Int32
    /// A pipe that becomes readable when the thread is to end.
    private let ending: [Int32]
    /// The kind of file system that a path is in.
    private let type: @Sendable ([CChar]) -> Int
    private let onEvent: @Sendable (FolderEvent) -> Void

    init(
      type: @escaping @Sendable ([CChar]) -> Int = NetworkFileSystem.type,
      onEvent: @escaping @Sendable (FolderEvent) -> Void
    ) {
      self.type = type
      self.onEvent = onEvent
      queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      ending = ends
      let thread = Thread { [self] in run() }
      thread.name = "folder watcher"
      thread.start()
    }

    var isComplete: Bool { contents.withLock { $0.isComplete } }

    func watch(_ folder: PhotoPath, at path: [CChar]) -> Bool {
      contents.withLock { contents in
        guard !contents.isStopped else { return true }
        // Who watches the folder above tells of all others.
        let own = folder == .root ? UInt32(IN_MOVE_SELF) : 0
        let watch = inotify_add_watch(queue, path, Self.mask | own)
        guard watch >= 0 else {
          // A folder that is gone needs no watch.
          if errno == ENOSPC || errno == ENOMEM || errno == EBADF {
            contents.isComplete = false
          }
          return contents.isComplete
        }
        // A folder that was moved keeps its watch.
        if let before = contents.folders[watch], before != folder {
          contents.watches[before] = nil
        }
        // What was at this path before is somewhere else now.
        if let former = contents.watches[folder], former != watch {
          contents.folders[former] = nil
          inotify_rm_watch(queue, former)
        }
        contents.folders[watch] = folder
        contents.watches[folder] = watch
        if NetworkFileSystem(type: type(path)) != nil {
          contents.isComplete = false
        }
        return contents.isComplete
      }
    }

    func forget(_ folder: PhotoPath) {
      contents.withLock { contents in
        guard let watch = contents.watches.removeValue(forKey: folder) else {
          return
        }
        contents.folders[watch] = nil
        if !contents.isStopped { inotify_rm_watch(queue, watch) }
      }
    }

    func stop() {
      // The thread closes all when it sees that, so that nothing is written
      // afterwards, to whatever has the descriptor then.
      contents.withLock { contents in
        guard !contents.isStopped else { return }
        contents.isStopped = true
        write(ending[1], [1], 1)
      }
    }

    private static let mask = UInt32(
      IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_ATTRIB | IN_ONLYDIR | IN_DONT_FOLLOW)

    private func run() {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        var wanted = [
          pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
          pollfd(fd: ending[0], events: Int16(POLLIN), revents: 0),
        ]
        poll(&wanted, nfds_t(wanted.count), -1)
        if contents.withLock({ $0.isStopped }) { break }
        let count = read(queue, &buffer, buffer.count)
        if count > 0 {
          tell(buffer[..<count])
        }
      }
      close(queue)
      for end in ending { close(end) }
    }

    private func tell(_ bytes: ArraySlice<UInt8>) {
      var changed: [PhotoPath: Set<[UInt8]>] = [:]
      var rest = bytes
      while rest.count >= Self.headLength {
        let event = rest.withUnsafeBytes {
          $0.loadUnaligned(as: inotify_event.self)
        }
        let name = rest.dropFirst(Self.headLength).prefix(Int(event.len))
          .prefix { $0 != 0 }
        rest = rest.dropFirst(Self.headLength + Int(event.len))
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
          onEvent(.overflowed)
        } else if event.mask & UInt32(IN_MOVE_SELF) != 0 {
          onEvent(.moved)
        } else if let folder = contents.withLock({ $0.folders[event.wd] }) {
          changed[folder, default: []].insert(Array(name))
        }
      }
      for (folder, names) in changed { onEvent(.changed(folder, names)) }
    }

    private static let headLength = MemoryLayout<inotify_event>.size
  }
#endif
