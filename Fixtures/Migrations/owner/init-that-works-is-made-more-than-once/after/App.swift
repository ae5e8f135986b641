import SwiftUI

@Observable
final class Library {
  var titles: [String] = []

  init() {
    load()
  }

  func load() {
    UserDefaults.standard.set(true, forKey: "loaded")
  }
}

@Observable
final class Clock {
  var time = 0
  @ObservationIgnored private var timer: Task<Void, Never>?

  init() {
    timer = Task { print("tick") }
  }
}

@Observable
final class Album {
  var titles: [String] = []

  init() {
    try? open()
  }

  func open() throws { UserDefaults.standard.set(true, forKey: "open") }
}

class Base {
  init() {}
}

@Observable
final class Plain: Base {
  var titles: [String]
  private let sort: Sorting

  override init() {
    titles = Self.names()
    sort = Sorting { $0 < $1 }
    super.init()
  }

  static func names() -> [String] { [] }
}

struct Sorting {
  let areSorted: (Int, Int) -> Bool

  init(_ areSorted: @escaping (Int, Int) -> Bool) {
    self.areSorted = areSorted
  }
}

struct PlainView: View {
  @State private var plain = Plain()
  @State private var clock = Clock()
  @State private var album = Album()

  var body: some View {
    Text("\(plain.titles.count) \(clock.time) \(album.titles.count)")
  }
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    Text(library.titles.joined())
  }
}
