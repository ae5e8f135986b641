import ObservifyText
import Testing

@Suite("Edit list")
struct EditListTests {
  @Test("Edits are made in order of place, whatever order they came in")
  func order() throws {
    #expect(try text([edit(4, 5, "E"), edit(0, 1, "A"), edit(2, 2, "-")]) == "Ab-cdEf")
  }

  @Test("Nothing to do leaves every byte")
  func nothing() throws {
    #expect(EditList().isEmpty)
    #expect(EditList().applied(to: [0xFF, 0x00]) == [0xFF, 0x00])
  }

  @Test("An empty replacement removes, and one at the end appends")
  func ends() throws {
    #expect(try text([edit(0, 3, ""), edit(6, 6, "!")]) == "def!")
  }

  @Test("Equal edits merge into one")
  func equal() throws {
    #expect(try text([edit(1, 2, "B"), edit(1, 2, "B")]) == "aBcdef")
    #expect(try text([edit(3, 3, "-"), edit(3, 3, "-")]) == "abc-def")
  }

  @Test("Edits that touch stand side by side")
  func touching() throws {
    #expect(try text([edit(1, 2, "B"), edit(2, 3, "C")]) == "aBCdef")
    #expect(try text([edit(1, 2, "B"), edit(1, 1, "-"), edit(2, 2, "+")]) == "a-B+cdef")
  }

  @Test("Insertions of different ranks at one byte stand in order of rank")
  func ranks() throws {
    let edits = [edit(2, 2, "second ", rank: 2), edit(2, 2, "first ", rank: 1)]
    #expect(try text(edits) == "abfirst second cdef")
    #expect(try text(edits + edits) == "abfirst second cdef")
  }

  @Test("An edit that gives way is left out where another one is about its bytes")
  func layout() throws {
    let space = TextEdit(ByteOffset(2)..<ByteOffset(4), "_", rank: .max, givesWay: true)
    #expect(try text([space, edit(0, 1, "A"), space]) == "Ab_ef")
    for other in [edit(1, 3, "X"), edit(3, 3, "X"), edit(0, 6, "X")] {
      #expect(try text([space, other]) == text([other]))
      #expect(try text([other, space]) == text([other]))
    }
    #expect(try text([edit(2, 2, "+"), space, edit(4, 4, "-")]) == "ab+_-ef")
  }

  @Test(
    "Edits about the same bytes are refused",
    arguments: [
      [edit(1, 3, "X"), edit(2, 4, "Y")], [edit(2, 4, "Y"), edit(1, 3, "X")],
      [edit(1, 3, "X"), edit(1, 3, "Y")], [edit(0, 6, "X"), edit(2, 3, "Y")],
      [edit(2, 3, "Y"), edit(0, 6, "X")], [edit(1, 4, "X"), edit(2, 2, "Y")],
      [edit(2, 2, "Y"), edit(1, 4, "X")], [edit(2, 2, "X"), edit(2, 2, "Y")],
    ])
  func overlap(_ edits: [TextEdit]) throws {
    var list = EditList()
    try list.merge([edits[0]])
    let overlap = #expect(throws: EditList.Overlap.self) { try list.merge([edits[1]]) }
    #expect(overlap?.existing == edits[0])
    #expect(overlap?.added == edits[1])
  }

  @Test("A refused merge changes nothing")
  func refusal() throws {
    var list = EditList()
    try list.merge([edit(4, 5, "E")])
    #expect(throws: EditList.Overlap.self) { try list.merge([edit(0, 1, "A"), edit(4, 6, "!")]) }
    #expect(list.edits == [edit(4, 5, "E")])
  }

  @Test("Edits that dispute among themselves are refused")
  func dispute() throws {
    var list = EditList()
    #expect(throws: EditList.Overlap.self) { try list.merge([edit(0, 2, "A"), edit(1, 3, "B")]) }
    #expect(list.isEmpty)
  }

  private func text(_ edits: [TextEdit]) throws -> String {
    var list = EditList()
    for edit in edits { try list.merge([edit]) }
    return String(decoding: list.applied(to: Array("abcdef".utf8)), as: UTF8.self)
  }
}

private func edit(_ start: Int, _ end: Int, _ text: String, rank: Int = 0) -> TextEdit {
  TextEdit(ByteOffset(start)..<ByteOffset(end), text, rank: rank)
}
