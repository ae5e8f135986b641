import Foundation

/// The project's own sources, for tests that read what is written there.
enum Sources {
  /// Returns the text of every file of a folder of the project that ends so, by name.
  static func files(
    in folder: String, ending: String = ".swift"
  ) throws -> [(name: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(ending) }.sorted()
      .map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// Returns the text of every file of a folder of the project that ends so.
  static func texts(in folder: String, ending: String = ".swift") throws -> [String] {
    try files(in: folder, ending: ending).map(\.text)
  }
}
