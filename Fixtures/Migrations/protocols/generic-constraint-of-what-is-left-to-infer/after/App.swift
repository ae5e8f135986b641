import SwiftUI

@Observable
final class Store {
  var title = ""
}

@Observable
final class Album {
  var title = ""
}

struct Card<Model: AnyObject & Observable>: View {
  var model: Model
  var body: some View { Text("") }
}

@propertyWrapper
struct Watched<Value: AnyObject & Observable>: DynamicProperty {
  var wrappedValue: Value
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
