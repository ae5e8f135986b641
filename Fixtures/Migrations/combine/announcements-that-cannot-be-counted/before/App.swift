import Combine
import SwiftUI

final class Progress: @unchecked Sendable {
  var done = 0.0
}

protocol Measure: ObservableObject {
  var progress: Progress { get }
}

final class Meter: Measure {
  let progress = Progress()

  func announce() { objectWillChange.send() }
}

struct MeterView<M: Measure>: View {
  @ObservedObject var meter: M

  var body: some View { Text("\(meter.progress.done)") }
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

final class Board: ObservableObject {
  let progress = Progress()

  func announce() { objectWillChange.send() }
}

final class Wall: ObservableObject {
  let board = Board()
  private var tokens: Set<AnyCancellable> = []

  init() {
    board.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &tokens)
  }
}

struct WallView: View {
  @ObservedObject var wall: Wall

  var body: some View { Text("\(wall.board.progress.done)") }
}
