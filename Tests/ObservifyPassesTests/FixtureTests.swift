import Foundation
import ObservifyTestSupport
import Testing

@Suite("Fixtures")
struct FixtureTests {
  @Test("A fixture comes out as it says", arguments: FixtureCase.all)
  func fixture(_ fixture: FixtureCase) async throws {
    switch ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] {
    case "1": try await fixture.update(withOutput: false)
    case "all": try await fixture.update(withOutput: true)
    default: await check(fixture)
    }
  }

  private func check(_ fixture: FixtureCase) async {
    let failures = await fixture.failures()
    guard let reason = KnownIssues.ofFixtures[fixture.name] else {
      for failure in failures { Issue.record(Comment(rawValue: failure)) }
      return
    }
    withKnownIssue(Comment(rawValue: reason)) {
      for failure in failures { Issue.record(Comment(rawValue: failure)) }
    }
  }
}
