import Foundation
import SwiftUI

func load(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

func save(_ text: String, to url: URL) { try? text.write(to: url, atomically: true, encoding: .utf8) }

func flip(_ flag: inout Bool) { flag = !flag }

@Observable
final class Notes {
  var title = "notes"
  let file = URL(fileURLWithPath: "/tmp/notes.txt")

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func add(_ note: String) {
    save(load(file) + note, to: file)
    revision += 1
  }
}

@Observable
final class Drafts {
  private(set) var changes = 0
  let file = URL(fileURLWithPath: "/tmp/drafts.txt")

  var isThere: Bool {
    // Update when `changes` changes; `URL.checkResourceIsReachable()` is not observable.
    _ = changes
    return (try? file.checkResourceIsReachable()) ?? false
  }

  var size: Int? {
    // Update when `changes` changes; `URL.resourceValues(forKeys:)` is not observable.
    _ = changes
    return try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
  }

  func write(_ data: Data) {
    let handle = try? FileHandle(forWritingTo: file)
    handle?.write(data)
    changes += 1
  }
}

@Observable
final class Bundled {
  var title = "bundled"
  let file = URL(fileURLWithPath: "/tmp/bundled.txt")
  let log = URL(fileURLWithPath: "/tmp/log.txt")

  func note(_ text: String) {
    save(text, to: log)
  }
}

@Observable
final class Downloads {
  private(set) var changes = 0
  let queue = OperationQueue()

  var isPaused: Bool {
    // Update when `changes` changes; `queue.isSuspended` is not observable.
    _ = changes
    return queue.isSuspended
  }

  func pause() {
    flip(&queue.isSuspended)
    changes += 1
  }
}

struct NotesView: View {
  var notes: Notes
  var body: some View {
    let _ = notes.revision
    Text("\(notes.title) \(load(notes.file))")
  }
}

struct DraftsView: View {
  var drafts: Drafts
  var body: some View { Text("\(drafts.isThere) \(drafts.size ?? 0)") }
}

struct BundledView: View {
  var bundled: Bundled
  var body: some View { Text("\(bundled.title) \(load(bundled.file))") }
}

struct DownloadsView: View {
  var downloads: Downloads
  var body: some View { Text("\(downloads.isPaused)") }
}

struct ChangesView: View {
  var drafts: Drafts
  var downloads: Downloads
  var body: some View { Text("\(drafts.changes) \(downloads.changes)") }
}
