import ObservifyIndex
import ObservifySyntax

/// What rules ask of the settlement: models to keep, and models that move together.
struct Effects: Sendable {
  private(set) var reasons: [Reason] = []
  private(set) var ties: [Settlement.Tie] = []

  init(_ reasons: [Reason] = []) { self.reasons = reasons }

  /// Keeps some models for a reason at a place.
  mutating func keep(
    _ models: some Sequence<TypeID>, _ code: DiagnosticCode, at node: Node, in file: FileID,
    _ text: String, origin: Reason.Origin = .code, isFinal: Bool = false
  ) {
    for model in models {
      reasons.append(
        Reason(
          code: code, model: model, place: Place(node, in: file), text: text, origin: origin,
          isFinal: isFinal))
    }
  }

  /// Keeps a model for a reason at its own place; what has none is declared nowhere.
  mutating func keep(
    _ model: TypeID, _ code: DiagnosticCode, at place: Place?, _ text: String,
    origin: Reason.Origin = .code
  ) {
    guard let place else { return }
    reasons.append(Reason(code: code, model: model, place: place, text: text, origin: origin))
  }

  /// Has two models move together or not at all.
  mutating func tie(_ first: TypeID, _ second: TypeID) {
    ties.append(Settlement.Tie(first, second))
  }

  /// Has all of some models move together or not at all.
  mutating func tie(_ models: [TypeID]) {
    for model in models.dropFirst() { tie(models[0], model) }
  }

  /// The same without what is said in files that no target compiles, which is about none of those that one does.
  func counted(in project: Project) -> Effects {
    let leftOut = project.filesLeftOut
    if leftOut.isEmpty { return self }
    var result = self
    result.reasons.removeAll { reason in
      leftOut.contains(reason.place.file) && !leftOut.contains(project.index[reason.model].file)
    }
    return result
  }
}
