package import ObservifyManifests

extension ProjectIndex {
  /// Returns how `user` can come by what `file` declares.
  package func relation(of user: SourceFile, to file: SourceFile) -> ModuleRelation {
    if user.id == file.id { return .sameTarget }
    return modules.relation(of: user.targets, importing: user.wholeImports, to: file.targets)
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
