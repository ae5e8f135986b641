package import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// A unit whose model holds an object of another unit.
///
/// What is held had better move first: a view that reads through the holder then follows what it
/// reads, while it had to ride on the holder's own changes before.
package struct UnitDependency: Hashable, Sendable {
  /// The model that has the property, and the one that the property holds.
  package let holder: TypeID
  package let held: TypeID

  /// The property's name and place.
  package let property: String
  package let place: Place

  /// Whether the outcome depends on the order: the property has an object wrapper, which goes only
  /// when the held model is no longer an `ObservableObject`.
  package let isRequired: Bool

  /// Returns the dependencies between the units of a plan, those of each holder by place.
  ///
  /// - Complexity: O(stored properties of models).
  package static func all(in plan: MigrationPlan, of project: Project) -> [UnitDependency] {
    var found: [UnitDependency] = []
    for model in plan.graph.models {
      for id in plan.index[model].properties {
        let property = plan.index[id]
        guard property.isStored, !property.isStatic else { continue }
        let group = plan.group(of: model)
        let held = project.resolver.type(of: id).namedTypes.filter {
          plan.graph.isModel($0) && plan.group(of: $0) != group
        }
        for type in held.sorted() {
          found.append(
            UnitDependency(
              holder: model, held: type, property: property.name,
              place: Place(
                file: property.file,
                offset: (property.binding.nameToken ?? property.declaration.node.firstToken).range
                  .lowerBound),
              isRequired: plan.uses.wrapperOfBinding[property.binding.node] != nil))
        }
      }
    }
    return found
  }
}

extension StaticType {
  /// Every declared type that the type names, those of elements, arguments and bounds included.
  fileprivate var namedTypes: Set<TypeID> {
    switch self {
    case .unknown, .function, .metatype: []
    case .external(_, let arguments): arguments.reduce(into: []) { $0.formUnion($1.namedTypes) }
    case .nominal(let ids, let arguments):
      arguments.reduce(into: Set(ids)) { $0.formUnion($1.namedTypes) }
    case .optional(let inner), .array(let inner): inner.namedTypes
    case .dictionary(let key, let value): key.namedTypes.union(value.namedTypes)
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.type.namedTypes) }
    case .generic(_, let bounds), .constrained(let bounds):
      bounds.reduce(into: []) { $0.formUnion($1.namedTypes) }
    }
  }
}
