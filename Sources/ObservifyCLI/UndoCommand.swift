import ObservifyHost
import ObservifyKit
import ObservifyText

/// The command that takes written changes back, and nothing that the person has changed.
enum UndoCommand {
  private static let few = 3

  /// Returns the command line; nil where no version control has the files.
  ///
  /// Every file that a run changes is as it was committed, but others may not be. Many files are named by
  /// the folder that holds them, without the Swift files in it that the person has edited.
  static func text(
    for changes: [FileChange], in store: any FileStore, from currentFolder: String
  ) async -> String? {
    guard await store.isVersioned, !changes.isEmpty else { return nil }
    let root = await store.root
    let isWithin = currentFolder == root || currentFolder.path(relativeTo: root) != nil
    let base = isWithin ? currentFolder : root
    let git = isWithin ? [] : ["-C", root.path(relativeTo: currentFolder) ?? root]
    func words(_ paths: [String], _ magic: String = "") -> [String] {
      paths.map { path in
        let near = root.appendingPath(path).path(relativeTo: base)
        return near.map { magic.isEmpty ? $0 : ":\(magic)\($0)" } ?? ":/\(magic)\(path)"
      }
    }
    let paths = changes.map(\.path)
    var specification = words(paths)
    if paths.count > few {
      let folder = commonFolder(of: paths)
      let own = await edited(in: folder, besides: Set(paths), store)
      if own.count <= few, !folder.contains(where: { "*?[\\".contains($0) }) {
        specification = words([folder.appendingPath("*.swift")]) + words(own, "!")
      }
    }
    return StepCommand.shell(["git"] + git + ["restore"] + specification)
  }

  /// Returns the deepest folder that holds all files.
  private static func commonFolder(of paths: [String]) -> String {
    var common = paths.first?.parentPath.pathParts ?? []
    for path in paths {
      let parts = path.parentPath.pathParts
      common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
    }
    return common.joined(separator: "/")
  }

  /// Returns the other Swift files in a folder that are not as they were committed, or are gone.
  private static func edited(
    in folder: String, besides changed: Set<String>, _ store: any FileStore
  ) async -> [String] {
    let listing = try? await store.files(in: folder)
    var sources: [SourceText] = []
    var edited: [String] = []
    for path in listing?.paths ?? [] where path.hasSuffix(".swift") && !changed.contains(path) {
      if let source = try? await store.read(path) {
        sources.append(SourceText(path: path, bytes: source.bytes))
      } else {
        edited.append(path)
      }
    }
    return (edited + ((try? await store.uncommitted(among: sources)) ?? sources.map(\.path)))
      .sorted()
  }
}
