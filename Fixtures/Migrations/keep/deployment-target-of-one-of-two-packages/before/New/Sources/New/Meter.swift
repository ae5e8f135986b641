import SwiftUI

public final class Meter: ObservableObject {
  @Published public var level = 0
  public init() {}
}
