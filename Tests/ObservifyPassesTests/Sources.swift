import Foundation

/// The project's own sources, for tests that read what is written there.
enum Sources {
  /// A file with its path from the folder that was asked for.
  struct File {
    let name: String
    let url: URL
    let text: String

    /// The last part of the path.
    var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }
  }

  /// Returns the text of every file of a folder of the project that ends so, by name.
  static func files(
    in folder: String, ending: String = ".swift"
  ) throws -> [File] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(ending) }.sorted()
      .map { name in
        let url = root.appendingPathComponent(name)
        return File(name: name, url: url, text: try String(contentsOf: url, encoding: .utf8))
      }
  }

  /// Returns the text of every file of a folder of the project that ends so.
  static func texts(in folder: String, ending: String = ".swift") throws -> [String] {
    try files(in: folder, ending: ending).map(\.text)
  }
}
