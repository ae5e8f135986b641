package import ObservifyIndex
package import ObservifySyntax

/// What becomes of a stored variable of a model.
package enum PropertyTreatment: Hashable, Sendable {
  /// `@Published` goes.
  case published(Attribute)
  /// Nothing has to be written: the macro tracks it.
  case tracked
  /// `@ObservationIgnored` comes, for the reason of the code.
  case ignored(DiagnosticCode)
  /// It becomes computed over a variable with its wrapper, and reports its reads and changes.
  case reported(WrapperStorage)
  /// `@ObservationIgnored` comes, and views no longer follow what its wrapper published, for a reason.
  case unfollowed(String)

  /// Whether views follow the variable: the macro tracks it, or it reports to the registrar itself.
  package var isTracked: Bool {
    switch self {
    case .published, .tracked, .reported: true
    case .ignored, .unfollowed: false
    }
  }
}

/// A statement, or an observer with nothing else in it, that only announced a change by hand.
package struct SendRemoval: Hashable, Sendable {
  package let model: TypeID
  package let file: FileID

  /// What goes: a statement, an accessor, or an accessor block.
  package let node: Node
  package let code: DiagnosticCode
}

/// A computed property that announced its changes by hand, and says so to the registrar instead.
package struct AnnouncedComputation: Hashable, Sendable {
  package let model: TypeID
  package let file: FileID
  package let name: String

  /// The body of the getter.
  package let getter: Node

  /// The body of the setter, and the call in it.
  package let setter: Node
  package let send: HandMadeSend
}

/// A type that runs on the main actor because a wrapper of such an object is in it.
package struct ImpliedIsolation: Hashable, Sendable {
  package let holder: TypeID
  package let attribute: Attribute
  package let file: FileID
  package let models: [TypeID]
}

/// The decision for every model of the project, and what the passes have to agree on.
package struct MigrationPlan: Sendable {
  package let index: ProjectIndex
  package let graph: ModelGraph
  package let uses: ModelUses
  package let settings: MigrationSettings
  package let selection: Selection

  /// Which models move together, and which of them stay.
  package let settlement: Settlement

  /// Why models are kept, each reason once, by place.
  package let reasons: [Reason]

  /// What becomes of the stored variables of every model.
  package let treatments: [PropertyID: PropertyTreatment]

  package let sendRemovals: [SendRemoval]

  package let computations: [AnnouncedComputation]

  package let impliedIsolations: [ImpliedIsolation]

  /// What keeps the publishers of the models that migrate.
  package let bridges: PublisherBridges

  /// What stays of the announcements that are made by hand.
  package let announcements: Announcements

  /// The changes in place during which their property may be read.
  package let overlappingChanges: [OverlappingChange]

  /// Classes whose synthesised coding keys are spelled.
  package let codingKeys: Set<TypeID>

  /// Classes whose implicit initialiser is spelled, as the macro's own would be isolated.
  package let emptyInitializers: Set<TypeID>

  /// Classes that migrate although a base class of theirs stays, which publishes nothing.
  package let hybrids: Set<TypeID>

  /// Whether attributes of classes stand on the line of the class in this project.
  package let attributesShareLine: Bool

  /// Returns the model that stands for the unit of `model`.
  package func group(of model: TypeID) -> TypeID { settlement.group(of: model) }

  /// Whether a model migrates, with its whole unit.
  package func migrates(_ model: TypeID) -> Bool {
    graph.isModel(model) && !settlement.keeps(model)
  }

  /// Whether a place that can mean any of `models` migrates: they all do.
  package func migrates(_ models: [TypeID]) -> Bool {
    !models.isEmpty && models.allSatisfy { migrates($0) }
  }

  /// Whether a class that migrates gets the macro.
  ///
  /// A subclass without tracked variables of its own needs none: its base class has it, unless that
  /// one stays.
  package func givesMacro(to model: TypeID) -> Bool {
    if index[model].declaration?.node.attribute("Observable") != nil { return false }
    let inherits = (graph.supertypes[model] ?? []).contains {
      graph.isModel($0) && index[$0].kind == .class
    }
    guard inherits, !hybrids.contains(model), !computations.contains(where: { $0.model == model })
    else { return true }
    return index[model].properties.contains { treatments[$0]?.isTracked == true }
  }

  /// The models that migrate, in order of declaration.
  package var migrating: [TypeID] { graph.models.filter { migrates($0) } }
}
