import ObservifyIndex
import ObservifyPasses
import ObservifySyntax
import ObservifyText

/// Works out the migration of a project.
///
/// Changes nothing.
public struct Migrator: Sendable {
  private let configuration: Configuration

  /// Creates a migrator.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Returns what would change, and why what stays does.
  ///
  /// Files are parsed on all cores; the rest is serial, so that equal input gives equal output.
  ///
  /// - Parameters:
  ///   - input: Everything that was read.
  ///   - progress: Called now and then with how far the run has come, from any thread.
  /// - Returns: The report.
  /// - Complexity: O(*n*) in the size of the sources, but for looking names up.
  public func plan(
    _ input: ProjectInput, progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async -> MigrationReport {
    let sources = input.sources.sorted { $0.path < $1.path }
    let trees = await Self.parse(sources, reusing: input.parsed, progress)
    progress(Progress(phase: .planning, completed: 0, total: 1))
    let concerned = concerned(trees)
    let modules = ProjectIndex.modules(
      of: concerned, manifests: input.manifests, unread: input.unread)
    let packages = await Self.packages(of: concerned, modules, input.packages)
    let index = ProjectIndex(
      trees: concerned, modules: modules, unread: input.unread, packages: packages.declarations)
    index.told = input.told
    let project = Project(index, settings(for: input))
    var report = ReportBuilder(MigrationRun.outcome(of: project), project).report(
      listingUnits: configuration.listsUnits)
    report.missingModules = packages.missing
    return report
  }

  /// Returns the files that something can be said of.
  ///
  /// Where no file spells a word of the vocabulary nothing is an observable object, holds one or is
  /// given one: what is left to say is where a file does not parse and what a comment to this tool
  /// asks for. Who names types, or has units listed, may be told of any other type as well.
  private func concerned(_ trees: [SyntaxTree]) -> [SyntaxTree] {
    let names = configuration.only + configuration.skip
    guard names.isEmpty, !configuration.listsUnits, configuration.modernizations.isEmpty else {
      return trees
    }
    if trees.contains(where: { Self.mentionsOldModel($0.source) }) { return trees }
    return trees.filter { !$0.errors.isEmpty || $0.source.contains("observify:ignore") }
  }

  private func settings(for input: ProjectInput) -> MigrationSettings {
    var settings = MigrationSettings()
    settings.unpublished =
      switch configuration.unpublished {
      case .auto: .auto
      case .track: .track
      case .ignore: .ignore
      }
    settings.combine =
      switch configuration.combine {
      case .keep: .keep
      case .bridge: .bridge
      case .modernize: .modernize
      }
    settings.modernizations = Set(
      configuration.modernizations.map { form in
        switch form {
        case .entry: .entry
        case .codable: .codable
        case .state: .state
        case .bindable: .bindable
        }
      })
    settings.prefersLet = configuration.prefersLet
    settings.ignoresDeploymentTarget = configuration.ignoresDeploymentTarget
    settings.only = configuration.only
    settings.skip = configuration.skip
    settings.editable = input.editable
    return settings
  }

  /// Parses those of `sources` that are not among `parsed`, and keeps them there.
  private static func parse(
    _ sources: [SourceText], reusing parsed: ParsedFiles?,
    _ progress: @escaping @Sendable (Progress) -> Void
  ) async -> [SyntaxTree] {
    guard let parsed else { return await parse(sources, progress) }
    let known = await parsed.trees(of: sources)
    let missing = zip(sources, known).compactMap { source, tree in tree == nil ? source : nil }
    var fresh = await parse(missing, progress)[...]
    await parsed.keep(Array(fresh))
    return known.compactMap { $0 ?? fresh.popFirst() }
  }

  /// Parses in chunks of about equal size, each in a task of its own.
  static func parse(
    _ sources: [SourceText], _ progress: @escaping @Sendable (Progress) -> Void
  ) async -> [SyntaxTree] {
    let chunks = chunks(of: sources)
    var parsed: [[SyntaxTree]] = Array(repeating: [], count: chunks.count)
    await withTaskGroup(of: (Int, [SyntaxTree]).self) { group in
      var waiting = chunks.enumerated().makeIterator()
      func addTask() {
        guard let (place, chunk) = waiting.next() else { return }
        group.addTask { (place, sources[chunk].map { SyntaxTree(parsing: $0) }) }
      }
      // With all chunks in the queue at once, nothing else would have its turn before the last one.
      for _ in 0..<16 { addTask() }
      var done = 0
      for await (place, trees) in group {
        addTask()
        parsed[place] = trees
        done += trees.count
        progress(Progress(phase: .parsing, completed: done, total: sources.count))
      }
    }
    return parsed.flatMap(\.self)
  }

  private static func chunks(of sources: [SourceText]) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var start = 0
    var size = 0
    for (place, source) in sources.enumerated() {
      size += source.bytes.count
      if size > 256 * 1024 {
        chunks.append(start..<place + 1)
        start = place + 1
        size = 0
      }
    }
    if start < sources.count { chunks.append(start..<sources.count) }
    return chunks
  }
}
