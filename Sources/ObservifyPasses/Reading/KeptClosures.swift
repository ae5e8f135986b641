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

  /// The variables that are assigned a function.
  private(set) lazy var assigned: Set<PropertyID> = {
    let keepers = index.properties.filter { $0.isStored && $0.keepsFunction }
    let targets = mentions.places(of: keepers.map(\.name)).filter(\.isAssignmentTarget)
    return Set(targets.compactMap(resolver.property)).intersection(keepers.map(\.id))
  }()

  /// The closures that a variable begins with, or is assigned.
  private(set) lazy var closures: [PropertyID: [Node]] = {
    var found: [PropertyID: [Node]] = [:]
    let keepers = index.properties.filter { $0.isStored && $0.keepsFunction }
    for keeper in keepers {
      if let closure = keeper.binding.initialValue, closure.kind == .closureExpression {
        found[keeper.id, default: []].append(closure)
      }
    }
    for mention in mentions.places(of: keepers.map(\.name)) {
      guard mention.isAssignmentTarget, let closure = mention.parent?.assignment?.value,
        closure.kind == .closureExpression, let keeper = resolver.property(at: mention)
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
