import SwiftUI
import UIKit

final class Draft {
  var text = ""
}

@Observable
final class Desk {
  var drafts: [Draft] = []
  let overlay = UIView()

  func edit(_ draft: Draft) {
    draft.text += "."
    withMutation(keyPath: \.drafts) {}
  }
}

struct DraftList: View {
  @Environment(Desk.self) private var desk

  var body: some View {
    ForEach(desk.drafts.indices, id: \.self) { Text(desk.drafts[$0].text) }
  }
}

struct AddButton: View {
  @Environment(Desk.self) private var desk

  var body: some View {
    Button("Add") { desk.drafts.append(Draft()) }
  }
}

struct Screen: View {
  @State private var desk = Desk()

  var body: some View {
    VStack {
      DraftList()
      AddButton()
    }
    .environment(desk)
    .overlay { Text("Desk") }
  }
}
