import ObservifySyntax
import ObservifyText

/// The statements of a manifest written in Swift, as far as they are made of literals.
///
/// A manifest is a program; what it computes is not known here.
struct SwiftManifest: Sendable {
  /// The values that names are bound to.
  private(set) var bindings: [String: ManifestValue] = [:]

  /// What stands by itself: calls such as `package.targets.append(…)`, and assigned values.
  private(set) var statements: [Statement] = []

  struct Statement: Sendable {
    /// The path that the value is assigned or added to; empty when it stands by itself.
    let target: [String]
    let value: ManifestValue
  }

  /// Reads the statements of a file, those in functions, loops and conditions included.
  ///
  /// - Complexity: O(*n*).
  init(_ source: SourceText) {
    read(SyntaxTree(parsing: source).root)
  }

  /// All values of the manifest.
  var roots: [ManifestValue] {
    statements.map(\.value) + bindings.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns a value with a bound name replaced by what it is bound to.
  func resolved(_ value: ManifestValue, depth: Int = 8) -> ManifestValue {
    guard depth > 0, case .name(let path, _) = value, let name = path.last,
      let bound = bindings[name]
    else { return value }
    return resolved(bound, depth: depth - 1)
  }

  /// Returns the elements of a list, those of lists that names stand for included.
  func elements(of value: ManifestValue) -> [ManifestValue] {
    var result: [ManifestValue] = []
    var budget = 5_000
    addElements(of: value, to: &result, depth: 8, budget: &budget)
    return result
  }

  /// Adds the elements of `value`; `budget` ends lists that hold themselves many times over.
  private func addElements(
    of value: ManifestValue, to result: inout [ManifestValue], depth: Int, budget: inout Int
  ) {
    budget -= 1
    guard depth > 0, budget > 0 else { return }
    switch resolved(value) {
    case .list(let parts), .other(let parts):
      for part in parts {
        addElements(of: part, to: &result, depth: depth - 1, budget: &budget)
      }
    case .call(let call):
      if let receiver = call.receiver {
        addElements(of: receiver, to: &result, depth: depth - 1, budget: &budget)
      } else {
        result.append(.call(call))
      }
    case let element: result.append(element)
    }
  }

  /// Returns the strings of a list.
  func texts(of value: ManifestValue?) -> [String] {
    value.map { elements(of: $0).compactMap { resolved($0).literal } } ?? []
  }

  /// Returns the string that a value is, or that its name is bound to.
  func text(of value: ManifestValue?) -> String? {
    value.flatMap { resolved($0).literal }
  }
}

// MARK: Reading

extension SwiftManifest {
  /// Takes in what a node writes down, and what is inside it, in every branch of an `#if`.
  private mutating func read(_ node: Node) {
    switch node.kind {
    case .attribute: return
    case let kind where kind.isType: return
    case let kind where kind.isExpression: readStatement(node)
    case .variableDecl: readBindings(of: node)
    case .optionalBindingCondition:
      let value = node.child(.initializerClause).map { ManifestExpression($0.children) }
      bind(node.child(.identifierPattern), to: value?.pieces ?? [])
    case .ifConfigClause:
      for child in node.children.dropFirst(node.firstToken.kind == .poundElse ? 0 : 1) {
        read(child)
      }
    case .enumCaseElement where node.child(.parameterClause) != nil:
      // Who makes such a case, with whatever arguments, may mean a target.
      let name = node.firstToken
      let call = ManifestCall(
        path: [name.name], receiver: nil, arguments: [], offset: name.range.lowerBound.index)
      add([.value(.call(call))])
    default: for child in node.children { read(child) }
    }
  }

  private mutating func readStatement(_ expression: Node) {
    let parts = expression.kind == .sequenceExpression ? Array(expression.children) : [expression]
    let place = parts.firstIndex {
      $0.kind == .assignment || $0.kind == .operatorReference && $0.text == "+="
    }
    guard let place else {
      add(ManifestExpression(parts).pieces[...])
      return
    }
    let assigned = ManifestExpression(parts[..<place]).pieces
    var target: [String] = []
    if case .value(let only) = assigned.first, assigned.count == 1 {
      if case .name(let path, _) = only { target = path }
    } else {
      add(assigned[...])
    }
    add(ManifestExpression(parts[(place + 1)...]).pieces[...], to: target)
  }

  /// Binds the name of a declaration; of several, the first one.
  private mutating func readBindings(of declaration: Node, areKnown: Bool = true) {
    for (place, binding) in (VariableDeclaration(declaration)?.bindings ?? []).enumerated() {
      let isOnOneLine = binding.typeAnnotation?.text.contains(where: \.isNewline) != true
      let name = areKnown && place == 0 && isOnOneLine ? binding.pattern : nil
      var items = binding.accessorBlock.map { Array($0.children) } ?? []
      if let value = binding.initialValue {
        bind(name, to: ManifestExpression([value]).pieces)
      } else if let first = items.first {
        // A computed property's value is what its body returns, when that is all the body does.
        items.removeFirst()
        let value = first.kind == .returnStatement ? first.children.first : first
        if let value, value.kind.isExpression {
          bind(name, to: ManifestExpression([value]).pieces)
        } else {
          bind(name, to: [.value(.other([]))])
          if first.kind == .variableDecl {
            readBindings(of: first, areKnown: false)
          } else {
            read(first)
          }
        }
      }
      for item in items { read(item) }
    }
  }

  private mutating func bind(_ name: Node?, to pieces: [ManifestExpression.Piece]) {
    if let name, name.kind == .identifierPattern || name.kind == .wildcardPattern,
      case .value(let value) = pieces.first
    {
      bindings[name.firstToken.name] = value
      add(pieces.dropFirst())
    } else {
      add(pieces[...])
    }
  }

  private mutating func add(
    _ pieces: ArraySlice<ManifestExpression.Piece>, to target: [String] = []
  ) {
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .value(let value):
        statements.append(Statement(target: place == 0 ? target : [], value: value))
      case .code(let node): for child in node.children { read(child) }
      }
    }
  }
}

extension NodeKind {
  fileprivate var isExpression: Bool {
    rawValue >= Self.sequenceExpression.rawValue && rawValue <= Self.patternExpression.rawValue
  }
}
