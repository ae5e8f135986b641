import Foundation
import SwiftUI

func load(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

func save(_ text: String, to url: URL) { try? text.write(to: url, atomically: true, encoding: .utf8) }

func flip(_ flag: inout Bool) { flag = !flag }

final class Notes: ObservableObject {
  @Published var title = "notes"
  let file = URL(fileURLWithPath: "/tmp/notes.txt")

  func add(_ note: String) {
    save(load(file) + note, to: file)
    objectWillChange.send()
  }
}

final class Drafts: ObservableObject {
  @Published private(set) var changes = 0
  let file = URL(fileURLWithPath: "/tmp/drafts.txt")

  var isThere: Bool { (try? file.checkResourceIsReachable()) ?? false }

  var size: Int? { try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize }

  func write(_ data: Data) {
    let handle = try? FileHandle(forWritingTo: file)
    handle?.write(data)
    changes += 1
  }
}

final class Bundled: ObservableObject {
  @Published var title = "bundled"
  let file = URL(fileURLWithPath: "/tmp/bundled.txt")
  let log = URL(fileURLWithPath: "/tmp/log.txt")

  func note(_ text: String) {
    save(text, to: log)
    objectWillChange.send()
  }
}

final class Downloads: ObservableObject {
  @Published private(set) var changes = 0
  let queue = OperationQueue()

  var isPaused: Bool { queue.isSuspended }

  func pause() {
    flip(&queue.isSuspended)
    changes += 1
  }
}

struct NotesView: View {
  @ObservedObject var notes: Notes
  var body: some View { Text("\(notes.title) \(load(notes.file))") }
}

struct DraftsView: View {
  @ObservedObject var drafts: Drafts
  var body: some View { Text("\(drafts.isThere) \(drafts.size ?? 0)") }
}

struct BundledView: View {
  @ObservedObject var bundled: Bundled
  var body: some View { Text("\(bundled.title) \(load(bundled.file))") }
}

struct DownloadsView: View {
  @ObservedObject var downloads: Downloads
  var body: some View { Text("\(downloads.isPaused)") }
}

struct ChangesView: View {
  @ObservedObject var drafts: Drafts
  @ObservedObject var downloads: Downloads
  var body: some View { Text("\(drafts.changes) \(downloads.changes)") }
}
