import Foundation

public final class Feed: ObservableObject {
  @Published public var items: [Int] = []
  public init() {}
}
