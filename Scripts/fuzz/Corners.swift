import Foundation
import ObservifySyntax
import ObservifyTestSupport
import ObservifyText

/// Measures code that costs a careless tool the square of its size.
enum Corners {
  /// How many times as much as ordinary code a byte may cost.
  private static let limit = 10.0

  /// Measures the corners named behind the size in bytes, or all.
  static func run(_ arguments: [String]) -> Never {
    let size = arguments.first.flatMap { Int($0) } ?? 1_000_000
    let chosen = all.filter { arguments.count < 2 || arguments.contains($0.name) }
    let usual = measure(ordinaryCode(size))
    var failures = 0
    for corner in chosen {
      // What costs the square of its size is stopped while it is small.
      var cost = usual
      for size in [size / 100, size / 10, size] {
        cost = measure(corner.text(size))
        if usual.ratio(of: cost) > limit, cost.seconds > 1 { break }
      }
      let isSlow = usual.ratio(of: cost) > limit
      if isSlow { failures += 1 }
      say(line(corner.name, cost, against: usual) + (isSlow ? "  TOO SLOW" : ""))
    }
    say(
      "\(failures) of \(chosen.count) corners cost more than \(Int(limit)) times as much a byte")
    exit(failures == 0 ? 0 : 1)
  }

  /// What a byte of a text costs.
  private struct Cost {
    var size: Int
    var parseSteps: Double
    var parseTime: Double
    var runSteps: Double
    var runTime: Double

    /// The time that was taken.
    var seconds: Double {
      (parseTime + runTime) * Double(size) / Double(CLOCKS_PER_SEC)
    }

    func ratio(of other: Cost) -> Double {
      max(
        other.parseSteps / parseSteps, other.parseTime / parseTime, other.runSteps / runSteps,
        other.runTime / runTime)
    }
  }

  private static func measure(_ text: String) -> Cost {
    let bytes = Array(text.utf8)
    let count = Double(bytes.count)
    Steps.reset()
    var start = clock()
    let source = SourceText(path: "A.swift", bytes: bytes)
    if let violation = violation(in: SyntaxTree(parsing: source)) { fatalError(violation) }
    let parseSteps = Double(Steps.taken)
    let parseTime = Double(clock() - start)
    Steps.reset()
    start = clock()
    let options = ["--ignore-deployment-target"]
    _ = wait { await ToolRun(["A.swift": bytes], options: options).report }
    return Cost(
      size: bytes.count, parseSteps: parseSteps / count, parseTime: parseTime / count,
      runSteps: Double(Steps.taken) / count, runTime: Double(clock() - start) / count)
  }

  private static func line(_ name: String, _ cost: Cost, against ordinary: Cost) -> String {
    func ratio(_ value: Double, _ usual: Double) -> String {
      String(format: "%7.2f", value / usual)
    }
    return name.padding(toLength: 30, withPad: " ", startingAt: 0)
      + String(format: "%8d", cost.size)
      + " parse: steps" + ratio(cost.parseSteps, ordinary.parseSteps)
      + "  time" + ratio(cost.parseTime, ordinary.parseTime)
      + "   whole run: steps" + ratio(cost.runSteps, ordinary.runSteps)
      + "  time" + ratio(cost.runTime, ordinary.runTime)
  }
}
