import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
public import ObservifyText

/// The packages that a project uses and does not hold: read only where the project imports them.
public struct PackageReading: Sendable {
  /// The sources of some modules, and which of these were found.
  public struct Answer: Sendable {
    /// The files that may declare something of interest.
    public var sources: [SourceText]

    /// The modules that were found.
    public var modules: Set<String>

    /// Creates an answer.
    public init(sources: [SourceText] = [], modules: Set<String> = []) {
      self.sources = sources
      self.modules = modules
    }
  }

  /// Words of which a file has one when it is of interest.
  public static let marks = PackageDeclarations.marks

  /// Reads what modules declare.
  public let read: @Sendable (_ modules: Set<String>) async -> Answer

  /// Creates a way to read packages.
  public init(_ read: @escaping @Sendable (_ modules: Set<String>) async -> Answer) {
    self.read = read
  }
}

extension Migrator {
  /// What the packages declare that files import, and the modules that were not there, those that most
  /// files import first.
  static func packages(
    of trees: [SyntaxTree], _ modules: ModuleMap, _ reading: PackageReading?
  ) async -> (declarations: PackageDeclarations, missing: [String]) {
    var counts: [String: Int] = [:]
    for tree in trees {
      for module in Set(tree.nodes(of: .importDecl).compactMap(\.importedModule))
      where !Vocabulary.isApples(module) {
        counts[module, default: 0] += 1
      }
    }
    let outside = Set(counts.keys.filter { modules.modules(named: $0).isEmpty })
    guard let reading, !outside.isEmpty else {
      return (PackageDeclarations(missing: outside), [])
    }
    let answer = await reading.read(outside)
    let parsed = await parse(answer.sources) { _ in }
    let missing = outside.subtracting(answer.modules).sorted {
      (-counts[$0, default: 0], $0) < (-counts[$1, default: 0], $1)
    }
    return (PackageDeclarations(parsed, missing: Set(missing)), missing)
  }
}
