import Combine

extension Settings {
  func listen() {
    self.$theme.sink { print($0) }.store(in: &subscriptions)
  }
}
