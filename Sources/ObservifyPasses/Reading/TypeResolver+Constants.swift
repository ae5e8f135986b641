import ObservifyIndex
import ObservifySyntax

extension TypeResolver {
  /// Whether an expression gives the same value however often it is read, and makes no object.
  func isConstant(_ value: Node) -> Bool {
    var seen: Set<TypeID> = []
    return isConstant(value, &seen)
  }

  /// `seen` are the types whose making is being looked through.
  private func isConstant(_ value: Node, _ seen: inout Set<TypeID>) -> Bool {
    switch value.kind {
    case .literal, .closureExpression: return true
    case .stringLiteral: return !value.descendants.contains { $0.kind == .interpolation }
    case .memberExpression: return isConstantMember(value)
    case .arrayExpression, .dictionaryExpression, .tupleExpression:
      return value.children.flatMap(\.children).allSatisfy { isConstant($0, &seen) }
    case .prefixExpression:
      return value.children.filter { $0.kind != .operatorReference }
        .allSatisfy { $0.kind == .literal }
    case .sequenceExpression:
      return value.children.allSatisfy { part in
        part.kind == .operatorReference
          ? ["...", "..<"].contains(part.text) : isConstant(part, &seen)
      }
    case .callExpression where value.isEmptyCollection: return true
    case .callExpression:
      guard let call = CallExpression(value), !mayHoldObject(type(of: value)),
        call.arguments.allSatisfy({ $0.value.map { isConstant($0, &seen) } == true })
      else { return false }
      return makesConstant(call, &seen)
    default: return false
    }
  }

  /// `.light` and `Theme.light`; for types from outside it is taken for what it is called.
  private func isConstantMember(_ value: Node) -> Bool {
    guard let member = MemberExpression(value) else { return false }
    let owner = member.base.map(type(of:)) ?? .metatype(type(of: value))
    if let base = member.base, base.kind != .reference || !base.beginsWithCapital { return false }
    guard case .metatype(let type) = owner, let declared = declarations(of: type).first else {
      return !Vocabulary.changingMembers.contains(member.name)
    }
    return switch scopes.member(member.name, of: declared) {
    case .enumCase: true
    case .property(let id): index[id].isLet
    case nil:
      index[declared].declaration == nil
        && !Vocabulary.changingMembers.contains(member.name)
    default: false
    }
  }

  /// The declaration of a type; of one from outside, what the project adds to it.
  private func declarations(of type: StaticType) -> [TypeID] {
    if case .external(let name, _) = type.unwrapped {
      return index.externalTypes[name].map { [$0] } ?? []
    }
    return type.unwrapped.declaredTypes
  }

  // MARK: What a call makes

  /// Whether a call with constant arguments makes the same value each time.
  private func makesConstant(_ call: CallExpression, _ seen: inout Set<TypeID>) -> Bool {
    guard let callee = call.callee else { return false }
    let member = MemberExpression(callee)
    let made = member.map { member in
      member.base.map(type(of:)) ?? .metatype(type(of: call.node))
    }
    guard case .metatype(let type) = made ?? type(of: callee) else { return false }
    if let name = member?.name, name != "init" {
      return type.unwrapped.declaredTypes.contains {
        if case .enumCase? = scopes.member(name, of: $0) { true } else { false }
      }
    }
    if case .external(let name, _) = type {
      return !["UUID", "Date"].contains(name)
        || call.arguments.contains { $0.label != "timeIntervalSinceNow" }
    }
    return type.declaredTypes.allSatisfy { isMadeOfConstants($0, &seen) }
  }

  /// Whether all values of a type that are made of the same arguments are the same: whether its
  /// properties begin with constants, and its initialisers assign nothing else but their parameters.
  private func isMadeOfConstants(_ type: TypeID, _ seen: inout Set<TypeID>) -> Bool {
    guard seen.insert(type).inserted else { return true }
    for value in index.storedProperties(of: type).compactMap({ index[$0].binding.initialValue })
    where !isConstant(value, &seen) {
      return false
    }
    for function in index.initializers(of: type) {
      let parameters = Set(function.parameters.compactMap { $0.nameToken?.name })
      for value in function.parameters.compactMap(\.defaultValue) where !isConstant(value, &seen) {
        return false
      }
      for statement in function.body.map({ Array($0.children) }) ?? [] {
        guard let value = statement.assignment?.value,
          parameters.contains(value.text) || isConstant(value, &seen)
        else { return false }
      }
    }
    return true
  }
}

extension Node {
  /// `[Item]()`: an empty array or dictionary.
  fileprivate var isEmptyCollection: Bool {
    guard let call = CallExpression(self), let callee = call.callee else { return false }
    return [.arrayExpression, .dictionaryExpression].contains(callee.kind)
      && call.arguments.isEmpty && call.trailingClosures.isEmpty
  }
}
