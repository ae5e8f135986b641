import Foundation
import ObservifySyntax
import ObservifyText

/// A file to parse in tests: one of `Fixtures/Syntax`, or one of the project's own.
struct SyntaxFixture: CustomStringConvertible, Sendable {
  let url: URL

  /// The path below the project's root.
  var description: String {
    url.path.replacingOccurrences(of: Self.root.path + "/", with: "")
  }

  var source: SourceText {
    get throws { SourceText(path: description, bytes: Array(try Data(contentsOf: url))) }
  }

  /// The project's root.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of `Fixtures/Syntax`.
  static let constructs = files(in: "Fixtures/Syntax")

  /// The files of `Fixtures/Syntax` that are not Swift all over.
  static let brokenNames = ["bad-bytes.swift", "broken.swift", "conflict.swift"]

  /// The project's own sources.
  static let project = files(in: "Sources") + files(in: "Tests") + files(in: "Fixtures")

  private static func files(in folder: String) -> [SyntaxFixture] {
    let base = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { SyntaxFixture(url: base.appendingPathComponent($0)) }
  }
}
