import SwiftUI

enum Totals {
  nonisolated(unsafe) static var count = 0
}

final class Work: ObservableObject {
  @Published var isBusy = false
  private let progress = Progress(totalUnitCount: 1)

  var count: Int { Int(progress.completedUnitCount) }

  func refresh() { isBusy = progress.isCancelled }
}

final class Copy: ObservableObject {
  @Published var isBusy = false
  private let progress = Progress(totalUnitCount: 1)

  var count: Int { Int(progress.completedUnitCount) }

  func take(from other: Copy) { isBusy = other.progress.isCancelled }
}

final class Log: ObservableObject {
  @Published var mark = 0

  var text: String { "\(mark) \(Totals.count)" }
}

final class Draft: ObservableObject {
  @Published var mark = 0

  func set(_ value: Int) {
    mark = value
    Totals.count += 1
  }
}

final class List: ObservableObject {
  @Published var lines: [Int] = []
  @Published var mark = 0

  var text: String { "\(Totals.count)" }

  func add(_ value: Int) {
    lines.append(value)
    mark = value
    count()
  }

  private func count() { Totals.count += 1 }
}

func apply(_ work: () -> Void) { work() }

final class Switch: ObservableObject {
  @Published var isOn = false

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
}

final class Light: ObservableObject {
  @Published var isOn = false

  var text: String { "\(isOn) \(Totals.count)" }

  func turn(_ value: Bool) {
    withAnimation { isOn = value }
    withAnimation { Totals.count += 1 }
  }
}

struct ContentView: View {
  @ObservedObject var work: Work
  @ObservedObject var copy: Copy

  var body: some View {
    Text("\(work.isBusy) \(work.count)")
    Text("\(copy.isBusy) \(copy.count)")
  }
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View { Text("\(log.mark) \(Totals.count) \(log.text)") }
}

struct DraftView: View {
  @ObservedObject var draft: Draft

  var body: some View { Text("\(draft.mark)") }
}

struct ListView: View {
  @ObservedObject var list: List

  var body: some View { Text(list.text) }
}

struct MarkView: View {
  @ObservedObject var list: List

  var body: some View { Text("\(list.mark)") }
}

struct SwitchView: View {
  @ObservedObject var lamp: Switch

  var body: some View { Toggle(lamp.text, isOn: lamp.binding) }
}

struct LightView: View {
  @ObservedObject var light: Light

  var body: some View { Text(light.text) }
}
