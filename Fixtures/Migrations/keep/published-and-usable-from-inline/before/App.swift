import SwiftUI

public final class Player: ObservableObject {
  @Published @usableFromInline var volume = 1.0
  @Published @_spi(Tests) public var speed = 1.0
}
