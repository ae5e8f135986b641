import SwiftUI

public final class Store: ObservableObject {
  @Published public var items: [Int] = []

  public init() {}
}
