import ObservifyTestSupport
import Testing

@Suite("Inputs of the fuzzer")
struct FuzzInputTests {
  private func files(_ text: String) -> [String: String] {
    FuzzInput(Array(text.utf8)).files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Text without a mark is one file, byte for byte")
  func oneFile() {
    #expect(files("let a = 1\n\r\nlet b") == ["A.swift": "let a = 1\n\r\nlet b"])
    #expect(files("") == ["A.swift": ""])
  }

  @Test("A mark begins another file")
  func marks() {
    #expect(
      files("let a\n//==> B/C.swift\nlet c\n//==> project.yml\nname: A")
        == ["A.swift": "let a\n", "B/C.swift": "let c\n", "project.yml": "name: A"])
    #expect(files("//==> B.swift\nlet b") == ["B.swift": "let b"])
    #expect(files("//==> B.swift") == ["B.swift": ""])
  }

  @Test(
    "A path that leads elsewhere is replaced", arguments: ["../a.swift", "/a", "a//b", "", "a b"])
  func paths(_ name: String) {
    #expect(files("//==> \(name)\nlet b") == ["F0.swift": "let b"])
  }

  @Test("Declarations are spread over files, imports are in each")
  func spread() {
    let input = FuzzInput(Array("import A\nlet b = 1\nlet c = 2\nlet d = 3\n// e".utf8))
    let files = input.spread.files.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(
      files == [
        "0/A.swift": "import A\n\nlet d = 3\n\n// e", "1/A.swift": "import A\n\nlet b = 1\n",
        "2/A.swift": "import A\n\nlet c = 2\n",
      ])
  }

  @Test("Equal seeds damage alike, other seeds differently")
  func seeds() {
    let code = Array("class A { var b = 1; func c() { b += 1 } }".utf8)
    let results = (0..<50).map { (seed: UInt64) in
      var mutator = SourceMutator(seed: seed)
      return mutator.mutated(code)
    }
    for (seed, result) in results.enumerated() {
      var mutator = SourceMutator(seed: UInt64(seed))
      #expect(mutator.mutated(code) == result)
    }
    #expect(Set(results).count > 40)
    #expect(results.filter { $0 == code }.count < 5)
  }
}
