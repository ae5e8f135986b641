import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Train: ObservableObject {
  let engines = [Engine(), Engine()]
  private var tokens: Set<AnyCancellable> = []

  func start() {
    for engine in Dictionary(grouping: engines, by: \.speed).values.joined() {
      engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
        .store(in: &tokens)
    }
  }
}
