import ObservifyHost
import ObservifyText
import Testing

@Suite("Memory store")
struct MemoryStoreTests {
  @Test("A replacement that expects something else changes nothing")
  func replace() async throws {
    let store = MemoryStore(texts: ["A.swift": "a", "B.swift": "b"])
    let new = FileReplacement(path: "A.swift", expected: [0x61], content: [0x41])
    let stale = FileReplacement(path: "B.swift", expected: [0x78], content: [0x42])
    await #expect(
      throws: HostError.stopped(
        cause: .changed(path: "B.swift"), unrestored: [], leftovers: [])
    ) {
      try await store.replace([new, stale])
    }
    #expect(await store.files == ["A.swift": [0x61], "B.swift": [0x62]])
    try await store.replace([new])
    #expect(await store.files["A.swift"] == [0x41])
  }

  @Test("Folders are where files are")
  func folders() async throws {
    let store = MemoryStore(texts: ["A/B/C.swift": "", "D.txt": ""])
    #expect(await store.names(in: "") == ["A", "D.txt"])
    #expect(await store.names(in: "A") == ["B"])
    #expect(await store.files(in: "A").paths == ["A/B/C.swift"])
    #expect(try await store.place(of: "./A/B/") == .folder("A/B"))
    #expect(try await store.place(of: ".") == .folder(""))
    #expect(try await store.place(of: "D.txt") == .file("D.txt"))
    await #expect(throws: HostError.missing(path: "E")) { try await store.place(of: "E") }
  }

  @Test("Only the files that were named at the start count as uncommitted")
  func uncommitted() async {
    let store = MemoryStore(texts: ["A.swift": "", "B.swift": ""], uncommitted: ["B.swift"])
    let files = ["A.swift", "B.swift"].map { SourceText(path: $0, text: "") }
    #expect(await store.uncommitted(among: files) == ["B.swift"])
  }
}
