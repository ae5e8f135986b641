import Combine
import SwiftUI

final class Titles: ObservableObject {
  @Published var count = 0

  init(_ player: Player) { listen(to: player.$title) }
}
