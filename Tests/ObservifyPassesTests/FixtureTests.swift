import Foundation
import ObservifyTestSupport
import Testing

@Suite("Fixtures")
struct FixtureTests {
  @Test("A fixture comes out as it says", arguments: FixtureCase.all)
  func fixture(_ fixture: FixtureCase) async throws {
    let run = await fixture.run()
    if let reason = KnownIssues.ofFixtures[fixture.name] {
      let failures = await fixture.failures(of: run)
      withKnownIssue(Comment(rawValue: reason)) {
        for failure in failures { Issue.record(Comment(rawValue: shown(failure))) }
      }
      return
    }
    switch ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] {
    case "1": try fixture.update(to: run, withOutput: false)
    case "all": try fixture.update(to: run, withOutput: true)
    default:
      for failure in await fixture.failures(of: run) + [fixture.findingsFailure(of: run)] {
        if let failure { Issue.record(Comment(rawValue: failure)) }
      }
    }
  }

  @Test("A fixture says what it shows")
  func about() throws {
    for fixture in FixtureCase.all {
      let place = fixture.folder.appendingPathComponent("about.txt")
      let text = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
      #expect(!text.isEmpty, "\(fixture.name) has no about.txt")
    }
  }

  /// What is known already is shown whole only to who asks for the fixture.
  private func shown(_ failure: String) -> String {
    if ProcessInfo.processInfo.environment["FIXTURE"] != nil { return failure }
    return String(failure.prefix { !$0.isNewline })
  }
}
