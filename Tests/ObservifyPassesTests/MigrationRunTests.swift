import ObservifyIndex
import ObservifyKit
import ObservifySyntax
import ObservifyTestSupport
import ObservifyText
import Testing

@testable import ObservifyPasses

@Suite("A run")
struct MigrationRunTests {
  @Test("The same input in any order gives the same report", arguments: projects)
  func order(_ project: FixtureCase) async {
    await expectSameReport(project.before)
  }

  @Test("All fixtures as one project give the same report in any order")
  func orderOfMany() async {
    var files: [String: [UInt8]] = [:]
    for fixture in FixtureCase.all {
      for (path, bytes) in fixture.before where path.hasSuffix(".swift") {
        files["\(fixture.name)/\(path)"] = bytes
      }
    }
    await expectSameReport(files)
  }

  @Test("All fixtures as one project come out whole")
  func everything() async {
    var files: [String: [UInt8]] = [:]
    for fixture in FixtureCase.all {
      for (path, bytes) in fixture.before where !path.hasSuffix("Package.swift") {
        files["\(fixture.name)/\(path)"] = bytes
      }
    }
    let run = await ToolRun(files)
    for change in run.report?.changes ?? [] {
      let errors = SyntaxTree(parsing: SourceText(path: change.path, bytes: change.after)).errors
      #expect(errors.isEmpty, "\(change.path)")
    }
    let second = await ToolRun(run.after)
    #expect(second.report?.changes.map(\.path) == [])
  }

  @Test("Two changes of one place keep the unit that comes later")
  func conflict() throws {
    let planned = PlannedProject("class A: ObservableObject {}\nclass B: ObservableObject {}")
    let models = planned.plan.graph.models
    let file = planned.project.index.files[0].id
    func fix(_ model: TypeID, _ text: String, _ start: Int, _ end: Int) -> Fix {
      Fix(
        code: .observableClass, model: model, place: Place(file: file, offset: ByteOffset(start)),
        message: "", isWarning: false,
        edits: [TextEdit(ByteOffset(start)..<ByteOffset(end), text)])
    }
    var resolver = FixResolver(planned.plan)
    let refused = resolver.resolve([
      fix(models[1], "X", 2, 4), fix(models[0], "Y", 3, 5), fix(models[1], "Z", 8, 9),
    ])
    #expect(refused.map(\.code) == [.conflict])
    #expect(refused.map(\.model) == [models[1]])
    #expect(resolver.lists[file]?.edits.map(\.replacement) == ["Y"])
  }

  @Test("Edits that break a file keep every unit that edits it")
  func brokenOutput() throws {
    let planned = PlannedProject([
      "class A: ObservableObject {}\nclass B: ObservableObject {}", "class C: ObservableObject {}",
    ])
    let files = planned.project.index.files.map(\.id)
    var lists: [FileID: EditList] = [:]
    var fixes: [Fix] = []
    for (model, file, place, text) in [(0, 0, 0, "{"), (1, 0, 1, ""), (2, 1, 0, " ")] {
      let edit = TextEdit(ByteOffset(place)..<ByteOffset(place), text)
      try lists[files[file], default: EditList()].merge([edit])
      fixes.append(
        Fix(
          code: .observableClass, model: planned.plan.graph.models[model],
          place: Place(file: files[file], offset: ByteOffset(place)), message: "",
          isWarning: false, edits: [edit]))
    }
    let check = OutputCheck(lists, fixes, EditPlan(planned.facts))
    #expect(check.refused.map(\.code) == [.internalError, .internalError])
    #expect(check.refused.map(\.model) == Array(planned.plan.graph.models.prefix(2)))
    #expect(check.outputs.keys.map { $0 } == [files[1]])
  }

  @Test("Models that migrate and that are kept are named once, in order")
  func names() async {
    let run = await ToolRun(
      [
        "A.swift": """
        import SwiftUI
        class B: ObservableObject {}
        class A: ObservableObject {}
        enum E { class C: ObservableObject { @Published var c = 1; func f() { g($c); h($c) } } }
        class D: E.C { init() { $c.sink {} } }
        """
      ].mapValues { Array($0.utf8) })
    #expect(run.report?.migrated == ["A", "B"])
    #expect(
      run.report?.kept == [
        KeptModel(name: "D", codes: ["OBS817"]), KeptModel(name: "E.C", codes: ["OBS401"]),
      ])
  }

  @Test("A project without models has nothing to tell")
  func nothing() async {
    let run = await ToolRun(["A.swift": Array("struct S {}".utf8)])
    #expect(run.report?.changes.isEmpty == true)
    #expect(run.findings == [])
    #expect(run.patch == [])
  }

  private static let projects = FixtureCase.all.filter { $0.name.hasPrefix("Projects/") }

  private func expectSameReport(_ files: [String: [UInt8]]) async {
    let sources = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
      .map { SourceText(path: $0.key, bytes: $0.value) }
    let paths = Set(sources.map(\.path))
    let expected = await Migrator().plan(ProjectInput(sources: sources, editable: paths))
    for seed in 1...3 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let shuffled = sources.shuffled(using: &generator)
      let found = await Migrator().plan(ProjectInput(sources: shuffled, editable: paths))
      #expect(found.diagnostics == expected.diagnostics)
      #expect(found.migrated == expected.migrated)
      #expect(found.kept == expected.kept)
      #expect(found.changes.map(\.path) == expected.changes.map(\.path))
      #expect(found.changes.map(\.after) == expected.changes.map(\.after))
    }
  }
}
