import SwiftUI

public final class Box {
  public var number = 0
  public init() {}
}

public protocol Titled: AnyObject {
  var title: String { get }
}

final class Store: ObservableObject, Titled {
  let box = Box()
  @Published var count = 0

  public var title: String { "\(box.number)" }
  public var note: String { "note \(box.number)" }

  func raise() {
    box.number += 1
    objectWillChange.send()
  }

  func log() { print(title, note) }
}

public final class Shelf: ObservableObject {
  public let box = Box()
  @Published public var count = 0

  func raise() {
    box.number += 1
    objectWillChange.send()
  }

  func log() { print(label) }
}

public extension Shelf {
  #if !NONE
    var label: String { "\(box.number)" }
  #endif
}

struct StoreView: View {
  @ObservedObject var store: Store
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(store.count) \(shelf.count)")
    Button("raise") {
      store.raise()
      store.log()
      shelf.raise()
      shelf.log()
    }
  }
}
