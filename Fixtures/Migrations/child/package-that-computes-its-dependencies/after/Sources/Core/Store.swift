import SwiftUI

@Observable
public final class Store {
  public var count = 0
}
