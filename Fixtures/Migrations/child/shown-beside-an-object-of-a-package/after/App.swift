import PartnerKit
import SwiftUI

final class Messages: PartnerModel {
  @Published var texts: [String] = []
}

final class Archive {
  var texts: [String] = []
}

@Observable
final class Router {
  var path: [Int] = []

  func open(_ messages: Messages, _ archive: Archive) {
    path.append(1)
    messages.texts.append("a")
    archive.texts.append("a")
  }
}

struct MessagesView: View {
  @StateObject private var messages = Messages()
  var router: Router
  let archive: Archive

  var body: some View {
    ForEach(messages.texts, id: \.self) { Text($0) }
    Button("Open") { router.open(messages, archive) }
  }
}

struct ArchiveView: View {
  var router: Router
  let archive: Archive

  var body: some View {
    // Update when `path` changes; `Archive.texts` is not observable.
    let _ = router.path
    Text("\(archive.texts.count)")
  }
}

struct PathView: View {
  var router: Router
  var body: some View { Text("\(router.path.count)") }
}
