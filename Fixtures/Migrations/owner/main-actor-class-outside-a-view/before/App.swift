import SwiftUI

@MainActor
final class Clock: ObservableObject {
  @Published var time = Date()
}

struct ClockProperty: DynamicProperty {
  @StateObject private var clock = Clock()

  var time: Date { clock.time }
}
