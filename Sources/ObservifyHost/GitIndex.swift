import ObservifyText

/// git's index: what the next commit takes.
///
/// Content is read as it is stored, so that no filter is run. The variables that git sets for its hooks
/// are heeded: `git commit --all` and work trees have an index in a place of its own.
struct GitIndex: Sendable {
  /// A regular file in the index.
  struct Entry: Hashable, Sendable {
    /// The file's mode in octal digits.
    let mode: String

    /// The hash of the file's content.
    let object: String
  }

  /// Regular files by path, and what was seen beside them.
  struct Listing: Sendable {
    var files: [String: Entry] = [:]

    /// The paths of files that wait for a merge conflict to be resolved.
    var conflicts: Set<String> = []

    /// The nearest that text comes to names that are not UTF-8.
    var badNames: [String] = []
  }

  /// The top of the work tree, an absolute path; nil when the repository has none.
  let workTree: String?

  /// Whether the index is the one of a `git commit <path>`, thrown away after the commit.
  let isPassing: Bool

  private let git: Git
  private let gitFolder: String

  /// The variables by which git tells its hooks where the repository and the index are.
  static let variables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]

  /// Opens the index of the repository that `folder`, an absolute path, is in.
  ///
  /// - Throws: ``HostError/noRepository(path:)`` when there is none.
  init(around folder: String, environment: [String: String]) throws(HostError) {
    var extra: [String: String] = [:]
    for name in Self.variables {
      // A list of folders stays as it is; hooks get absolute ones.
      guard let value = environment[name], !value.isEmpty else { continue }
      extra[name] =
        name == "GIT_ALTERNATE_OBJECT_DIRECTORIES" ? value : folder.appendingPath(value)
    }
    isPassing = extra["GIT_INDEX_FILE"]?.lastPathPart.hasPrefix("next-index-") ?? false
    let around = Git(around: folder, environment: environment)?.root
    if let gitFolder = extra["GIT_DIR"] {
      let asked = Git(root: folder, environment: environment, passing: extra)
      if let named = extra["GIT_WORK_TREE"] ?? around {
        workTree = named
      } else {
        workTree = try asked.isBare() ? nil : folder
      }
      extra["GIT_WORK_TREE"] = workTree
      self.gitFolder = gitFolder
    } else if let around {
      workTree = around
      gitFolder = Self.gitFolder(of: around)
    } else if let bare = folder.pathAndParents.first(where: Self.isGitFolder) {
      workTree = nil
      gitFolder = bare
      extra["GIT_DIR"] = bare
    } else {
      throw .noRepository(path: folder)
    }
    git = Git(root: workTree ?? gitFolder, environment: environment, passing: extra)
  }

  /// Returns the folder with the repository's own files that belong to this work tree.
  private static func gitFolder(of workTree: String) -> String {
    let entry = workTree.appendingPath(".git")
    guard let text = try? FolderStore.readFile(entry, from: "/"),
      let line = String(exactly: text.bytes)?.split(whereSeparator: \.isNewline).first,
      line.hasPrefix("gitdir: ")
    else { return entry }
    return workTree.appendingPath(String(line.dropFirst("gitdir: ".count)))
  }

  private static func isGitFolder(_ folder: String) -> Bool {
    let system = SystemCalls()
    return ["HEAD", "objects", "refs"].allSatisfy { name in
      (try? system.attributes(of: folder.appendingPath(name), followingLink: false)) != nil
    }
  }

  // MARK: Reading

  /// Returns the Swift files whose staged content is new.
  ///
  /// New is what no commit has that the next commit follows: the last one, and while branches are
  /// merged those that are merged. So nobody is asked about what came with a merge.
  func stagedSources() throws(HostError) -> Listing {
    var listing = try changes(since: try lastCommit())
    for parent in mergedCommits() {
      let other = try changes(since: parent)
      listing.files = listing.files.filter { other.files[$0.key] != nil }
    }
    return listing
  }

  /// Returns the Swift files and manifests of the index.
  func files() throws(HostError) -> Listing {
    let run = try git.run(
      ["ls-files", "--stage", "--full-name", "-z", "--"] + ProjectFile.pathspecs)
    guard run.status == 0 else { throw git.failure(run) }
    var listing = Listing()
    for record in run.output.split(separator: 0) {
      // "100644 hash 0", a tab, and the path.
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let head = record[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard head.count == 3, head[0].hasPrefix("100") else { continue }
      listing.add(
        Entry(mode: head[0], object: head[1]), at: record[(tab + 1)...], isConflict: head[2] != "0")
    }
    return listing
  }

  /// Returns the bytes of files, as they are stored; nil for one that the repository lacks.
  func contents(of entries: [Entry]) throws(HostError) -> [[UInt8]?] {
    try git.blobs(entries.map(\.object))
  }

  private func changes(since commit: String) throws(HostError) -> Listing {
    let run = try git.run(
      [
        "diff-index", "--cached", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff",
        "--no-textconv", "--ita-invisible-in-index", "--ignore-submodules=all",
        "--diff-filter=AMTU", commit, "--", "*.swift",
      ])
    guard run.status == 0 else { throw git.failure(run) }
    var listing = Listing()
    let records = run.output.split(separator: 0)
    for (head, path) in zip(records, records.dropFirst()) where head.first == UInt8(ascii: ":") {
      // ":oldmode newmode oldhash newhash status", and the path in the next record.
      let head = head.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard head.count == 5, head[1].hasPrefix("100") || head[4] == "U" else { continue }
      listing.add(Entry(mode: head[1], object: head[3]), at: path, isConflict: head[4] == "U")
    }
    return listing
  }

  /// Returns the name of the last commit, or of a tree without files before the first one.
  private func lastCommit() throws(HostError) -> String {
    let head = try git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    if head.status == 0 { return Self.line(of: head) }
    let empty = try git.run(["hash-object", "-t", "tree", "--stdin"])
    guard empty.status == 0 else { throw git.failure(empty) }
    return Self.line(of: empty)
  }

  private func mergedCommits() -> [String] {
    let text = try? FolderStore.readFile(gitFolder.appendingPath("MERGE_HEAD"), from: "/")
    return String(decoding: text?.bytes ?? [], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { String($0) }
      .filter { $0.allSatisfy(\.isHexDigit) }
  }

  private static func line(of run: ProgramRun) -> String {
    String(decoding: run.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  // MARK: Writing

  /// Gives files of the index another content, all of them in one step.
  ///
  /// - Parameter replacements: The files, each with the entry that it has now.
  /// - Throws: ``HostError/changed(path:)`` when a file has another entry by now.
  func replace(_ replacements: [(path: String, entry: Entry, content: [UInt8])]) throws(HostError) {
    var lines: [UInt8] = []
    for replacement in replacements {
      let run = try git.run(
        ["hash-object", "-w", "-t", "blob", "--no-filters", "--stdin"],
        input: replacement.content)
      guard run.status == 0 else { throw git.failure(run) }
      let object = Self.line(of: run)
      lines += Array("\(replacement.entry.mode) \(object) 0\t\(replacement.path)".utf8) + [0]
    }
    let now = try files().files
    for replacement in replacements where now[replacement.path] != replacement.entry {
      throw .changed(path: replacement.path)
    }
    let run = try git.run(
      ["update-index", "-z", "--index-info"], input: lines, passing: git.variablesAgainstHooks())
    guard run.status == 0 else { throw git.failure(run) }
  }
}

extension GitIndex.Listing {
  fileprivate mutating func add(
    _ entry: GitIndex.Entry, at name: ArraySlice<UInt8>, isConflict: Bool
  ) {
    let path = String(decoding: name, as: UTF8.self)
    if UTF8Check.firstInvalid(in: Array(name)) != nil {
      badNames.append(path)
    } else if isConflict {
      conflicts.insert(path)
    } else {
      files[path] = entry
    }
  }
}

extension Git {
  /// Whether the repository has no work tree.
  fileprivate func isBare() throws(HostError) -> Bool {
    let run = try run(["rev-parse", "--is-bare-repository"])
    guard run.status == 0 else { throw failure(run) }
    return run.output.starts(with: "true".utf8)
  }
}
