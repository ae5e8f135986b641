import SwiftUI

protocol Counting: ObservableObject {
  var count: Int { get }
}

final class Counter: Counting {
  @Published var count = 0
}
