import Combine
import Foundation

extension Elsewhere {
  func bind() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}
