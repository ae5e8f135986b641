import Combine
import SwiftUI

final class Cache {
  var names: [String] = []
}

final class Board: ObservableObject {
  private let cache = Cache()
  var count: Int { cache.names.count }

  final class Cell {
    unowned let board: Board
    private var stored = 1

    var mark = "" {
      willSet { board.objectWillChange.send() }
    }

    var limit = 1 {
      didSet {
        if limit > oldValue { board.objectWillChange.send() }
      }
    }

    var value: Int {
      get {
        stored
      }
      set {
        board.objectWillChange.send()
        stored = newValue
      }
    }

    init(board: Board) { self.board = board }
  }
}

final class Child: ObservableObject {
  private let cache = Cache()
  var count: Int { cache.names.count }

  func load() { cache.names = ["a"] }
}

final class Parent: ObservableObject {
  @Published var title = ""
  private let child = Child()

  func load() {
    child.load()
    child.objectWillChange.send()
    title = "loaded"
  }
}

final class Flags: ObservableObject {
  var isLoud: Bool {
    get { UserDefaults.standard.bool(forKey: "loud") }
    set { UserDefaults.standard.set(newValue, forKey: "loud") }
  }

  func shout() {
    isLoud = true
    objectWillChange.send()
  }
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
  @ObservedObject var board: Board
  @ObservedObject var child: Child
  @ObservedObject var parent: Parent
  @ObservedObject var flags: Flags
  @ObservedObject var meter: Meter

  var body: some View {
    Text("\(board.count) \(child.count)")
    Text(parent.title)
    Text(flags.isLoud ? "loud" : "")
    Text(meter.latest)
  }
}
