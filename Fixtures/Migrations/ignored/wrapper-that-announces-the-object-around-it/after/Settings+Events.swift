import Combine

extension Settings {
  func listen() {
    self.$storedTheme.sink { print($0) }.store(in: &subscriptions)
  }
}
