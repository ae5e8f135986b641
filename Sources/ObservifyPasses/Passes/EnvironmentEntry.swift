import ObservifyIndex
import ObservifySyntax

/// A key of the environment and the property that reads and writes it, and nothing else does.
struct EnvironmentEntry {
  /// Why a key stays as it is.
  enum Obstacle: Hashable {
    /// It is no plain key: other members, attributes, comments inside, a place under `#if`.
    case form
    /// Something else names it.
    case use
    /// Its default may be an object, of which `@Entry` would make a new one at each reading, or differ
    /// from one reading to the next.
    case value
    /// Its default names something that may not be visible where the property is.
    case place
  }

  let key: TypeSymbol

  /// The declaration of the property in `extension EnvironmentValues`.
  let property: PropertySymbol

  /// The default value; nil for a variable without one, which is optional.
  let value: Node?

  /// What the default value is declared as.
  let annotation: Node?

  /// Whether the property's type is that of the key: `Key.Value`.
  let takesTypeOfKey: Bool

  /// Returns the entries of a project, and the keys that stay although a property reads them.
  static func all(
    in index: ProjectIndex, _ resolver: TypeResolver
  ) -> (entries: [EnvironmentEntry], kept: [(key: TypeSymbol, obstacle: Obstacle)]) {
    var entries: [EnvironmentEntry] = []
    var kept: [(TypeSymbol, Obstacle)] = []
    let keys = index.types.filter { $0.isEnvironmentKey(resolver.scopes) }
    guard !keys.isEmpty, let values = index.externalTypes["EnvironmentValues"] else {
      return ([], [])
    }
    let mentions = mentions(of: Set(keys.map(\.name)), in: index)
    var properties: [String: [PropertySymbol]] = [:]
    for property in index[values].properties.map({ index[$0] }) {
      if let name = property.keyName { properties[name, default: []].append(property) }
    }
    for key in keys {
      guard let found = properties[key.name], found.count == 1, let property = found.first else {
        continue
      }
      switch entry(key, property, mentions[key.name] ?? [], index, resolver) {
      case .success(let entry): entries.append(entry)
      case .failure(let failure): kept.append((key, failure.obstacle))
      }
    }
    return (entries, kept)
  }

  private struct Failure: Error { let obstacle: Obstacle }

  private static func entry(
    _ key: TypeSymbol, _ property: PropertySymbol, _ mentions: [Node], _ index: ProjectIndex,
    _ resolver: TypeResolver
  ) -> Result<EnvironmentEntry, Failure> {
    guard let declaration = key.declaration, let node = declaration.node.isPlainKey,
      property.binding.type != nil, property.attributes.isEmpty,
      property.declaration.bindings.count == 1, property.declaration.node.isUnconditional,
      !property.declaration.node.hasComment, key.extensions.isEmpty
    else { return .failure(Failure(obstacle: .form)) }
    let takesTypeOfKey = property.binding.type?.text == "\(key.name).Value"
    let places =
      property.binding.accessors
      + (takesTypeOfKey ? [property.binding.type] : []).compactMap(\.self)
    guard mentions.allSatisfy({ node in places.contains { $0.contains(node) } }) else {
      return .failure(Failure(obstacle: .use))
    }
    let binding = VariableDeclaration(node)?.bindings.first
    let value =
      binding?.initialValue
      ?? binding?.accessorBlock?.getterBody?.children.first.flatMap {
        $0.kind == .returnStatement ? $0.children.first : $0
      }
    if let value {
      let isComputed = binding?.accessorBlock != nil
      guard isComputed || value.isConstant(resolver) else {
        return .failure(Failure(obstacle: .value))
      }
      let isLiteral = value.kind == .literal || MemberExpression(value)?.base == nil
      guard key.file == property.file || isLiteral && value.kind != .closureExpression else {
        return .failure(Failure(obstacle: .place))
      }
    }
    return .success(
      EnvironmentEntry(
        key: key, property: property, value: value, annotation: binding?.typeAnnotation,
        takesTypeOfKey: takesTypeOfKey))
  }

  /// The references and types by one of some names, those that declare it left out.
  private static func mentions(of names: Set<String>, in index: ProjectIndex) -> [String: [Node]] {
    let wanted = NameSet(names)
    var found: [String: [Node]] = [:]
    for file in index.files {
      for kind in [NodeKind.reference, .namedType, .memberType, .memberExpression] {
        for node in file.tree.nodes(of: kind) {
          let token =
            kind == .namedType || kind == .memberType
            ? node.lastDirectToken { $0.kind.isName } : node.mentionedName
          guard let token, wanted.contains(token) else { continue }
          found[token.name, default: []].append(node)
        }
      }
    }
    return found
  }
}

