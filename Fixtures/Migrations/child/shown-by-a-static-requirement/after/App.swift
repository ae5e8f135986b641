import SwiftUI

enum Names {
  nonisolated(unsafe) static var title = "Blue"
}

protocol Titled {
  static var title: String { get }
  static var kind: String { get }
}

struct Plain: Titled {
  static var title: String { Names.title }
  static var kind: String { "plain" }
}

@Observable
final class Album {
  var count = 0

  func rename() {
    Names.title = "Green"
    count += 1
  }
}

struct OfGeneric<T: Titled>: View {
  var album: Album
  let type: T.Type
  var body: some View {
    // Update when `count` changes; `Names.title` is not observable.
    let _ = album.count
    Text(T.title)
  }
}

struct OfAny: View {
  var album: Album
  let type: any Titled.Type
  var body: some View {
    // Update when `count` changes; `Names.title` is not observable.
    let _ = album.count
    Text(type.title)
  }
}

/// What each type says of itself for good.
struct Kind<T: Titled>: View {
  var album: Album
  let type: T.Type
  var body: some View { Text(T.kind) }
}

struct Shelf: View {
  @State private var album = Album()
  var body: some View {
    OfGeneric(album: album, type: Plain.self)
    OfAny(album: album, type: Plain.self)
    Kind(album: album, type: Plain.self)
    Button("Rename", action: album.rename)
  }
}
