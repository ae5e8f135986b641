import SwiftUI

open class Counter: ObservableObject {
  @Published public var count = 0
  open var title: String { "\(count)" }

  public init() {}

  open func reset() {
    count = 0
  }
}
