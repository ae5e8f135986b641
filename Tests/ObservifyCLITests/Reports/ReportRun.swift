import Foundation
import ObservifyHost
import ObservifyKit

@testable import ObservifyCLI

/// A run of the whole tool, real planner included, over files in memory.
struct ReportRun {
  /// What was printed to standard output.
  let output: String

  /// What was printed to standard error.
  let errors: String

  /// The page that was written, if there is one.
  let page: String?

  /// The files after the run.
  let files: [String: [UInt8]]

  let status: ExitStatus

  init(_ arguments: [String], over files: [String: [UInt8]]) async {
    let store = MemoryStore(files)
    let stage = Stage(store)
    status = await stage.run(arguments) { await Migrator($0).plan($1, progress: $2) }
    output = await stage.outputText
    errors = await stage.errorText
    page = await stage.written["report.html"].map { String(decoding: $0, as: UTF8.self) }
    self.files = await store.files
  }

  init(_ arguments: [String], texts: [String: String]) async {
    await self.init(arguments, over: texts.mapValues { Array($0.utf8) })
  }

  /// Standard output as JSON.
  func json() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }

  /// Sources in which everything is awkward: names, markup, characters of more than one byte.
  static let hostile = [
    "a b/<img src=x onerror=alert(1)>.swift": """
    import SwiftUI
    /* é 模 */ final class Model: ObservableObject { /* </script><script>alert(1)</script> */
      @Published var name = "</td><b>&amp;\u{202E}\u{0}" // ``` | `x` [link](x) @someone %0A
      @Published var other = 1
    }
    struct Shown: View {
      @ObservedObject var model: Model
      var body: some View { TextField("", text: $model.name) }
    }
    """,
    "new\nline,a:b%.swift": """
    import Combine
    final class Kept: ObservableObject {
      @Published var p = 1
      func f() -> AnyCancellable { $p.sink { _ in } }
    }
    """,
  ]
}
