import SwiftUI

final class Song {
  var title = ""
}

@MainActor
final class Player: ObservableObject {
  @Published var song = Song()

  func listen() {
    NotificationCenter.default.addObserver(forName: .init("song"), object: nil, queue: nil) {
      [weak self] _ in
      print("song")
      self?.objectWillChange.send()
    }
  }

  nonisolated func announce() {
    print("announce")
    objectWillChange.send()
  }
}

@globalActor
actor Painter {
  static let shared = Painter()
}

@Painter
final class Canvas: ObservableObject {
  @Published var song = Song()

  func draw() {
    RunLoop.main.perform {
      print("drawn")
      self.objectWillChange.send()
    }
  }
}
