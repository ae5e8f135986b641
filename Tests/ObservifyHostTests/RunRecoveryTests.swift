import Foundation
import ObservifyTestSupport
import Testing

@testable import ObservifyHost

@Suite("Recovery from a run that was ended while it wrote")
struct RunRecoveryTests {
  @Test("Killed at any call, each file is old or new, and the next run leaves all old or all new")
  func killedAnywhere() throws {
    var seen: Set<String> = []
    for number in 0... {
      let folder = try folder()
      let calls = ScriptedCalls()
      calls.kill(after: number)
      try? AtomicWrite.replace(replacements, in: folder.path, calls: calls)
      for (content, name) in zip(try contents(of: folder), ["A", "B", "C"]) {
        #expect(["old \(name)", "new \(name)"].contains(content), "killed after \(number) calls")
      }
      let recovery = try recover(folder)
      let after = try contents(of: folder)
      switch recovery?.outcome {
      case .complete(let paths):
        seen.insert("complete")
        #expect(paths == names && after == new, "killed after \(number) calls")
      case .restored(let paths):
        seen.insert(paths.isEmpty ? "untouched" : "restored")
        #expect(after == old, "killed after \(number) calls")
      case nil:
        #expect(after == old || after == new, "killed after \(number) calls")
      case .found: Issue.record("killed after \(number) calls: nothing was recovered")
      }
      #expect(try folder.files() == names, "killed after \(number) calls")
      #expect(recovery?.edited == recovery.map { _ in [] })
      if after == old {
        try AtomicWrite.replace(replacements, in: folder.path, calls: SystemCalls())
        #expect(try contents(of: folder) == new)
      }
      guard calls.count > number else { break }
    }
    #expect(seen == ["untouched", "restored", "complete"])
  }

  @Test("Killed while it recovers, the recovery after that does the rest")
  func killedWhileRecovering() throws {
    for number in 0... {
      let folder = try halfWritten()
      let calls = ScriptedCalls()
      calls.kill(after: number)
      _ = try? RunRecovery.recover(in: folder.path, changingFiles: true, calls: calls)
      let recovery = try recover(folder)
      #expect(recovery?.edited ?? [] == [], "killed after \(number) calls")
      #expect(try contents(of: folder) == old, "killed after \(number) calls")
      #expect(try folder.files() == names, "killed after \(number) calls")
      guard calls.count > number else { break }
    }
  }

