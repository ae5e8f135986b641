import SwiftUI

/// Adding to a list reads no file.
@Observable
final class Places {
  var names: [String] = []

  init() {
    names.append(contentsOf: ["Rome", "Oslo"])
  }
}

@Observable
final class Notes {
  var text: String

  init() {
    text = (try? String(contentsOf: URL(fileURLWithPath: "notes.txt"), encoding: .utf8)) ?? ""
  }
}

struct PlacesView: View {
  @State private var places = Places()
  @State private var notes = Notes()

  var body: some View { Text(places.names.joined() + notes.text) }
}
