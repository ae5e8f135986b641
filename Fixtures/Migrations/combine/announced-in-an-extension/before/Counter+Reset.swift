import Foundation

extension Counter {
  func reset() {
    objectWillChange.send()
    count = 0
  }
}
