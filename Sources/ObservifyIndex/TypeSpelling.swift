import ObservifySyntax

/// Spells types as Swift does.
extension TypeResolver {
  /// Returns a type as declarations spell it; nil when any part of it cannot be told exactly.
  package func spelling(of type: StaticType) -> String? {
    switch type {
    case .unknown: return nil
    case .external(let name, let arguments): return external(name, arguments)
    case .nominal(let ids, let arguments):
      let names = Set(ids.map { index[$0].qualifiedName })
      let count = ids.first.flatMap { index[$0].declaration?.genericParameters.count } ?? 0
      guard names.count == 1, let name = names.first, count == arguments.count,
        !ids.contains(where: isNestedInGeneric)
      else { return nil }
      return list(arguments).map { Self.canonical(name) + angled($0) }
    case .optional(let wrapped):
      return spelling(of: wrapped).map { wrapped.isFunction ? "(\($0))?" : $0 + "?" }
    case .array(let element): return spelling(of: element).map { "[\($0)]" }
    case .dictionary(let key, let value):
      return list([key, value]).map { "[\($0[0]) : \($0[1])]" }
    case .tuple(let elements):
      return list(elements.map(\.type)).map { parts in
        let named = zip(elements, parts).map { element, part in
          (element.label.map { "\($0): " } ?? "") + part
        }
        return "(\(named.joined(separator: ", ")))"
      }
    case .function(let inputs, let result):
      guard let inputs = list(inputs), let result = spelling(of: result) else { return nil }
      return "(\(inputs.joined(separator: ", "))) -> \(result)"
    case .metatype(let instance): return spelling(of: instance).map { $0 + ".Type" }
    case .generic: return nil
    case .constrained(let bounds): return list(bounds)?.joined(separator: " & ")
    }
  }

  /// Whether a type's own name leaves out arguments of a type around it.
  private func isNestedInGeneric(_ type: TypeID) -> Bool {
    let around = index[type].declaration?.node.ancestors.first { $0.kind.isTypeDeclaration }
    guard let outer = around.flatMap({ index.type(of: $0) }) else { return false }
    return index[outer].declaration?.genericParameters.isEmpty == false || isNestedInGeneric(outer)
  }

  /// The name that the compiler knows a type by that has several.
  private static func canonical(_ name: String) -> String {
    let path = name.split(separator: ".").map(String.init)
    guard path.count == 2, let alias = SDKTable.shared.types[path[0]]?.aliases[path[1]],
      case .external(let meant, _) = alias
    else { return name }
    return meant
  }

  private func list(_ types: [StaticType]) -> [String]? {
    let spelled = types.compactMap(spelling)
    return spelled.count == types.count ? spelled : nil
  }

  private func angled(_ arguments: [String]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
  }

  /// Whether a name from outside is that of a type, as far as anything tells: functions of C have
  /// capitals, too.
  private func isNameOfType(_ name: String) -> Bool {
    name.contains(".") || writtenNames.contains(name) || SDKTable.shared.types[name] != nil
      || SDKTable.shared.mentionedTypes.contains(name)
      || SDKTable.arguments.mentionedTypes.contains(name) || Vocabulary.valueTypes.contains(name)
      || Vocabulary.plumbingTypes.contains(name)
  }

  /// A type from outside: its name, unless that only says where the type comes from.
  private func external(_ name: String, _ arguments: [StaticType]) -> String? {
    let isType = name.split(separator: ".").allSatisfy {
      $0.drop { $0 == "_" }.first?.isUppercase == true
    }
    let count = SDKTable.shared.types[name]?.generics.count
    guard isType, isNameOfType(name), count == nil || count == arguments.count,
      !name.hasSuffix("()"), !StaticType.placeholders.contains(name),
      let arguments = list(arguments)
    else { return nil }
    // `Published<Value>.Publisher` has its arguments in the middle.
    let name = Self.canonical(name)
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard
      last == name || !Vocabulary.associatedTypes.contains(last)
        || SDKTable.shared.types[name] != nil
    else { return nil }
    let outer = name.prefix { $0 != "." }
    return outer + angled(arguments) + name.dropFirst(outer.count)
  }
}

extension StaticType {
  /// Names of types that stand for others.
  fileprivate static let placeholders: Set = [
    "Value", "EnvironmentValue", "Superclass", "Sequence", "Publisher", "KeyPath", "CollectionPart",
  ]

  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }
}
