import SwiftUI

open class Counter: ObservableObject {
  @Published open var count = 0
  public init() {}
}
