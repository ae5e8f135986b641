import SwiftUI

enum Bird {
  struct Observation {}

  final class Log: ObservableObject {
    @Published var count = 0
  }
}
