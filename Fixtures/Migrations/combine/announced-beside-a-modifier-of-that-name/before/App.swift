import SwiftUI
import UIKit

final class Draft {
  var text = ""
}

final class Desk: ObservableObject {
  @Published var drafts: [Draft] = []
  let overlay = UIView()

  func edit(_ draft: Draft) {
    draft.text += "."
    objectWillChange.send()
  }
}

struct DraftList: View {
  @EnvironmentObject private var desk: Desk

  var body: some View {
    ForEach(desk.drafts.indices, id: \.self) { Text(desk.drafts[$0].text) }
  }
}

struct AddButton: View {
  @EnvironmentObject private var desk: Desk

  var body: some View {
    Button("Add") { desk.drafts.append(Draft()) }
  }
}

struct Screen: View {
  @StateObject private var desk = Desk()

  var body: some View {
    VStack {
      DraftList()
      AddButton()
    }
    .environmentObject(desk)
    .overlay { Text("Desk") }
  }
}
