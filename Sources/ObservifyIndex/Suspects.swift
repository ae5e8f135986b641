import ObservifyManifests
import ObservifyText
package import ObservifySyntax

/// What is known of a value whose type cannot be told.
package struct UnknownValue: Hashable, Sendable {
  /// The names of the members that code uses of it.
  package var members: Set<String>

  /// The types of which it is one; nil where nothing says so.
  package var among: Set<TypeID>?

  package init(members: Set<String> = [], among: Set<TypeID>? = nil) {
    self.members = members
    self.among = among
  }
}

/// Finds the observable objects that a value can be whose type cannot be told.
///
/// The law: a value is of a type that its file can come by, and that has what is used of it. What has
/// generic parameters around it can also be what is put into these, and a value of a protocol's type
/// stands for all that conform.
package struct Suspects {
  let index: ProjectIndex
  let graph: ModelGraph
  let resolver: TypeResolver
  private let parameters: ConstrainedParameters

  package init(
    _ index: ProjectIndex, _ graph: ModelGraph, _ resolver: TypeResolver,
    _ parameters: ConstrainedParameters
  ) {
    self.index = index
    self.graph = graph
    self.resolver = resolver
    self.parameters = parameters
  }

  /// Returns what the code around says of an expression whose type cannot be told.
  package func unknown(_ expression: Node) -> UnknownValue {
    UnknownValue(
      members: resolver.membersUsed(of: expression),
      among: typesNamed(byKeyPathsIn: expression) ?? typesAsked(by: expression)
        ?? typesGotten(from: expression))
  }

  /// The type that a function from outside is asked for, which is told nothing else of the project's:
  /// `X` of `container.resolve(X.self)!`; nil for other expressions.
  private func typesAsked(by expression: Node) -> Set<TypeID>? {
    let passed: Set<NodeKind> = [.optionalChain, .forceUnwrap, .tryExpression, .awaitExpression]
    if passed.contains(expression.kind) { return expression.children.first.flatMap(typesAsked) }
    guard let call = CallExpression(expression), call.trailingClosures.isEmpty,
      call.arguments.count == 1, let member = MemberExpression(call.arguments[0].value),
      member.name == "self", let base = member.base,
      case .metatype(let type) = resolver.type(of: base), !type.declaredTypes.isEmpty
    else { return nil }
    return Set(type.declaredTypes)
  }

  /// Returns the models that a value at `place` can be, in order.
  ///
  /// - Complexity: O(models).
  package func models(_ value: UnknownValue, at place: Node) -> [TypeID] {
    let file = index.file(of: place)
    let put = modelsPut(around: place)
    let above = Set((value.among ?? []).flatMap(resolver.scopes.lineage))
    let possible = graph.models.filter { model in
      (put.contains(model) || index.canComeBy(model, in: file)) && has(value.members, model)
        && value.among.map { among in
          above.contains(model)
            || resolver.scopes.lineage(of: model).contains(where: among.contains)
        } ?? true
    }
    let found = Set(possible.filter { index[$0].kind == .class })
    // A protocol stands for classes that the file cannot come by.
    return possible.filter { model in
      index[model].kind == .class
        || graph.models.contains {
          !found.contains($0) && resolver.scopes.lineage(of: $0).contains(model)
            && index[$0].kind == .class
        }
    }
  }

  /// The models that are put into the generic parameters of the declarations around a place.
  private func modelsPut(around place: Node) -> Set<TypeID> {
    let owners = Set(place.ancestors.compactMap { index.type(of: $0) })
    return parameters.all.reduce(into: []) { models, parameter in
      let isAround =
        parameter.owner.contains(place)
        || index.type(of: parameter.owner).map(owners.contains) == true
      if isAround { models.formUnion(parameter.models) }
    }
  }

  /// Whether a type has every one of some members, or may have them from outside.
  package func has(_ members: Set<String>, _ type: TypeID) -> Bool {
    if members.isEmpty { return true }
    lazy var isOpen = inheritsFromOutside(type)
    return members.allSatisfy { name in
      Vocabulary.universalMembers.contains(name) || index.outsideMemberNames.contains(name)
        || resolver.scopes.member(name, of: type) != nil || isOpen
    }
  }

  /// Whether a type has members that its declarations do not show.
  package func inheritsFromOutside(_ type: TypeID) -> Bool {
    resolver.scopes.lineage(of: type).contains { type in
      let names = graph.externalSupertypes[type] ?? []
      return names.contains { !Vocabulary.memberlessSupertypes.contains($0) }
        || index[type].declaration?.node.attribute("dynamicMemberLookup") != nil
    }
  }
}

extension ProjectIndex {
  /// Whether a value in a file can be of a type of the project, as far as modules and access tell.
  ///
  /// The type need not be imported: what a function gives may come from further away. It is no type
  /// that is private to another file, nor one that is internal to a module that the file's targets
  /// have not opened with `@testable`.
  package func canComeBy(_ type: TypeID, in user: SourceFile) -> Bool {
    let file = self[self[type].file]
    if file.id == user.id { return true }
    guard !isFileScoped(type) else { return false }
    switch relation(of: user, to: file) {
    case .sameTarget, .unknown: return true
    case .unrelated: return false
    case .imported, .dependency:
      return isShared(type)
        || file.targets.contains { declaring in
          user.targets.contains { openedModules[$0]?.contains(modules.name(of: declaring)) == true }
        }
    }
  }

  /// Whether no other file can name the type: it, or one around it, is private, or it stands in code.
  package func isFileScoped(_ type: TypeID) -> Bool {
    guard let node = self[type].declaration?.node else { return false }
    return self[type].isLocal
      || ([node] + node.ancestors).contains {
        $0.kind.isTypeDeclaration && $0.isPrivate
      }
  }

