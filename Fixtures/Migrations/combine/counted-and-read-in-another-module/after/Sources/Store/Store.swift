import Observation

public final class Shelf {
  public var titles: [String: String] = [:]
  public var isEmpty: Bool { titles.isEmpty }
  public init() {}
}

@Observable
open class Store {
  public let shelf = Shelf()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  public private(set) var revision = 0

  public init() {}

  public func add(_ title: String) {
    revision += 1
    shelf.titles[title] = title
  }
}

@Observable
package final class Log {
  package let shelf = Shelf()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  package private(set) var revision = 0

  package init() {}

  package func add(_ line: String) {
    revision += 1
    shelf.titles[line] = line
  }
}

@Observable
final class Draft {
  let shelf = Shelf()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  func add(_ title: String) {
    revision += 1
    shelf.titles[title] = title
  }
}

extension Draft {
  var count: Int {
    _ = revision
    return shelf.titles.count
  }
}

@Observable
open class Base {
  public let shelf = Shelf()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  public var revision = 0

  public var count: Int {
    _ = revision
    return shelf.titles.count
  }

  public init() {}
}

public enum Boxes {}

public extension Boxes {
  @Observable
  class Box {
    public let shelf = Shelf()

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    public private(set) var revision = 0

    public func add(_ title: String) {
      revision += 1
      shelf.titles[title] = title
    }
  }
}
