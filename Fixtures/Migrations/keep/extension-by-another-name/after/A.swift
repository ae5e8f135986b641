import Combine
import SwiftUI

extension Panel {
  func listen() -> AnyCancellable { $title.sink { print($0) } }
}

extension Shapes.Square {
  func listen() -> AnyCancellable { $side.sink { print($0) } }
}

extension Shapes.Circle {
  func grow() { radius += 1 }
}