extension TypeSymbol {
  /// Whether it is a type that says `EnvironmentKey` in its own declaration.
  fileprivate func isEnvironmentKey(_ scopes: ScopeLookup) -> Bool {
    guard kind == .struct || kind == .enum, let declaration else { return false }
    return declaration.inheritedTypes.contains {
      ["EnvironmentKey", "SwiftUI.EnvironmentKey"].contains($0.text.trimmingComma)
        && scopes.typeLookup(["EnvironmentKey"], at: $0) == .undeclared
    }
  }
}

extension PropertySymbol {
  /// The key of `get { self[Key.self] } set { self[Key.self] = newValue }`, when that is all there is.
  fileprivate var keyName: String? {
    let accessors = binding.accessors
    guard accessors.count == 2, !isStatic,
      let getter = accessors.first(where: { $0.firstToken.kind == .getKeyword }),
      let setter = accessors.first(where: { $0.firstToken.kind == .setKeyword }),
      let read = getter.child(.codeBlock)?.onlyChild,
      let name = (read.kind == .returnStatement ? read.children.first : read)?.subscriptedKey,
      let sides = setter.child(.codeBlock)?.onlyChild?.assignment,
      sides.target.subscriptedKey == name, sides.value?.kind == .reference,
      sides.value?.text == setter.newValueName
    else { return nil }
    return name
  }
}

extension Node {
  fileprivate var onlyChild: Node? {
    let children = Array(children.prefix(2))
    return children.count == 1 ? children[0] : nil
  }

  /// The name in `self[Key.self]`.
  fileprivate var subscriptedKey: String? {
    guard kind == .subscriptExpression, children.first?.text == "self",
      let arguments = child(.argumentList)?.children(.argument), arguments.count == 1,
      let value = Argument(arguments[0])?.value, let member = MemberExpression(value),
      member.name == "self", let base = member.base, base.kind == .reference
    else { return nil }
    return base.firstToken.name
  }

  /// What a setter calls the new value.
  fileprivate var newValueName: String {
    directTokens.first { $0.kind == .identifier }?.name ?? "newValue"
  }

  /// Whether nothing around a declaration leaves it out of some builds.
  fileprivate var isUnconditional: Bool {
    !ancestors.contains { $0.kind == .ifConfig || $0.kind == .codeBlock }
  }

  fileprivate var hasComment: Bool { text.contains("//") || text.contains("/*") }

  /// The declaration of `defaultValue`, when a key has no other member but `typealias Value` and
  /// stands by itself.
  fileprivate var isPlainKey: Node? {
    guard attributes.isEmpty, isUnconditional, !hasComment, let body = child(.memberBlock),
      let holder = parent, holder.kind == .sourceFile || holder.parent?.kind == .extensionDecl,
      child(.genericParameterClause) == nil,
      child(.inheritanceClause)?.children(.inheritedType).count == 1
    else { return nil }
    let members = body.children.filter { $0.kind != .typealiasDecl }
    guard members.count == 1, let variable = VariableDeclaration(members[0]),
      members[0].attributes.isEmpty, variable.bindings.count == 1,
      variable.bindings[0].nameToken?.name == "defaultValue", members[0].hasModifier("static")
    else { return nil }
    let accessors = variable.bindings[0].accessorBlock
    if let accessors, accessors.getterBody?.onlyChild == nil || variable.bindings[0].isStored {
      return nil
    }
    return members[0]
  }

  /// Whether an expression gives the same value however often it is read, and makes no object.
  fileprivate func isConstant(_ resolver: TypeResolver) -> Bool {
    switch kind {
    case .literal, .closureExpression: return true
    case .stringLiteral: return !descendants.contains { $0.kind == .interpolation }
    case .memberExpression:
      // `.light` and `Theme.light`; for types from outside it is taken for what it is called.
      guard let member = MemberExpression(self) else { return false }
      let owner = member.base.map(resolver.type(of:)) ?? .metatype(resolver.type(of: self))
      if let base = member.base, base.kind != .reference || !base.beginsWithCapital { return false }
      guard case .metatype(let type) = owner else { return member.base != nil }
      return type.unwrapped.declaredTypes.allSatisfy { declared in
        switch resolver.scopes.member(member.name, of: declared) {
        case .enumCase: true
        case .property(let id): resolver.index[id].isLet
        default: false
        }
      }
    case .arrayExpression, .dictionaryExpression, .tupleExpression:
      return children.flatMap(\.children).allSatisfy { $0.isConstant(resolver) }
    case .prefixExpression:
      return children.filter { $0.kind != .operatorReference }.allSatisfy { $0.kind == .literal }
    case .callExpression:
      guard let call = CallExpression(self), call.trailingClosures.isEmpty,
        !resolver.mayHoldObject(resolver.type(of: self))
      else { return false }
      return call.arguments.allSatisfy { $0.value?.isConstant(resolver) == true }
    default: return false
    }
  }
}
