import Combine
import SwiftUI

@Observable
final class Counter {
  var count = 0
  private let reset = PassthroughSubject<Void, Never>()
}
