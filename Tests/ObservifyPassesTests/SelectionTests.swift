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
      1️⃣class B: ObservableObject {}
      enum E {
        class C: ObservableObject {}
        2️⃣class D: ObservableObject {}
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
    await expectMigration(
      of: source, becomes: result, findings: ["1️⃣ OBS825", "2️⃣ OBS825"],
      options: ["--only", "A,E.C"])
    await expectMigration(
      of: source, becomes: result, findings: ["1️⃣ OBS825", "2️⃣ OBS825"],
      options: ["--skip", "B", "--skip", "E.D"])
  }

  @Test("'--skip' keeps a unit of which one class is named")
  func skippedSuperclass() async {
    await expectMigration(
      of: """
        import SwiftUI

        1️⃣class Base: ObservableObject {}
        class 2️⃣Sub: Base {
          @Published var a = 1
        }

        """,
      becomes: nil, findings: ["1️⃣ OBS825", "2️⃣ OBS817"], options: ["--skip", "Base"])
  }

  @Test("'--skip' with a code keeps the units that need it")
  func skippedCode() async {
    await expectMigration(
      of: """
        import SwiftUI

        class A: ObservableObject {}
        class B: ObservableObject {}
        struct V: View {
          1️⃣@ObservedObject var a = A()
          @StateObject var b = B()
        }

        """,
      becomes: """
        import SwiftUI

        class A: ObservableObject {}
        @Observable
        class B {}
        struct V: View {
          @ObservedObject var a = A()
          @State var b = B()
        }

        """, findings: ["1️⃣ OBS825"], options: ["--skip", "OBS205"])
  }

  @Test("'--only' with codes keeps the units that need another")
  func onlyCodes() async {
    await expectMigration(
      of: """
        import SwiftUI

        class A: ObservableObject {}
        class B: ObservableObject {
          1️⃣@Published var b = 1
        }

        """,
      becomes: """
        import SwiftUI

        @Observable
        class A {}
        class B: ObservableObject {
          @Published var b = 1
        }

        """, findings: ["1️⃣ OBS825"], options: ["--only", "OBS101"])
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
}
