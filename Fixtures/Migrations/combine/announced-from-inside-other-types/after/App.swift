import Combine
import SwiftUI

final class Cache {
  var names: [String] = []
}

@Observable
final class Board {
  private let cache = Cache()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0

  var count: Int {
    _ = revision
    return cache.names.count
  }

  final class Cell {
    unowned let board: Board
    private var stored = 1

    var mark = "" {
      willSet { board.revision += 1 }
    }

    var limit = 1 {
      didSet {
        if limit > oldValue { board.revision += 1 }
      }
    }

    var value: Int {
      get {
        stored
      }
      set {
        board.revision += 1
        stored = newValue
      }
    }

    init(board: Board) { self.board = board }
  }
}

@Observable
final class Child {
  private let cache = Cache()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0

  var count: Int {
    _ = revision
    return cache.names.count
  }

  func load() { cache.names = ["a"] }
}

@Observable
final class Parent {
  var title = ""
  private let child = Child()

  func load() {
    child.load()
    child.revision += 1
    title = "loaded"
  }
}

@Observable
final class Flags {
  var isLoud: Bool {
    get {
      _ = revision
      return UserDefaults.standard.bool(forKey: "loud")
    }
    set { UserDefaults.standard.set(newValue, forKey: "loud") }
  }

  func shout() {
    isLoud = true
    revision += 1
  }

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0
}

final class Meter: ObservableObject {
  private var readings = 0
  private let cache = Cache()

  var latest: String {
    readings += 1
    objectWillChange.send()
    return cache.names.last ?? ""
  }
}

struct ContentView: View {
  var board: Board
  var child: Child
  var parent: Parent
  var flags: Flags
  @ObservedObject var meter: Meter

  var body: some View {
    Text("\(board.count) \(child.count)")
    Text(parent.title)
    Text(flags.isLoud ? "loud" : "")
    Text(meter.latest)
  }
}
