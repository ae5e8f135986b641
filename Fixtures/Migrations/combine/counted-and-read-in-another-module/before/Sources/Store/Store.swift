import Combine

public final class Shelf {
  public var titles: [String: String] = [:]
  public var isEmpty: Bool { titles.isEmpty }
  public init() {}
}

open class Store: ObservableObject {
  public let shelf = Shelf()

  public init() {}

  public func add(_ title: String) {
    objectWillChange.send()
    shelf.titles[title] = title
  }
}

package final class Log: ObservableObject {
  package let shelf = Shelf()

  package init() {}

  package func add(_ line: String) {
    objectWillChange.send()
    shelf.titles[line] = line
  }
}

final class Draft: ObservableObject {
  let shelf = Shelf()

  func add(_ title: String) {
    objectWillChange.send()
    shelf.titles[title] = title
  }
}

extension Draft {
  var count: Int { shelf.titles.count }
}

open class Base: ObservableObject {
  public let shelf = Shelf()
  public var count: Int { shelf.titles.count }

  public init() {}
}

public enum Boxes {}

public extension Boxes {
  class Box: ObservableObject {
    public let shelf = Shelf()

    public func add(_ title: String) {
      objectWillChange.send()
      shelf.titles[title] = title
    }
  }
}
