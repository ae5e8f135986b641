import SwiftUI

@Observable
final class Box<Value> where Value: Equatable {
  var value: Value

  init(value: Value) {
    self.value = value
  }
}
