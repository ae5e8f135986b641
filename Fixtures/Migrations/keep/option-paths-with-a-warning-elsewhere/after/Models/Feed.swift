import Foundation
import Observation

@Observable
public final class Feed {
  public var items: [Int] = []
  public init() {}
}
