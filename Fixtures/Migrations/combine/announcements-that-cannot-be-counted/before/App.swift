import SwiftUI

final class Progress: @unchecked Sendable {
  var done = 0.0
}

final class Meter: ObservableObject {
  let progress = Progress()

  func announce() { objectWillChange.send() }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View { Text("\(meter.progress.done)") }
}

class Base: ObservableObject {
  @Published var name = ""
}

final class Leaf: Base {
  private let progress = Progress()
  var done: Double { progress.done }

  func announce() { objectWillChange.send() }
}

final class Locked: ObservableObject, Sendable {
  private let progress = Progress()
  var done: Double { progress.done }

  func announce() { objectWillChange.send() }
}

final class Silent: ObservableObject {
  func announce() { objectWillChange.send() }
}

@MainActor
final class Gauge: ObservableObject {
  private let progress = Progress()
  var done: Double { progress.done }

  nonisolated func announce() { objectWillChange.send() }
}

final class Spare: ObservableObject {
  private let progress = Progress()
  var done: Double { progress.done }
  var revision: Int { changeCount }
  var changeCount: Int { announcementCount }
  var announcementCount: Int { 0 }

  func announce() { objectWillChange.send() }
}
