package import ObservifyText

/// Everything that a run reads of a project, and what of it may be edited.
///
/// The paths that the person names choose what may be edited; the whole project around them is read,
/// since a model may be used anywhere in it.
package struct ProjectFiles: Sendable {
  /// What the person asks for.
  package struct Request: Sendable {
    /// The files and folders that may be edited.
    package var paths: [String]

    /// The folder to read, where it is not the one that ``ProjectFolder`` finds.
    package var root: String?

    /// What is not edited all the same.
    package var excluded: [Glob]

    /// Creates a request.
    package init(paths: [String], root: String? = nil, excluded: [Glob] = []) {
      self.paths = paths
      self.root = root
      self.excluded = excluded
    }
  }

  /// Something that could not be read, and whether the person named it.
  package struct Problem: Sendable {
    /// What could not be read, and why.
    package let error: HostError

    /// Whether it is, or lies in, a path that the person named.
    package let isChosen: Bool
  }

  /// The folder that was read, in the store.
  package private(set) var root = ""

  /// The Swift files, sorted by path.
  package private(set) var sources: [SourceText] = []

  /// The files that say how the project is built, sorted by path.
  package private(set) var manifests: [SourceText] = []

  /// The paths of the Swift files that may be edited.
  package private(set) var editable: Set<String> = []

  /// What could not be read.
  package private(set) var problems: [Problem] = []

  /// The files and folders that are there and could not be read: they may hold anything.
  package private(set) var unread: [Place] = []

  /// Where packages that the project uses are looked for.
  package let packageFolders: any PackageFolders

  /// Files in repositories of their own, which have their own history.
  private var foreign: Set<String> = []

  private var places: [Place] = []
  private let excluded: [Glob]

  /// Reads the project that `request` is about.
  ///
  /// - Parameters:
  ///   - request: What the person asks for.
  ///   - store: Where the files are.
  ///   - progress: Called now and then with how many files are read, and how many there are.
  package init(
    _ request: Request, from store: some FileStore,
    progress: @escaping @Sendable (_ completed: Int, _ total: Int) -> Void = { _, _ in }
  ) async {
    excluded = request.excluded
    packageFolders = store
    var arguments: [(String, Place)] = []
    for argument in request.paths {
      do throws(HostError) {
        var place = try await store.place(of: argument)
        // An Xcode project or workspace means the project.
        if case .folder(let path) = place { place = .folder(path.outsideBundle) }
        arguments.append((argument, place))
      } catch {
        problems.append(Problem(error: error, isChosen: true))
      }
    }
    do throws(HostError) {
      root = try await Self.root(of: arguments.map(\.1), named: request.root, in: store)
    } catch {
      problems.append(Problem(error: error, isChosen: true))
      return
    }
    for (argument, place) in arguments where place.path.path(relativeTo: root) == nil {
      problems.append(Problem(error: .outside(path: argument, root: root), isChosen: true))
    }
    arguments.removeAll { $0.1.path.path(relativeTo: root) == nil }
    guard !arguments.isEmpty else { return }
    places = arguments.map(\.1)
    await read(await paths(in: store), from: store, progress)
    for (argument, place) in arguments
    where !sources.contains(where: { isChosen($0.path, by: place) }) {
      problems.append(Problem(error: .noSwift(path: argument), isChosen: false))
    }
  }

  /// Lets some files be edited no more.
  package mutating func withhold(_ paths: [String]) {
    editable.subtract(paths)
  }

  /// Puts other text in the place of what was read.
  ///
  /// - Parameter texts: The new texts by path; a path that was not read is passed over.
  package mutating func update(_ texts: [String: [UInt8]]) {
    for index in sources.indices {
      guard let text = texts[sources[index].path] else { continue }
      sources[index] = SourceText(path: sources[index].path, bytes: text)
    }
  }

  /// Returns the folder to read for a request, in the store; nil where one of its paths is not there.
  package static func root(of request: Request, in store: some FileStore) async -> String? {
    var places: [Place] = []
    for path in request.paths {
      guard let place = try? await store.place(of: path) else { return nil }
      places.append(place)
    }
    return try? await root(of: places, named: request.root, in: store)
  }

  /// Returns the folder to read: the one that was named, or the project around all places.
  private static func root(
    of places: [Place], named name: String?, in store: some FileStore
  ) async throws(HostError) -> String {
    if let name { return try await store.place(of: name).folder.outsideBundle }
    guard let first = places.first else { return "" }
    let common = first.folder.pathAndParents.first { folder in
      places.allSatisfy { $0.path.path(relativeTo: folder) != nil }
    }
    return await ProjectFolder.enclosing(common ?? "", in: store)
  }

  /// Returns the paths of all files to read.
  private mutating func paths(in store: some FileStore) async -> [String] {
    var paths = await list(root, in: store)
    for place in places {
      switch place {
      case .file(let path):
        if ProjectFile.isSource(path) { paths.insert(path) }
      case .folder(let path):
        // A folder that the project ignores is looked into when it is named.
        let isListed = paths.contains { $0.path(relativeTo: path) != nil }
        if !isListed { paths.formUnion(await list(path, in: store)) }
      }
    }
    return paths.sorted()
  }

  private mutating func list(_ folder: String, in store: some FileStore) async -> Set<String> {
    do throws(HostError) {
      let listing = try await store.files(in: folder)
      foreign.formUnion(listing.foreign)
      unread += listing.problems.compactMap { error in
        switch error {
        case .unreadable(let path, _): .folder(path)
        case .nameNotUTF8(let path): ProjectFile.isSource(path) ? .file(path) : nil
        default: nil
        }
      }
      problems += listing.problems.map { error in
        Problem(error: error, isChosen: error.path.map(isChosen) ?? false)
      }
      return Set(listing.paths)
    } catch {
      problems.append(Problem(error: error, isChosen: true))
      return []
    }
  }

  private mutating func read(
    _ paths: [String], from store: some FileStore, _ progress: @Sendable (Int, Int) -> Void
  ) async {
    var seen: Set<String> = []
    let results = await CheckedSource.read(paths, from: store) { progress($0, paths.count) }
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let file):
        // Two names may lead to one file.
        if seen.insert(file.source.path).inserted { add(file) }
      case .failure(.missing) where !places.contains(.file(path)):
        // Deleted, but the deletion is not committed; or gone since the folder was listed.
        break
      case .failure(let error):
        problems.append(Problem(error: error, isChosen: isChosen(path)))
        addUnread(path)
      }
    }
    sources.sort { $0.path < $1.path }
    manifests.sort { $0.path < $1.path }
  }

  /// Notes that a file is there and could not be read.
  private mutating func addUnread(_ path: String) {
    let name = path.lastPathPart
    if ProjectFile.isManifest(path), !ProjectFile.isSource(path) || name == "Package.swift" {
      // A manifest that says nothing is one that may say anything.
      let text = ProjectFile.isSwiftManifest(path) ? "import PackageDescription\n" : ""
      manifests.append(SourceText(path: path, text: text))
    } else {
      unread.append(.file(path))
    }
  }

  private mutating func add(_ file: CheckedSource) {
    let path = file.source.path
    guard ProjectFile.isSource(path), !file.isManifest else {
      manifests.append(file.source)
      return
    }
    sources.append(file.source)
    if let place = file.invalid {
      let error = HostError.notUTF8(path: path, line: place.line, column: place.column)
      problems.append(Problem(error: error, isChosen: isChosen(path)))
    } else if isChosen(path) {
      editable.insert(path)
    }
  }

  /// Whether a file may be edited, as far as its path tells.
  private func isChosen(_ path: String) -> Bool {
    places.contains { isChosen(path, by: $0) } && !foreign.contains(path)
      && !excluded.contains { $0.matches(path) }
  }

  /// Whether naming `place` names the file at `path`.
  ///
  /// Naming a folder does not name what others wrote, or a program made, in folders of it.
  private func isChosen(_ path: String, by place: Place) -> Bool {
    switch place {
    case .file(let chosen): return path == chosen
    case .folder(let folder):
      guard let inside = path.path(relativeTo: folder) else { return false }
      return !inside.pathParts.contains(where: ProjectFile.isForeign)
        && !ProjectFile.isGenerated(path)
    }
  }
}

extension Place {
  /// The path of the file or folder.
  fileprivate var path: String {
    switch self {
    case .file(let path), .folder(let path): path
    }
  }
}
