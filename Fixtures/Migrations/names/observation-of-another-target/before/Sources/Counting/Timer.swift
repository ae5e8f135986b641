import SwiftUI

final class Timer: ObservableObject {
  @Published var seconds = 0
}
