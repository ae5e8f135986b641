import ObservifySyntax
import ObservifyTestSupport
import Testing

@testable import ObservifyIndex

@Suite("Model graph")
struct ModelGraphTests {
  @Test("A class is a model however it comes to conform", arguments: ModelCase.all)
  func models(_ example: ModelCase) {
    let project = IndexedProject(example.files)
    #expect(project.names(ModelGraph(project.index).models) == example.models, "\(example.title)")
  }

  @Test("Structs, enums and actors that claim to be models are set apart")
  func impostors() {
    let project = IndexedProject(
      """
      struct S: ObservableObject {}
      enum E: ObservableObject {}
      actor A: ObservableObject {}
      class C: ObservableObject {}
      """)
    let graph = ModelGraph(project.index)
    #expect(project.names(graph.impostors) == ["S", "E", "A"])
    #expect(project.names(graph.models) == ["C"])
  }

  @Test("A conformance knows its name, or that a typealias brings it")
  func conformances() throws {
    let project = IndexedProject(
      """
      class A: 1️⃣ObservableObject, Hashable {}
      class B: Hashable, 2️⃣Combine.ObservableObject {}
      class C: Identifiable & 3️⃣ObservableObject {}
      typealias Alias = ObservableObject & Identifiable
      class D: Alias {}
      class E {}
      extension E: 4️⃣ObservableObject {}
      class F: A {}
      """)
    let graph = ModelGraph(project.index)
    func places(_ name: String) -> [String] {
      (project.index.topLevelTypes[name] ?? []).flatMap { graph.conformances[$0] ?? [] }
        .map { $0.name.map(project.name) ?? "by a typealias" }
    }
    #expect(places("A") == ["1️⃣"])
    #expect(places("B") == ["2️⃣"])
    #expect(places("C") == ["3️⃣"])
    #expect(places("D") == ["by a typealias"])
    #expect(places("E") == ["4️⃣"])
    #expect(places("F") == [])
  }

  @Test("Supertypes from outside are kept by name, modules and 'ObservableObject' left out")
  func externalSupertypes() throws {
    let project = IndexedProject(
      """
      class A: NSObject, ObservableObject, UIKit.UIViewControllerDelegate {}
      extension A: Codable {}
      """)
    let id = try #require(project.index.topLevelTypes["A"]?.first)
    #expect(
      ModelGraph(project.index).externalSupertypes[id]
        == ["NSObject", "UIViewControllerDelegate", "Codable"])
  }
}

/// A program and its models.
struct ModelCase: Sendable, CustomTestStringConvertible {
  let title: String
  let models: [String]
  let files: [String]

  var testDescription: String { title }

  private init(_ title: String, _ models: [String], _ files: String...) {
    self.title = title
    self.models = models
    self.files = files
  }

  static let all: [ModelCase] = conforming + others

  private static let conforming: [ModelCase] = [
    ModelCase("directly", ["C"], "class C: ObservableObject {}"),
    ModelCase("by Combine's name", ["C"], "class C: Combine.ObservableObject {}"),
    ModelCase("by SwiftUI's name", ["C"], "class C: SwiftUI.ObservableObject {}"),
    ModelCase("among others", ["C"], "class C: NSObject, Sendable, ObservableObject {}"),
    ModelCase("unchecked beside it", ["C"], "class C: @unchecked Sendable, ObservableObject {}"),
    ModelCase("in a composition", ["C"], "class C: Hashable & ObservableObject {}"),
    ModelCase("in parentheses", ["C"], "class C: (ObservableObject) {}"),
    ModelCase("in an extension", ["C"], "class C {}\nextension C: ObservableObject {}"),
    ModelCase(
      "in an extension in another file", ["C"], "extension C: ObservableObject {}", "class C {}"),
    ModelCase(
      "in an extension of a nested class", ["O.C"],
      "struct O { class C {} }\nextension O.C: ObservableObject {}"),
    ModelCase(
      "in a conditional extension", ["C"],
      "class C<T> {}\nextension C: ObservableObject where T: P {}"),
    ModelCase(
      "through a typealias", ["C"], "typealias Model = ObservableObject\nclass C: Model {}"),
    ModelCase(
      "through a typealias of a typealias", ["C"],
      "typealias A = B\ntypealias B = ObservableObject & Hashable\nclass C: A {}"),
    ModelCase(
      "through a superclass", ["A", "B", "C"],
      "class A: ObservableObject {}\nclass B: A {}\nclass C: B {}"),
    ModelCase("before its superclass", ["B", "A"], "class B: A {}\nclass A: ObservableObject {}"),
    ModelCase(
      "through a generic superclass", ["A", "B"],
      "class A<T>: ObservableObject {}\nclass B: A<Int> {}"),
    ModelCase(
      "through a typealias of a superclass", ["A", "B"],
      "class A: ObservableObject {}\ntypealias Base = A\nclass B: Base {}"),
    ModelCase("through a protocol", ["P", "C"], "protocol P: ObservableObject {}\nclass C: P {}"),
    ModelCase(
      "through a protocol of a protocol", ["P", "Q", "C"],
      "protocol P: ObservableObject {}\nprotocol Q: P {}\nclass C: Q {}"),
    ModelCase(
      "through a protocol in a composition", ["P", "C"],
      "protocol P: ObservableObject {}\nclass C: Hashable & P {}"),
    ModelCase("nested", ["O.C"], "enum O { class C: ObservableObject {} }"),
    ModelCase(
      "nested in an extension", ["O.C"], "enum O {}\nextension O { class C: ObservableObject {} }"),
    ModelCase(
      "nested in a model", ["C", "C.D"],
      "class C: ObservableObject { class D: ObservableObject {} }"),
    ModelCase("local", ["C"], "func f() { class C: ObservableObject {} }"),
    ModelCase("generic", ["C"], "final class C<T: Hashable>: ObservableObject where T: P {}"),
    ModelCase(
      "in two branches of #if", ["C", "C"],
      "#if A\nclass C: ObservableObject {}\n#else\nclass C: ObservableObject {}\n#endif"),
    ModelCase(
      "in a branch of #if between extensions", ["C"],
      "class C {}\n#if canImport(Combine)\nextension C: ObservableObject {}\n#endif"),
  ]

  private static let others: [ModelCase] = [
    ModelCase("no supertypes", [], "class C {}"),
    ModelCase("another protocol", [], "class C: Observable {}"),
    ModelCase("a longer name", [], "class C: MyObservableObject {}"),
    ModelCase("a member of another module", [], "class C: Other.ObservableObject {}"),
    ModelCase(
      "an own protocol of that name", [],
      "protocol ObservableObject {}\nclass C: ObservableObject {}"),
    ModelCase(
      "an own protocol of that name in another file", [],
      "class C: ObservableObject {}", "protocol ObservableObject {}"),
    ModelCase(
      "a generic parameter of that name", [],
      "class C<ObservableObject> { class D: Base<ObservableObject> {} }"),
    ModelCase("only as a type argument", [], "class C: Box<ObservableObject> {}"),
    ModelCase("a property of that type", [], "class C { var x: any ObservableObject }"),
    ModelCase("in a comment", [], "class C /* : ObservableObject */ {}"),
    ModelCase("a circle of typealiases", [], "typealias A = B\ntypealias B = A\nclass C: A {}"),
    ModelCase("a superclass from outside", [], "class C: NSManagedObject {}"),
    ModelCase("an extension of a type from outside", [], "extension Other: ObservableObject {}"),
  ]
}
