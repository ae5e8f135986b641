/// How a file can come by the declarations of another one, the surest way first.
package enum ModuleRelation: Int, Comparable, Sendable {
  /// Some target compiles both files.
  case sameTarget

  /// The file imports a module that the other one is part of.
  case imported

  /// A target of the file depends on one of the other's, which may reach it by a re-export.
  case dependency

  /// No manifest says who compiles one of the two, or a manifest computes what it says.
  case unknown

  /// Both files' targets are known, and nothing leads from one to the other.
  case unrelated

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension ModuleMap {
  /// Returns how a file can come by the declarations of another one.
  ///
  /// - Parameters:
  ///   - user: The targets of the file that uses a name.
  ///   - imports: The modules that this file imports.
  ///   - declaring: The targets of the file that declares it.
  /// - Returns: The surest way over all targets of both.
  package func relation(
    of user: [ModuleID], importing imports: Set<String>, to declaring: [ModuleID]
  ) -> ModuleRelation {
    if user.contains(where: declaring.contains) { return .sameTarget }
    if declaring.contains(where: { isClaimed($0) && imports.contains(name(of: $0)) }) {
      return .imported
    }
    for module in user {
      let reachable = dependencies[module.index]
      if declaring.contains(where: { reachable.contains($0.index) }) { return .dependency }
    }
    let isKnown =
      user.contains(where: isClaimed) && user.allSatisfy(saysDependencies)
      && declaring.contains(where: isClaimed) && declaring.allSatisfy(isComplete)
    return isKnown ? .unrelated : .unknown
  }
}
