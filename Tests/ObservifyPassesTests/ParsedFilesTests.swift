import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

@Suite("Parsed files")
struct ParsedFilesTests {
  @Test(
    "A plan is the same with the trees of an earlier one, whatever has changed since",
    arguments: FixtureCase.all)
  func same(_ fixture: FixtureCase) async {
    let parsed = ParsedFiles()
    // Once before and once after the migration, so that some files stay and some are parsed anew.
    for files in [fixture.before, await fixture.run().after] {
      let fresh = await plan(files, nil)
      for report in [await plan(files, parsed), await plan(files, parsed)] {
        #expect(report.changes.map(\.path) == fresh.changes.map(\.path))
        #expect(report.changes.map(\.after) == fresh.changes.map(\.after))
        #expect(report.diagnostics == fresh.diagnostics)
        #expect(report.units == fresh.units)
      }
    }
  }

  private func plan(_ files: [String: [UInt8]], _ parsed: ParsedFiles?) async -> MigrationReport {
    let sources = files.map { SourceText(path: $0.key, bytes: $0.value) }
      .filter { $0.path.hasSuffix(".swift") }
    var configuration = Configuration()
    configuration.listsUnits = true
    configuration.ignoresDeploymentTarget = true
    return await Migrator(configuration).plan(
      ProjectInput(sources: sources, editable: Set(sources.map(\.path)), parsed: parsed))
  }
}