  /// Whether a type is part of what a library at the top of the project offers to other repositories.
  package func isOffered(_ type: TypeID) -> Bool {
    isShared(type, by: ["public", "open"])
      && self[self[type].file].targets.contains(where: modules.isInLibrary)
  }

  /// Whether other modules can name the type; the members of a public extension are public.
  private func isShared(_ type: TypeID, by sharing: [String] = sharing) -> Bool {
    guard let node = self[type].declaration?.node else { return true }
    let scopes = ([node] + node.ancestors).filter(\.kind.isTypeDeclaration)
    return scopes.enumerated().allSatisfy { place, scope in
      if sharing.contains(where: scope.hasModifier) { return true }
      if scope.hasModifier("internal") { return false }
      // An extension without a modifier says nothing; what stands in one takes its access.
      return scope.kind == .extensionDecl
        || scopes.dropFirst(place + 1).first.map { outer in
          outer.kind == .extensionDecl && sharing.contains(where: outer.hasModifier)
        } == true
    }
  }

  private static let sharing = ["public", "open", "package"]
}

extension TypeResolver {
  /// Whether a name is that of a macro of the project which no word of the macro's own code ties to
  /// observable objects.
  package func isHarmlessMacro(_ name: String) -> Bool {
    guard let macros = macros[name] else { return false }
    return macros.allSatisfy { node in
      // What '#externalMacro(module: "M", type: "T")' names has to be part of the project.
      let texts = node.descendants.filter { $0.kind == .stringLiteral }.map(\.text)
      let files = index.files.filter { file in
        file.targets.contains { texts.contains("\"\(index.modules.name(of: $0))\"") }
      }
      return !files.isEmpty
        && files.allSatisfy { file in
          !Vocabulary.objectTypes.contains(where: file.tree.source.contains)
        }
    }
  }

  /// The types that a type as written can be made of, by their names alone; nil where a name may stand
  /// for a type that is called otherwise.
  package func typesSpelled(_ type: Node) -> Set<TypeID>? {
    var names: Set<String> = []
    for node in type.subtree {
      guard [.namedType, .memberType].contains(node.kind), node.parent?.kind != .memberType else {
        continue
      }
      let path = ProjectIndex.path(of: node)
      guard let last = path.last, !standIns.contains(last),
        !Vocabulary.associatedTypes.contains(last), !SDKTable.shared.memberAliases.contains(last)
      else { return nil }
      if case .genericParameter = scopes.typeLookup(path, at: node) { return nil }
      if path.count > 1 {
        // A type that adopts a protocol may have types that the protocol names.
        guard case .declared(let outer) = scopes.typeLookup(path.dropLast(), at: node),
          outer.allSatisfy({
            scopes.lineage(of: $0).allSatisfy { index[$0].inheritedTypes.isEmpty }
          })
        else { return nil }
      }
      names.insert(last)
    }
    return Set(index.types.lazy.filter { names.contains($0.name) }.map(\.id))
  }

  /// The names of the members that the file uses of what an expression names.
  ///
  /// Of a variable these are those of all its mentions. What is unwrapped and what is not are two
  /// values: `a?.b` says nothing of `a.c`.
  package func membersUsed(of expression: Node) -> Set<String> {
    let (core, isUnwrapped) = expression.unwrapped
    var names: Set<String> = []
    if let name = expression.usedMember { names.insert(name) }
    guard let token = core.nameToken, let variable = variable(core, token) else { return names }
    names.formUnion(membersUsed(ofVariable: variable, token.name, isUnwrapped: isUnwrapped))
    return names
  }

  /// The names of the members that the file uses of a variable or property: of its binding's name.
  package func membersUsed(
    ofVariable declaration: Node, _ name: String, isUnwrapped: Bool = false
  ) -> Set<String> {
    var names: Set<String> = []
    for node in index.file(of: declaration).tree.nodes(of: .memberExpression) {
      guard let base = MemberExpression(node)?.base else { continue }
      let (core, isOtherUnwrapped) = base.unwrapped
      guard isOtherUnwrapped == isUnwrapped, let mention = core.nameToken, mention.isNamed(name),
        let used = base.usedMember, variable(core, mention) == declaration
      else { continue }
      names.insert(used)
    }
    return names
  }

  /// The variable or property that a name means: the node that declares it.
  private func variable(_ mention: Node, _ name: Token) -> Node? {
    switch mention.kind {
    case .reference:
      guard name.kind.isName else { return nil }
      switch scopes.target(of: name.name, at: mention) {
      case .local(let local): return local.node
      case .property(let property): return index[property].binding.node
      default: return nil
      }
    case .memberExpression:
      guard MemberExpression(mention)?.base?.text == "self",
        let owner = index.enclosingType(of: mention),
        case .property(let property)? = scopes.member(name.name, of: owner)
      else { return nil }
      return index[property].binding.node
    default: return nil
    }
  }
}

extension Node {
  /// What stands before `?` and `!`, and whether there are any.
  fileprivate var unwrapped: (node: Node, isUnwrapped: Bool) {
    var node = self
    while [.optionalChain, .forceUnwrap].contains(node.kind), let inner = node.children.first {
      node = inner
    }
    return (node, node != self)
  }

  /// The name that a reference or a member expression ends with.
  fileprivate var nameToken: Token? {
    kind == .reference ? firstToken : MemberExpression(self)?.nameToken
  }

  /// The member that is used of an expression: `b` of `a` in `a.b`.
  fileprivate var usedMember: String? {
    guard let parent, let member = MemberExpression(parent), member.base == self,
      let token = member.nameToken
    else { return nil }
    return token.kind == .dollarIdentifier ? String(token.text.dropFirst()) : token.name
  }
}
