import ObservifyIndex
import ObservifySyntax

/// What a value of a type can hold.
extension TypeResolver {
  /// Whether an expression is surely an object, whose parts change without it.
  func isSurelyObject(_ node: Node) -> Bool {
    guard case .nominal(let ids, _) = type(of: node).unwrapped else { return false }
    return ids.allSatisfy { [.class, .actor].contains(index[$0].kind) }
  }

  /// Whether something of a type can change without being assigned.
  func mayHoldObject(_ type: StaticType) -> Bool { heldClasses(type)?.isEmpty != true }

  /// The classes of the project whose objects something of a type can hold; nil where it may hold
  /// another one that can change.
  func heldClasses(_ type: StaticType) -> Set<TypeID>? {
    var seen: Set<TypeID> = []
    var found: Set<TypeID> = []
    return holdsOther(type, &seen, &found) ? nil : found
  }

  private func holdsOther(
    _ type: StaticType, _ seen: inout Set<TypeID>, _ found: inout Set<TypeID>
  ) -> Bool {
    switch type {
    case .unknown, .generic: return true
    case .metatype: return false
    case .function(_, let result): return result != .external("Void") && result != .tuple([])
    case .optional(let inner), .array(let inner): return holdsOther(inner, &seen, &found)
    case .dictionary(let key, let value):
      return holdsOther(key, &seen, &found) || holdsOther(value, &seen, &found)
    case .tuple(let parts): return parts.contains { holdsOther($0.type, &seen, &found) }
    case .constrained(let bounds): return !bounds.contains(.external("Error"))
    case .external(let name, let arguments):
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return !Vocabulary.valueTypes.contains(last)
        || arguments.contains { holdsOther($0, &seen, &found) }
    case .nominal(let ids, let arguments):
      if arguments.contains(where: { holdsOther($0, &seen, &found) }) { return true }
      for id in ids where seen.insert(id).inserted {
        if index[id].kind == .class {
          found.insert(id)
          continue
        }
        guard [.struct, .enum].contains(index[id].kind) else { return true }
        for property in index.storedProperties(of: id)
        where holdsOther(self.type(of: property), &seen, &found) {
          return true
        }
        for case .enumCase(let node) in index[id].members.all {
          for type in node.child(.parameterClause)?.children(.parameter) ?? [] {
            let payload = Parameter(type)?.type.map(declaredType) ?? .unknown
            if holdsOther(payload, &seen, &found) { return true }
          }
        }
      }
      return false
    }
  }
}
