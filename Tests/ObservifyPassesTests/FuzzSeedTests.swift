import Foundation
import ObservifyTestSupport
import Testing

/// What `Scripts/fuzz.sh` found once stays mended.
@Suite("Seeds of the fuzzer")
struct FuzzSeedTests {
  @Test("An input that once went wrong goes well", arguments: Self.seeds)
  func seed(_ name: String) async throws {
    let input = FuzzInput(Array(try Data(contentsOf: Self.folder.appendingPathComponent(name))))
    #expect(input.problemOfTrees() == nil)
    for options in [[], ["--ignore-deployment-target", "--prefer-let"]] {
      #expect(await input.problemOfRun(options: options) == nil)
      #expect(await input.spread.problemOfRun(options: options) == nil)
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Fuzz")

  private static let seeds =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
}
