import SwiftUI

public final class Box {
  public var number = 0
  public init() {}
}

public protocol Titled: AnyObject {
  var title: String { get }
}

@Observable
final class Store: Titled {
  let box = Box()
  var count = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  public var title: String {
    _ = revision
    return "\(box.number)"
  }
  public var note: String { "note \(box.number)" }

  func raise() {
    box.number += 1
    revision += 1
  }

  func log() { print(title, note) }
}

@Observable
public final class Shelf {
  public let box = Box()
  public var count = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  func raise() {
    box.number += 1
    revision += 1
  }

  func log() { print(label) }
}

public extension Shelf {
  #if !NONE
    var label: String {
        _ = revision
        return "\(box.number)"
    }
  #endif
}

struct StoreView: View {
  var store: Store
  var shelf: Shelf

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
