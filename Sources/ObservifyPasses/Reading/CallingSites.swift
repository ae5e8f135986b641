import ObservifyIndex
import ObservifySyntax

/// The places of a name that some code leads to, by the types whose members they may be.
struct CallingSites {
  let all: [(site: Node, caller: Node)]

  /// Those that are a member of each type, once that has been asked for.
  private var byType: [TypeID: [Int]]?

  /// Those that may be a member of any type.
  private var unknown: [Int] = []

  init(_ all: [(site: Node, caller: Node)]) { self.all = all }

  /// Returns the places that may be a member of one of some types, in order.
  ///
  /// - Complexity: O(*n*) in the number of all places the first time.
  mutating func sites(
    of types: Set<TypeID>, _ resolver: TypeResolver
  ) -> [(site: Node, caller: Node)] {
    let byType = byType ?? sort(resolver)
    self.byType = byType
    return types.reduce(into: Set(unknown)) { $0.formUnion(byType[$1] ?? []) }.sorted()
      .map { all[$0] }
  }

  private mutating func sort(_ resolver: TypeResolver) -> [TypeID: [Int]] {
    var byType: [TypeID: [Int]] = [:]
    for (place, site) in all.map(\.site).enumerated() {
      let types: [TypeID]
      switch resolver.meaning(of: site) {
      case .unknown, .name(.ambiguous):
        unknown.append(place)
        continue
      case .name(let target): types = target.owners(in: resolver.index)
      case .member(let members, _):
        types = members.flatMap { [$0.type] + ($0.target?.owners(in: resolver.index) ?? []) }
      case .outside, .unknownType: types = []
      }
      for type in Set(types) { byType[type, default: []].append(place) }
    }
    return byType
  }
}

extension NameTarget {
  /// The types that declare what a name stands for.
  fileprivate func owners(in index: ProjectIndex) -> [TypeID] {
    switch self {
    case .property(let id): [index[id].owner].compactMap(\.self)
    case .functions(let ids): ids.compactMap { index[$0].owner }
    default: []
    }
  }
}
