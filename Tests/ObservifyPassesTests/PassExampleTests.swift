import Foundation
import ObservifyTestSupport
import Testing

/// The diffs in the doc comments of the passes are true.
@Suite("Examples in doc comments")
struct PassExampleTests {
  @Test("A pass does what its doc comment shows", arguments: try PassExample.all())
  func example(_ example: PassExample) async throws {
    let frame = try #require(Frame.ofPasses[example.pass], "the test needs a program around it")
    let before = frame.before.replacing("…", with: example.before)
    let after = frame.after.replacing("…", with: example.after)
    await expectMigration(
      of: frame.otherFiles.merging(["Test.swift": before]) { $1 }, becomes: ["Test.swift": after],
      findings: frame.findings, options: frame.options)
  }

  @Test("Every pass has an example")
  func complete() throws {
    let passes = try Sources.files(in: "Sources/ObservifyPasses/Features").map(\.fileName)
      .filter { $0.hasSuffix("Pass.swift") && $0 != "UpdateWarningPass.swift" }
    #expect(try Set(PassExample.all().map(\.pass)) == Set(passes + ["AddedImports.swift"]))
  }
}

/// A `diff` block of a pass's doc comment.
struct PassExample: Sendable, CustomTestStringConvertible {
  let pass: String
  let before: String
  let after: String

  var testDescription: String { pass }

  static func all() throws -> [PassExample] {
    try Sources.files(in: "Sources/ObservifyPasses/Features").flatMap { file in
      file.text.matches(of: /\/\/\/ ```diff\n((?:\/\/\/.*\n)*?)\/\/\/ ```\n/).map { match in
        let lines = match.1.split(separator: "\n").map { $0.dropFirst("/// ".count) }
        func side(_ marks: String) -> String {
          lines.filter { $0.isEmpty || marks.contains($0.prefix(1)) }.map { $0.dropFirst() }
            .joined(separator: "\n")
        }
        return PassExample(pass: file.fileName, before: side(" -"), after: side(" +"))
      }
    }
  }
}

/// The smallest program in which an example means something: `…` stands for the example.
private struct Frame {
  let before: String
  let after: String
  var findings: [String] = []
  var options: [String] = []
  var otherFiles: [String: String] = [:]

