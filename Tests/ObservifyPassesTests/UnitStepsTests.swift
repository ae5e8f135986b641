import ObservifyKit
import ObservifyTestSupport
import Testing

/// A migration unit by unit, as `observify plan` orders it.
@Suite("Unit by unit")
struct UnitStepsTests {
  @Test("The steps of the plan come to what one whole run makes", arguments: FixtureCase.all)
  func steps(_ fixture: FixtureCase) async throws {
    // Each step says itself what it is about.
    guard !fixture.options.contains("--only") else { return }
    // A key of the environment, a state or a binding belongs to no unit.
    guard Set(fixture.options).isDisjoint(with: ["entry", "state", "bindable"]) else { return }
    var files = fixture.before
    var names = await plannedSteps(files, fixture.options)
    while !names.isEmpty {
      let name = names.removeFirst()
      let run = await ToolRun(files, options: fixture.options + ["--only", name])
      let report = try #require(run.report)
      #expect(!report.changes.isEmpty, "\(fixture.name): '\(name)' changes nothing")
      guard !report.changes.isEmpty else { return }
      files = run.after
      // That nothing is left after the last one, the fixture tests show.
      if names.isEmpty { break }
      let rest = await plannedSteps(files, fixture.options)
      #expect(rest == names, "\(fixture.name): after '\(name)'")
    }
    let whole = await fixture.run().after
    for path in whole.keys.sorted() where whole[path] != files[path] {
      let difference = LineDifference(
        expected: whole[path] ?? [], found: files[path] ?? [], name: path, update: nil)
      Issue.record("\(fixture.name): \(difference)")
    }
  }

  private func plannedSteps(_ files: [String: [UInt8]], _ options: [String]) async -> [String] {
    let run = await ToolRun(files, options: ["plan"] + options)
    return (run.report?.units ?? []).filter { $0.step != nil }.map(\.name)
  }
}
