import Testing

@testable import ObservifyManifests

@Suite("Property lists")
struct PropertyListTests {
  @Test("Words, quoted texts, lists and dictionaries are read with comments between them")
  func reads() throws {
    let list = try #require(
      PropertyList(
        Array(
          #"""
          // !$*UTF8*$!
          { /* one */ A = { isa = PBXGroup; children = ( X /* Foo.swift */, "Y z", ); };
            "b c" = "say \"hi\"\n\U00e9"; data = <0fbd 77>; }
          """#.utf8)))
    let group = try #require(list.value("A", of: 0))
    #expect(list.value("isa", of: group).flatMap(list.text) == "PBXGroup")
    #expect(list.value("b c", of: 0).flatMap(list.text) == "say \"hi\"\n\u{e9}")
    #expect(list.value("missing", of: 0) == nil)
    var children: [String?] = []
    list.forEachElement(of: try #require(list.value("children", of: group))) {
      children.append(list.text($0))
    }
    #expect(children == ["X", "Y z"])
  }

  @Test(
    "What is no property list is nothing",
    arguments: [
      "", "{", "}", "{ a = ", "{ a = b; } c", "( a, b )", "{ a = { b = c; ); }", "{ a }",
      "{ a = \"b; }", "{ a = b; /* ", "{ (a) = b; }", "<?xml version=\"1.0\"?><plist></plist>",
      "{ a = <<<<<<< HEAD; }", "{ \"a\\", "{\"objects\": 1}",
    ])
  func rejects(text: String) {
    let list = PropertyList(Array(text.utf8))
    #expect(list == nil || text == "{\"objects\": 1}")
    #expect(XcodeObjects(Array(text.utf8)) == nil)
  }

  @Test("Nesting as deep as the file is long does no harm")
  func deep() {
    let depth = 200_000
    let open = String(repeating: "{a=", count: depth)
    #expect(PropertyList(Array((open + "b" + String(repeating: "}", count: depth)).utf8)) != nil)
    #expect(PropertyList(Array(open.utf8)) == nil)
  }

  @Test("Every shortened copy of a project is read to the end or not at all")
  func truncated() {
    let text =
      "{ objects = { P = { isa = PBXProject; \"x\" = (a, \"b\\n\", <00>); }; }; rootObject = P; }"
    let bytes = Array(text.utf8)
    #expect(XcodeObjects(bytes) != nil)
    for length in bytes.indices.dropLast() {
      #expect(XcodeObjects(Array(bytes.prefix(length))) == nil)
    }
  }
}
