import SwiftUI

public final class Store: ObservableObject {
  @Published public var count = 0
}
