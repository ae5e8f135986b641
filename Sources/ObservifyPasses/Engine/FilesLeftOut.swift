import ObservifyIndex
import ObservifyManifests
import ObservifySyntax

extension Project {
  /// The files that were taken out of an Xcode project and stayed on the disk: it names others of their folder, and
  /// nothing in those that are compiled mentions what they alone declare.
  ///
  /// A project that was not kept up to date names too few, too: then others need what is missing.
  ///
  /// - Complexity: O(*n*) in the nodes of the project where there are such files, the first time.
  var filesLeftOut: Set<FileID> {
    if let known = refreshes.filesLeftOut { return known }
    var found = Set(index.files.filter { index.modules.isLeftOut($0.path) }.map(\.id))
    let declared = found.reduce(into: [:]) { $0[$1] = namesDeclared(in: index[$1]) }
    let users = found.isEmpty ? [:] : filesNamingTypes
    var open = found
    while !open.isEmpty {
      open = found.filter { file in
        declared[file]?.contains { name in isNeeded(name, besides: found, users) } != false
      }
      found.subtract(open)
    }
    refreshes.filesLeftOut = found
    return found
  }

  /// What other files can name of one; nil where one of its extensions adds a conformance to a type of another
  /// file, which none has to name.
  private func namesDeclared(in file: SourceFile) -> Set<String>? {
    var names: Set<String> = []
    for node in file.tree.root.children {
      if node.kind == .extensionDecl {
        let type = TypeDeclaration(node)?.name ?? ""
        let isOwn = (index.topLevelTypes[type] ?? []).contains { index[$0].file == file.id }
        if node.child(.inheritanceClause) != nil, !isOwn { return nil }
        let members = node.child(.memberBlock).map { Array($0.children) } ?? []
        names.formUnion(isOwn ? [] : members.flatMap(\.namesDeclared))
      } else {
        names.formUnion(node.namesDeclared)
      }
    }
    return names
  }

  /// Whether a file that is compiled names something that only those left out declare.
  private func isNeeded(
    _ name: String, besides others: Set<FileID>, _ users: [String: Set<FileID>]
  ) -> Bool {
    let isNamed =
      users[name]?.isSubset(of: others) == false
      || projectMentions.places(of: name).contains { !others.contains(index.file(of: $0).id) }
    guard isNamed else { return false }
    let declaring =
      (index.topLevelTypes[name] ?? []).map { index[$0].file }
      + index.functions.filter { $0.name == name }.map { index.file(of: $0.declaration.node).id }
      + index.properties.filter { $0.name == name }.map(\.file)
    return declaring.allSatisfy(others.contains)
  }

  /// The files that name types of a name.
  private var filesNamingTypes: [String: Set<FileID>] {
    index.files.reduce(into: [:]) { found, file in
      for node in file.tree.nodes(of: .namedType) {
        found[node.firstToken.name, default: []].insert(file.id)
      }
    }
  }
}

extension Node {
  fileprivate var namesDeclared: [String] {
    declaredMemberNames + [TypeDeclaration(self)?.name].compactMap(\.self)
  }
}
