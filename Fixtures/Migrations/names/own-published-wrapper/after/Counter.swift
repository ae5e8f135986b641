import SwiftUI

@Observable
final class Counter {
  @ObservationIgnored @Published var count = 0
}
