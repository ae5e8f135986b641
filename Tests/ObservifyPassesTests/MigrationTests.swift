import ObservifyTestSupport
import Testing

/// Small programs that once came out wrong, or nearly did.
@Suite("Migration of a few lines")
struct MigrationTests {
  @Test("An object that a generic function makes keeps what it may be")
  func genericFunction() async {
    await expectMigration(
      of: """
        import SwiftUI

        final class Model: ObservableObject {
          @Published var a = 1
        }
        struct Resolver {
          func resolve<T>(_ make: () -> [T]) -> T { fatalError() }
        }
        struct V: View {
          1️⃣@StateObject var m = Resolver().resolve { let all = unheardOf(); return all }
          var body: some View { Text("\\(m.a)") }
        }

        """,
      becomes: nil, findings: ["1️⃣ OBS809"])
  }

  @Test("What does not compile without frameworks, or at all, is kept", arguments: KeptCase.all)
  func kept(_ example: KeptCase) async {
    await expectMigration(of: example.source, becomes: nil, findings: ["1️⃣ \(example.code)"])
  }

  @Test("A class that nothing makes observable is told to become so, unless something outside may")
  func conformanceRemovedByHand() async {
    await expectMigration(
      of: """
        import PartnerKit
        import SwiftUI

        1️⃣final class Session {
          var name = ""
        }

        @Observable
        final class Router {
          var path = ""
        }

        2️⃣@Remote
        final class Feed {
          var items: [String] = []
        }

        struct SessionView: View {
          @ObservedObject var session: Session
          @ObservedObject var router: Router
          @ObservedObject var feed: Feed

          var body: some View { Text(session.name + router.path + feed.items.joined()) }
        }

        """,
      becomes: """
        import PartnerKit
        import SwiftUI

        final class Session {
          var name = ""
        }

        @Observable
        final class Router {
          var path = ""
        }

        @Remote
        final class Feed {
          var items: [String] = []
        }

        struct SessionView: View {
          @ObservedObject var session: Session
          var router: Router
          @ObservedObject var feed: Feed

          var body: some View { Text(session.name + router.path + feed.items.joined()) }
        }

        """,
      findings: ["1️⃣ OBS844", "2️⃣ OBS803"])
  }

  @Test("An injection of what a generic function returns keeps what it may be")
  func genericInjection() async {
    await expectMigration(
      of: """
        import SwiftUI

        final class Model: ObservableObject {}
        func make<T>(_ make: () -> T) -> T { make() }
        struct V: View {
          var body: some View { Text("").environmentObject(1️⃣make { print(1); return unheardOf() }) }
        }

        """,
      becomes: nil, findings: ["1️⃣ OBS810"])
  }

  @Test("An announcement before another statement on its line goes with its semicolon")
  func announcementOnALine() async {
    await expectMigration(
      of: """
        import SwiftUI

        final class Model: ObservableObject {
          var a = 1 { willSet { objectWillChange.send(); print(newValue) } }
        }

        """,
      becomes: """
        import SwiftUI

        @Observable
        final class Model {
          var a = 1 { willSet { print(newValue) } }
        }

        """)
  }

  @Test("A key path reads the property of the environment that it names")
  func keyPathRead() async {
    await expectMigration(
      of: """
        import SwiftUI

        final class Model: ObservableObject {
          @Published var a = 1
        }
        struct V: View {
          @EnvironmentObject var m: Model
          var body: some View { Text("\\(self[keyPath: \\.m.a])") }
        }

        """,
      becomes: """
        import SwiftUI

        @Observable
        final class Model {
          var a = 1
        }
        struct V: View {
          @Environment(Model.self) var m
          var body: some View { Text("\\(self[keyPath: \\.m.a])") }
        }

        """)
  }

  @Test("A capture list reads the property of the environment that it names")
  func captureRead() async {
    await expectMigration(
      of: """
        import SwiftUI

        final class Model: ObservableObject {
          func act() {}
        }
        struct V: View {
          @EnvironmentObject var m: Model
          var body: some View { Button("") { [m] in m.act() } }
        }

        """,
      becomes: """
        import SwiftUI

        @Observable
        final class Model {
          func act() {}
        }
        struct V: View {
          @Environment(Model.self) var m
          var body: some View { Button("") { [m] in m.act() } }
        }

        """)
  }

  @Test("A list of supertypes with a comma before each name loses the line of the conformance")
  func leadingCommas() async {
    await expectMigration(
      of: """
        import SwiftUI

        final class Model
          : NSObject
          , ObservableObject
        {}

        """,
      becomes: """
        import SwiftUI

        @Observable
        final class Model
          : NSObject
        {}

        """)
  }

