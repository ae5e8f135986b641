import SwiftUI

@Observable
public final class Meter {
  public var level = 0
  public init() {}
}
