import ObservifyText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The place where git looks for the hook that it runs before a commit.
///
/// A hook that is there already is moved aside, and comes back when the one in its place goes.
package struct GitHook: Sendable {
  /// Why a hook cannot be installed or removed.
  package enum Problem: Error, Equatable, Sendable {
    /// The folder is in no git repository.
    case noRepository(String)

    /// `core.hooksPath` leads out of the repository, to a folder that others may use too.
    case shared(String)

    /// A hook is in the way, and another one where it would be kept.
    case taken(String, kept: String)

    /// The hook is not one of this tool, or there is none.
    case notOurs(String)

    /// The system does not let a file be written.
    case unwritable(String, SystemError)
  }

  /// The absolute path of the hook.
  package let path: String

  /// Where a hook that was there before is kept.
  package var keptPath: String { path + "." + Self.keptSuffix }

  /// What the name of a kept hook ends in.
  package static let keptSuffix = "before-observify"

  /// What a hook of this tool says in a line of its own.
  package static let mark = "# Installed by Observify"

  private let system = SystemCalls()

  /// Finds the place of the hook for a repository.
  ///
  /// - Parameters:
  ///   - folder: An absolute path in the repository.
  ///   - environment: The variables of the environment.
  ///   - isShared: Whether the place may be one that other repositories use, too.
  /// - Throws: A ``Problem`` when there is no such place, or none that may be used.
  package init(
    around folder: String, environment: [String: String], isShared: Bool
  ) throws(Problem) {
    let ask = { (folder: String, words: [String]) -> String? in
      Self.answer(folder, words, environment)
    }
    guard ask(folder, ["--git-dir"]) != nil else { throw .noRepository(folder) }
    // A relative 'core.hooksPath' starts at the top of the work tree.
    let top = ask(folder, ["--show-toplevel"]) ?? folder
    guard let common = ask(top, ["--git-common-dir"]),
      let hooks = ask(top, ["--git-path", "hooks"])
    else { throw .noRepository(folder) }
    let place = top.appendingPath(hooks)
    let found: String
    let inside: [String]
    do throws(SystemError) {
      for folder in place.pathAndParents.reversed() where !folder.isEmpty {
        if (try? system.attributes(of: folder, followingLink: true)) == nil {
          try system.createFolder(folder)
        }
      }
      found = try system.realPath(place)
      inside = [try system.realPath(top.appendingPath(common)), try system.realPath(top)]
    } catch {
      throw .unwritable(place, error)
    }
    guard isShared || inside.contains(where: { found.path(relativeTo: $0) != nil }) else {
      throw .shared(found)
    }
    path = found.appendingPath("pre-commit")
  }

  /// Returns what `git rev-parse` says, a path; nil where it refuses.
  private static func answer(
    _ folder: String, _ words: [String], _ environment: [String: String]
  ) -> String? {
    let known = Set(Git.variables + GitIndex.variables)
    var variables = environment.filter { known.contains($0.key) }
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    let run = try? ProgramRun(
      ["git", "-C", folder, "rev-parse"] + words, environment: variables)
    guard let run, run.status == 0 else { return nil }
    let line = run.output.last == 0x0A ? run.output.dropLast() : run.output[...]
    return String(decoding: line, as: UTF8.self)
  }

  /// Puts a hook in place, which runs one that was there before.
  ///
  /// - Parameter script: The hook; it says ``mark``.
  /// - Returns: Whether there was another one, which is kept.
  /// - Throws: ``Problem/taken(_:kept:)`` when two are kept already.
  package func install(_ script: String) throws(Problem) -> Bool {
    let keeps = exists(path) && !isOurs
    if keeps, exists(keptPath) { throw .taken(path, kept: keptPath) }
    do throws(SystemError) {
      let fresh = AtomicWrite.temporaryPath(for: path)
      guard let file = try system.claim(fresh, permissions: 0o777) else {
        throw SystemError(code: EBUSY)
      }
      defer { try? system.finish(file) }
      try system.empty(file)
      try system.appendAll(Array(script.utf8), to: file)
      if keeps { try system.move(path, to: keptPath) }
      try system.move(fresh, to: path)
    } catch {
      throw .unwritable(path, error)
    }
    return keeps
  }

  /// Removes the hook.
  ///
  /// - Returns: Whether one that was there before is back.
  /// - Throws: ``Problem/notOurs(_:)`` for a hook that this tool did not install.
  package func uninstall() throws(Problem) -> Bool {
    guard isOurs else { throw .notOurs(path) }
    let isKept = exists(keptPath)
    do throws(SystemError) {
      if isKept {
        try system.move(keptPath, to: path)
      } else {
        try system.removeName(path)
      }
    } catch {
      throw .unwritable(path, error)
    }
    return isKept
  }

  private var isOurs: Bool {
    guard let text = try? FolderStore.readFile(path, from: "/") else { return false }
    return text.contains(Self.mark)
  }

  private func exists(_ path: String) -> Bool {
    (try? system.attributes(of: path, followingLink: false)) != nil
  }
}
