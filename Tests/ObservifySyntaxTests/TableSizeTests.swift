import ObservifySyntax
import ObservifyText
import Testing

@Suite("Table sizes")
struct TableSizeTests {
  @Test("The tables of a tree take at most eight bytes for each byte of source")
  func bound() throws {
    var sourceSize = 0
    var tableSize = 0
    for fixture in SyntaxFixture.project {
      let tree = SyntaxTree(parsing: try fixture.source)
      sourceSize += tree.source.bytes.count
      tableSize += tree.tableSize
    }
    #expect(sourceSize > 100_000)
    #expect(tableSize <= 8 * sourceSize)
  }

  @Test("A token takes 9 bytes and a node 17")
  func widths() {
    let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: "let a = b"))
    #expect(tree.tokens.count == 5)
    #expect(tree.nodes.count == 6)
    #expect(tree.tableSize == 5 * 9 + 6 * 17)
  }

  @Test("Tables have no room to spare", arguments: SyntaxFixture.constructs)
  func capacity(_ fixture: SyntaxFixture) throws {
    let tree = SyntaxTree(parsing: try fixture.source)
    #expect(tree.tokens.starts.count == tree.tokens.count)
    #expect(tree.tokens.ends.count == tree.tokens.count)
    #expect(tree.nodes.places.count == tree.nodes.count)
    // An allocation is rounded up by less than 32 bytes.
    #expect(tree.nodes.places.capacity - tree.nodes.count <= 2)
    #expect(tree.tokens.starts.capacity - tree.tokens.count <= 8)
  }
}
