import ObservifyText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The search for the Swift files and the manifests in a folder on disk.
struct SourceDiscovery: Sendable {
  /// The folder that paths are relative to: an absolute path without links in it.
  let root: String

  /// The repository that `root` is the top of, if it is one.
  let git: Git?

  private let system = SystemCalls()

  /// Creates a search in `root`.
  init(root: String, git: Git?) {
    self.root = root
    self.git = git
  }

  /// Returns the files in a folder.
  ///
  /// In a repository these are the files that git tracks or would track, and those of repositories
  /// within it. Elsewhere, and in a folder that git ignores, and where git is no help, the folder is
  /// walked through, past hidden folders and what package managers and builds leave behind. A link to
  /// a folder counts as the folder that it leads to.
  func files(in folder: String) -> FileListing {
    guard let git else { return walk(folder) }
    do throws(HostError) {
      if try git.ignores(folder) { return walk(folder) }
      return listing(of: try git.files(in: folder))
    } catch {
      var listing = walk(folder)
      listing.problems.insert(error, at: 0)
      return listing
    }
  }

  private func listing(of found: Git.Listing) -> FileListing {
    var listing = FileListing()
    for entry in found.entries {
      switch entry.kind {
      case .file: add(entry.name, in: "", to: &listing)
      case .link: addLink(entry.name, in: "", to: &listing)
      case .unknown:
        guard !add(entry.name, in: "", to: &listing), isLink(entry.name) else { continue }
        addLink(entry.name, in: "", to: &listing)
      case .repository:
        guard let name = String(exactly: entry.name),
          !name.pathParts.contains(where: ProjectFile.isSkipped)
        else { continue }
        let inner = walk(name)
        listing.paths += inner.paths
        listing.foreign.formUnion(inner.paths)
        listing.problems += inner.problems
      }
    }
    listing.problems += found.closed.map { .unreadable(path: $0, SystemError(code: EACCES)) }
    // A file in conflict is listed once for each side.
    listing.paths = Set(listing.paths).sorted()
    return listing
  }

  func walk(_ folder: String, followingLinks: Bool = true) -> FileListing {
    var listing = FileListing()
    var folders = [folder]
    while let folder = folders.popLast() {
      do throws(SystemError) {
        for entry in try system.entries(of: root.appendingPath(folder)) {
          if entry.isFolder {
            if let name = String(exactly: entry.name), !ProjectFile.isSkipped(name) {
              folders.append(folder.appendingPath(name))
            }
          } else if !add(entry.name, in: folder, to: &listing), entry.isLink, followingLinks {
            addLink(entry.name, in: folder, to: &listing)
          }
        }
      } catch {
        // A repository that is listed and not checked out.
        if error.isAbsence { continue }
        listing.problems.append(.unreadable(path: folder, error))
      }
    }
    listing.paths = Set(listing.paths).sorted()
    return listing
  }

  private func isLink(_ name: [UInt8]) -> Bool {
    let path = root.appendingPath(String(decoding: name, as: UTF8.self))
    return (try? system.attributes(of: path, followingLink: false))?.kind == .link
  }

  /// Adds the files of the folder that a link leads to, unless that holds the project itself.
  private func addLink(_ name: [UInt8], in folder: String, to listing: inout FileListing) {
    let link = folder.appendingPath(String(decoding: name, as: UTF8.self))
    guard !link.pathParts.contains(where: ProjectFile.isSkipped),
      !add(name, in: folder, to: &listing),
      let target = try? system.realPath(root.appendingPath(link)),
      (try? system.attributes(of: target, followingLink: false))?.kind == .folder,
      root.path(relativeTo: target) == nil
    else { return }
    let inner = walk(target.path(relativeTo: root) ?? target, followingLinks: false)
    listing.paths += inner.paths
    listing.problems += inner.problems
  }

  /// Adds a file, and says whether a project is read from files of its name.
  @discardableResult
  private func add(_ name: [UInt8], in folder: String, to listing: inout FileListing) -> Bool {
    let path = folder.appendingPath(String(decoding: name, as: UTF8.self))
    guard ProjectFile.isSource(path) || ProjectFile.isManifest(path) else { return false }
    if UTF8Check.firstInvalid(in: name) == nil {
      listing.paths.append(path)
    } else {
      listing.problems.append(.nameNotUTF8(path: path))
    }
    return true
  }
}
