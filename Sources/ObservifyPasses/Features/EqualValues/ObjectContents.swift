import ObservifyIndex
import ObservifySyntax

/// Whether what is in objects of plain classes changes once they are made.
struct ObjectContents {
  private let project: Project
  private var known: [TypeID: Bool] = [:]
  private var index: ProjectIndex { project.index }
  private var resolver: TypeResolver { project.resolver }

  init(_ project: Project) { self.project = project }

  /// Whether some code changes a variable of such an object, or of one that it holds, or the class
  /// inherits content from outside.
  ///
  /// - Complexity: O(*n*) in the nodes of the project, once for each class.
  mutating func change(in type: TypeID) -> Bool {
    if let known = known[type] { return known }
    known[type] = false
    let found = inheritsContent(type) || changesVariable(of: type) || holdsChanging(type)
    known[type] = found
    return found
  }

  private func inheritsContent(_ type: TypeID) -> Bool {
    resolver.scopes.lineage(of: type).flatMap { project.graph.externalSupertypes[$0] ?? [] }
      .contains { $0 != "NSObject" && Vocabulary.isObjectiveCClass($0) }
  }

  private func stored(_ type: TypeID) -> [PropertyID] {
    resolver.scopes.lineage(of: type).flatMap { index[$0].properties }.filter {
      index[$0].isStored && !index[$0].isStatic
    }
  }

  private func changesVariable(of type: TypeID) -> Bool {
    let variables = Set(stored(type).filter { !index[$0].isLet })
    guard !variables.isEmpty else { return false }
    let mentions = index.mentions(of: Set(variables.map { index[$0].name }))
    return mentions.values.joined().contains { mention in
      guard mention.isOnChangedPath,
        mention.ancestor([.initDecl]).flatMap({ index.enclosingType(of: $0) }) != type
      else { return false }
      return project.property(at: mention).map(variables.contains) == true
    }
  }

  private mutating func holdsChanging(_ type: TypeID) -> Bool {
    for id in stored(type) {
      guard let classes = resolver.heldClasses(resolver.type(of: id)) else {
        if !PropertyPolicy.isPlumbing(resolver.type(of: id), index) { return true }
        continue
      }
      for inner in classes.sorted() where change(in: inner) { return true }
    }
    return false
  }
}

extension Project {
  /// The property of the project that a mention is one of, where its type tells.
  func property(at mention: Node) -> PropertyID? {
    guard let name = mention.mentionedName?.name else { return nil }
    let target: NameTarget?
    if mention.kind == .memberExpression, !mention.isOnSelf {
      guard let base = MemberExpression(mention)?.base else { return nil }
      var type = resolver.type(of: base)
      if case .metatype(let instance) = type { type = instance }
      target = type.declaredTypes.first.flatMap { resolver.scopes.member(name, of: $0) }
    } else if mention.kind == .memberExpression {
      target = index.enclosingType(of: mention).flatMap { resolver.scopes.member(name, of: $0) }
    } else {
      target = resolver.scopes.target(of: name, at: mention)
    }
    if case .property(let id)? = target { return id }
    return nil
  }
}

extension Node {
  /// Whether a statement changes what the expression stands for, or a part of it.
  var isOnChangedPath: Bool {
    ancestors.contains { statement in
      var place = statement.changedPlace
      while let part = place, part != self {
        place =
          MemberExpression(part)?.base
          ?? ([.subscriptExpression, .optionalChain, .forceUnwrap].contains(part.kind)
            ? part.children.first : nil)
      }
      return place != nil
    }
  }
}
