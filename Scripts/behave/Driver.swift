// Runs the programs whose numbers are given, each with a driver that uses what its page offers.
// usage: programs [--truth] [--steps N] NUMBER[:ACTION;ACTION...]...
//
// Prints for each step the action, the lines of the page and how many bodies were evaluated. With
// `--truth` everything is evaluated again behind each step: what a page shows that is never stale.
@_spi(Reflection) import Swift
import Foundation
import SwiftUI

struct Program {
  let number: UInt64
  let seed: UInt64
  let waits: Bool
  let show: @MainActor (ViewHost) -> Void
}

private struct Dice {
  var state: UInt64
  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(count))
  }
}

private struct Control {
  let kind: String
  let label: String
  let index: Int
}

@MainActor private struct Driver {
  let host: ViewHost
  let waits: Bool
  let truth: Bool
  var dice: Dice
  var known = 0

  /// What the page offers, each with its place among those of the same kind and label.
  func controls() -> [Control] {
    guard let all = Mirror(reflecting: host).descendant("page", "controls") as? [Any] else {
      return []
    }
    var counts: [String: Int] = [:]
    return all.compactMap { control in
      let mirror = Mirror(reflecting: control)
      guard let kind = mirror.descendant("kind").map({ "\($0)" }),
        let label = mirror.descendant("label") as? String
      else { return nil }
      let place = ["button", "link", "swipe", "back", "disclosure"].contains(kind) ? "tap" : kind
      let index = counts[place + label, default: 0]
      counts[place + label] = index + 1
      guard mirror.descendant("enabled") as? Bool == true else { return nil }
      return Control(kind: place, label: label, index: index)
    }
  }

  mutating func choose() -> String? {
    let offered = controls()
    if waits, dice.below(4) == 0 { return "wait||0|" }
    guard !offered.isEmpty else { return nil }
    let control = offered[dice.below(offered.count)]
    var argument = ""
    switch control.kind {
    case "text", "search": argument = ["a", "b", "ab", ""][dice.below(4)]
    case "stepper": argument = ["up", "down"][dice.below(2)]
    case "delete", "move": argument = "0"
    case "slider": argument = "0.5"
    default: break
    }
    return [control.kind, control.label, "\(control.index)", argument].joined(separator: "|")
  }

  func perform(_ action: String) {
    let parts = action.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let (kind, label, index, argument) = (parts[0], parts[1], Int(parts[2]) ?? 0, parts[3])
    if kind == "wait" { return host.wait(0.08) }
    guard controls().contains(where: { $0.kind == kind && $0.label == label && $0.index == index })
    else {
      print("  - not offered")
      return host.step("") {}
    }
    switch kind {
    case "tap": host.tap(label, index: index)
    case "toggle": host.toggle(label, index: index)
    case "text", "search": host.type(argument, into: label, index: index)
    case "stepper" where argument == "up": host.increment(label, index: index)
    case "stepper": host.decrement(label, index: index)
    case "slider": host.slide(label, to: Double(argument) ?? 0, index: index)
    case "delete": host.delete(row: 0, list: index)
    case "move": host.move(row: 0, to: 1, list: index)
    case "submit": host.submit(label, index: index)
    case "refresh": host.refresh(index: index)
    case "gesture": host.gesture(label, index: index)
    default: host.step("nothing known to do with \(kind)") {}
    }
  }

  mutating func report(_ action: String) {
    var count = host.evaluated.count
    if waits {
      host.wait(0.03)
      count += host.evaluated.count
    }
    if truth {
      renew()
      host.step("truth") {}
    }
    for line in host.lines { print("  | \(line)") }
    print("  = \(count)")
    for failure in host.failures.dropFirst(known) { print("  ! \(failure)") }
    known = host.failures.count
  }

  /// Has every body evaluated again.
  func renew() {
    guard let nodes = Mirror(reflecting: host).descendant("nodes") as? [String: AnyObject] else {
      fatalError("this harness keeps its nodes elsewhere")
    }
    for node in nodes.values {
      _ = _forEachField(of: type(of: node), options: [.classType]) { name, offset, type, _ in
        guard String(cString: name) == "dirty", type == Bool.self else { return true }
        (Unmanaged.passUnretained(node).toOpaque() + offset).assumingMemoryBound(to: Bool.self)
          .pointee = true
        return false
      }
    }
  }
}

@main struct Main {
  static func main() { MainActor.assumeIsolated { run() } }

  @MainActor static func run() {
    setvbuf(stdout, nil, _IOLBF, 0)
    var truth = false
    var steps = 8
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      if argument == "--truth" {
        truth = true
      } else if argument == "--steps" {
        steps = arguments.popFirst().flatMap { Int($0) } ?? steps
      } else {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let actions = parts.count > 1 ? parts[1].split(separator: ";").map(String.init) : nil
        guard let number = UInt64(parts[0]), let program = programs[number] else { continue }
        run(program, truth: truth, steps: steps, actions: actions)
      }
    }
    exit(0)
  }

  @MainActor static func run(_ program: Program, truth: Bool, steps: Int, actions: [String]?) {
    print("program \(program.number)")
    let host = ViewHost()
    var driver = Driver(
      host: host, waits: program.waits, truth: truth, dice: Dice(state: program.seed))
    program.show(host)
    print("> show")
    driver.report("show")
    if let actions {
      for action in actions {
        print("> \(action)")
        driver.perform(action)
        driver.report(action)
      }
    } else {
      for _ in 0..<steps {
        guard let action = driver.choose() else { break }
        print("> \(action)")
        driver.perform(action)
        driver.report(action)
      }
    }
    print("end \(program.number)")
  }
}
