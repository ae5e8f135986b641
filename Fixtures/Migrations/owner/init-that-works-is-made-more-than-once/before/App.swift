import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []

  init() {
    load()
  }

  func load() {
    UserDefaults.standard.set(true, forKey: "loaded")
  }
}

final class Clock: ObservableObject {
  @Published var time = 0
  private var timer: Task<Void, Never>?

  init() {
    timer = Task { print("tick") }
  }
}

final class Album: ObservableObject {
  @Published var titles: [String] = []

  init() {
    try? open()
  }

  func open() throws { UserDefaults.standard.set(true, forKey: "open") }
}

class Base {
  init() {}
}

final class Plain: Base, ObservableObject {
  @Published var titles: [String]
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
  @StateObject private var plain = Plain()
  @StateObject private var clock = Clock()
  @StateObject private var album = Album()

  var body: some View {
    Text("\(plain.titles.count) \(clock.time) \(album.titles.count)")
  }
}

struct LibraryView: View {
  @StateObject private var library = Library()

  var body: some View {
    Text(library.titles.joined())
  }
}