  static let ofPasses: [String: Frame] = [
    "ObservableClassPass.swift": Frame(
      before: "import SwiftUI\n\n…\n}\n", after: "import SwiftUI\n\n…\n}\n"),
    "ConstraintPass.swift": Frame(
      before: """
        import SwiftUI

        class Store: ObservableObject {}

        let card = Card(model: Store())

        …
          var body: some View { Text("") }
        }

        """,
      after: """
        import SwiftUI

        @Observable
        class Store {}

        let card = Card(model: Store())

        …
          var body: some View { Text("") }
        }

        """),
    "OutsideWrapperPass.swift": Frame(
      before: """
        import SwiftUI
        import SwiftUIX

        class Store: ObservableObject {}

        struct Screen: View {
        …
        }

        """,
      after: """
        import SwiftUI
        import SwiftUIX

        @Observable
        class Store {}

        struct Screen: View {
        …
        }

        """),
    "FocusedObjectPass.swift": Frame(
      before: """
        import SwiftUI

        class Editor: ObservableObject {}

        struct EditorCommands: Commands {
        …
        }

        """,
      after: """
        import SwiftUI

        @Observable
        class Editor {}

        struct EditorCommands: Commands {
        …
        }

        """),
    "ObjectBindingPass.swift": Frame(
      before: """
        import SwiftUI

        @Observable class Item { var name = "" }

        …

        """,
      after: """
        import SwiftUI

        @Observable class Item { var name = "" }

        …

        """, options: ["--modernize", "bindable"]),
    "ModelPropertyPass.swift": inModel,
    "EqualValuePass.swift": Frame(
      before: """
        import SwiftUI

        struct Note: Equatable {
          let id: Int
          var text: String
          static func == (left: Note, right: Note) -> Bool { left.id == right.id }
        }

        class Model: ObservableObject {
        …
        }

        struct ModelView: View {
          @StateObject private var model = Model()
          var body: some View { Text(model.note?.text ?? "") }
        }

        """,
      after: """
        import SwiftUI

        struct Note: Equatable {
          let id: Int
          var text: String
          static func == (left: Note, right: Note) -> Bool { left.id == right.id }
        }

        @Observable
        class Model {
        …
        }

        struct ModelView: View {
          @State private var model = Model()
          var body: some View { Text(model.note?.text ?? "") }
        }

        """),
    "LocalCopyPass.swift": Frame(
      before: """
        import SwiftUI

        struct Item { var price = 0 }

        class Model: ObservableObject {
          @Published var items: [Item] = []

          func drop() {
        …
          }
        }

        """,
      after: """
        import SwiftUI

        struct Item { var price = 0 }

        @Observable
        class Model {
          var items: [Item] = []

          func drop() {
        …
          }
        }

        """),
    "WillChangePass.swift": Frame(
      before: """
        import SwiftUI

        class Model: ObservableObject {
          var name = ""

        …
          }
        }

        """,
      after: """
        import SwiftUI

        @Observable
        class Model {
          var name = ""

        …
          }
        }

        """),
    "OwnSinkPass.swift": Frame(
      before: """
        import Combine
        import SwiftUI

        class Search: ObservableObject {
        …

          private func search(_ text: String) {}
        }

        """,
      after: """
        import SwiftUI

        @Observable
        class Search {
        …

          private func search(_ text: String) {}
        }

        """,
      findings: ["Test.swift:9:5 OBS149"], options: ["--combine", "modernize"]),
    "PublisherBridgePass.swift": Frame(
      before: """
        import Combine
        import SwiftUI

        class Search: ObservableObject {
        …
          private var cancellables = Set<AnyCancellable>()
        }

        """,
      after: """
        import Combine
        import SwiftUI

        @Observable
        class Search {
        …
          @ObservationIgnored private var cancellables = Set<AnyCancellable>()
        }

        """,
      options: ["--combine", "bridge"]),
    "CountedAnnouncementPass.swift": Frame(
      before: "import SwiftUI\n\nfinal class Service { var isOn = false }\n\n…\n",
      after: "import SwiftUI\n\nfinal class Service { var isOn = false }\n\n…\n",
      findings: [
        "Test.swift:5:1 OBS132 'Lamp' announces changes that '@Observable' cannot track: a counter is incremented for them, and getters or views read it"
      ]),
    "RefreshPass.swift": Frame(
      before: """
        import SwiftUI
        import UIKit

        class Track: ObservableObject {
          @Published var title = ""
        }

        …

        """,
      after: """
        import SwiftUI
        import UIKit

        @Observable
        class Track {
          var title = ""
        }

        …

        """),
    "CodingKeysPass.swift": Frame(
      before: "import SwiftUI\n\n…\n", after: "import SwiftUI\n\n…\n",
      options: ["--modernize", "codable"]),
    "StatePass.swift": Frame(
      before: "import SwiftUI\n\n…\n  var body: some View { Text(title) }\n}\n",
      after: "import SwiftUI\n\n…\n  var body: some View { Text(title) }\n}\n",
      options: ["--modernize", "state"]),
    "EntryPass.swift": Frame(
      before: "import SwiftUI\n\nenum Theme { case light, dark }\n\n…\n",
      after: "import SwiftUI\n\nenum Theme { case light, dark }\n\n…\n",
      options: ["--modernize", "entry"]),
    "OwnReadPass.swift": Frame(
      before: """
        import SwiftUI

        class Feed: ObservableObject {
          @Published var isLoading = false

          init() { load() }

        …
            isLoading = true
            Task { @MainActor in isLoading = false }
          }
        }

        struct FeedView: View {
          @ObservedObject var feed: Feed
          var body: some View { Text(feed.isLoading ? "loading" : "ready") }
        }

        struct Screen: View {
          var body: some View { FeedView(feed: Feed()) }
        }

        """,
      after: """
        import SwiftUI

        @Observable
        class Feed {
          var isLoading = false

          init() { load() }

        …
            isLoading = true
            Task { @MainActor in isLoading = false }
          }
        }

        struct FeedView: View {
          var feed: Feed
          var body: some View { Text(feed.isLoading ? "loading" : "ready") }
        }

        struct Screen: View {
          var body: some View { FeedView(feed: Feed()) }
        }

        """),
    "OwnerWrapperPass.swift": inView(models: ["Model"]),
    "ChildWrapperPass.swift": inView(models: ["Model", "Form"]),
    "EnvironmentReaderPass.swift": inView(models: ["Store"], end: "  }\n"),
    "EnvironmentInjectionPass.swift": Frame(
      before: """
        import SwiftUI

        class Store: ObservableObject {}

        struct Screen: View {
          let store: Store
          var body: some View {
          …
          }
        }

        """,
      after: """
        import SwiftUI

        @Observable
        class Store {}

        struct Screen: View {
          let store: Store
          var body: some View {
          …
          }
        }

        """),
    "IsolationPass.swift": Frame(
      before: """
        import SwiftUI

        class Settings: ObservableObject {}

        @MainActor func show() {}

        …
          func run() { show() }
        }

        """,
      after: """
        import SwiftUI

        @Observable
        class Settings {}

        @MainActor func show() {}

        …
          func run() { show() }
        }

        """,
      otherFiles: [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", path: ".")])
        """
      ]),
    "AddedImports.swift": Frame(
      before: "…\n\nclass Model: ObservableObject {}\n",
      after: "…\n\n@Observable\nclass Model {}\n"),
  ]

  private static let inModel = Frame(
    before: "import SwiftUI\n\nclass Model: ObservableObject {\n…\n}\n",
    after: "import SwiftUI\n\n@Observable\nclass Model {\n…\n}\n")

  private static func inView(models: [String], end: String = "") -> Frame {
    let before = models.map { "class \($0): ObservableObject {}\n" }.joined()
    let after = models.map { "@Observable\nclass \($0) {}\n" }.joined()
    let view = "struct Screen: View {\n…\n\(end)}\n"
    return Frame(
      before: "import SwiftUI\n\(before)\(view)", after: "import SwiftUI\n\(after)\(view)")
  }
}
