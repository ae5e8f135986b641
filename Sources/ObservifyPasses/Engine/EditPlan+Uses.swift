import ObservifyIndex
import ObservifySyntax

/// What the project's code holds of the models that move, and what is known of the rest.
extension EditPlan: ProjectReader {
  var graph: ModelGraph { decision.graph }

  /// The wrappers of one kind that go.
  func wrappers(_ wrapper: ObjectWrapper) -> [WrapperUse] {
    uses.wrappers.filter { $0.wrapper == wrapper && decision.migrates($0.models) }
  }

  /// The wrapper of a binding, if it goes.
  func wrapper(of binding: PatternBinding) -> WrapperUse? {
    guard let use = uses.wrapperOfBinding[binding.node].map({ uses[$0] }) else { return nil }
    return decision.migrates(use.models) ? use : nil
  }

  /// The calls that hand on an object.
  var injections: [InjectionUse] { uses.injections.filter { decision.migrates($0.models) } }

  /// The mentions of a published property's storage.
  var publishedStorages: [PublisherUse] {
    uses.publishedStorages.filter { decision.migrates($0.models) }
  }

  /// The changes in place during which their property may be read.
  var overlappingChanges: [OverlappingChange] {
    project.overlappingChanges.filter { decision.migrates($0.model) }
  }

  /// The generic parameters that take them alone.
  var parameters: [ConstrainedParameter] {
    uses.parameters.all.filter { decision.migrates($0.models) }
  }

  /// The typealiases of `ObservableObject` that they alone conform to.
  var aliases: [ConformanceAlias] { uses.aliases.all.filter { decision.migrates($0.models) } }

  /// The models that a value of a type may be, where all of them move.
  func models(of type: StaticType, at place: Node) -> [TypeID] {
    let models = uses.parameters.models(of: type, at: place, index, graph)
    return decision.migrates(models) ? models : []
  }

  /// Whether a class that moves gets the macro.
  ///
  /// A subclass without tracked variables of its own needs none: its base class has it, unless that
  /// one stays. Nor does a class with nothing to track, where nothing asks it to be observable. A class
  /// inside a function can have none.
  func givesMacro(to model: TypeID) -> Bool { modelsWithMacro.contains(model) }

  /// Whether a class that moves has to get the macro.
  func needsMacro(_ model: TypeID) -> Bool {
    if index[model].isObservable || index[model].isLocal { return false }
    let isTracked =
      index[model].properties.contains { properties.treatments[$0]?.isTracked == true }
      || announcements.counted.contains { $0.model == model }
      || announcements.computations.contains { $0.model == model }
    if isTracked || released.contains(model) { return true }
    let inherits = index.supertypes(of: model).contains {
      graph.isModel($0) && index[$0].kind == .class
    }
    // What comes into an empty one is meant to be tracked.
    let isEmpty = index[model].members.all.isEmpty
    return !inherits && (isEmpty || isAskedToBeObservable(model))
  }

  /// Whether a class has to be observable where it is used: for the environment, a binding to its members,
  /// a constraint, a wrapper that is not SwiftUI's, or a class that inherits from it.
  private func isAskedToBeObservable(_ model: TypeID) -> Bool {
    let held = uses.wrappers(holding: [model])
    let isPlain = held.allSatisfy { use in
      [.observedObject, .stateObject].contains(use.wrapper)
        && uses.projections(of: use.id).isEmpty
    }
    let related = index.supertypes(of: model).filter(graph.isModel) + project.heirs(of: model)
    let wrapped = Set(held.compactMap(\.property))
    return !isPlain || !related.isEmpty
      || uses.injections.contains { $0.models.contains(model) }
      || (uses.parameters.all.map(\.models) + uses.aliases.all.map(\.models)).contains {
        $0.contains(model)
      }
      || project.observableExtensions.contains { $0.models.contains(model) }
      || project.unusedResults.contains { $0.models.contains(model) }
      || index.properties.contains { property in
        !property.attributes.isEmpty && !wrapped.contains(property.id)
          && resolver.type(of: property.id).parts.types.contains(model)
      }
  }
}
