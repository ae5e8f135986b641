import Combine
import SwiftUI

@Observable
final class Names {
  var count = 0
  private let sink: Any

  init(_ player: Player) { sink = player.names.sink { print($0) } }
}
