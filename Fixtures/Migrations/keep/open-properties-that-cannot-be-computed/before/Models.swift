import Combine
import Foundation

open class Pair: ObservableObject {
  open var first = 1, second = 2
}

open class Begun: ObservableObject {
  @Published(initialValue: 1) open var count: Int
}

open class Weak: ObservableObject {
  open weak var delegate: AnyObject?
}

open class Stored: ObservableObject {
  @Published open var text = ""

  public init(text: String) {
    _text = Published(initialValue: text)
  }
}

open class Coded: ObservableObject, Codable {
  open var id = 1
}

/// Moves: what is not tracked is the class's own.
open class Clock: ObservableObject {
  @Published public var ticks = 0
  open var timer: Timer?
}
