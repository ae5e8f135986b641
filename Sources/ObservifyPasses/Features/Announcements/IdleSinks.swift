import ObservifyIndex
import ObservifySyntax

/// Sinks of a class on its own variables that only announce by hand what the macro tracks all of: they have nothing to do
/// any more, and their publishers no subscriber.
///
/// What `OpenSends` finds to track itself depends on what migrates, and publishers are needed or not before that is
/// known: classes that hold others have none.
struct IdleSinks {
  /// The mentions of publishers that such sinks begin with.
  private(set) var publishers: Set<Node> = []

  init(
    _ project: Project, _ sends: HandMadeSends, _ treatments: [PropertyID: PropertyTreatment],
    announcing: Set<TypeID>
  ) {
    for family in sends.families(of: sends.openInAll, project)
    where announcing.isDisjoint(with: family.family) {
      let sinks = family.sends.compactMap { project.ownSinkThatOnlySends(around: $0.node) }
      guard !sinks.isEmpty else { continue }
      let state = UntrackedState(
        of: family.models, project, treatments, tracksItself: { _ in false })
      let followers = AnnouncementFollowers(
        of: family.models, open: state.open, all: false, project)
      let found = Set(sinks.flatMap(\.publishers).map(\.node))
      let form = SendForm(family, sends, treatments, project, idle: found)
      if followers.isEmpty, form.removableStatements(state) != nil { publishers.formUnion(found) }
    }
  }
}
