import ObservifyKit
import ObservifyTestSupport
import Testing

/// Units that could move and stay: files that may not be edited or do not parse, and options.
@Suite("What is left out")
struct SelectionTests {
  @Test("A class whose view is in a file that was not chosen stays, and the others move")
  func unchosenFile() async {
    await expectMigration(
      of: [
        "Models/Kept.swift": "import SwiftUI\n\nclass Kept: ObservableObject {}\n",
        "Models/Moved.swift": "import SwiftUI\n\nclass Moved: ObservableObject {}\n",
        "Views/View.swift":
          "import SwiftUI\n\nstruct V: View {\n  1️⃣@StateObject var k = Kept()\n}\n",
      ],
      becomes: ["Models/Moved.swift": "import SwiftUI\n\n@Observable\nclass Moved {}\n"],
      findings: ["1️⃣ OBS818"], options: ["Models"])
  }

  @Test("A class in a file that was not chosen stays, and its view with it")
  func unchosenClass() async {
    await expectMigration(
      of: [
        "A.swift": "import SwiftUI\n\n1️⃣class Model: 2️⃣ObservableObject {}\n",
        "B.swift": "import SwiftUI\n\nstruct V: View {\n  @StateObject var m = Model()\n}\n",
      ],
      becomes: [:], findings: ["1️⃣ OBS818"], options: ["B.swift"])
  }

  @Test("What moves together with a class that was not chosen stays")
  func unchosenSubclass() async {
    await expectMigration(
      of: [
        "Base.swift": "import SwiftUI\n\nclass 1️⃣Base: ObservableObject {}\n",
        "Other.swift": "import SwiftUI\n\nclass Other: ObservableObject {}\n",
        "Sub.swift": "import SwiftUI\n\n2️⃣class Sub: Base {\n  @Published var a = 1\n}\n",
      ],
      becomes: ["Other.swift": "import SwiftUI\n\n@Observable\nclass Other {}\n"],
      findings: ["1️⃣ OBS817", "2️⃣ OBS818"], options: ["Base.swift", "Other.swift"])
  }

  @Test("An excluded file counts as not chosen")
  func excludedFile() async {
    await expectMigration(
      of: [
        "A.swift": "import SwiftUI\n\nclass Model: ObservableObject {}\n",
        "B.swift": "import SwiftUI\n\nstruct V: View {\n  1️⃣@StateObject var m = Model()\n}\n",
      ],
      becomes: [:], findings: ["1️⃣ OBS818"], options: ["--exclude", "B.swift"])
  }

  @Test("A class that a broken file names stays, and the others move")
  func brokenFile() async {
    await expectMigration(
      of: [
        "Broken.swift": "import SwiftUI\n\nstruct V: View {\n  let k = Kept()\n  func 1️⃣) {\n}\n",
        "Kept.swift": "import SwiftUI\n\nclass Kept: ObservableObject {}\n",
        "Moved.swift": "import SwiftUI\n\nclass Moved: ObservableObject {}\n",
      ],
      becomes: ["Moved.swift": "import SwiftUI\n\n@Observable\nclass Moved {}\n"],
      findings: ["Broken.swift:1:1 OBS819", "1️⃣ OBS904"])
  }

  @Test("A broken file without a class that it names is told of, and nothing else")
  func brokenFileAlone() async {
    await expectMigration(
      of: [
        "Broken.swift": "func 1️⃣) {\n",
        "Model.swift": "import SwiftUI\n\nclass Model: ObservableObject {}\n",
      ],
      becomes: ["Model.swift": "import SwiftUI\n\n@Observable\nclass Model {}\n"],
      findings: ["1️⃣ OBS904"])
  }

  @Test("'--only' takes names, qualified ones too")
  func only() async {
    let source = """
      import SwiftUI

      class A: ObservableObject {}
      class B: ObservableObject {}
      enum E {
        class C: ObservableObject {}
        class D: ObservableObject {}
      }

      """
    let result = """
      import SwiftUI

      @Observable
      class A {}
      class B: ObservableObject {}
      enum E {
        @Observable
        class C {}
        class D: ObservableObject {}
      }

      """
    for options in [["--only", "A,E.C"], ["--only", "A,C"], ["--skip", "B", "--skip", "E.D"]] {
      await expectMigration(of: source, becomes: result, options: options)
    }
  }

  @Test("'--skip' keeps a unit of which one class is named")
  func skippedSuperclass() async {
    await expectMigration(
      of: """
        import SwiftUI

        class Base: ObservableObject {}
        class Sub: Base {
          @Published var a = 1
        }

        """,
      becomes: nil, options: ["--skip", "Base"])
  }

