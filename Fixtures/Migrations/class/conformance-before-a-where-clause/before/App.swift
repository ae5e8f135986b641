import SwiftUI

final class Box<Value>: ObservableObject where Value: Equatable {
  @Published var value: Value

  init(value: Value) {
    self.value = value
  }
}
