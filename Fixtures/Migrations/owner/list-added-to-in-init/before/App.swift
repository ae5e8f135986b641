import SwiftUI

/// Adding to a list reads no file.
final class Places: ObservableObject {
  @Published var names: [String] = []

  init() {
    names.append(contentsOf: ["Rome", "Oslo"])
  }
}

final class Notes: ObservableObject {
  @Published var text: String

  init() {
    text = (try? String(contentsOf: URL(fileURLWithPath: "notes.txt"), encoding: .utf8)) ?? ""
  }
}

struct PlacesView: View {
  @StateObject private var places = Places()
  @StateObject private var notes = Notes()

  var body: some View { Text(places.names.joined() + notes.text) }
}
