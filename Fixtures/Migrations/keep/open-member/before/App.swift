import Combine
import SwiftUI

open class Counter: ObservableObject {
  @Published open var counts = (1...3).map { $0 * 2 }
  public init() {}
}

open class Search: ObservableObject {
  @Published open var text = ""
  private var cancellables: Set<AnyCancellable> = []

  public init() {
    $text.sink { print($0) }.store(in: &cancellables)
  }
}
