import Foundation

extension Feed {
  func load() {
    DispatchQueue.global().async {
      self.items = [1]
    }
  }
}
