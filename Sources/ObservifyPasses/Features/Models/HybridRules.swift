import ObservifyIndex
import ObservifySyntax

/// Classes that are `@Observable` and an `ObservableObject` as well.
///
/// Such a class announces nothing by itself: the macro tracks its properties, and none is `@Published`.
/// So its conformance can go, with the wrappers that hold it, where nothing asks for an announcement.
extension Project {
  /// Keeps a class of both kinds for whatever still needs the conformance.
  func keepHybrid(_ model: TypeID, _ attribute: Attribute, into effects: inout Effects) {
    let symbol = index[model]
    for id in symbol.properties {
      let property = index[id]
      let publishing =
        property.published != nil
        ? "Published"
        : property.attributes.first(where: resolver.scopes.publishesThroughObject)?.name
      guard let publishing, !property.isPublishedInVain else { continue }
      effects.keep(
        [model], .alreadyObservable, at: property.declaration.node, in: property.file,
        "it is '@Observable' already, and announces its '@\(publishing)' property '\(property.name)'"
          + " besides")
    }
    if uses.willChanges.contains(where: { $0.isCertain && $0.models.contains(model) })
      || symbol.members["objectWillChange"] != nil
    {
      effects.keep(
        [model], .alreadyObservable, at: attribute.node, in: symbol.file,
        "it is '@Observable' already, and its 'objectWillChange' is used besides")
    }
    if !graph.begun.contains(model) { keepByLateOwners(of: model, into: &effects) }
  }

  /// `@StateObject` makes its object late and once, which may be why the conformance was left.
  private func keepByLateOwners(of model: TypeID, into effects: inout Effects) {
    for owner in uses.wrappers
    where owner.wrapper == .stateObject && owner.models.contains(model)
      && uses.initialValues(owner).contains(where: \.makesObject)
    {
      guard let work = InitializerWork(of: model, resolver) else { return }
      effects.keep(
        [model], .alreadyObservable, at: owner.attribute.node, in: owner.file,
        "it is '@Observable' already; '@StateObject' makes it once, and its '\(work.place)'"
          + " \(work.effect.description)")
    }
  }
}

extension PropertySymbol {
  /// Whether it is `@Published` where the macro makes it computed, which does not compile: what is left
  /// of a migration that was begun.
  var isPublishedInVain: Bool { published != nil && attribute("ObservationIgnored") == nil }
}
