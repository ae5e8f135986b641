import PartnerKit
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

@Observable
final class Clock {
  var hour = 0
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
  @Environment(Counter.self) var counter
  @Environment(Clock.self) var clock

  var body: some View {
    Text("\(counter.count) \(clock.hour)")
  }
}

struct Screen: View {
  let container: Container

  var body: some View {
    let counter = Container.required(Counter.self)
    Labels()
      .environment(counter)
      .environment(container.required(of: Clock.self))
  }
}
