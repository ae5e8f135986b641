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
    let paths = index.modules.leftOut(among: index.files.map(\.path))
    var found = Set(index.files.filter { paths.contains($0.path) }.map(\.id))
    let declared = found.reduce(into: [:]) { $0[$1] = namesDeclared(in: index[$1]) }
    let users = files(naming: Set(declared.values.joined()))
    let declaring = files(declaring: Set(users.keys))
    var needed = found
    while !needed.isEmpty {
      needed = found.filter { file in
        declared[file]?.contains { name in
          users[name]?.isSubset(of: found) == false
            && declaring[name]?.isSubset(of: found) != false
        } != false
      }
      found.subtract(needed)
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

  /// The files that mention values, functions or types of some names.
  private func files(naming names: Set<String>) -> [String: Set<FileID>] {
    if names.isEmpty { return [:] }
    var found: [String: Set<FileID>] = [:]
    for file in index.files {
      for type in file.tree.nodes(of: .namedType) where names.contains(type.firstToken.name) {
        found[type.firstToken.name, default: []].insert(file.id)
      }
    }
    for name in names {
      let isValue = isOnlyValue(name)
      let files = projectMentions.places(of: name).filter { !isValue || !$0.isCallee }
        .map { index.file(of: $0).id }
      if !files.isEmpty { found[name, default: []].formUnion(files) }
    }
    return found
  }

  /// Whether all that the project calls by a name are variables that nobody can call: what is called so is a
  /// framework's, as SwiftUI's `listRowInsets(_:)` is beside `EdgeInsets.listRowInsets`.
  private func isOnlyValue(_ name: String) -> Bool {
    let variables = index.properties.filter { $0.name == name }
    return !variables.isEmpty && index.topLevelTypes[name] == nil
      && !index.functions.contains { $0.name == name }
      && variables.allSatisfy {
        switch resolver.type(of: $0.id).unwrapped {
        case .external, .array, .dictionary: true
        default: false
        }
      }
  }

  /// The files that declare types at their top, functions or variables of some names.
  private func files(declaring names: Set<String>) -> [String: Set<FileID>] {
    if names.isEmpty { return [:] }
    var found: [String: Set<FileID>] = [:]
    for name in names {
      found[name] = Set((index.topLevelTypes[name] ?? []).map { index[$0].file })
    }
    for function in index.functions where names.contains(function.name) {
      found[function.name]?.insert(index.file(of: function.declaration.node).id)
    }
    for property in index.properties where names.contains(property.name) {
      found[property.name]?.insert(property.file)
    }
    return found
  }
}

extension Node {
  fileprivate var namesDeclared: [String] {
    declaredMemberNames + [TypeDeclaration(self)?.name].compactMap(\.self)
  }
}
