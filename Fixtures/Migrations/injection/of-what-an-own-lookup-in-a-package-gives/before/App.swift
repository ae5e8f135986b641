import PartnerKit
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Clock: ObservableObject {
  @Published var hour = 0
}

extension Container {
  #if DEBUG
  static func required<Service>(_ type: Service.Type) -> Service { fatalError("debug") }
  #else
  static func required<Service>(_ type: Service.Type) -> Service { fatalError() }
  #endif

  func required<Service>(of type: Service.Type) -> Service { resolve(type)! }
}

struct Labels: View {
  @EnvironmentObject var counter: Counter
  @EnvironmentObject var clock: Clock

  var body: some View {
    Text("\(counter.count) \(clock.hour)")
  }
}

struct Screen: View {
  let container: Container

  var body: some View {
    let counter = Container.required(Counter.self)
    Labels()
      .environmentObject(counter)
      .environmentObject(container.required(of: Clock.self))
  }
}
