import ObservifySyntax
import ObservifyText
import Testing

@testable import ObservifyIndex

@Suite("Sets of names")
struct NameSetTests {
  private func tokens(_ text: String) -> [Token] {
    let tree = SyntaxTree(parsing: SourceText(path: "1.swift", text: text))
    return tree.tokens.kinds.indices.map { Token(tree: tree, index: $0) }
  }

  @Test("A token is in the set when its name is, backticks left aside")
  func names() {
    let set = NameSet(["model", "default", "é"])
    let found = tokens("a.model + `default` + é + mode + models + Model").filter(set.contains)
    #expect(found.map(\.text) == ["model", "`default`", "é"])
  }

  @Test("A projection is looked up by what follows its sign")
  func projections() {
    let set = NameSet(["model"])
    let found = tokens("f($model, $models, $0)").filter { $0.kind == .dollarIdentifier }
      .filter(set.containsRest)
    #expect(found.map(\.text) == ["$model"])
  }

  @Test("Many names are kept apart")
  func many() {
    let names = (0..<2000).map { "name\($0)" }
    let set = NameSet(names)
    let text = names.joined(separator: " ") + " name2000 name"
    #expect(tokens(text).filter(set.contains).map(\.text) == names)
    #expect(tokens("name").filter(NameSet([]).contains).isEmpty)
  }

  @Test("A type's members are found by name, few or many, in order of declaration")
  func members() throws {
    for count in [1, 5, 30] {
      let variables = (0..<count).map { "  var v\($0): Int { 0 }\n  func f() {}\n" }.joined()
      let project = IndexedProjectOfOneType("struct S {\n\(variables)}\n")
      for place in 0..<count { #expect(project.members("v\(place)")?.count == 1) }
      let functions = try #require(project.members("f"))
      #expect(functions.count == count)
      #expect(functions == functions.sorted { Self.order($0) < Self.order($1) })
      #expect(project.members("g") == nil)
    }
  }

  private static func order(_ member: Member) -> Int {
    if case .function(let id) = member { id.index } else { -1 }
  }
}

/// The index of a file that declares one type.
private struct IndexedProjectOfOneType {
  private let index: ProjectIndex

  init(_ text: String) {
    let tree = SyntaxTree(parsing: SourceText(path: "1.swift", text: text))
    index = ProjectIndex(trees: [tree], manifests: [])
  }

  func members(_ name: String) -> [Member]? { index.types.first?.members[name] }
}
