import Foundation

extension Counter {
  func reset() {
    count = 0
  }
}
