import SwiftUI

private enum Observation {
  final class Log: ObservableObject {
    @Published var count = 0
  }
}
