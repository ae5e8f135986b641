import Combine
import SwiftUI

final class Told: ObservableObject {
  @Published var count = 0
}
