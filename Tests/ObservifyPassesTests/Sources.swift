import Foundation

/// The project's own sources, for tests that read what is written there.
enum Sources {
  /// Returns the text of every Swift file of a folder of the project, by name.
  static func files(in folder: String) throws -> [(name: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// Returns the text of every Swift file of a folder of the project.
  static func texts(in folder: String) throws -> [String] { try files(in: folder).map(\.text) }
}
