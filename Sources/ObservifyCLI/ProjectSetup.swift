import ObservifyHost
import ObservifyIndex
import ObservifyIndexStore
import ObservifyKit
import ObservifyText

/// Completes what the command line asks for by what the project states and what a build of it left.
struct ProjectSetup<World: Surroundings> {
  private let invocation: Invocation
  private let console: Console<World>

  init(_ invocation: Invocation, _ console: Console<World>) {
    self.invocation = invocation
    self.console = console
  }

  func completed() async throws(UsageError) -> Invocation {
    guard invocation.question == nil, [.migrate, .plan].contains(invocation.command) else {
      return invocation
    }
    let paths = invocation.paths.isEmpty ? ["."] : invocation.paths
    let roots = invocation.projectRoot.map { [$0] } ?? []
    let request = ProjectFiles.Request(paths: paths, root: invocation.projectRoot)
    // What is not there is told when the project is read.
    guard let store = try? await console.world.store(enclosing: roots + paths),
      let root = await ProjectFiles.root(of: request, in: store)
    else { return invocation }
    var whole = invocation
    if let text = try? await store.read(root.appendingPath(OptionsFile.name)) {
      let file = try OptionsFile(text.bytes, of: invocation.command, in: root)
      file.apply(to: &whole)
      whole.told.facts = file.types
      whole.told.wrappers = file.wrappers
      try OptionParser.check(&whole)
    }
    if !whole.isStaged {
      try await openIndex(for: &whole, in: await store.root, root)
    }
    return whole
  }

  /// Opens the index that is named, or that a build of the project left.
  private func openIndex(
    for whole: inout Invocation, in top: String, _ root: String
  ) async throws(UsageError) {
    guard let program = console.world.program else { return }
    let environment = console.world.environment
    let folder = top.appendingPath(root)
    let named = whole.indexStore.map { console.world.currentFolder.appendingPath($0) }
    guard let path = named ?? IndexStoreSearch.store(of: folder, environment) else { return }
    let index: IndexStore
    do throws(IndexStore.Failure) {
      index = try IndexStore(
        at: path, command: [program, IndexStoreService.command], environment: environment,
        patience: Int(IndexStoreService.patience))
    } catch {
      guard case .unusable(let reason) = error else {
        if named == nil { return }
        throw .indexStore(path, reason: "no toolchain with a 'libIndexStore' is on the path")
      }
      if named != nil { throw .indexStore(path, reason: reason) }
      await console.report([Wording.unusable(path, reason, .warning)])
      return
    }
    let files = BuiltFiles(index, of: folder, elsewhere: named != nil)
    guard !files.isEmpty else {
      let reason = "it is about no file of this project"
      if named != nil { throw .indexStore(path, reason: reason) }
      return
    }
    whole.told.build = files.index(in: top)
    whole.index = index
  }
}

/// The files of a project that an index is about.
private struct BuiltFiles {
  private let store: IndexStore

  /// The project's folder.
  private let folder: String

  /// The units by the path from that folder.
  private var units: [String: IndexStore.Unit] = [:]

  /// Finds the units of the project in a folder.
  ///
  /// - Parameters:
  ///   - store: The index.
  ///   - folder: The absolute path of the project.
  ///   - elsewhere: Whether the project may have been built in another folder.
  init(_ store: IndexStore, of folder: String, elsewhere: Bool) {
    self.store = store
    self.folder = folder
    add(under: folder)
    guard units.isEmpty, elsewhere else { return }
    // The folder in which most units would be files of this one.
    var votes: [String: Int] = [:]
    for unit in store.units.prefix(200) {
      let folders = unit.file.parentPath.pathAndParents
      for other in folders where other != "/" && !other.isEmpty {
        guard let inside = unit.file.path(relativeTo: other) else { continue }
        if FileTime(ofFile: folder.appendingPath(inside)) != nil { votes[other, default: 0] += 1 }
      }
    }
    let chosen = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let chosen { add(under: chosen.key) }
  }

  private mutating func add(under other: String) {
    for unit in store.units {
      if let inside = unit.file.path(relativeTo: other) { units[inside] = unit }
    }
  }

  var isEmpty: Bool {
    !units.keys.contains { FileTime(ofFile: folder.appendingPath($0)) != nil }
  }

  /// What the index tells, by paths from the top of a store of files.
  func index(in top: String) -> BuildIndex {
    let (units, store, folder) = (units, store, folder)
    @Sendable func unit(_ path: String) -> IndexStore.Unit? {
      top.appendingPath(path).path(relativeTo: folder).flatMap { units[$0] }
    }
    return BuildIndex(
      modules: Set(units.values.map(\.module)),
      believes: { path in
        guard let unit = unit(path), let time = FileTime(ofFile: top.appendingPath(path)) else {
          return false
        }
        return time <= unit.time
      },
      names: { path in
        unit(path).flatMap { store.names(of: $0) }?.compactMap(BuildIndex.Name.init)
      })
  }
}

extension BuildIndex.Name {
  /// Reads the line that the process which reads an index prints about a name.
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 6, let line = Int(fields[0]), let column = Int(fields[1]),
      let kind = Int(fields[2])
    else { return nil }
    // The numbers of libIndexStore: a case; functions and methods; all else has a value.
    self.init(
      line: line, column: column,
      kind: kind == 15 ? .enumCase : [12, 16, 17, 18, 22].contains(kind) ? .function : .value,
      isDeclared: fields[3] == "declared", name: String(fields[4].prefix { $0 != "(" }),
      declaration: fields[5])
  }
}
