import Foundation
import ObservifyKit
import ObservifyTestSupport
import Testing

@testable import ObservifyPasses

@Suite("The catalog")
struct CatalogTests {
  @Test("The codes are sorted, and each is listed once")
  func order() {
    let codes = DiagnosticCatalog.all.map(\.code)
    #expect(codes == Set(codes).sorted())
    #expect(codes.allSatisfy { $0.wholeMatch(of: /OBS[1-9][0-9][0-9]/) != nil })
  }

  @Test("Every code that is declared is listed")
  func declared() throws {
    let declared = try Sources.texts(in: "Sources/ObservifyPasses").flatMap { text in
      text.matches(of: /DiagnosticCode\(\s*"(OBS[0-9]+)"/).map { String($0.1) }
    }
    #expect(declared.sorted() == Catalog.all.map(\.code))
  }

  @Test(
    "A title is one clause in lower case, without a full stop", arguments: DiagnosticCatalog.all)
  func title(_ code: CodeDescription) throws {
    let first = try #require(code.title.first)
    #expect(first.isLowercase || first == "'", "\(code.code)")
    #expect(code.title.last != ".", "\(code.code)")
    #expect(!code.title.contains("\n") && !code.title.contains("\""), "\(code.code)")
  }

  @Test("An explanation is one or more sentences", arguments: DiagnosticCatalog.all)
  func explanation(_ code: CodeDescription) throws {
    let first = try #require(code.explanation.first)
    #expect(first.isUppercase || first == "'", "\(code.code)")
    #expect(code.explanation.hasSuffix("."), "\(code.code)")
    #expect(code.explanation != code.title)
  }

  @Test("Every code is shown by a fixture or a transcript")
  func shown() throws {
    guard ProcessInfo.processInfo.environment["FIXTURE"] == nil else { return }
    let transcripts = try Sources.texts(in: "Fixtures/CommandLine", ending: ".txt")
    let shown = (FixtureCase.all.map(\.findings) + transcripts).joined()
    let unshown = Catalog.all.map(\.code).filter { !shown.contains("[\($0)]") }
    #expect(unshown == KnownIssues.codesWithoutInput)
  }

  @Test("Every reason to keep a model says what a person can do", arguments: Catalog.all)
  func remedies(_ code: DiagnosticCode) throws {
    guard ["4", "8"].contains(code.code.dropFirst(3).first) else { return }
    let remedy = try #require(code.remedy, "\(code.code)")
    #expect(remedy.first?.isUppercase == true && remedy.hasSuffix("."), "\(code.code)")
    #expect(!code.explanation.contains(remedy), "\(code.code)")
  }

  @Test("Every warning of a fixture says what a person can do")
  func warnings() throws {
    let codes = FixtureCase.all.flatMap { fixture in
      fixture.findings.matches(of: /: warning: .+ \[(OBS\d+)\]/).map { String($0.output.1) }
    }
    let remedies = Dictionary(
      uniqueKeysWithValues: DiagnosticCatalog.all.map { ($0.code, $0.remedy) })
    let silent = Set(codes).filter { remedies[$0, default: nil] == nil }
    #expect(silent == [])
    #expect(Set(codes).isSuperset(of: ["OBS119", "OBS210", "OBS306", "OBS401"]))
  }

  @Test("A message is one clause in lower case, without a full stop")
  func messages() {
    for fixture in FixtureCase.all {
      for line in fixture.findings.split(separator: "\n") {
        let match = line.wholeMatch(of: /.+:\d+:\d+: (warning|note|error): (.+) \[OBS\d+\]/)
        let message = match?.output.2 ?? ""
        let isClause =
          (message.first?.isLowercase == true || message.first == "'") && message.last != "."
          && !message.contains("\"")
        #expect(isClause, "\(fixture.name): \(line)")
      }
    }
  }
}
