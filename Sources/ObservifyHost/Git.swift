import ObservifyText

/// The few questions that are put to git.
///
/// A repository is not trusted: its configuration can name programs to run, for watching files, as
/// hooks, as filters. None of the commands used here runs one; what could is switched off. Nothing
/// is fetched, and nothing is written but what ``GitIndex`` is asked to stage.
struct Git: Sendable {
  /// The folder that holds `.git`, or a repository without files beside it.
  let root: String

  let environment: [String: String]

  /// Finds the repository that `folder`, an absolute path, is in.
  init?(around folder: String, environment: [String: String]) {
    var root = folder
    while !Self.isRoot(root) {
      guard root != "/", !root.isEmpty else { return nil }
      root = root.parentPath
    }
    self.init(root: root, environment: environment, passing: [:])
  }

  /// Opens the repository at `root`; git sees the variables `extra` beside those of ``variables``.
  init(root: String, environment: [String: String], passing extra: [String: String]) {
    self.root = root
    var environment = environment.filter { Self.variables.contains($0.key) }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    self.environment = environment.merging(extra) { $1 }
  }

  /// The variables of the environment that git may see: where programs and personal settings are.
  static let variables = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "DEVELOPER_DIR",
    "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
  ]

  private static func isRoot(_ folder: String) -> Bool {
    let entry = folder.appendingPath(".git")
    guard let found = try? SystemCalls().attributes(of: entry, followingLink: true) else {
      return false
    }
    // A work tree or a submodule has a file there that says where the repository is.
    let head = entry.appendingPath("HEAD")
    return found.kind == .file
      || (try? SystemCalls().attributes(of: head, followingLink: false)) != nil
  }

  /// What git lists in a folder.
  struct Listing {
    /// A name that git lists, and what git knows of it.
    struct Entry {
      enum Kind {
        case file, link
        /// A submodule, or another repository within this one.
        case repository
        /// Something that is not tracked.
        case unknown
      }

      let name: [UInt8]
      let kind: Kind
    }

    var entries: [Entry] = []

    /// Folders that git could not look into.
    var closed: [String] = []
  }

  /// Returns what in a folder is tracked, or new and not ignored.
  func files(in folder: String) throws(HostError) -> Listing {
    let run = try run([
      "--literal-pathspecs", "ls-files", "-z", "--stage", "--cached", "--others",
      "--exclude-standard", "--", folder.isEmpty ? "." : folder,
    ])
    guard run.status == 0 else { throw failure(run) }
    var listing = Listing()
    listing.entries = run.output.split(separator: 0).map(Self.entry)
    for line in String(decoding: run.errors, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      guard parts.count > 2, parts[0] == "warning: could not open directory " else { continue }
      listing.closed.append(String(parts[1].last == "/" ? parts[1].dropLast() : parts[1]))
    }
    return listing
  }

  /// Reads `100644 <hash> 0<tab>name`, or the name alone of what is not tracked.
  private static func entry(_ line: ArraySlice<UInt8>) -> Listing.Entry {
    guard let tab = line.firstIndex(of: 0x09),
      line[..<tab].split(separator: UInt8(ascii: " ")).count == 3, line.count > 6,
      line.prefix(6).allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) })
    else {
      // Git names a repository by its folder.
      guard line.last == UInt8(ascii: "/") else {
        return Listing.Entry(name: Array(line), kind: .unknown)
      }
      return Listing.Entry(name: Array(line.dropLast()), kind: .repository)
    }
    let name = Array(line[(tab + 1)...])
    switch String(decoding: line.prefix(6), as: UTF8.self) {
    case "120000": return Listing.Entry(name: name, kind: .link)
    case "160000": return Listing.Entry(name: name, kind: .repository)
    default: return Listing.Entry(name: name, kind: .file)
    }
  }

  /// Whether a folder is ignored, or lies in one that is.
  func ignores(_ folder: String) throws(HostError) -> Bool {
    guard !folder.isEmpty else { return false }
    let run = try run(["check-ignore", "--quiet", "--", "./" + folder])
    guard run.status < 2 else { throw failure(run) }
    return run.status == 0
  }

  /// Returns the paths of those files whose content is not the one of the last commit.
  ///
  /// The bytes are compared, so that no filter is run; a checkout with CRLF for LF counts as equal.
  func uncommitted(among files: [SourceText]) throws(HostError) -> [String] {
    var names: [String] = []
    for file in files { names.append(try blobName(of: file.path)) }
    let committed = try blobs(names)
    let known = zip(files, committed).filter { file, content in
      content.map { Self.isSame($0[...], file.bytes) } ?? false
    }
    return Set(files.map(\.path)).subtracting(known.map(\.0.path)).sorted()
  }

  /// What the committed content of a file is asked for by: a name with a line break cannot be.
  private func blobName(of path: String) throws(HostError) -> String {
    guard path.utf8.contains(0x0A) else { return "HEAD:\(path)" }
    let run = try run(["rev-parse", "--verify", "--quiet", "HEAD:\(path)"])
    return String(decoding: run.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// Returns the bytes of blobs, as they are stored; nil for a name that no blob has.
  ///
  /// A blob is named by its hash or as `HEAD:path`, without a line break.
  func blobs(_ names: [String]) throws(HostError) -> [[UInt8]?] {
    guard !names.isEmpty else { return [] }
    let run = try run(
      ["cat-file", "--buffer", "--batch=%(objecttype) %(objectsize)"],
      input: names.flatMap { Array($0.utf8) + [0x0A] })
    guard run.status == 0 else { throw failure(run) }
    var answers = run.output[...]
    return names.map { _ in Self.nextContent(in: &answers).map { Array($0) } }
  }

  /// Takes one answer of `cat-file --batch` off `answers`: a line that ends with the type and size
  /// of an object, its bytes and a line break; or a line that says that there is none.
  private static func nextContent(in answers: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = answers.firstIndex(of: 0x0A) else { return nil }
    let head = answers[..<end].split(separator: UInt8(ascii: " "))
    answers = answers[(end + 1)...]
    guard head.count == 2, head[0].elementsEqual("blob".utf8),
      let size = Int(String(decoding: head[1], as: UTF8.self)), size < answers.count
    else { return nil }
    let content = answers.prefix(size)
    answers = answers.dropFirst(size + 1)
    return content
  }

  /// Returns who makes commits here, as `Name <address>`; nil where that is not set.
  func author() -> String? {
    let names = ["user.name", "user.email"].map { key -> String? in
      guard let run = try? run(["config", "--get", key]), run.status == 0 else { return nil }
      return String(exactly: Array(run.output.prefix { $0 != 0x0A }))
    }
    guard let name = names[0], let address = names[1], !name.isEmpty, !address.isEmpty else {
      return nil
    }
    return "\(name) <\(address)>"
  }

  /// Returns the absolute path of a file in git's own folder; nil where git does not tell.
  func ownPath(_ name: String) -> String? {
    guard let run = try? run(["rev-parse", "--git-path", name]), run.status == 0,
      let path = String(exactly: Array(run.output.prefix { $0 != 0x0A }))
    else { return nil }
    return root.appendingPath(path)
  }

  private static func isSame(_ committed: ArraySlice<UInt8>, _ found: [UInt8]) -> Bool {
    if committed.elementsEqual(found) { return true }
    return found.count > committed.count && committed.elementsEqual(withoutReturns(found))
  }

  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    bytes.enumerated().filter { index, byte in
      byte != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
    }.map(\.element)
  }

  /// Returns variables that switch off the hooks that the configuration itself names.
  ///
  /// git 2.54 brought these: `hook.<name>.command`. They do not lie where `core.hooksPath` says.
  func variablesAgainstHooks() throws(HostError) -> [String: String] {
    let run = try run(["config", "--null", "--name-only", "--get-regexp", "^hook[.]"])
    guard run.status < 2 else { throw failure(run) }
    var names: Set<String> = []
    for key in run.output.split(separator: 0) {
      guard let text = String(exactly: Array(key)), let end = text.lastIndex(of: ".") else {
        let name = String(decoding: key, as: UTF8.self)
        throw .program(name: "git", status: 0, message: "the name '\(name)' is not UTF-8")
      }
      names.insert(String(text[..<end]))
    }
    var variables = ["GIT_CONFIG_COUNT": "\(names.count)"]
    for (index, name) in names.sorted().enumerated() {
      variables["GIT_CONFIG_KEY_\(index)"] = name + ".enabled"
      variables["GIT_CONFIG_VALUE_\(index)"] = "false"
    }
    return variables
  }

  func run(
    _ arguments: [String], input: [UInt8] = [], passing extra: [String: String] = [:]
  ) throws(HostError) -> ProgramRun {
    do throws(SystemError) {
      return try ProgramRun(
        ["git", "-C", root, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
          + arguments,
        environment: environment.merging(extra) { $1 }, input: input)
    } catch {
      throw .program(name: "git", status: error.code, message: error.text)
    }
  }

  func failure(_ run: ProgramRun) -> HostError {
    let message = String(decoding: run.errors, as: UTF8.self)
    let line = message.split(separator: "\n").first { $0.hasPrefix("fatal") } ?? ""
    return .program(name: "git", status: run.status, message: String(line))
  }
}
