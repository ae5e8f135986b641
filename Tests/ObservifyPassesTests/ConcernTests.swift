import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

@Suite("Concern")
struct ConcernTests {
  @Test(
    "Nothing migrates inside files that do not mention the old model", arguments: FixtureCase.all)
  func isSound(_ fixture: FixtureCase) async {
    let files = fixture.before.map { SourceText(path: $0.key, bytes: $0.value) }
    let sources = files.filter {
      $0.path.hasSuffix(".swift") && !$0.path.hasSuffix("Package.swift")
    }
    let silent = sources.filter { !Migrator.mentionsOldModel($0) }.map(\.path)
    // A path that no file has: an empty set would let every file be edited.
    let input = ProjectInput(
      sources: sources, manifests: files.filter { !sources.map(\.path).contains($0.path) },
      editable: Set(silent).union(["-"]))
    var configuration = Configuration()
    configuration.ignoresDeploymentTarget = true
    #expect(await Migrator(configuration).plan(input).changes.map(\.path) == [])
  }

  @Test(
    "A word of the old model is found wherever it stands",
    arguments: ["ObservableObject", "x: ObservableObject", "@Published", "$a.objectWillChange"])
  func mentions(_ text: String) {
    #expect(Migrator.mentionsOldModel(SourceText(path: "A.swift", text: text)))
    #expect(!Migrator.mentionsOldModel(SourceText(path: "A.swift", text: String(text.dropLast()))))
  }
}
