import SwiftUI

enum Totals {
  nonisolated(unsafe) static var count = 0
}

@Observable
final class Work {
  var isBusy = false
  private let progress = Progress(totalUnitCount: 1)

  var count: Int { Int(progress.completedUnitCount) }

  func refresh() { isBusy = progress.isCancelled }

  // `progress` is not observable, and views read it again when `isBusy` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Copy {
  var isBusy = false
  private let progress = Progress(totalUnitCount: 1)

  var count: Int { Int(progress.completedUnitCount) }

  func take(from other: Copy) { isBusy = other.progress.isCancelled }
}

@Observable
final class Log {
  var mark = 0

  var text: String { "\(mark) \(Totals.count)" }
}

@Observable
final class Draft {
  var mark = 0

  func set(_ value: Int) {
    mark = value
    Totals.count += 1
  }
}

@Observable
final class List {
  var lines: [Int] = []
  var mark = 0

  var text: String {
    // Update when `lines` changes; `Totals.count` is not observable.
    _ = lines
    return "\(Totals.count)"
  }

  func add(_ value: Int) {
    lines.append(value)
    mark = value
    count()
  }

  private func count() { Totals.count += 1 }
}

func apply(_ work: () -> Void) { work() }

@Observable
final class Switch {
  var isOn = false

  var text: String { "\(isOn) \(Totals.count)" }
  var binding: Binding<Bool> {
    Binding(
      get: { self.isOn },
      set: {
        self.isOn = $0
        self.count()
      })
  }

  func count() { apply { Totals.count += 1 } }

  // `Totals.count` is not observable, and views read it again when `isOn` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Light {
  var isOn = false

  var text: String { "\(isOn) \(Totals.count)" }

  func turn(_ value: Bool) {
    withAnimation { isOn = value }
    withAnimation { Totals.count += 1 }
  }

  // `Totals.count` is not observable, and views read it again when `isOn` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct ContentView: View {
  var work: Work
  var copy: Copy

  var body: some View {
    Text("\(work.isBusy) \(work.count)")
    Text("\(copy.isBusy) \(copy.count)")
  }
}

struct LogView: View {
  var log: Log

  var body: some View { Text("\(log.mark) \(Totals.count) \(log.text)") }
}

struct DraftView: View {
  var draft: Draft

  var body: some View { Text("\(draft.mark)") }
}

struct ListView: View {
  var list: List

  var body: some View { Text(list.text) }
}

struct MarkView: View {
  var list: List

  var body: some View { Text("\(list.mark)") }
}

struct SwitchView: View {
  var lamp: Switch

  var body: some View { Toggle(lamp.text, isOn: lamp.binding) }
}

struct LightView: View {
  var light: Light

  var body: some View { Text(light.text) }
}
