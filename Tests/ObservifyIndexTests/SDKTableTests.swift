import ObservifySyntax
import ObservifyText
import Testing

@testable import ObservifyIndex

@Suite("Table of the SDK")
struct SDKTableTests {
  private let element = StaticType.generic("Element", bounds: [])

  @Test(
    "Every declaration of the interface can be read",
    arguments: SDKInterface.all + [SDKInterface.arguments])
  func parses(_ interface: String) {
    let tree = SyntaxTree(parsing: SourceText(path: "", text: interface))
    #expect(tree.errors.isEmpty)
    let others = tree.root.children.map(\.kind).filter {
      !$0.isTypeDeclaration && $0 != .functionDecl && $0 != .typealiasDecl
    }
    #expect(others == [])
  }

  @Test("Several members are declared at once, and a name may be a property and a method")
  func families() throws {
    let table = SDKTable([
      "struct Stack<Element>: Sequence { var first, last: Element?; var first, peek: () -> [Element] }"
    ])
    let stack = try #require(table.types["Stack"])
    #expect(stack.supertypes == ["Sequence"])
    #expect(stack.properties == ["first": .optional(element), "last": .optional(element)])
    #expect(
      stack.functions.mapValues { $0.map(\.result) } == [
        "first": [.array(element)], "peek": [.array(element)],
      ])
  }

  @Test("A function tells its labels, what its closure is given, and no more than is written")
  func function() throws {
    let table = SDKTable([
      "func sheet<T>(item: Binding<T?>, content: @escaping (T) -> some View)"
    ])
    let sheet = try #require(table.functions["sheet"]?.first)
    let item = StaticType.generic("T", bounds: [])
    #expect(sheet.labels == ["item", "content"])
    #expect(sheet.inputs.first == .binding(to: .optional(item)))
    #expect(sheet.given == item)
    #expect(sheet.result == .unknown)
    #expect(sheet.inputs[0].settled("T", by: .binding(to: .external("Int"))) == [.external("Int")])
  }

  @Test("A class gives its members to those who inherit from it, and an enum has cases")
  func kinds() {
    let table = SDKTable([
      "class Host<V> { var root: V }", "enum Outcome<V> { case done(V), failed(Error), none }",
    ])
    #expect(table.inheritedNames == ["root"])
    #expect(
      table.types["Outcome"]?.cases == [
        "done": [.generic("V", bounds: [])], "failed": [.external("Error")], "none": [],
      ])
  }
}
