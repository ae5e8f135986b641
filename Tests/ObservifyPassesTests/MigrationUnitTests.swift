import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

/// What the report says of units when it is asked for them.
@Suite("Migration units")
struct MigrationUnitTests {
  @Test("A unit has its types, files, lines, sites and what it holds")
  func whole() async throws {
    let units = await units([
      "A.swift": """
      import SwiftUI
      class Base: ObservableObject {
        @Published var item: Item?
      }

      """,
      "B.swift": """
      import SwiftUI
      class Item: ObservableObject {}
      class Sub: Base {
        @Published var b = 1
      }

      """,
      "C.swift": """
      import SwiftUI
      struct V: View {
        @StateObject var sub = Sub()
        var body: some View { W().environmentObject(sub) }
      }

      """,
    ])
    #expect(units.map(\.name) == ["Item", "Sub"])
    #expect(units.map(\.step) == [1, 2])
    let base = try #require(units.last)
    #expect(base.decision == .migrate)
    #expect(
      base.types.map { "\($0.kind) \($0.name) \($0.path):\($0.line):\($0.column)" } == [
        "class Base A.swift:2:7", "class Sub B.swift:3:7",
      ])
    #expect(
      base.files == [
        UnitFile(path: "A.swift", removed: 2, added: 3),
        UnitFile(path: "B.swift", removed: 1, added: 2),
        UnitFile(path: "C.swift", removed: 2, added: 2),
      ])
    #expect(base.changedLines == 12)
    #expect(base.sites == 2)
    #expect(base.holds.map(\.name) == ["Item"])
    #expect(base.holds.map(\.isRequired) == [false])
    #expect(
      base.holds.first?.places.map { "\($0.line):\($0.column) \($0.message)" } == [
        "3:18 'item' holds 'Item'"
      ])
  }

  @Test("A unit that stays has every reason, and only its own")
  func kept() async throws {
    let units = await units([
      "A.swift": """
      import SwiftUI
      class Base: ObservableObject {
        @Published var a = 1
        func f() { _ = $a.sink { _ in } ; _ = $a.sink { _ in } }
      }
      class Sub: Base {}
      class Other: ObservableObject {}

      """
    ])
    #expect(units.map(\.name) == ["Other", "Base"])
    let base = try #require(units.last)
    #expect(base.decision == .keep)
    #expect(base.step == nil)
    #expect(
      base.reasons.map { "\($0.line):\($0.column) \($0.code)" } == [
        "4:18 OBS401", "4:41 OBS401",
      ])
    #expect(base.files == [UnitFile(path: "A.swift")])
  }

  @Test("What a computed property or a static one gives is not held")
  func given() async {
    let units = await units([
      "A.swift": """
      class Item: ObservableObject {}
      class Base: ObservableObject {
        static let shared = Item()
        var item: Item { Self.shared }
      }
      """
    ])
    #expect(units.map(\.name).sorted() == ["Base", "Item"])
    #expect(units.flatMap(\.holds).isEmpty)
  }

  @Test("What an object wrapper in a model holds must move first")
  func required() async {
    let units = await units([
      "A.swift": """
      import SwiftUI
      class A: ObservableObject {
        @ObservedObject var b: B
        init(b: B) { self.b = b }
      }
      class B: ObservableObject {
        @Published var x = 1
        @AppStorage("y") var y = initial()
      }

      """
    ])
    #expect(units.map(\.name) == ["B", "A"])
    #expect(units.last?.holds.map(\.isRequired) == [true])
    #expect(units.first?.warnings.map(\.code) == ["OBS120"])
  }

  @Test("Structs that claim to be observable, and classes of outside bases, are units that stay")
  func loneTypes() async {
    let units = await units([
      "A.swift": """
      import SwiftUI
      struct S: ObservableObject {}
      class C: PartnerModel {}
      struct V: View {
        @StateObject var c = C()
        @StateObject var p = PartnerModel()
      }

      """
    ])
    #expect(units.map(\.name) == ["C", "S"])
    #expect(units.map(\.decision) == [.keep, .keep])
    #expect(units.map { $0.reasons.map(\.code) } == [["OBS803"], ["OBS801"]])
  }

  @Test("A class that is '@Observable' only is no unit, and a place that asks for more is noted")
  func halfway() async {
    await expectMigration(
      of: """
        import SwiftUI

        @Observable class Session {}

        struct Card: View {
          let session: Session
          var body: some View { Text("").environmentObject(1️⃣session) }
        }
        """,
      becomes: nil,
      findings: [
        "1️⃣ OBS803 '.environmentObject' stays: 'Session' is '@Observable' only, and nothing in the project makes it an 'ObservableObject'"
      ], showsNotes: true)
  }

  @Test("What Objective-C sees of a wrapped property is the property, not its storage")
  func objectiveC() async {
    await expectMigration(
      of: """
        import SwiftUI

        public class Preferences: NSObject, ObservableObject {
          @objc @AppStorage("sound") public var sound = true
        }
        """,
      becomes: """
        import SwiftUI

        @Observable
        public class Preferences: NSObject {
          @objc public var sound: Bool {
            get { access(keyPath: \\.sound); return storedSound }
            set { withMutation(keyPath: \\.sound) { storedSound = newValue } }
          }
          @ObservationIgnored @AppStorage("sound") private var storedSound = true
        }
        """)
  }

  @Test("What options leave out, and what is outside the paths, is nobody's question")
  func leftOut() async {
    let files = [
      "A.swift": "import SwiftUI\nclass A: ObservableObject {}\nclass B: ObservableObject {}\n",
      "Pods/C.swift": "import SwiftUI\nclass C: ObservableObject {}\n",
    ]
    let units = await units(files, editable: ["A.swift"], skip: ["B"])
    #expect(units.map(\.name) == ["A", "B", "C"])
    #expect(units.map(\.decision) == [.migrate, .leave, .leave])
  }

  @Test("Names tell units apart: by the outer type, then by the module")
  func names() async {
    let units = await units([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", platforms: [.iOS(.v17)],
        targets: [.target(name: "App"), .target(name: "Kit")])

      """,
      "Sources/App/A.swift": """
      import SwiftUI
      class Store: ObservableObject {}
      enum E { class Item: ObservableObject {} }
      enum F { class Item: ObservableObject {} }

      """,
      "Sources/Kit/A.swift": "import SwiftUI\nclass Store: ObservableObject {}\n",
    ])
    #expect(units.map(\.name) == ["E.Item", "F.Item", "App.Store", "Kit.Store"])
  }

  @Test("The name of a unit stays while a type of the same name migrates")
  func stableNames() async {
    let units = await units([
      "A.swift": """
      import SwiftUI
      enum E { @Observable class Item {} }
      enum F { class Item: ObservableObject {} }

      """
    ])
    #expect(units.map(\.name) == ["F.Item"])
  }

  @Test("Nobody pays for units that are not asked for")
  func unasked() async {
    let source = SourceText(path: "A.swift", text: "class A: ObservableObject {}\n")
    let report = await Migrator().plan(ProjectInput(sources: [source], editable: ["A.swift"]))
    #expect(report.migrated == ["A"])
    #expect(report.units.isEmpty)
  }

  private func units(
    _ files: [String: String], editable: Set<String>? = nil, skip: [String] = []
  ) async -> [MigrationUnit] {
    var configuration = Configuration()
    configuration.listsUnits = true
    configuration.skip = skip
    let texts = files.map { SourceText(path: $0.key, text: $0.value) }
    let input = ProjectInput(
      sources: texts.filter { !$0.path.hasSuffix("Package.swift") },
      manifests: texts.filter { $0.path.hasSuffix("Package.swift") },
      editable: editable ?? Set(files.keys))
    return await Migrator(configuration).plan(input).units
  }
}
