import Foundation
import ObservifyTestSupport
import Testing

@testable import ObservifyHost

@Suite("Atomic write")
struct AtomicWriteTests {
  @Test("All files get their new content, and nothing else is left in the folder")
  func replaces() throws {
    let folder = try folder()
    try AtomicWrite.replace(replacements, in: folder.path, calls: SystemCalls())
    #expect(try contents(of: folder) == ["new A", "new B", "new C"])
    #expect(try folder.files() == ["A.swift", "Deep/B.swift", "Deep/C.swift"])
  }

  @Test("Permissions survive", arguments: [0o600, 0o644, 0o755, 0o640])
  func permissions(_ mode: Int) throws {
    let folder = try folder()
    let path = folder.path + "/A.swift"
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try AtomicWrite.replace(replacements, in: folder.path, calls: SystemCalls())
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
  }

  @Test("A link stays a link, and the file it leads to is replaced")
  func link() throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.swift", withDestinationPath: "Deep/B.swift")
    try AtomicWrite.replace(
      [replacement("Link.swift", "old B", "new B")], in: folder.path, calls: SystemCalls())
    #expect(try text("Deep/B.swift", in: folder) == "new B")
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path + "/Link.swift")
    #expect(target == "Deep/B.swift")
  }

  @Test("A link that leads out of the folder is not followed")
  func linkOutside() throws {
    let folder = try folder()
    let other = try TemporaryFolder()
    try other.write("old", to: "Other.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.swift", withDestinationPath: other.path + "/Other.swift")
    #expect(
      outcome(of: [replacement("Link.swift", "old", "new")], in: folder)
        == stopped(by: .outside(path: "Link.swift", root: folder.path)))
    #expect(try text("Other.swift", in: other) == "old")
  }

  @Test("A file that changed since it was read keeps every file as it is")
  func changed() throws {
    let folder = try folder()
    try folder.write("edited meanwhile", to: "Deep/C.swift")
    #expect(
      outcome(of: replacements, in: folder)
        == stopped(by: .changed(path: "Deep/C.swift")))
    #expect(try contents(of: folder) == ["old A", "old B", "edited meanwhile"])
    #expect(try folder.files() == ["A.swift", "Deep/B.swift", "Deep/C.swift"])
  }

  @Test("A file that is gone counts as changed, and one nobody may write is refused")
  func goneOrReadOnly() throws {
    let folder = try folder()
    #expect(
      outcome(of: [replacement("Gone.swift", "a", "b")], in: folder)
        == stopped(by: .changed(path: "Gone.swift")))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/Deep/B.swift")
    #expect(
      outcome(of: replacements, in: folder)
        == stopped(by: .unwritable(path: "Deep/B.swift", SystemError(code: EACCES))))
    #expect(try contents(of: folder) == ["old A", "old B", "old C"])
    #expect(try folder.files() == ["A.swift", "Deep/B.swift", "Deep/C.swift"])
  }

  @Test("A file that changes while others are renamed stops the run and brings those back")
  func changedMeanwhile() throws {
    let folder = try folder()
    let calls = ScriptedCalls()
    calls.before(call: "move", number: 2) {
      try? folder.write("edited meanwhile", to: "Deep/C.swift")
    }
    #expect(
      outcome(of: replacements, in: folder, calls: calls)
        == stopped(by: .changed(path: "Deep/C.swift")))
    #expect(try contents(of: folder) == ["old A", "old B", "edited meanwhile"])
    #expect(try folder.files() == ["A.swift", "Deep/B.swift", "Deep/C.swift"])
  }

  @Test("Whichever call fails, all files are new or all are old, and nothing stays behind")
  func everyFailure() throws {
    var stops = 0
    for number in 1... {
      let folder = try folder()
      let calls = ScriptedCalls()
      calls.fail(numbers: [number], code: ENOSPC)
      let outcome = outcome(of: replacements, in: folder, calls: calls)
      // Once the files are renamed only the tidying can fail.
      if case .leftovers(let names) = outcome {
        #expect(try contents(of: folder) == ["new A", "new B", "new C"], "call \(number)")
        #expect(try folder.files().filter { !$0.hasSuffix(".swift") } == names, "call \(number)")
        continue
      }
      let old = try contents(of: folder) == ["old A", "old B", "old C"]
      let new = try contents(of: folder) == ["new A", "new B", "new C"]
      #expect(outcome == nil ? new : old, "call \(number)")
      #expect(try folder.files() == ["A.swift", "Deep/B.swift", "Deep/C.swift"], "call \(number)")
      if outcome != nil { stops += 1 }
      guard calls.count >= number else { break }
    }
    // Claim, append and synchronize for the journal; create, append, copy attributes, synchronize and
    // finish for each file, and its rename.
    #expect(stops == 3 + 3 * 5 + 3)
  }

  @Test("When even restoring fails, the files that have their new content are named")
  func restoreFails() throws {
    let folder = try folder()
    let calls = ScriptedCalls()
    calls.failMoves(from: 2, code: EIO)
    let outcome = outcome(of: replacements, in: folder, calls: calls)
    try expectStop(
      outcome, by: .unwritable(path: "Deep/B.swift", SystemError(code: EIO)), in: folder)
    #expect(try contents(of: folder) == ["new A", "old B", "old C"])
  }

  @Test("A file system without second names gets a copy of the old content instead")
  func withoutLinks() throws {
    let folder = try folder()
    let calls = ScriptedCalls()
    calls.failNames(code: EPERM)
    calls.failMoves(from: 3, upTo: 3, code: EIO)
    #expect(
      outcome(of: replacements, in: folder, calls: calls)
        == stopped(by: .unwritable(path: "Deep/C.swift", SystemError(code: EIO))))
    #expect(try contents(of: folder) == ["old A", "old B", "old C"])
    #expect(try folder.files() == ["A.swift", "Deep/B.swift", "Deep/C.swift"])
  }

  @Test("What somebody writes over a replaced file is not restored away")
  func writtenOver() throws {
    let folder = try folder()
    let calls = ScriptedCalls()
    calls.failMoves(from: 3, upTo: 3, code: EIO)
    calls.before(call: "move", number: 3) { try? folder.write("edited meanwhile", to: "A.swift") }
    let outcome = outcome(of: replacements, in: folder, calls: calls)
    try expectStop(
      outcome, by: .unwritable(path: "Deep/C.swift", SystemError(code: EIO)), in: folder)
    #expect(try contents(of: folder) == ["edited meanwhile", "old B", "old C"])
  }

  @Test("An output file is created with the usual permissions, and replaced whole")
  func outputFile() throws {
    let folder = try TemporaryFolder()
    try AtomicWrite.write(Array("one".utf8), to: folder.path + "/out.patch")
    #expect(try text("out.patch", in: folder) == "one")
    try AtomicWrite.write(Array("two".utf8), to: folder.path + "/out.patch")
    #expect(try text("out.patch", in: folder) == "two")
    #expect(try folder.files() == ["out.patch"])
    #expect(throws: SystemError(code: ENOENT)) {
      try AtomicWrite.write([], to: folder.path + "/no/such/folder.patch")
    }
    #expect(throws: SystemError.self) { try AtomicWrite.write([], to: folder.path) }
  }

  private let replacements = [
    replacement("A.swift", "old A", "new A"), replacement("Deep/B.swift", "old B", "new B"),
    replacement("Deep/C.swift", "old C", "new C"),
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("old A", to: "A.swift")
    try folder.write("old B", to: "Deep/B.swift")
    try folder.write("old C", to: "Deep/C.swift")
    return folder
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private func contents(of folder: TemporaryFolder) throws -> [String] {
    try ["A.swift", "Deep/B.swift", "Deep/C.swift"].map { try text($0, in: folder) }
  }

  private func outcome(
    of replacements: [FileReplacement], in folder: TemporaryFolder,
    calls: some DiskCalls = SystemCalls()
  ) -> HostError? {
    do throws(HostError) {
      try AtomicWrite.replace(replacements, in: folder.path, calls: calls)
      return nil
    } catch {
      return error
    }
  }

  /// Expects that only 'A.swift' was not restored, and that its old content is where the error says.
  private func expectStop(
    _ outcome: HostError?, by cause: HostError, in folder: TemporaryFolder
  ) throws {
    guard case .stopped(let found, let unrestored, let leftovers) = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(found == cause)
    #expect(leftovers == [])
    #expect(unrestored.map(\.path) == ["A.swift"])
    let kept = try #require(unrestored.first?.oldContent)
    #expect(try folder.read(kept) == Array("old A".utf8))
  }

  private func stopped(by cause: HostError) -> HostError {
    .stopped(cause: cause, unrestored: [], leftovers: [])
  }
}

private func replacement(_ path: String, _ old: String, _ new: String) -> FileReplacement {
  FileReplacement(path: path, expected: Array(old.utf8), content: Array(new.utf8))
}
