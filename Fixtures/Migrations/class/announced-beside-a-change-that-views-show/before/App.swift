import SwiftUI

final class Log {
  var lines = 0
}

final class Radio: ObservableObject {
  private let log = Log()
  private(set) var name = ""
  private(set) var others = [""]

  var lines: Int { log.lines }

  func receive(_ name: String) {
    log.lines += 1
    rename(name)
  }

  private func rename(_ name: String) {
    objectWillChange.send()
    self.name = name
  }

  func rename(_ other: String, to name: String) {
    objectWillChange.send()
    if let place = others.firstIndex(of: other) { others[place] = name }
  }

  func clear(_ places: [Int]) {
    for place in places { others[place] = "" }
    objectWillChange.send()
  }
}

final class Stamped: ObservableObject {
  private let log = Log()
  private var stamp = 0

  var lines: Int { log.lines }

  func receive() {
    log.lines += 1
    update()
  }

  private func update() {
    stamp = 1
    objectWillChange.send()
  }
}

final class Looped: ObservableObject {
  private let log = Log()
  private var stamps = [0]

  var lines: Int { log.lines }

  func receive() { log.lines += 1 }

  func clear(_ places: [Int]) {
    for place in places { stamps[place] = 0 }
    objectWillChange.send()
  }
}

final class Noted: ObservableObject {
  private let log = Log()
  private(set) var name = ""

  var lines: Int { log.lines }

  func rename(_ name: String) {
    log.lines += 1
    self.name = name
    objectWillChange.send()
  }
}

struct ContentView: View {
  @ObservedObject var radio: Radio
  @ObservedObject var stamped: Stamped
  @ObservedObject var looped: Looped
  @ObservedObject var noted: Noted

  var body: some View {
    Text("\(radio.name) \(radio.others.count) \(radio.lines)")
    Text("\(stamped.lines) \(looped.lines) \(noted.name) \(noted.lines)")
  }
}

struct LinesView: View {
  @ObservedObject var radio: Radio

  var body: some View { Text("\(radio.lines)") }
}