  @Test("Bindings in a helper, a builder and a body each get what their place allows")
  func bindings() async {
    await expectMigration(
      of: """
        import SwiftUI

        final class Model: ObservableObject {
          @Published var name = ""
        }

        struct V: View {
          @EnvironmentObject private var m: Model
          @State private var isShown = false
          var body: some View {
            content
              .sheet(isPresented: $isShown) { Field(name: $m.name) }
          }
          private var content: some View { Field(name: $m.name) }
          private func helper() -> some View {
            return Field(name: self.$m.name)
          }
          private func action() -> () -> Void {
            { let name = $m.name; name.wrappedValue = "" }
          }
        }

        struct Field: View {
          @Binding var name: String
          var body: some View { TextField("", text: $name) }
        }

        """,
      becomes: """
        import SwiftUI

        @Observable
        final class Model {
          var name = ""
        }

        struct V: View {
          @Environment(Model.self) private var m
          @State private var isShown = false
          var body: some View {
            @Bindable var m = m
            content
              .sheet(isPresented: $isShown) { Field(name: $m.name) }
          }
          private var content: some View { Field(name: Bindable(m).name) }
          private func helper() -> some View {
            return Field(name: Bindable(self.m).name)
          }
          private func action() -> () -> Void {
            { let name = Bindable(m).name; name.wrappedValue = "" }
          }
        }

        struct Field: View {
          @Binding var name: String
          var body: some View { TextField("", text: $name) }
        }

        """)
  }

  @Test("A protocol with an associated type moves with its conformers and their generic views")
  func associatedType() async {
    await expectMigration(
      of: """
        import SwiftUI

        protocol Loading: ObservableObject {
          associatedtype Item
          var items: [Item] { get set }
        }
        final class Numbers: Loading {
          @Published var items: [Int] = []
        }
        struct ListView<Model: Loading>: View where Model.Item: Hashable {
          @StateObject private var model: Model
          let title: String
          init(model: @autoclosure @escaping () -> Model, title: String) {
            _model = StateObject(wrappedValue: model())
            self.title = title
          }
          var body: some View { Text("\\(model.items.count)") }
        }

        """,
      becomes: """
        import SwiftUI

        protocol Loading: AnyObject, Observable {
          associatedtype Item
          var items: [Item] { get set }
        }
        @Observable
        final class Numbers: Loading {
          var items: [Int] = []
        }
        struct ListView<Model: Loading>: View where Model.Item: Hashable {
          @State private var model: Model
          let title: String
          init(model: @autoclosure @escaping () -> Model, title: String) {
            self.title = title
            _model = State(wrappedValue: model())
          }
          var body: some View { Text("\\(model.items.count)") }
        }

        """)
  }

  @Test("A name that nothing declares means the same before and after its class moves")
  func undeclaredName() async {
    await expectMigration(
      of: """
        import SwiftUI

        final class Logger: ObservableObject {
          init() { session.$user.sink {} }
        }
        final class Session: ObservableObject {
          @Published var user = ""
        }

        """,
      becomes: """
        import SwiftUI

        final class Logger {
          init() { session.$user.sink {} }
        }
        @Observable
        final class Session {
          var user = ""
        }

        """)
  }
}

/// A program in which one class is kept, with the mark and the code of the reason.
///
/// Fixtures have to compile; these need a framework that there is no stand-in for, or stand for code
/// that a person is about to mend.
struct KeptCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let code: String
  let source: String

  static let all: [KeptCase] = [
    KeptCase(
      testDescription: "a model of SwiftData", code: "OBS803",
      source: "1️⃣@Model final class A: ObservableObject {}\n"),
    KeptCase(
      testDescription: "a document of a framework", code: "OBS803",
      source: "1️⃣final class A: ReferenceFileDocument, ObservableObject {}\n"),
    KeptCase(
      testDescription: "a published property with an Objective-C name", code: "OBS806",
      source: "final class A: ObservableObject {\n  1️⃣@objc(b) @Published var a = 1\n}\n"),
    KeptCase(
      testDescription: "a published property with a wrapper beside", code: "OBS806",
      source: "final class A: ObservableObject {\n  1️⃣@Clamped @Published var a = 1\n}\n"),
    KeptCase(
      testDescription: "a wrapper beside a wrapper of an object", code: "OBS824",
      source:
        "class A: ObservableObject {}\nstruct V { 1️⃣@Logged @StateObject var a = A() }\n"),
  ]
}
