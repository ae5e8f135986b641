import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct Registry {
  func environmentObject(_ counter: Counter) -> Registry { self }
  var environmentObject: String { "@EnvironmentObject" }
}

struct Screen: View {
  let registry: Registry
  let counter: Counter

  var body: some View {
    Text(registry.environmentObject(counter).environmentObject)
      .environment(counter)
  }
}
