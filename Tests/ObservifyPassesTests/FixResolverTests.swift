import ObservifyTestSupport
import ObservifyIndex
import ObservifyText
import Testing

@testable import ObservifyPasses

/// What no fixture can show while the passes are sound: edits that dispute a place, and edits after
/// which a file no longer parses.
@Suite("Fixes that cannot be made")
struct FixResolverTests {
  private let planned = PlannedProject(
    "class A: ObservableObject {}\nclass B: ObservableObject {}\nclass C: ObservableObject {}\n")

  @Test("The unit declared first keeps a disputed place; the other is withheld whole, and told why")
  func dispute() throws {
    let models = planned.plan.graph.models
    var resolver = FixResolver(planned.plan)
    let refused = resolver.resolve([
      fix(models[1], at: 40, [edit(40, 41, "x")]), fix(models[1], at: 8, [edit(8, 9, "y")]),
      fix(models[0], at: 6, [edit(6, 9, "z")]), fix(models[2], at: 0, [edit(0, 5, "w")]),
    ])
    #expect(refused.map(\.code) == [.conflict])
    #expect(refused.map(\.model) == [models[1]])
    #expect(refused.map(\.text) == ["'A' changes the same place, at line 1"])
    let file = planned.project.index.files[0].id
    #expect(resolver.lists[file]?.edits.map(\.replacement) == ["w", "z"])
  }

  @Test("Equal edits of two units are one")
  func equalEdits() {
    let models = planned.plan.graph.models
    var resolver = FixResolver(planned.plan)
    let refused = resolver.resolve([
      fix(models[0], at: 0, [edit(0, 0, "import Observation\n")]),
      fix(models[1], at: 0, [edit(0, 0, "import Observation\n")]),
    ])
    #expect(refused.isEmpty)
    #expect(resolver.lists[planned.project.index.files[0].id]?.edits.count == 1)
  }

  @Test("A unit after whose edits a file no longer parses is withheld")
  func brokenOutput() throws {
    let models = planned.plan.graph.models
    let fixes = [fix(models[0], at: 0, [edit(6, 7, ")")])]
    var resolver = FixResolver(planned.plan)
    #expect(resolver.resolve(fixes).isEmpty)
    let check = OutputCheck(resolver.lists, fixes, EditPlan(planned.facts))
    #expect(check.outputs.isEmpty)
    #expect(check.refused.map(\.code) == [.internalError])
    #expect(check.refused.map(\.model) == [models[0]])
    let reason = try #require(check.refused.first?.text)
    #expect(reason.hasPrefix("the migrated file would not parse: "))
  }

  private func fix(_ model: TypeID, at offset: Int, _ edits: [TextEdit]) -> Fix {
    Fix(
      code: .observableClass, model: model,
      place: Place(file: planned.project.index.files[0].id, offset: ByteOffset(offset)),
      message: "", isWarning: false, edits: edits)
  }

  private func edit(_ start: Int, _ end: Int, _ replacement: String) -> TextEdit {
    TextEdit(ByteRange(start, end), replacement)
  }
}
