import Foundation

final class Counter: ObservableObject {
  var count = 0
}
