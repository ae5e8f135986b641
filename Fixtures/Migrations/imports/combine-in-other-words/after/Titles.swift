import Combine
import SwiftUI

@Observable
final class Titles {
  var count = 0

  init(_ player: Player) { listen(to: player.titlePublisher) }
}
