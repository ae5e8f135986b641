package import ObservifyIndex
import ObservifyManifests
import ObservifySyntax

/// What the names behind `--only` and `--skip` mean in a project.
///
/// A name is a code (`OBS205`) or that of a type: `Store`, `Outer.Store`, `Kit.Store` with the module
/// or the target before it, `Store.swift:Store` with the file, or its path. A unit is selected by any of
/// its types, and by any code that its migration brings or that keeps it.
package struct Selection: Sendable {
  /// What one option selects.
  package struct Choice: Sendable {
    package internal(set) var models: Set<TypeID> = []
    package internal(set) var codes: Set<String> = []
  }

  /// A name that selects nothing.
  package enum Problem: Hashable, Sendable {
    /// No type of the project has the name.
    case unknown(String)
    /// Several units have it; `candidates` are names that tell them apart.
    case ambiguous(String, candidates: [String])
  }

  package private(set) var only = Choice()
  package private(set) var skip = Choice()
  package private(set) var problems: [Problem] = []

  /// The types that are named and are no observable objects, or none any more.
  package private(set) var plainTypes: [TypeID] = []

  /// Whether nothing is said about what to migrate, so that everything is.
  package let isOpen: Bool

  /// Looks the names of the settings up.
  ///
  /// - Complexity: O(types) for each name.
  init(_ settings: MigrationSettings, _ index: ProjectIndex, _ graph: ModelGraph) {
    let names = ModelNames(index, graph)
    isOpen = settings.only.isEmpty
    only = choice(of: settings.only, names)
    skip = choice(of: settings.skip, names)
  }

  private mutating func choice(of list: [String], _ names: ModelNames) -> Choice {
    var choice = Choice()
    for name in list {
      if DiagnosticCode.isCode(name) {
        choice.codes.insert(name.uppercased())
        continue
      }
      switch names.meaning(of: name) {
      case .models(let models): choice.models.formUnion(models)
      case .plainTypes(let types): plainTypes += types
      case .ambiguous(let candidates): problems.append(.ambiguous(name, candidates: candidates))
      case .nothing: problems.append(.unknown(name))
      }
    }
    return choice
  }
}

/// The names by which a person can call the models of a project.
package struct ModelNames {
  enum Meaning: Hashable {
    case models([TypeID])
    case plainTypes([TypeID])
    case ambiguous([String])
    case nothing
  }

  private let index: ProjectIndex
  private let graph: ModelGraph
  private let settlement: Settlement

  /// The types that an earlier run has migrated, or may have.
  private let observable: [TypeID]

  /// Looks at what inheritance alone ties together: what only uses tie is not known yet when the command
  /// line is read, and may come apart while one unit after the other migrates.
  package init(_ index: ProjectIndex, _ graph: ModelGraph) {
    self.index = index
    self.graph = graph
    settlement = Settlement(graph)
    observable = index.types.map(\.id).filter { type in
      !graph.isModel(type)
        && (index[type].declaration?.node.attribute("Observable") != nil
          || graph.externalSupertypes[type]?.contains("Observable") == true)
    }
  }

  /// Returns what a name on the command line means.
  ///
  /// A whole name comes before one that leaves the outer types out, and models before other types; but
  /// what was named and has migrated keeps its name.
  func meaning(of name: String) -> Meaning {
    let models = candidates(for: name, among: graph.models + observable).filter(graph.isModel)
    guard !models.isEmpty else {
      let types = index.types.filter { $0.declaration != nil }.map(\.id)
      let plain = candidates(for: name, among: types)
      return plain.isEmpty ? .nothing : .plainTypes(plain)
    }
    guard Set(models.map(settlement.group)).count > 1 else { return .models(models) }
    let longest = Set(models.compactMap { spellings(of: $0).last }).sorted()
    let telling = Set(models.map(selector)).sorted()
    return .ambiguous(telling.count > 1 ? telling : longest)
  }

  /// Returns the shortest name that selects the unit of a model and no other.
  ///
  /// Nor does any type have it that is migrated already, so that a name stays what it is while one
  /// unit after the other migrates.
  package func selector(for model: TypeID) -> String {
    let spellings = spellings(of: model)
    let group = settlement.group(of: model)
    let telling = spellings.first { spelling in
      Set(candidates(for: spelling, among: graph.models).map(settlement.group)) == [group]
        && candidates(for: spelling, among: observable).isEmpty
    }
    return telling ?? spellings.last ?? index[model].qualifiedName
  }

  /// The names of a type, the shortest first.
  private func spellings(of type: TypeID) -> [String] {
    let symbol = index[type]
    let path = index[symbol.file].path
    let file = path.split(separator: "/").last.map { String($0) } ?? path
    return [
      symbol.name, symbol.qualifiedName,
      "\(index.modules.name(of: symbol.module)).\(symbol.qualifiedName)",
      "\(index.modules.targetName(of: symbol.module)).\(symbol.qualifiedName)",
      "\(file):\(symbol.qualifiedName)", "\(path):\(symbol.qualifiedName)",
    ]
  }

  private func candidates(for name: String, among types: [TypeID]) -> [TypeID] {
    let exact = types.filter { index[$0].qualifiedName == name }
    if !exact.isEmpty { return exact }
    let qualified = types.filter { index[$0].name == lastPart(of: name) }
      .filter { spellings(of: $0).dropFirst(2).contains(name) }
    if !qualified.isEmpty { return qualified }
    return types.filter {
      index[$0].name == name || index[$0].qualifiedName.hasSuffix("." + name)
    }
  }

  private func lastPart(of name: String) -> String {
    name.split(whereSeparator: { ".:".contains($0) }).last.map { String($0) } ?? name
  }
}

extension DiagnosticCode {
  /// Whether a name is spelled as a code: `OBS205`.
  package static func isCode(_ name: String) -> Bool {
    let bytes = Array(name.uppercased().utf8)
    return bytes.count == 6 && bytes.starts(with: "OBS".utf8)
      && bytes.dropFirst(3).allSatisfy { (0x30...0x39).contains($0) }
  }
}
