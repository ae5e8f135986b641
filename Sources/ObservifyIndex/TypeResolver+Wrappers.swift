package import ObservifySyntax

/// Property wrappers that the project does not declare.
extension TypeResolver {
  /// Whether an attribute names a type that the project does not declare; a typealias is followed.
  package func isFromOutside(_ attribute: Attribute) -> Bool { outsideName(of: attribute) != nil }

  /// The name, with those before it, of what an attribute means outside of the project; nil where the
  /// project declares it.
  ///
  /// The names of SwiftUI, Combine and SwiftData before it are left out.
  package func outsideName(of attribute: Attribute) -> String? {
    guard let written = attribute.typeNode else { return attribute.name }
    var path = ProjectIndex.path(of: written)
    var place = attribute.node
    for _ in 0..<8 {
      switch scopes.typeLookup(path, at: place) {
      case .declared, .genericParameter: return nil
      case .undeclared:
        if path.count > 1, Vocabulary.sdkModules.contains(path[0]) { path.removeFirst() }
        if path.count > 1, OutsideWrapper.known.contains(where: { $0.modules.contains(path[0]) }) {
          path.removeFirst()
        }
        return path.joined(separator: ".")
      case .alias(let alias):
        guard let target = alias.children.filter(\.kind.isType).last else { return attribute.name }
        path = ProjectIndex.path(of: target)
        place = alias
      }
    }
    return attribute.name
  }

  /// What the project states of a wrapper from outside.
  package func statedWrapper(_ attribute: Attribute) -> WrapperFact? {
    index.told.wrappers.first { attribute.isNamed($0.name) && isFromOutside(attribute) }
  }

  /// Returns what is known of a wrapper from outside.
  ///
  /// The modules that its file imports decide; one that imports none of the table's may have it from a
  /// module that passes it on, and then those of the whole project do.
  /// What the project states of it goes before the table.
  package func outsideWrapper(_ attribute: Attribute) -> OutsideWrapper? {
    guard let name = outsideName(of: attribute) else { return nil }
    if let fact = statedWrapper(attribute) {
      return OutsideWrapper(
        name: name, modules: [],
        fate: fact.replacement == nil ? .stays : .follows(.injectedObject),
        value: fact.held == .keypath ? .end : .spelled)
    }
    let row =
      OutsideWrapper.row(named: name, importing: index.file(of: attribute.node).imports)
      ?? OutsideWrapper.row(named: name, importing: index.imports)
    guard let row else {
      return index.packages.wrappers[name].map {
        OutsideWrapper(name: name, modules: [], fate: $0)
      }
    }
    // Factory 2.4 has the counterpart, and was still called 'Factory'.
    if row.modules == ["Factory"], index.packages.wrappers["InjectedObservable"] != nil {
      return OutsideWrapper(
        name: name, modules: row.modules, fate: .follows(.injectedObject), value: row.value)
    }
    return row
  }
}
