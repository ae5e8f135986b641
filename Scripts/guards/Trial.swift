// Leaves out one guard at a time and runs the fixtures, in the copy that guards.sh makes.
//
// usage: Trial GUARDS VERDICTS EXPLAINED ONLY
//
// A guard is written to VERDICTS before it is tried and its verdict after: when a guard's absence
// makes the program trap or run on for ever, the next start counts it as noticed and goes on.

import Foundation
import ObservifyPasses
import ObservifyTestSupport

/// A line of GUARDS.
struct Guard {
  let number: Int
  let place: String
  let text: String
  /// What an explanation calls it: the file, the function and the text.
  let name: String

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, let number = Int(fields[0]) else { return nil }
    self.number = number
    place = fields[1]
    text = fields[3]
    let file = place.split(separator: "/").last?.split(separator: ":").first ?? ""
    name = "\(file) \(fields[2]): \(text)"
  }
}

/// What a fixture test compares.
struct Outcome: Equatable {
  let patch: [UInt8]
  let findings: [String]

  init(_ fixture: FixtureCase) async {
    let run = await fixture.run()
    (patch, findings) = (run.patch, run.findings)
  }
}

@main
enum Trial {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let only = arguments[4]
    let guards = try lines(arguments[1]).compactMap { Guard($0) }
      .filter { only.isEmpty || "\($0.place) \($0.text)".contains(only) }
    var verdicts: [Int: String] = [:]
    for line in try lines(arguments[2]) {
      let fields = line.split(separator: "\t", maxSplits: 1).map(String.init)
      if let number = Int(fields[0]) { verdicts[number] = fields.count > 1 ? fields[1] : "trap" }
    }
    try await judge(guards.filter { verdicts[$0.number] == nil }, arguments[2], &verdicts)
    exit(try report(guards, verdicts, explanations: arguments[3], isWhole: only.isEmpty))
  }

  private static func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  }

  /// Finds a verdict for each guard: the fixture that notices it, or in how many it decided something
  /// all the same.
  private static func judge(
    _ guards: [Guard], _ path: String, _ verdicts: inout [Int: String]
  ) async throws {
    guard !guards.isEmpty, let log = FileHandle(forUpdatingAtPath: path) else { return }
    try log.seekToEnd()
    // Small ones first: one difference is enough.
    let sized = FixtureCase.all.map { ($0, $0.before.values.reduce(0) { $0 + $1.count }) }
    var trials: [(fixture: FixtureCase, expected: Outcome, deciding: Set<Int>)] = []
    for (fixture, _) in sized.sorted(by: { $0.1 < $1.1 }) {
      Mutant.deciding = []
      let expected = await Outcome(fixture)
      trials.append((fixture, expected, Mutant.deciding))
    }
    for candidate in guards {
      try log.write(contentsOf: Data("\(candidate.number)\t".utf8))
      Mutant.number = candidate.number
      alarm(20)
      let deciding = trials.filter { $0.deciding.contains(candidate.number) }
      var verdict = "\(deciding.count)"
      for trial in deciding {
        let outcome = await Outcome(trial.fixture)
        guard outcome != trial.expected else { continue }
        verdict = trial.fixture.name
        break
      }
      verdicts[candidate.number] = verdict
      try log.write(contentsOf: Data("\(verdict)\n".utf8))
    }
    alarm(0)
  }

  /// Prints what survives without an explanation and what is explained without need.
  private static func report(
    _ guards: [Guard], _ verdicts: [Int: String], explanations path: String, isWhole: Bool
  ) throws -> Int32 {
    let explained = Set(try lines(path).filter { !"# ".contains($0.prefix(1)) }.map(String.init))
    let survivors = guards.filter { verdicts[$0.number].flatMap { Int($0) } != nil }
    let unexplained = survivors.filter { !explained.contains($0.name) }
    for candidate in unexplained {
      let line = candidate.place.split(separator: ":").last ?? ""
      print("\(candidate.name) (line \(line), decides in \(verdicts[candidate.number] ?? ""))")
    }
    let known = Set(guards.map(\.name))
    let stale = explained.subtracting(survivors.map(\.name))
      .filter { isWhole || known.contains($0) }
    for name in stale.sorted() { print("noticed or gone, and explained all the same: \(name)") }
    print(
      "\(guards.count) guards: \(guards.count - survivors.count) noticed, "
        + "\(survivors.count - unexplained.count) explained, \(unexplained.count) neither")
    return unexplained.isEmpty && stale.isEmpty ? 0 : 1
  }
}
