import Combine

extension Search {
  func log() -> () -> AnyCancellable? {
    { [weak self] in self?.$query.sink { print($0) } }
  }
}
