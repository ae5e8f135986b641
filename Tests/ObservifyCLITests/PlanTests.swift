import Foundation
import ObservifyKit
import Testing

@testable import ObservifyCLI

@Suite("The plan")
struct PlanTests {
  /// 300 units that migrate and 200 that stay, with names of up to 45 letters and deep paths.
  private let large: MigrationReport = {
    let long = String(repeating: "VeryLongName", count: 3)
    let units = (1...500).map { number in
      let place = Diagnostic(
        path: "Sources/Feature\(number)/\(long)/Model.swift", line: number, column: 7,
        severity: .warning, message: "the publisher '$value' is used, and so is another one of it",
        code: number.isMultiple(of: 2) ? "OBS402" : "OBS815")
      let migrates = number <= 300
      return MigrationUnit(
        name: "\(long)\(number)", decision: migrates ? .migrate : .keep,
        step: migrates ? number : nil,
        types: [
          UnitType(
            name: "\(long)\(number)", kind: "class", module: "App", path: place.path, line: number,
            column: 7)
        ],
        files: [UnitFile(path: place.path, removed: 2, added: 3)], sites: number,
        holds: number == 300
          ? (1...40).map { HeldUnit(name: "\(long)\($0)", isRequired: $0 < 9, places: []) } : [],
        warnings: migrates ? [place] : [], reasons: migrates ? [] : [place, place])
    }
    return MigrationReport(observable: ["Done"], units: units)
  }()

  private func text(_ report: MigrationReport, verbose: Bool = false) -> String {
    var invocation = Invocation()
    invocation.configuration.ignoresDeploymentTarget = true
    invocation.given = ["ignore-deployment-target"]
    return PlanText(report, invocation, isVerbose: verbose).text
  }

  @Test("A plan of 500 units fits 80 columns, but for paths")
  func width() {
    for verbose in [false, true] {
      let lines = text(large, verbose: verbose).split(separator: "\n")
      #expect(lines.filter { $0.count > 80 && !$0.contains("/Model.swift") } == [])
      #expect(lines.allSatisfy { $0.last != " " })
    }
  }

  @Test("The summary comes first, and the steps have a line each")
  func summaryFirst() {
    let text = text(large)
    #expect(
      text.hasPrefix(
        """
        300 units migrate: 300 types, 1500 lines in 300 files. 200 units stay: 200
        types. 1 class is '@Observable' already.

        """))
    #expect(text.contains("\n\n  observify --ignore-deployment-target --write --only <unit>\n"))
    #expect(
      text.contains("\n   7     1     7     5    1  --only VeryLongNameVeryLongNameVeryLongName7\n")
    )
    // What is said of a target is said once for all its units.
    #expect(text.contains("\nOBS815  100 units\n"))
    #expect(text.contains("\nOnly for their minimum system:\n  VeryLong"))
    #expect(text.matches(of: /is used, and so is another/).count == 100 + 1)
  }

  @Test("An empty report has an empty plan")
  func empty() throws {
    #expect(text(MigrationReport()) == "Nothing to migrate.\n")
    let json = PlanJSON.text(of: MigrationReport(), Invocation())
    #expect(json.contains("\"units\": []"))
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
  }

  @Test("The JSON is read by another reader as what was written")
  func json() throws {
    let odd = "a\"b\\c\nd\u{1}é模\u{7F}"
    let unit = MigrationUnit(
      name: odd, decision: .migrate, step: 1, files: [UnitFile(path: odd, removed: 1)])
    let text = PlanJSON.text(of: MigrationReport(units: [unit]), Invocation())
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(read["version"] as? Int == 1)
    let units = try #require(read["units"] as? [[String: Any]])
    #expect(units.first?["name"] as? String == odd)
    #expect(units.first?["command"] as? [String] == ["observify", "--write", "--only", odd])
    let files = try #require(units.first?["files"] as? [[String: Any]])
    #expect(files.first?["path"] as? String == odd)
  }

  @Test("A step has the paths and options of the plan, quoted for a shell")
  func command() throws {
    let invocation = try OptionParser.parse([
      "plan", "My App", "--unpublished", "track", "--combine", "bridge", "--prefer-let", "--skip",
      "OBS210,B",
      "--exclude", "*/Old's", "--project-root", ".", "--format", "json", "--verbose",
    ])
    #expect(invocation.command == .plan)
    #expect(invocation.configuration.listsUnits)
    let unit = MigrationUnit(name: "Outer.Inner", decision: .migrate, step: 1)
    let words = StepCommand.head(of: invocation) + StepCommand.choice(of: unit)
    #expect(
      StepCommand.shell(words)
        == "observify 'My App' --unpublished track --combine bridge --prefer-let --skip OBS210,B"
        + " --exclude '*/Old'\\''s' --project-root . --write --only Outer.Inner")
  }

  @Test("A folder called like a command is named by its path")
  func folder() throws {
    #expect(try OptionParser.parse(["./plan"]).command == .migrate)
    #expect(try OptionParser.parse(["App", "plan"]).paths == ["App", "plan"])
  }
}
