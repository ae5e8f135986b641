import Combine
import SwiftUI

final class Names: ObservableObject {
  @Published var count = 0
  private let sink: Any

  init(_ player: Player) { sink = player.names.sink { print($0) } }
}
