import SwiftUI

final class Labels {
  static func register(_ title: @escaping () -> String) { print(title()) }
}

func fetch(handler: () -> Bool) { print(handler()) }

final class Session: ObservableObject {
  @Published var count = 0
  private var shown = "a"
  private var cache = 1
  private var tries = 0

  init() {
    Labels.register { self.shown }
    let sum = { self.cache + 1 }()
    fetch(handler: { self.tries > 3 })
    print(sum)
  }

  func change() {
    shown = "b"
    cache = 2
    tries = 1
    count += 1
  }
}

struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View { Text("\(session.count)") }
}
