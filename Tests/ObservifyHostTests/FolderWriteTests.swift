import Foundation
import ObservifyTestSupport
import ObservifyText
import Testing

@testable import ObservifyHost

@Suite("Writing files into a folder")
struct FolderWriteTests {
  @Test("A folder is made with those around it, an empty one filled, others get the files as well")
  func folders() throws {
    let folder = try TemporaryFolder()
    try write(into: folder, "new/deep")
    #expect(try folder.files() == ["new/deep/1.patch", "new/deep/2.patch", "new/deep/3.patch"])
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: false)
    try write(into: folder, "empty")
    #expect(try folder.read("empty/2.patch") == Array("two".utf8))
    try folder.write("notes", to: "full/README")
    try write(into: folder, "full")
    #expect(
      try folder.files().filter { $0.hasPrefix("full/") }
        == ["full/1.patch", "full/2.patch", "full/3.patch", "full/README"])
    #expect(try folder.files().allSatisfy { !$0.contains(".observify") })
  }

  @Test("A link that leads to a folder stays one")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes", to: "real/README")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "real")
    try write(into: folder, "link")
    #expect(try folder.read("real/3.patch") == Array("three".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "real")
  }

  @Test("A file where the folder should be, and a file on the way, are said and left")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.write("here", to: "file")
    #expect(throws: HostError.unwritable(path: "file", SystemError(code: ENOTDIR))) {
      try write(into: folder, "file")
    }
    #expect(throws: HostError.unwritable(path: "file/deep", SystemError(code: ENOTDIR))) {
      try write(into: folder, "file/deep")
    }
    #expect(try folder.files() == ["file"])
  }

  @Test("Whichever call fails, all files are there or none", arguments: ["empty", "full"])
  func everyFailure(_ name: String) throws {
    var stops = 0
    for number in 1... {
      let folder = try TemporaryFolder()
      if name == "full" { try folder.write("notes", to: "full/README") }
      let calls = ScriptedCalls()
      calls.fail(numbers: [number], code: ENOSPC)
      var isStopped = false
      do throws(HostError) {
        try write(into: folder, name, calls: calls)
      } catch {
        #expect(error == .unwritable(path: name, SystemError(code: ENOSPC)), "call \(number)")
        isStopped = true
        stops += 1
      }
      let patches = try folder.files().filter { $0.hasSuffix(".patch") }
      #expect(patches.count == (isStopped ? 0 : 3), "call \(number)")
      #expect(try folder.files().allSatisfy { !$0.hasPrefix(".observify") }, "call \(number)")
      guard calls.count >= number else { break }
    }
    // Create, append, synchronize and finish for each file; then one rename, or one and one for each.
    #expect(stops == 3 * 4 + (name == "full" ? 4 : 1))
  }

  @Test("A signal at any call leaves no file and nothing beside the folder")
  func signals() throws {
    for count in 0... {
      let folder = try TemporaryFolder()
      let calls = ScriptedCalls()
      calls.signal(SIGINT, after: count)
      do throws(HostError) {
        try write(into: folder, "new", calls: calls)
      } catch {
        #expect(error == .interrupted(signal: SIGINT))
        #expect(try folder.files() == [], "after \(count) calls")
        continue
      }
      #expect(try folder.files().count == 3)
      break
    }
  }

  @Test("What a killed run left beside the folder goes with the next")
  func killed() throws {
    for count in 0... {
      let folder = try TemporaryFolder()
      let calls = ScriptedCalls()
      calls.kill(after: count)
      do throws(HostError) {
        try write(into: folder, "new", calls: calls)
        break
      } catch {
        let left = try folder.files()
        #expect(left.allSatisfy { $0.hasPrefix(".observify-") }, "after \(count) calls: \(left)")
      }
      try write(into: folder, "new")
      #expect(try folder.files() == ["new/1.patch", "new/2.patch", "new/3.patch"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["new"], "after \(count) calls")
    }
  }

  private func write(
    into folder: TemporaryFolder, _ name: String, calls: some DiskCalls = SystemCalls()
  ) throws(HostError) {
    let texts = ["one", "two", "three"]
    let files = texts.enumerated().map { SourceText(path: "\($0 + 1).patch", text: $1) }
    try FolderWrite.write(
      files, into: folder.path + "/" + name, called: name, calls: calls)
  }
}
