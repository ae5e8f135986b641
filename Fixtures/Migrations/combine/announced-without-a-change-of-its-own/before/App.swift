import SwiftUI

final class Clock: ObservableObject {
  @Published var format = "HH:mm"

  var now: Date { Date() }

  init() {
    NotificationCenter.default.addObserver(forName: .init("tick"), object: nil, queue: nil) {
      [weak self] _ in self?.objectWillChange.send()
    }
  }
}
