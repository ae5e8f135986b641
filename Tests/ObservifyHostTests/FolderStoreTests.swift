import Foundation
import ObservifyTestSupport
import ObservifyText
import Testing

@testable import ObservifyHost

@Suite("Folder store")
struct FolderStoreTests {
  @Test("The store of a path in a repository is the repository")
  func repository() async throws {
    let folder = try repository(["App/Package.swift": "", "App/Sources/A.swift": ""])
    #expect(try await store("App/Sources/A.swift", in: folder).root == folder.path)
    #expect(try await store("App", in: folder).root == folder.path)
  }

  @Test("Without a repository the store is the project around the path, or the path's folder")
  func noRepository() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/Sources/Deep/A.swift")
    try folder.write("", to: "Loose/B.swift")
    #expect(try await store("App/Sources/Deep", in: folder).root == folder.path + "/App")
    #expect(try await store("Loose/B.swift", in: folder).root == folder.path + "/Loose")
    #expect(try await store("Loose", in: folder).root == folder.path + "/Loose")
  }

  @Test("Arguments that do not exist do not choose the store, unless none does")
  func missingArguments() async throws {
    let folder = try repository(["A.swift": ""])
    let store = try await FolderStore(
      enclosing: ["gone", "A.swift"], from: folder.path, environment: [:])
    #expect(store.root == folder.path)
    await #expect(throws: HostError.missing(path: "gone")) {
      try await FolderStore(enclosing: ["gone"], from: folder.path, environment: [:])
    }
  }

  @Test("In a repository ignored files are not listed, new ones are, deleted ones may be")
  func listing() async throws {
    let folder = try repository([
      ".gitignore": "Ignored\n*.tmp.swift\n", "A.swift": "", "Deep/B.swift": "", "Gone.swift": "",
      "Package.swift": "", "App.xcodeproj/project.pbxproj": "", "Base.xcconfig": "",
      "README.md": "",
    ])
    try folder.write("", to: "Ignored/C.swift")
    try folder.write("", to: "D.tmp.swift")
    try folder.write("", to: "New.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/Gone.swift")
    let listing = try await store(".", in: folder).files(in: "")
    #expect(
      listing.paths == [
        "A.swift", "App.xcodeproj/project.pbxproj", "Base.xcconfig", "Deep/B.swift", "Gone.swift",
        "New.swift", "Package.swift",
      ])
    #expect(listing.problems == [])
  }

  @Test("An ignored folder is listed when it is the one that is asked for")
  func ignoredFolder() async throws {
    let folder = try repository([".gitignore": "Build\n", "A.swift": ""])
    try folder.write("", to: "Build/App/B.swift")
    #expect(try await store(".", in: folder).files(in: "Build").paths == ["Build/App/B.swift"])
  }

  @Test(
    "Names with spaces, quotes, line breaks, wildcards and other scripts are listed as they are")
  func oddNames() async throws {
    let names = [
      "[a-z]/*.swift", "back\\slash.swift", "line\nbreak.swift", "quote\".swift", "tab\t.swift",
      "with space.swift", "模型 🍏.swift", ":(top)/c.swift",
    ]
    let folder = try repository(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    try folder.write("", to: "a/b.swift")
    let store = try await store(".", in: folder)
    #expect(Set(store.files(in: "").paths) == Set(names + ["a/b.swift"]))
    #expect(store.files(in: "[a-z]").paths == ["[a-z]/*.swift"])
    #expect(store.files(in: ":(top)").paths == [":(top)/c.swift"])
  }

  #if os(Linux)
    @Test("A file whose name is not UTF-8 is reported, in a repository and elsewhere")
    func nameNotUTF8() async throws {
      for isRepository in [true, false] {
        let folder = try isRepository ? repository(["A.swift": ""]) : TemporaryFolder()
        try folder.run(["sh", "-c", "touch \"$(printf 'B\\351.swift')\""])
        let listing = try await store(".", in: folder).files(in: "")
        #expect(listing.problems == [.nameNotUTF8(path: "B\u{FFFD}.swift")])
      }
    }
  #endif

  @Test("Without a repository hidden folders, links and what tools leave behind are passed by")
  func walk() async throws {
    let folder = try TemporaryFolder()
    for name in [
      "A.swift", "Deep/er/B.swift", ".hidden/C.swift", ".build/C.swift", "Pods/C.swift",
      "Carthage/C.swift", "DerivedData/C.swift", "node_modules/C.swift", "Deep/checkouts/C.swift",
      "App.xcodeproj/project.pbxproj", "notes.txt",
    ] {
      try folder.write("", to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Loop", withDestinationPath: ".")
    let listing = try await store(".", in: folder).files(in: "")
    #expect(listing.paths == ["A.swift", "App.xcodeproj/project.pbxproj", "Deep/er/B.swift"])
    #expect(listing.problems == [])
  }

  @Test("A repository that git does not want to read is walked through, and that is said")
  func unreadableRepository() async throws {
    let folder = try repository(["A.swift": ""])
    try folder.write("[core\n", to: ".git/config")
    let listing = try await store(".", in: folder).files(in: "")
    #expect(listing.paths == ["A.swift"])
    guard case .program(name: "git", status: 128, let message) = listing.problems.first else {
      Issue.record("\(listing.problems)")
      return
    }
    #expect(message.contains("fatal: bad config line 1"))
  }

  @Test("No program that the repository's configuration names is run")
  func untrustedConfiguration() async throws {
    let folder = try repository(["A.swift": "let a = 1\n", ".gitattributes": "* filter=x diff=x"])
    let script = folder.path + "/.git/run"
    try folder.write("#!/bin/sh\ntouch '\(folder.path)/ran'\ncat\n", to: ".git/run")
    for hook in ["post-index-change", "pre-commit", "fsmonitor-watchman"] {
      try folder.write("#!/bin/sh\ntouch '\(folder.path)/ran'\n", to: ".git/hooks/\(hook)")
      try folder.run(["chmod", "+x", ".git/hooks/\(hook)"])
    }
    try folder.run(["chmod", "+x", ".git/run"])
    for key in [
      "core.fsmonitor", "core.pager", "core.sshCommand", "diff.x.command", "diff.x.textconv",
      "filter.x.clean", "filter.x.smudge", "filter.x.process",
    ] {
      try folder.git("config", key, script)
    }
    try folder.write("let a = 2\n", to: "A.swift")
    let store = try await store(".", in: folder)
    #expect(store.files(in: "").paths == ["A.swift"])
    #expect(try store.uncommitted(among: [store.read("A.swift")]) == ["A.swift"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
  }

  @Test("Hooks that the configuration itself names are switched off, whatever their names are")
  func configuredHooks() throws {
    let folder = try repository(["A.swift": "let a = 1\n"])
    let names = ["trap", "with.dot", "a = b", "größe\t", ""]
    for name in names {
      try folder.git("config", "hook.\(name).enabled", "true")
      try folder.git("config", "hook.\(name).command", "touch ran")
    }
    let git = try #require(Git(around: folder.path, environment: environment))
    let variables = try git.variablesAgainstHooks()
    for name in names {
      let found = try git.run(
        ["config", "--type=bool", "--get", "hook.\(name).enabled"], passing: variables)
      #expect(found.output == Array("false\n".utf8), "\(name)")
    }
    // Without such hooks nothing is passed.
    let plain = try repository(["A.swift": "let a = 1\n"])
    let other = try #require(Git(around: plain.path, environment: environment))
    #expect(try other.variablesAgainstHooks() == ["GIT_CONFIG_COUNT": "0"])
  }

  @Test("Only content that no commit has is uncommitted")
  func uncommitted() async throws {
    let folder = try repository([
      "Clean.swift": "a\n", "Edited.swift": "a\n", "Staged.swift": "a\n", "Windows.swift": "a\nb\n",
      "With space.swift": "a\n", "line\nbreak.swift": "a\n", "Empty.swift": "",
    ])
    try folder.write("b\n", to: "Edited.swift")
    try folder.write("b\n", to: "Staged.swift")
    try folder.git("add", "Staged.swift")
    try folder.write("a\r\nb\r\n", to: "Windows.swift")
    try folder.write("", to: "New.swift")
    let store = try await store(".", in: folder)
    let files = try store.files(in: "").paths.map { path throws(HostError) in
      try store.read(path)
    }
    #expect(
      try store.uncommitted(among: files) == ["Edited.swift", "New.swift", "Staged.swift"])
  }

  @Test("Hundreds of files are compared with the last commit")
  func manyUncommitted() async throws {
    let names = (0..<600).map { "Folder with a rather long name/File number \($0).swift" }
    let folder = try repository(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    let store = try await store(".", in: folder)
    let files = names.enumerated().map { index, name in
      SourceText(path: name, text: index % 100 == 0 ? "other" : name)
    }
    #expect(try store.uncommitted(among: files).count == 6)
  }

  @Test("Before the first commit everything is uncommitted; without git nothing is")
  func noCommit() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A.swift")
    let file = SourceText(path: "A.swift", text: "a")
    #expect(try await store(".", in: folder).uncommitted(among: [file]) == [])
    try folder.git("init", "--quiet")
    #expect(try await store(".", in: folder).uncommitted(among: [file]) == ["A.swift"])
  }

  @Test("A work tree and a submodule are repositories of their own")
  func worktrees() async throws {
    let folder = try repository(["A.swift": ""])
    let other = try repository(["B.swift": ""])
    try folder.git("worktree", "add", "--quiet", "Tree")
    try folder.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.path, "Module")
    #expect(try await store("Tree/A.swift", in: folder).root == folder.path + "/Tree")
    let module = try await store("Module", in: folder)
    #expect(module.root == folder.path + "/Module")
    #expect(module.files(in: "").paths == ["B.swift"])
  }

  @Test("Bytes are read as they are, BOM and line ends included")
  func bytes() async throws {
    let folder = try TemporaryFolder()
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a\r\nb\0\rc".utf8) + [0xFF]
    try folder.write(bytes, to: "A.swift")
    try folder.write("", to: "Empty.swift")
    let store = try await store(".", in: folder)
    #expect(try store.read("A.swift").bytes == bytes)
    #expect(try store.read("Empty.swift").bytes == [])
  }

  @Test("What cannot be read has a reason each")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Folder.swift/A.swift")
    try folder.run(["mkfifo", "Pipe.swift"])
    try folder.run(["truncate", "-s", "64M", "Large.swift"])
    try folder.run(["truncate", "-s", "67108865", "Larger.swift"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Dangling.swift", withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Loop.swift", withDestinationPath: "Loop.swift")
    let store = try await store(".", in: folder)
    #expect(throws: HostError.missing(path: "Gone.swift")) { try store.read("Gone.swift") }
    #expect(throws: HostError.missing(path: "Dangling.swift")) { try store.read("Dangling.swift") }
    #expect(throws: HostError.isFolder(path: "Folder.swift")) { try store.read("Folder.swift") }
    #expect(throws: HostError.notAFile(path: "Pipe.swift")) { try store.read("Pipe.swift") }
    #expect(try store.read("Large.swift").bytes.count == 64 << 20)
    #expect(throws: HostError.tooLarge(path: "Larger.swift", size: 67_108_865, limit: 64 << 20)) {
      try store.read("Larger.swift")
    }
    #expect(throws: HostError.unreadable(path: "Loop.swift", SystemError(code: ELOOP))) {
      try store.read("Loop.swift")
    }
  }

  @Test("A file that this user may not read is reported", .enabled(if: geteuid() != 0))
  func forbidden() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")
    try folder.run(["chmod", "0", "A.swift"])
    let store = try await store(".", in: folder)
    #expect(throws: HostError.unreadable(path: "A.swift", SystemError(code: EACCES))) {
      try store.read("A.swift")
    }
  }

  @Test("A link counts as the file it leads to, and has an absolute path outside of the store")
  func links() async throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try folder.write("a", to: "Deep/A.swift")
    try other.write("b", to: "B.swift")
    for (name, target) in [("In.swift", "Deep/A.swift"), ("Out.swift", other.path + "/B.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: target)
    }
    let store = try await store(".", in: folder)
    #expect(try store.read("In.swift").path == "Deep/A.swift")
    #expect(try store.read("Out.swift").path == other.path + "/B.swift")
    #expect(try store.place(of: "In.swift") == .file("Deep/A.swift"))
    #expect(throws: HostError.outside(path: "Out.swift", root: folder.path)) {
      try store.place(of: "Out.swift")
    }
  }

  @Test("An argument is a file or a folder of the store, however it is written")
  func places() async throws {
    let folder = try repository(["App/A.swift": "", "B.swift": ""])
    let store = try await FolderStore(
      enclosing: ["."], from: folder.path + "/App", environment: [:])
    #expect(try store.place(of: "A.swift") == .file("App/A.swift"))
    #expect(try store.place(of: "./../App/") == .folder("App"))
    #expect(try store.place(of: "..") == .folder(""))
    #expect(try store.place(of: folder.path + "/B.swift") == .file("B.swift"))
    #expect(throws: HostError.missing(path: "C.swift")) { try store.place(of: "C.swift") }
    #expect(throws: HostError.missing(path: "A.swift/C")) { try store.place(of: "A.swift/C") }
    #expect(throws: HostError.gitInternal(path: "../.git")) { try store.place(of: "../.git") }
    #expect(throws: HostError.outside(path: "/", root: folder.path)) { try store.place(of: "/") }
  }

  private func repository(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet")
    for (name, text) in files { try folder.write(text, to: name) }
    try folder.git("add", "--all")
    try folder.git("commit", "--quiet", "--message", "First")
    return folder
  }

  private func store(_ argument: String, in folder: TemporaryFolder) async throws -> FolderStore {
    try await FolderStore(enclosing: [argument], from: folder.path, environment: environment)
  }

  private let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  ]
}
