import ObservifyIndex
import ObservifyKit
import ObservifyText
import Testing

@Suite("Types that a build knew otherwise")
struct ContradictedTypesTests {
  private let code = """
    import SwiftUI

    final class Store: ObservableObject { @Published var count = 0 }
    final class Other: ObservableObject { @Published var count = 0 }
    final class Third: ObservableObject { @Published var count = 0 }
    struct Screen: View {
      @EnvironmentObject var store: Store
      let made = outside()
      var body: some View { Text("\\(store.count)").environmentObject(made) }
    }
    """

  private func plan(_ name: String, at column: Int, is type: String) async -> MigrationReport {
    var input = ProjectInput(
      sources: [SourceText(path: "A.swift", text: code)], editable: ["A.swift"])
    func value(_ name: String, _ line: Int, _ column: Int, _ type: String) -> BuildIndex.Name {
      BuildIndex.Name(
        line: line, column: column, kind: .value, isDeclared: true, name: name,
        declaration: "App.Screen.\(name) : \(type)")
    }
    let names = [value("made", 8, 7, "App.Third"), value(name, 7, column, type)]
    input.told.build = BuildIndex(modules: ["App"], believes: { _ in true }, names: { _ in names })
    var configuration = Configuration()
    configuration.ignoresDeploymentTarget = true
    return await Migrator(configuration).plan(input)
  }

  @Test("Reading and a build agree: all move")
  func agreement() async {
    let report = await plan("store", at: 26, is: "App.Store")
    #expect(report.migrated == ["Other", "Store", "Third"])
    #expect(report.indexAnswers?.answered == 1)
  }

  @Test("The models of both sides stay, and the rest moves")
  func contradiction() async {
    let report = await plan("store", at: 26, is: "App.Other")
    #expect(report.migrated == ["Third"])
    #expect(report.kept.map(\.codes) == [["OBS841"], ["OBS841"]])
    let told = report.diagnostics.filter { $0.code == "OBS841" }.map(\.message)
    #expect(
      told == [
        "'Store' and 'Other' are kept: 'store' is read as 'Store', and was built as 'Other'"
      ])
  }
}