  @Test("A run that does not write only tells, and one that writes does not start over it")
  func onlyTells() throws {
    let folder = try halfWritten()
    let files = try folder.files()
    let found = try RunRecovery.recover(
      in: folder.path, changingFiles: false, calls: SystemCalls())
    #expect(found?.outcome == .found(replaced: ["A.swift"]))
    #expect(found?.process == getpid())
    #expect(try folder.files() == files)
    #expect(
      throws: HostError.stopped(
        cause: .unfinished(process: getpid()), unrestored: [], leftovers: [])
    ) {
      try AtomicWrite.replace(replacements, in: folder.path, calls: SystemCalls())
    }
    #expect(try folder.files() == files)
  }

  @Test("What was edited after the run was killed stays, and its old content is kept and named")
  func editedSince() throws {
    let folder = try halfWritten()
    try folder.write("edited", to: "A.swift")
    let recovery = try recover(folder)
    let edited = try #require(recovery?.edited.first)
    #expect(edited.path == "A.swift")
    #expect(try contents(of: folder) == ["edited", "old B", "old C"])
    #expect(try folder.read(edited.old) == Array("old A".utf8))
    #expect(try folder.files() == [edited.old] + names)
  }

  @Test("A finished run holds nothing, though a program that is being started has its descriptor")
  func copiedDescriptor() throws {
    let folder = try folder()
    let calls = SystemCalls()
    let path = folder.path + "/journal"
    let file = try #require(try calls.claim(path, permissions: 0o600))
    let copy = dup(file.descriptor)
    defer { close(copy) }
    #expect(try calls.claim(path, permissions: 0o600) == nil)
    try calls.finish(file)
    let next = try #require(try calls.claim(path, permissions: 0o600))
    try calls.finish(next)
  }

  @Test("A second run says who the first is, and changes nothing")
  func twoRuns() throws {
    let folder = try folder()
    let calls = ScriptedCalls()
    let busy = HostError.busy(process: getpid())
    var errors: [HostError?] = []
    calls.before(call: "move", number: 1) {
      do throws(HostError) {
        try AtomicWrite.replace(replacements, in: folder.path, calls: SystemCalls())
        errors.append(nil)
      } catch { errors.append(error) }
      do throws(HostError) {
        _ = try RunRecovery.recover(in: folder.path, changingFiles: true, calls: SystemCalls())
        errors.append(nil)
      } catch { errors.append(error) }
    }
    try AtomicWrite.replace(replacements, in: folder.path, calls: calls)
    #expect(errors == [.stopped(cause: busy, unrestored: [], leftovers: []), busy])
    #expect(try contents(of: folder) == new)
    #expect(try folder.files() == names)
  }

  @Test("A signal at any call stops the run with all files old, unless all are new already")
  func signals() throws {
    var stops = 0
    for number in 0... {
      let folder = try folder()
      let calls = ScriptedCalls()
      calls.signal(SIGTERM, after: number)
      var stop: HostError?
      do throws(HostError) {
        try AtomicWrite.replace(replacements, in: folder.path, calls: calls)
      } catch {
        stop = error
      }
      let after = try contents(of: folder)
      #expect(try folder.files() == names, "signal after \(number) calls")
      guard let stop else {
        #expect(after == new, "signal after \(number) calls")
        break
      }
      stops += 1
      let cause = HostError.interrupted(signal: SIGTERM)
      #expect(stop == .stopped(cause: cause, unrestored: [], leftovers: []))
      #expect(after == old, "signal after \(number) calls")
    }
    #expect(stops > 15)
  }

  // MARK: What a repository may bring along

  @Test("A journal that was copied here counts for nothing, whatever it names")
  func foreignJournal() throws {
    for target in ["A.swift", "../A.swift", ".git/hooks/post-checkout", "Sub/.GIT/config"] {
      let folder = try folder()
      let journal = RunJournal(
        process: 1, run: 1,
        entries: [.init(path: target, content: .init(of: Array("old A".utf8)))])
      try folder.write(journal.bytes(inode: 1), to: RunJournal.name)
      try folder.write("planted", to: ".observify-1-0.old")
      let files = try folder.files()
      #expect(throws: HostError.foreignJournal(path: RunJournal.name)) { try recover(folder) }
      #expect(
        throws: HostError.stopped(
          cause: .foreignJournal(path: RunJournal.name), unrestored: [], leftovers: [])
      ) {
        try AtomicWrite.replace(replacements, in: folder.path, calls: SystemCalls())
      }
      #expect(try folder.files() == files)
      #expect(try contents(of: folder) == old)
    }
  }

  @Test(
    "Even with the right number a journal leads neither out of the folder nor to git's files",
    arguments: ["../A.swift", "/A.swift", "Deep/../A.swift", ".git/config", "Deep/.Git/x", ""])
  func escapingPath(_ path: String) {
    let journal = RunJournal(
      process: 1, run: 1, entries: [.init(path: path, content: .init(of: []))])
    #expect(RunJournal.read(journal.bytes(inode: 7), inode: 7) == .foreign)
  }

  @Test("A journal reads as what was written, each beginning of it as incomplete")
  func reading() {
    let journal = RunJournal(
      process: 42, run: 7,
      entries: [.init(path: "Deep/line\nbreak.swift", content: .init(of: [1, 2, 3]))])
    let bytes = journal.bytes(inode: 9)
    #expect(RunJournal.read(bytes, inode: 9) == .journal(journal))
    for count in 1..<bytes.count {
      let reading = RunJournal.read(Array(bytes.prefix(count)), inode: 9)
      #expect(reading == .incomplete, "\(count) bytes")
    }
    #expect(RunJournal.read(Array("# my notes\n".utf8), inode: 9) == .foreign)
  }

  @Test("A link, a pipe or a folder in the place of the journal is left as it is")
  func notAJournal() throws {
    let other = try TemporaryFolder()
    try other.write("mine", to: "notes")
    for command in [["ln", "-s", other.path + "/notes"], ["mkfifo"], ["mkdir"]] {
      let folder = try folder()
      try folder.run(command + [RunJournal.name])
      #expect(throws: HostError.self) { try recover(folder) }
      #expect(throws: HostError.self) {
        try AtomicWrite.replace(replacements, in: folder.path, calls: SystemCalls())
      }
      #expect(try contents(of: folder) == old)
      #expect(try other.read("notes") == Array("mine".utf8))
    }
  }

  private let names = ["A.swift", "Deep/B.swift", "Deep/C.swift"]
  private let old = ["old A", "old B", "old C"]
  private let new = ["new A", "new B", "new C"]
  private let replacements = [("A.swift", "A"), ("Deep/B.swift", "B"), ("Deep/C.swift", "C")].map {
    FileReplacement(
      path: $0.0, expected: Array("old \($0.1)".utf8), content: Array("new \($0.1)".utf8))
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in zip(names, old) { try folder.write(text, to: name) }
    return folder
  }

  /// A folder in which a run was killed just before it replaced the second file.
  private func halfWritten() throws -> TemporaryFolder {
    let folder = try folder()
    let calls = ScriptedCalls()
    calls.kill(before: "move", number: 2)
    try? AtomicWrite.replace(replacements, in: folder.path, calls: calls)
    #expect(try contents(of: folder) == ["new A", "old B", "old C"])
    return folder
  }

  private func recover(_ folder: TemporaryFolder) throws(HostError) -> Recovery? {
    try RunRecovery.recover(in: folder.path, changingFiles: true, calls: SystemCalls())
  }

  private func contents(of folder: TemporaryFolder) throws -> [String] {
    try names.map { String(decoding: try folder.read($0), as: UTF8.self) }
  }
}
