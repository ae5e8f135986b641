package import ObservifyIndex
package import ObservifySyntax
package import ObservifyText

/// A project of a few lines that has been read and joined, with marks at the places of interest.
package struct IndexedProject {
  package let index: ProjectIndex
  package let resolver: TypeResolver
  private let sources: [MarkedSource]

  /// Reads a file that has no manifest beside it.
  package init(_ marked: String) {
    self.init([marked])
  }

  /// Reads the files `0.swift`, `1.swift` … of one module.
  package init(_ marked: [String], told: ToldTypes = ToldTypes()) {
    sources = marked.map { MarkedSource($0) }
    let trees = sources.enumerated().map { place, source in
      SyntaxTree(parsing: SourceText(path: "\(place).swift", text: source.text))
    }
    let index = ProjectIndex(trees: trees, manifests: [])
    index.told = told
    self.index = index
    resolver = TypeResolver(index)
  }

  /// Returns the smallest node at the token that a mark stands before; nil when there is no such
  /// mark.
  package func node(at mark: String) -> Node? {
    for (source, file) in zip(sources, index.files) {
      guard let offset = source.marks[mark] else { continue }
      let starts = file.tree.tokens.starts
      guard let token = starts.firstIndex(of: offset.rawValue) else { return nil }
      return file.tree.node(coveringToken: token)
    }
    return nil
  }

  /// Returns the mark before the token with which a node begins, or its place as `line:column`.
  package func name(of node: Node) -> String {
    name(at: node.range.lowerBound, in: index.file(of: node))
  }

  /// Returns the mark at a byte of a file, or its place as `line:column`.
  package func name(at offset: ByteOffset, in file: SourceFile) -> String {
    let place = file.lines.position(of: offset)
    let mark = sources[file.id.index].mark(atLine: place.line, column: place.column)
    let path = index.files.count == 1 ? "" : "\(file.path):"
    return mark ?? "\(path)\(place.line):\(place.column)"
  }

  /// Returns the qualified names of some types.
  package func names(_ types: [TypeID]) -> [String] { types.map { index[$0].qualifiedName } }

  /// Returns a type as Swift would spell it, with `unknown` for what cannot be told and `<Name>` for
  /// what comes from outside the project.
  package func spelled(_ type: StaticType) -> String {
    func list(_ types: [StaticType]) -> String { types.map(spelled).joined(separator: ", ") }
    func arguments(_ types: [StaticType]) -> String { types.isEmpty ? "" : "<\(list(types))>" }
    switch type {
    case .unknown: return "unknown"
    case .external(let name, let generics): return "<\(name)>\(arguments(generics))"
    case .nominal(let ids, let generics):
      return names(ids).joined(separator: "|") + arguments(generics)
    case .optional(let wrapped): return spelled(wrapped) + "?"
    case .array(let element): return "[\(spelled(element))]"
    case .dictionary(let key, let value): return "[\(spelled(key)): \(spelled(value))]"
    case .tuple(let elements):
      let parts = elements.map { element in
        (element.label.map { "\($0): " } ?? "") + spelled(element.type)
      }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let inputs, let result): return "(\(list(inputs))) -> \(spelled(result))"
    case .metatype(let instance): return spelled(instance) + ".Type"
    case .generic(let name, let bounds):
      return bounds.isEmpty ? name : "\(name): " + bounds.map(spelled).joined(separator: " & ")
    case .constrained(let bounds): return "some " + bounds.map(spelled).joined(separator: " & ")
    }
  }
}
