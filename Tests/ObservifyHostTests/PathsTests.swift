import ObservifyHost
import Testing

@Suite("Paths as text")
struct PathsTests {
  @Test(
    "A path lies in the folder before its last slash",
    arguments: [("a/b/c.swift", "a/b"), ("a", ""), ("/a", "/"), ("/", "/"), ("", "")])
  func parent(_ path: String, _ folder: String) {
    #expect(path.parentPath == folder)
  }

  @Test("A path is seen from its own folders only, part by part")
  func relative() {
    #expect("a/b/c".path(relativeTo: "a/b") == "c")
    #expect("a/b".path(relativeTo: "a/b") == "")
    #expect("a/bc".path(relativeTo: "a/b") == nil)
    #expect("a/b".path(relativeTo: "") == "a/b")
    #expect("/a/b".path(relativeTo: "/") == "a/b")
    #expect("/a/b".path(relativeTo: "") == nil)
  }

  @Test("A combining mark after a slash does not hide the slash")
  func combining() {
    #expect("a/\u{301}b".pathParts == ["a", "\u{301}b"])
    #expect("a/\u{301}b".parentPath == "a")
    #expect("a/\u{301}b".path(relativeTo: "a") == "\u{301}b")
    #expect("a".appendingPath("\u{301}b").pathParts == ["a", "\u{301}b"])
  }

  @Test("An absolute name is not put into a folder")
  func appending() {
    #expect("a".appendingPath("b") == "a/b")
    #expect("".appendingPath("b") == "b")
    #expect("/".appendingPath("b") == "/b")
    #expect("a".appendingPath("/b") == "/b")
    #expect("a".appendingPath("") == "a")
  }

  @Test("A path has its folders up to the root")
  func parents() {
    #expect("a/b".pathAndParents == ["a/b", "a", ""])
    #expect("/a/b".pathAndParents == ["/a/b", "/a", "/"])
    #expect("".pathAndParents == [""])
  }
}
