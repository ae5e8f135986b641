import SwiftUI

private final class Observation: ObservableObject {
  @Published var count = 0
}

final class Journal: ObservableObject {
  @Published var count = 0
}
