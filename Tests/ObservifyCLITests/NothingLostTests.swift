import Foundation
import ObservifyCLI
import ObservifyTestSupport
import Testing

/// The bytes around a migration, through the whole tool: read from disk, planned, and written back.
@Suite("Nothing lost")
struct NothingLostTests {
  @Test("A byte order mark stays the first thing of its file")
  func byteOrderMark() async throws {
    try await expect("\u{FEFF}" + Self.old, becomes: "\u{FEFF}" + Self.new)
    // The attribute goes between the mark and the class.
    try await expect(
      "\u{FEFF}final class Model: ObservableObject {}\n",
      becomes: "\u{FEFF}import Observation\n\n@Observable\nfinal class Model {}\n")
  }

  @Test("Lines end as they did", arguments: ["\r\n", "\r", "\n"])
  func lineEnds(_ end: String) async throws {
    let (old, new) = (
      Self.old.replacing("\n", with: end), Self.new.replacing("\n", with: end)
    )
    try await expect(old, becomes: new)
    try await expect("\u{FEFF}" + old, becomes: "\u{FEFF}" + new)
    try await expect(String(old.dropLast()), becomes: String(new.dropLast()))
  }

  @Test("In a file with several kinds of line ends each line keeps its own")
  func mixedLineEnds() async throws {
    try await expect(
      """
      import SwiftUI\r\n\nfinal class Model: ObservableObject {\r
        @Published var a = 0\r  @Published var b = \"""
          one\r\n    two
          \"""\r\n}
      """,
      becomes: """
        import SwiftUI\r\n\n@Observable\r\nfinal class Model {\r
          var a = 0\r  var b = \"""
            one\r\n    two
            \"""\r\n}
        """)
  }

  @Test("Null bytes, form feeds and characters outside of every plane stay where they are")
  func oddBytes() async throws {
    let (head, tail) = ("// \u{0} \u{C} \u{10FFFF} é e\u{301}\n", "// \u{200B}\u{7F}\u{1A}")
    try await expect(head + Self.old + tail, becomes: head + Self.new + tail)
  }

  private static let old = """
    import SwiftUI

    final class Model: ObservableObject {
      @Published var name = ""  // its name
    }

    """

  private static let new = """
    import SwiftUI

    @Observable
    final class Model {
      var name = ""  // its name
    }

    """

  /// Expects that a file becomes another, byte for byte, and that a second run leaves it so.
  private func expect(_ old: String, becomes new: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(old, to: "Model.swift")
    for options in [["--write"], ["--check"]] {
      let stage = Stage(folder: folder.path, environment: [:])
      let status = await CommandLineTool.run(options, in: stage)
      let said = await stage.errorText
      #expect(status == .success, "\(said)")
      #expect(try folder.read("Model.swift") == Array(new.utf8))
    }
    #expect(try folder.files() == ["Model.swift"])
  }
}
