import PartnerKit
import SwiftUI

final class Messages: PartnerModel {
  @Published var texts: [String] = []
}

final class Archive {
  var texts: [String] = []
}

final class Router: ObservableObject {
  @Published var path: [Int] = []

  func open(_ messages: Messages, _ archive: Archive) {
    path.append(1)
    messages.texts.append("a")
    archive.texts.append("a")
  }
}

struct MessagesView: View {
  @StateObject private var messages = Messages()
  @ObservedObject var router: Router
  let archive: Archive

  var body: some View {
    ForEach(messages.texts, id: \.self) { Text($0) }
    Button("Open") { router.open(messages, archive) }
  }
}

struct ArchiveView: View {
  @ObservedObject var router: Router
  let archive: Archive

  var body: some View { Text("\(archive.texts.count)") }
}

struct PathView: View {
  @ObservedObject var router: Router
  var body: some View { Text("\(router.path.count)") }
}
