import SwiftUI

final class Song: ObservableObject, Identifiable {
  let id = 2
  @Published var title = ""
}

/// A list that asks for objects: its elements may be any.
struct Observing<Items: RandomAccessCollection>: View
where Items.Element: ObservableObject & Identifiable {
  let items: Items

  var body: some View { ForEach(items) { Row(model: $0) } }
}

struct Row<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View { Text("row") }
}

struct SongsView: View {
  let songs: [Song]

  var body: some View { Observing(items: songs) }
}
