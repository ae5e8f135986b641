import SwiftUI

private struct Observation {
  typealias Observable = Int
}

final class Diary: ObservableObject {
  @Published var count = 0
}
