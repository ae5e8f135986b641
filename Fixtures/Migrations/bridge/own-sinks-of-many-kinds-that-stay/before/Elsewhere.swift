import Combine
import Foundation

extension Elsewhere {
  func bind() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}
