import SwiftUI

final class Counter {
  @Published var count = 0
}
