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
  /// In a repository these are the files that git tracks or would track. Elsewhere, and in a folder
  /// that git ignores, and where git is no help, the folder is walked through, past hidden folders,
  /// links and what package managers and builds leave behind.
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

  private func listing(of names: [[UInt8]]) -> FileListing {
    var listing = FileListing()
    for name in names { add(name, in: "", to: &listing) }
    // A file in conflict is listed once for each side.
    listing.paths = Set(listing.paths).sorted()
    return listing
  }

  private func walk(_ folder: String) -> FileListing {
    var listing = FileListing()
    var folders = [folder]
    while let folder = folders.popLast() {
      do throws(SystemError) {
        for entry in try system.entries(of: root.appendingPath(folder)) {
          if !entry.isFolder {
            add(entry.name, in: folder, to: &listing)
          } else if let name = String(exactly: entry.name), !ProjectFile.isSkipped(name) {
            folders.append(folder.appendingPath(name))
          }
        }
      } catch {
        listing.problems.append(.unreadable(path: folder, error))
      }
    }
    listing.paths.sort()
    return listing
  }

  private func add(_ name: [UInt8], in folder: String, to listing: inout FileListing) {
    let path = folder.appendingPath(String(decoding: name, as: UTF8.self))
    guard ProjectFile.isSource(path) || ProjectFile.isManifest(path) else { return }
    if UTF8Check.firstInvalid(in: name) == nil {
      listing.paths.append(path)
    } else {
      listing.problems.append(.nameNotUTF8(path: path))
    }
  }
}
