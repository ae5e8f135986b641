import SwiftUI

final class Counter: ObservableObject {
  @Published var last: Observation?
}
