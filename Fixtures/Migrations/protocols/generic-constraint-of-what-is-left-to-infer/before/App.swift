import SwiftUI

final class Store: ObservableObject {
  @Published var title = ""
}

final class Album: ObservableObject {
  @Published var title = ""
}

struct Card<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { Text("") }
}

@propertyWrapper
struct Watched<Value: ObservableObject>: DynamicProperty {
  @ObservedObject var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Screen: View {
  typealias Owned = Watched
  let store: Store
  @Owned var album: Album

  var body: some View {
    Card<_>(model: store)
    Text(album.title)
  }
}
