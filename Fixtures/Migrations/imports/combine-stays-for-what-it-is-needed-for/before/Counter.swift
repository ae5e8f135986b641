import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  private let reset = PassthroughSubject<Void, Never>()
}