  @Test("'--only' migrates the whole unit of which one class is named", arguments: ["Base", "Sub"])
  func onlyOneOfUnit(_ name: String) async {
    await expectMigration(
      of: """
        import SwiftUI

        class Base: ObservableObject {}
        class Sub: Base {
          @Published var a = 1
        }
        class Other: ObservableObject {}

        """,
      becomes: """
        import SwiftUI

        @Observable
        class Base {}
        @Observable
        class Sub: Base {
          var a = 1
        }
        class Other: ObservableObject {}

        """, options: ["--only", name])
  }

  @Test("A class whose name begins like a code is a class")
  func likeACode() async {
    await expectMigration(
      of: "import SwiftUI\n\nclass OBSLink: ObservableObject {}\nclass B: ObservableObject {}\n",
      becomes:
        "import SwiftUI\n\n@Observable\nclass OBSLink {}\nclass B: ObservableObject {}\n",
      options: ["--only", "OBSLink"])
  }

  private let modules = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "P", platforms: [.iOS(.v17)], targets: [.target(name: "App"), .target(name: "Kit")])

    """,
    "Sources/App/Store.swift": "import SwiftUI\n\nclass Store: ObservableObject {}\n",
    "Sources/Kit/Store.swift": "import SwiftUI\n\nclass Store: ObservableObject {}\n",
  ]

  @Test("A module tells types of one name apart")
  func module() async {
    await expectMigration(
      of: modules,
      becomes: ["Sources/Kit/Store.swift": "import SwiftUI\n\n@Observable\nclass Store {}\n"],
      options: ["--only", "Kit.Store"])
  }

  @Test("A name that means several units is refused, and so is one that means none")
  func badNames() async {
    let files = modules.mapValues { Array($0.utf8) }
    let several = await ToolRun(files, options: ["--skip", "Store"])
    #expect(several.patch.isEmpty)
    #expect(
      several.messages
        == "observify: error: 'Store' means several types: use 'App.Store' or 'Kit.Store'\n")
    let unknown = await ToolRun(files, options: ["--only", "Kit.Stroe"])
    #expect(unknown.patch.isEmpty)
    #expect(
      unknown.messages
        == "observify: error: the project declares no type 'Kit.Stroe': 'observify plan' lists all\n"
    )
  }

  @Test("A unit's name selects it where only a use ties types of one name together")
  func tiedNames() async throws {
    var files = modules
    files["Package.swift"] = files["Package.swift"]?.replacing(
      ".target(name: \"Kit\")",
      with: ".target(name: \"Kit\"), .target(name: \"UI\", dependencies: [\"App\", \"Kit\"])")
    for module in ["App", "Kit"] {
      files["Sources/\(module)/Store.swift"] =
        "import SwiftUI\n\npublic class Store: ObservableObject {}\n"
    }
    files["Sources/UI/Row.swift"] = """
      import SwiftUI
      #if os(iOS)
        import App
      #else
        import Kit
      #endif

      struct Row: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("row") }
      }

      """
    let bytes = files.mapValues { Array($0.utf8) }
    let names = await ToolRun(bytes, options: ["plan"]).report?.units.map(\.name)
    #expect(names == ["App.Store"])
    let step = await ToolRun(bytes, options: ["--only", "App.Store"])
    #expect(step.report?.changes.count == 3)
  }

  @Test("'--skip' with a code keeps the units that need it")
  func skippedCode() async {
    await expectMigration(
      of: twoOwners,
      becomes: """
        import SwiftUI

        class A: ObservableObject {}
        @Observable
        class B {}
        struct V: View {
          @ObservedObject var a = A()
          @State var b = B()
        }

        """, options: ["--skip", "OBS205"])
  }

  @Test("'--only' with a code migrates the whole units that need it")
  func onlyCode() async {
    await expectMigration(
      of: twoOwners,
      becomes: """
        import SwiftUI

        class A: ObservableObject {}
        @Observable
        class B {}
        struct V: View {
          @ObservedObject var a = A()
          @State var b = B()
        }

        """, options: ["--only", "obs201"])
  }

  @Test("Types and codes behind '--only' add up")
  func onlyBoth() async {
    await expectMigration(
      of: """
        import SwiftUI

        class A: ObservableObject {}
        class B: ObservableObject {
          @Published var b = 1
        }
        class C: ObservableObject {}

        """,
      becomes: """
        import SwiftUI

        @Observable
        class A {}
        @Observable
        class B {
          var b = 1
        }
        class C: ObservableObject {}

        """, options: ["--only", "A,OBS102"])
  }

  private let twoOwners = """
    import SwiftUI

    class A: ObservableObject {}
    class B: ObservableObject {}
    struct V: View {
      @ObservedObject var a = A()
      @StateObject var b = B()
    }

    """

  @Test("'--skip' with the code of a warning keeps the units that would get it")
  func skippedWarning() async {
    await expectMigration(
      of: """
        import SwiftUI

        public class A: ObservableObject {
          @AppStorage("a") public var a = initial()
        }
        class B: ObservableObject {}

        """,
      becomes: """
        import SwiftUI

        public class A: ObservableObject {
          @AppStorage("a") public var a = initial()
        }
        @Observable
        class B {}

        """, options: ["--skip", "OBS120"])
  }

  @Test("What was left out is said to who asks for it, with the reason")
  func leftOutNotes() async {
    await expectMigration(
      of: "import SwiftUI\n\n1️⃣class A: ObservableObject {}\n2️⃣class B: ObservableObject {}\n",
      becomes: nil,
      findings: [
        "1️⃣ OBS825 'A' is kept: '--skip' names it",
        "2️⃣ OBS825 'B' is kept: its migration brings OBS101, which '--skip' names",
      ],
      options: ["--skip", "A,OBS101"], showsNotes: true)
  }

  @Test("A type that is '@Observable' already is no error, and one that never was is a warning")
  func plainTypes() async {
    let source = """
      import SwiftUI

      1️⃣@Observable
      class Done {}
      2️⃣class Plain {}
      class B: ObservableObject {}

      """
    await expectMigration(
      of: source, becomes: nil, findings: ["2️⃣ OBS911"], options: ["--only", "Done,Plain"])
    let run = await ToolRun(
      ["A.swift": Array("@Observable\nclass Done {}\n".utf8)], options: ["--only", "Done"])
    #expect(run.findings == ["A.swift:1:1: note: 'Done' is '@Observable' already [OBS911]"])
  }

  @Test("A comment keeps the whole unit")
  func ignoredUnit() async {
    await expectMigration(
      of: [
        "A.swift": "import SwiftUI\n\nclass 1️⃣Base: ObservableObject {}\n",
        "B.swift": """
        import SwiftUI

        // observify:ignore
        2️⃣class Sub: Base {
          @Published var a = 1
        }

        """,
      ],
      becomes: [:], findings: ["1️⃣ OBS817", "2️⃣ OBS816"])
  }

  @Test("A comment keeps the model whatever it stands before", arguments: 0..<4)
  func ignoredPlaces(_ place: Int) async {
    let comment = { $0 == place ? "// observify:ignore" : "//" }
    await expectMigration(
      of: """
        import SwiftUI

        class A {
          \(comment(0))
          @Published var a = 1
        }
        \(comment(1))
        extension A: ObservableObject {}
        struct V: View {
          @StateObject var a: A
          init() {
            \(comment(2))
            _a = StateObject(wrappedValue: A())
          }
          var body: some View {
            \(comment(3))
            W().environmentObject(a)
          }
        }

        """,
      becomes: nil,
      findings: [
        ["Test.swift:5:3", "Test.swift:8:14", "Test.swift:13:10", "Test.swift:17:5"][place]
          + " OBS816"
      ])
  }

  @Test("A comment with a code keeps the model only where the code is")
  func ignoredCodes() async {
    await expectMigration(
      of: """
        import SwiftUI

        class A: ObservableObject {}
        class B: ObservableObject {}
        struct V: View {
          // observify:ignore OBS205 -- renewed on purpose
          1️⃣@ObservedObject var a = A()
          2️⃣// observify:ignore OBS205
          @StateObject var b = B()
        }

        """,
      becomes: """
        import SwiftUI

        class A: ObservableObject {}
        @Observable
        class B {}
        struct V: View {
          // observify:ignore OBS205 -- renewed on purpose
          @ObservedObject var a = A()
          // observify:ignore OBS205
          @State var b = B()
        }

        """, findings: ["1️⃣ OBS816", "2️⃣ OBS912"])
  }

  @Test("A comment that keeps nothing is told of")
  func idleComments() async {
    await expectMigration(
      of: [
        "A.swift": "1️⃣// observify:ignore-file\nclass Plain {}\n",
        "B.swift": "import SwiftUI\n\n2️⃣// observify:ignore\n\nclass B: ObservableObject {}\n",
      ],
      becomes: [
        "B.swift": "import SwiftUI\n\n// observify:ignore\n\n@Observable\nclass B {}\n"
      ],
      findings: ["1️⃣ OBS912", "2️⃣ OBS912"])
  }
}
