import ObservifyIndex
import ObservifySyntax

/// A key of the environment and the property that reads and writes it, and nothing else does.
struct EnvironmentEntry {
  /// Why a key stays as it is.
  enum Obstacle: Error {
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

  /// What the default value is declared as, in words that mean the same where the property is.
  let type: Node?

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
      guard let property = properties[key.name]?.first else {
        kept.append((key, .form))
        continue
      }
      do throws(Obstacle) {
        entries.append(try entry(key, property, mentions[key.name] ?? [], index, resolver))
      } catch {
        kept.append((key, error))
      }
    }
    return (entries, kept)
  }

  private static func entry(
    _ key: TypeSymbol, _ property: PropertySymbol, _ mentions: [Node], _ index: ProjectIndex,
    _ resolver: TypeResolver
  ) throws(Obstacle) -> EnvironmentEntry {
    guard let declaration = key.declaration, let node = declaration.node.plainDefault,
      property.attributes.isEmpty, property.declaration.node.isUnconditional,
      !property.declaration.node.hasComment
    else { throw .form }
    let takesTypeOfKey = property.binding.type?.text == "\(key.name).Value"
    let places =
      property.binding.accessors
      + (takesTypeOfKey ? [property.binding.type] : []).compactMap(\.self)
    guard mentions.allSatisfy({ node in places.contains { $0.contains(node) } }) else { throw .use }
    let binding = VariableDeclaration(node)?.bindings.first
    let value = binding?.initialValue ?? binding?.getterBody?.onlyExpression
    if let value {
      guard binding?.accessorBlock != nil || resolver.isConstant(value) else {
        throw .value
      }
      let isLiteral = value.kind == .literal || MemberExpression(value)?.base == nil
      guard key.file == property.file || isLiteral && value.kind != .closureExpression,
        !value.namesMember(of: key, or: property.owner, index)
      else { throw .place }
    }
    let alias = declaration.node.child(.memberBlock)?.child(.typealiasDecl)
    return EnvironmentEntry(
      key: key, property: property, value: value,
      type: alias?.children.filter(\.kind.isType).last ?? binding?.type,
      takesTypeOfKey: takesTypeOfKey)
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
    guard let declaration else { return false }
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
    guard
      let getter = accessors.first(where: { $0.firstToken.kind == .getKeyword }),
      let setter = accessors.first(where: { $0.firstToken.kind == .setKeyword }),
      let read = getter.child(.codeBlock)?.onlyChild,
      let name = (read.kind == .returnStatement ? read.children.first : read)?.subscriptedKey,
      let sides = setter.child(.codeBlock)?.onlyChild?.assignment,
      sides.target.subscriptedKey == name, sides.value?.text == setter.newValueName
    else { return nil }
    return name
  }
}

extension Node {
  fileprivate var onlyChild: Node? {
    let children = Array(children.prefix(2))
    return children.count == 1 ? children[0] : nil
  }

  /// What a body gives back, when it does nothing else and there is such a value.
  fileprivate var onlyExpression: Node? {
    guard let child = onlyChild, child.kind != .ifConfig else { return nil }
    let value = child.kind == .returnStatement ? child.children.first : child
    return value?.stopsProgram == true ? nil : value
  }

  /// Whether an expression names a member of a key, or one that the property's owner would put in
  /// place of what is meant.
  fileprivate func namesMember(
    of key: TypeSymbol, or owner: TypeID?, _ index: ProjectIndex
  ) -> Bool {
    subtree.contains { node in
      guard node.kind == .reference || node.kind == .namedType else { return false }
      let name = node.firstToken.name
      return name == "Self" || key.members[name] != nil
        || owner.map { index[$0].members[name] != nil } == true
    }
  }

  /// The name in `self[Key.self]`.
  fileprivate var subscriptedKey: String? {
    guard kind == .subscriptExpression, children.first?.text == "self",
      let arguments = child(.argumentList)?.children(.argument), arguments.count == 1,
      let argument = Argument(arguments[0]), argument.label == nil,
      let member = MemberExpression(argument.value), member.name == "self"
    else { return nil }
    return member.base?.firstToken.name
  }

  /// What a setter calls the new value.
  fileprivate var newValueName: String {
    directTokens.first { $0.kind == .identifier }?.name ?? "newValue"
  }

  /// Whether nothing around a declaration leaves it out of some builds.
  fileprivate var isUnconditional: Bool {
    !ancestors.contains { $0.kind == .ifConfig || $0.kind == .codeBlock }
  }

  /// The declaration of `defaultValue`, when a key has no other member but `typealias Value` and
  /// stands by itself.
  fileprivate var plainDefault: Node? {
    guard attributes.isEmpty, isUnconditional, !hasComment, let body = child(.memberBlock),
      child(.genericParameterClause) == nil,
      child(.inheritanceClause)?.children(.inheritedType).count == 1
    else { return nil }
    let members = body.children.filter { $0.kind != .typealiasDecl }
    guard members.count == 1, let variable = VariableDeclaration(members[0]),
      members[0].attributes.isEmpty, variable.bindings.count == 1,
      variable.bindings[0].nameToken?.name == "defaultValue", members[0].hasModifier("static")
    else { return nil }
    let accessors = variable.bindings[0].accessorBlock
    return accessors == nil || accessors?.getterBody?.onlyExpression != nil ? members[0] : nil
  }
}
