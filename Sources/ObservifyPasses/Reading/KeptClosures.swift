import ObservifyIndex
import ObservifySyntax

/// The closures that variables of the project keep: a call of the variable runs them.
final class KeptClosures {
  private let index: ProjectIndex
  private let resolver: TypeResolver
  private let mentions: ProjectMentions

  init(_ index: ProjectIndex, _ resolver: TypeResolver, _ mentions: ProjectMentions) {
    self.index = index
    self.resolver = resolver
    self.mentions = mentions
  }

  /// The variables that can keep one.
  private lazy var functions = index.properties.filter { $0.isStored && $0.keepsFunction }

  /// Where a variable of such a name is assigned.
  private lazy var assignments = mentions.places(of: functions.map(\.name)).filter(
    \.isAssignmentTarget)

  /// The variables that are assigned a function.
  private(set) lazy var assigned = Set(assignments.compactMap(resolver.property))
    .intersection(functions.map(\.id))

  /// The closures that a variable begins with, or is assigned.
  private(set) lazy var closures: [PropertyID: [Node]] = {
    var found: [PropertyID: [Node]] = [:]
    for keeper in functions {
      if let closure = keeper.binding.initialValue, closure.kind == .closureExpression {
        found[keeper.id, default: []].append(closure)
      }
    }
    for mention in assignments {
      guard let closure = mention.parent?.assignment?.value,
        let keeper = resolver.property(at: mention)
      else { continue }
      found[keeper, default: []].append(closure)
    }
    return found
  }()

  /// The variables that keep closures, by closure.
  private(set) lazy var keepers: [Node: PropertyID] = {
    var found: [Node: PropertyID] = [:]
    for (keeper, closures) in closures {
      for closure in closures { found[closure] = keeper }
    }
    return found
  }()
}

extension PropertySymbol {
  /// Whether it can be called: by its type, or by what it begins with.
  var keepsFunction: Bool {
    binding.type?.functionType != nil || binding.initialValue?.kind == .closureExpression
  }
}
