/// How a file can come by the declarations of another one, the surest way first.
package enum ModuleRelation: Int, Comparable, Sendable {
  /// Some target compiles both files.
  case sameTarget

  /// The file imports a module that the other one is part of.
  case imported

  /// A target of the file depends on one of the other's, which may reach it by a re-export.
  case dependency

  /// No manifest says who compiles one of the two.
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
    let isKnown = user.contains(where: isClaimed) && declaring.contains(where: isClaimed)
    return isKnown ? .unrelated : .unknown
  }
}

extension ProjectIndex {
  /// Returns how `user` can come by what `file` declares.
  package func relation(of user: SourceFile, to file: SourceFile) -> ModuleRelation {
    if user.id == file.id { return .sameTarget }
    return modules.relation(of: user.targets, importing: user.imports, to: file.targets)
  }

  /// Whether code in `user` can name a declaration of `file` that is not private.
  ///
  /// True where the manifests do not tell. The declaration's access is not looked at.
  package func canSee(from user: SourceFile, to file: SourceFile) -> Bool {
    relation(of: user, to: file) != .unrelated
  }

  /// Whether some target compiles both files.
  package func shareTarget(_ first: SourceFile, _ second: SourceFile) -> Bool {
    first.targets.contains(where: second.targets.contains)
  }

  /// Returns the indices of those of `candidates` that a use in `user` means by its targets and
  /// imports, or of all of them when these say nothing.
  ///
  /// In order: those in the file itself, in a target of the file, in a module that it imports and
  /// open to it, in a module that it imports, in one that its targets depend on.
  func nearest(
    _ candidates: [(file: SourceFile, isShared: Bool)], from user: SourceFile
  ) -> [Int] {
    let all = Array(candidates.indices)
    let own = all.filter { candidates[$0].file.id == user.id }
    guard own.isEmpty, all.count > 1 else { return own.isEmpty ? all : own }
    let relations = candidates.map { relation(of: user, to: $0.file) }
    guard let best = relations.min(), best < .unknown else { return all }
    let near = all.filter { relations[$0] == best }
    guard best != .sameTarget else { return near }
    let open = near.filter { index in
      candidates[index].isShared
        || candidates[index].file.targets.contains { module in
          user.testableImports.contains(modules.name(of: module))
        }
    }
    return open.isEmpty ? near : open
  }
}
