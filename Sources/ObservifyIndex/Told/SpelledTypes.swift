import ObservifyManifests
import ObservifySyntax
import ObservifyText

/// Reads types that are written outside of the code, by the names of the project's declarations.
final class SpelledTypes {
  private let index: ProjectIndex

  /// The names of modules that hold the project's own files; nil where names need no module.
  private let modules: Set<String>?
  private var known: [String: StaticType] = [:]

  /// The modules that the manifests of the project declare.
  private lazy var ownModules = Set(
    index.files.flatMap(\.targets).map { index.modules.name(of: $0) })
  private lazy var declared = Dictionary(
    grouping: index.types.filter { $0.kind != .external && !$0.isLocal }, by: \.qualifiedName)

  init(_ index: ProjectIndex, modules: Set<String>?) {
    self.index = index
    self.modules = modules
  }

  /// Returns the type that `text` spells; unknown where that depends on anything else.
  func type(_ text: String) -> StaticType {
    if let type = known[text] { return type }
    let tree = SyntaxTree(parsing: SourceText(path: "", text: "let it: \(text)"))
    let node = tree.nodes(of: .typeAnnotation).first?.children.first { $0.kind.isType }
    let isWhole = node.map { $0.range.upperBound.index == tree.source.bytes.count } ?? false
    let type = tree.errors.isEmpty && isWhole ? node.map(read) ?? .unknown : .unknown
    known[text] = type
    return type
  }

  private func read(_ node: Node) -> StaticType {
    let parts = node.children.filter(\.kind.isType).map(read)
    switch node.kind {
    case .attributedType: return parts.first ?? .unknown
    case .optionalType, .unwrappedOptionalType: return .optional(parts.first ?? .unknown)
    case .arrayType: return .array(parts.first ?? .unknown)
    case .dictionaryType: return parts.count == 2 ? .dictionary(parts[0], parts[1]) : .unknown
    case .constrainedType:
      // What stands behind `some` is not told.
      return node.firstToken.isNamed("any") ? .constrained(parts) : .unknown
    case .compositionType: return .constrained(parts)
    case .tupleType:
      let elements = node.children(.tupleTypeElement).map { element in
        StaticType.TupleElement(
          label: element.directTokens.first { $0.next?.kind == .colon }?.name,
          type: element.children.first { $0.kind.isType }.map(read) ?? .unknown)
      }
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    case .functionType:
      let result = node.child(.returnClause)?.children.first { $0.kind.isType }
      let inputs = node.children(.tupleTypeElement).map { element in
        element.children.first { $0.kind.isType }.map(read) ?? .unknown
      }
      return .function(inputs, result: result.map(read) ?? parts.last ?? .unknown)
    case .namedType, .memberType: return named(node, parts)
    default: return .unknown
    }
  }

  private func named(_ node: Node, _ base: [StaticType]) -> StaticType {
    let path = ProjectIndex.path(of: node)
    guard let last = path.last else { return .unknown }
    if last == "Type" || last == "Protocol", path.count > 1 {
      return .metatype(base.first ?? .unknown)
    }
    let arguments = node.genericArguments.map {
      $0.children.first { $0.kind.isType }.map(read) ?? .unknown
    }
    guard let modules else {
      let own = declared[path.joined(separator: ".")] ?? declared(inModule: path) ?? []
      return own.isEmpty
        ? .outside(path.joined(separator: "."), last: last, arguments)
        : .nominal(own.map(\.id), arguments)
    }
    // A name without a module is a generic parameter: what it is depends on the place.
    guard path.count > 1, last != "Self" else { return .unknown }
    let name = path.dropFirst().joined(separator: ".")
    guard modules.contains(path[0]) || ownModules.contains(path[0]) else {
      return .outside(name, last: last, arguments)
    }
    let own = declared(inModule: path) ?? declared[name] ?? []
    return own.isEmpty ? .unknown : .nominal(own.map(\.id), arguments)
  }

  /// The types at a path that begins with their module's name; nil for none.
  private func declared(inModule path: [String]) -> [TypeSymbol]? {
    let name = path.dropFirst().joined(separator: ".")
    let found = (declared[name] ?? []).filter { type in
      index[type.file].targets.contains { index.modules.name(of: $0) == path[0] }
    }
    return found.isEmpty ? nil : found
  }
}
