import ObservifyIndex
import ObservifySyntax

/// Variables of the type `any ObservableObject`.
extension Project {
  /// The stored variable of a class that a binding declares: neither a memberwise initialiser nor a
  /// wrapper other than `@Published` sets it.
  func variableOfClass(_ binding: Node) -> PropertySymbol? {
    guard let owner = index.enclosingType(of: binding), index[owner].kind == .class,
      let id = index[owner].properties.first(where: { index[$0].binding.node == binding })
    else { return nil }
    let attributes = index[id].attributes.count - (index[id].published == nil ? 0 : 1)
    return index[id].isStored && attributes == 0 ? index[id] : nil
  }

  /// The classes whose objects a variable may hold: those of its default and of what is assigned to it.
  func keepByAssignments(
    to variable: PropertySymbol, _ mention: TypeMention, into effects: inout Effects
  ) {
    var values = [variable.binding.initialValue].compactMap { $0 }
    var isUnsure =
      !projectMentions.places(of: "_" + variable.name).isEmpty
      || uses.publishers.contains { $0.name == variable.name && $0.node.mayBeWritten }
    for place in projectMentions.places(of: variable.name)
    where match(place, variable.id) != .no {
      if case .some(.some(let value)) = place.assignedValue {
        values.append(value)
      } else if place.mayBeWritten || place.isBound {
        isUnsure = true
      }
    }
    keep(
      what: values, orAny: isUnsure, mention, "a variable holds it as an 'ObservableObject'",
      into: &effects)
  }
}

extension Node {
  /// Whether the type is a part of a collection's, or of another generic type's.
  var isInCollection: Bool {
    ancestors.prefix { $0.kind != .typeAnnotation }.contains {
      [.arrayType, .genericArgument].contains($0.kind)
    }
  }
}
