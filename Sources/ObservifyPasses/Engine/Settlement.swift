package import ObservifyIndex

/// Which models move together, and why some of them stay.
///
/// A value is made of ties and reasons, and never changes; each step gives a new one. The laws:
///
/// - Models that are tied, by whatever rules and in whatever order, are one unit.
/// - A reason against one model is a reason against its unit.
/// - A class and its base class are one unit, until the base class is released from its heirs.
/// - What is kept for no reason of its own is told which model of its unit keeps it.
package struct Settlement: Sendable {
  /// Two models that move together; of inheritance the second is the supertype.
  package struct Tie: Hashable, Sendable {
    let first: TypeID
    let second: TypeID

    init(_ first: TypeID, _ second: TypeID) {
      self.first = first
      self.second = second
    }
  }

  private let inheritance: [Tie]
  private let ties: [Tie]

  /// Why models stay, in the order in which the rules said so.
  package let reasons: [Reason]

  /// For each model that is tied, another one of its unit that was declared earlier.
  private let earlier: [TypeID: TypeID]

  /// The units that stay.
  private let kept: Set<TypeID>

  /// Settles ties and reasons.
  ///
  /// - Complexity: O(ties × unit size) at worst, and about O(ties + reasons) in practice.
  init(inheritance: [Tie] = [], ties: [Tie] = [], reasons: [Reason] = []) {
    self.inheritance = inheritance
    self.ties = ties
    self.reasons = reasons
    let earlier = (inheritance + ties).reduce(into: [:]) { Self.join($1, &$0) }
    self.earlier = earlier
    kept = Set(reasons.map { Self.group(of: $0.model, earlier) })
  }

  /// Settles what the graph ties by itself.
  init(_ graph: ModelGraph) {
    self.init(
      inheritance: graph.inheritance.map { Tie($0.heir, $0.base) },
      ties: graph.alternatives.map { Tie($0.0, $0.1) })
  }

  /// Returns the settlement with what more rules ask for.
  func adding(_ effects: Effects) -> Settlement {
    Settlement(
      inheritance: inheritance, ties: ties + effects.ties, reasons: reasons + effects.reasons)
  }

  /// Returns the settlement in which types that inherit from one of `bases`, and are none of them, move
  /// by themselves.
  func releasing(inheritorsOf bases: Set<TypeID>) -> Settlement {
    Settlement(
      inheritance: inheritance.filter { !bases.contains($0.second) || bases.contains($0.first) },
      ties: ties, reasons: reasons)
  }

  /// Returns the model that stands for the unit of `model`: the one declared first.
  package func group(of model: TypeID) -> TypeID { Self.group(of: model, earlier) }

  /// Whether something keeps a model or another one of its unit.
  package func keeps(_ model: TypeID) -> Bool { kept.contains(group(of: model)) }

  /// Returns, for those of some models that no reason names and whose unit stays, the reason that comes
  /// first in the project.
  func inherited(by models: [TypeID]) -> [(model: TypeID, reason: Reason)] {
    var first: [TypeID: Reason] = [:]
    for reason in reasons {
      let group = group(of: reason.model)
      if let known = first[group], known.place <= reason.place { continue }
      first[group] = reason
    }
    let named = Set(reasons.map(\.model))
    return models.compactMap { model in
      named.contains(model) ? nil : first[group(of: model)].map { (model, $0) }
    }
  }

  private static func group(of model: TypeID, _ earlier: [TypeID: TypeID]) -> TypeID {
    var current = model
    while let next = earlier[current] { current = next }
    return current
  }

  /// The one declared first stands for both, so that the outcome depends on no order of ties.
  private static func join(_ tie: Tie, _ earlier: inout [TypeID: TypeID]) {
    let left = group(of: tie.first, earlier)
    let right = group(of: tie.second, earlier)
    if left != right { earlier[max(left, right)] = min(left, right) }
  }
}
