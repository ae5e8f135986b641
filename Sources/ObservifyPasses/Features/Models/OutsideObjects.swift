package import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Objects that the project holds as observable ones though nothing in it makes them so: their
/// conformance comes from a package or a framework.
package struct OutsideObjects: Sendable {
  /// A class of the project that is observable through something outside.
  package struct ProjectClass: Sendable {
    package let type: TypeID

    /// What stands against its migration.
    package let code: DiagnosticCode

    /// The same as the clause behind "'C' is kept: ".
    package let reason: String

    /// Whether it is one of a framework's own, such as a managed object, which nobody expects to move.
    package let isFrameworks: Bool
  }

  /// A wrapper that holds an object of a type from outside.
  package struct Holder: Sendable {
    package let place: Place
    package let message: String
  }

  package private(set) var classes: [ProjectClass] = []
  package private(set) var holders: [Holder] = []

  /// Finds the objects in the uses of a plan.
  package init(_ plan: MigrationPlan, of project: Project) {
    let scopes = project.resolver.scopes
    var seen: Set<TypeID> = []
    for wrapper in plan.uses.wrappers where wrapper.models.isEmpty {
      let declared = wrapper.type.declaredTypes.filter { plan.index[$0].kind == .class }
      let place = Place(wrapper.attribute.node, in: wrapper.file)
      for type in declared {
        add(
          type, usedAt: place, by: "'@\(wrapper.wrapper.rawValue)' of '\(wrapper.name)'", plan,
          scopes, &seen)
      }
      if let name = Self.outsideName(wrapper.type, plan.index) {
        holders.append(
          Holder(
            place: place,
            message:
              "'@\(wrapper.wrapper.rawValue)' of '\(wrapper.name)' stays: '\(name)' is declared"
              + " outside of the project"))
      }
    }
    for injection in plan.uses.injections where injection.models.isEmpty {
      let declared = injection.type.declaredTypes.filter { plan.index[$0].kind == .class }
      for type in declared {
        add(
          type, usedAt: Place(injection.argument, in: injection.file),
          by: "'.\(injection.modifier.rawValue)'", plan, scopes, &seen)
      }
    }
  }

  private mutating func add(
    _ type: TypeID, usedAt use: Place, by user: String, _ plan: MigrationPlan,
    _ scopes: ScopeLookup, _ seen: inout Set<TypeID>
  ) {
    let bases = plan.graph.outsideSupertypes(of: type, scopes)
    if bases.isEmpty, plan.index[type].isObservable {
      holders.append(
        Holder(
          place: use,
          message:
            "\(user) stays: '\(plan.index[type].name)' is '@Observable' only, and nothing in the"
            + " project makes it an 'ObservableObject'"))
      return
    }
    guard seen.insert(type).inserted else { return }
    let frameworks = bases.first { Vocabulary.frameworkObservableObjects.contains($0) }
    var code = DiagnosticCode.externalBase
    let reason: String
    if let base = frameworks ?? bases.first(where: { !Vocabulary.plainSupertypes.contains($0) }) {
      reason = "it is observable only through '\(base)', which the project does not declare"
    } else {
      let file = plan.index[use.file]
      let line = file.lines.position(of: use.offset).line
      reason =
        "it is held as an observable object at \(file.path):\(line), and nothing in the project"
        + " makes it one"
      let mayBeOne = scopes.lineage(of: type).contains { id in
        plan.index[id].name == "ObservableObject"
          || plan.index[id].declaration?.node.attributes.contains(where: scopes.mayBeMacro) == true
      }
      if !mayBeOne { code = .unobservableClass }
    }
    classes.append(
      ProjectClass(type: type, code: code, reason: reason, isFrameworks: frameworks != nil))
  }

  /// The name of a type that the project does not declare.
  private static func outsideName(_ type: StaticType, _ index: ProjectIndex) -> String? {
    switch type.unwrapped {
    case .external(let name, _): name
    case .nominal(let ids, _):
      ids.first.flatMap { index[$0].kind == .external ? index[$0].name : nil }
    default: nil
    }
  }
}
