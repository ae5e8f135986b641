import ObservifyIndex
import ObservifySyntax

/// The ways on which views are reached, from where SwiftUI begins with an empty environment: scenes,
/// commands, hosting controllers and views, previews.
///
/// What an environment holds is injected around a view, or around one that shows it. Only a way on which
/// surely nothing injects is one without the object: a function of the project that is given the view, a
/// variable that keeps it, or a modifier of the project that injects somewhere ends the search.
struct EnvironmentWays: ProjectReader {
  /// A way on which a view is shown without an object.
  struct Way {
    /// Where it begins, and the views, functions and variables on it, outermost first: `MyApp.commands`, `AppCommands`.
    let steps: [String]

    /// Where the outermost view is made, or asked for.
    let site: Node

    /// Whether it begins in a preview, so that the app is not concerned.
    var isPreview = false
  }

  let project: Project
  private let models: [TypeID]
  private let injections: Set<Node>

  /// The names of the functions, variables and types in which the object is injected, and of the
  /// functions and variables that use one of them.
  private let injectors: Set<String>
  private let declared: DeclaredNames

  /// Whether SwiftUI itself puts the object into the environment of each scene: it is a delegate of those, or of the app.
  private let isDelegate: Bool

  /// The views that read the object whenever they are drawn, or show one that does, and so were never shown without it.
  private var needing: Set<TypeID>

  /// Looks at what injects objects of some models.
  ///
  /// - Complexity: O(*n*) in the places that mention what injects, the first time.
  init(of models: [TypeID], _ project: Project, _ users: NameUsers) {
    self.project = project
    self.models = models
    let uses = project.uses
    declared = users.declared
    isDelegate =
      models.contains {
        project.outsideSupertypes(of: $0).contains(where: Vocabulary.sceneDelegates.contains)
      }
      || project.index.properties.contains { property in
        property.attributes.contains { $0.name.hasSuffix(Vocabulary.delegateAdaptor) }
          && project.resolver.type(of: property.id).declaredTypes.contains(where: models.contains)
      }
    let reading = (uses.values + uses.projections).filter { reference in
      let use = uses[reference.wrapper]
      return use.wrapper == .environmentObject && use.models.contains(where: models.contains)
        && !project.mayBeSkipped(reference.node)
    }
    needing = Set(reading.compactMap { uses[$0.wrapper].holder })
    // What conforms to a protocol of theirs may be what a type parameter stands for.
    let protocols = models.filter { project.index[$0].kind == .protocol }
    let injected = Set(models + protocols.flatMap { project.resolver.inheritors[$0] ?? [] })
    let found = uses.injections.filter { injection in
      injection.modifier == .environmentObject && !injected.isDisjoint(with: injection.models)
    }.map(\.call.node)
    injections = Set(
      found + uses.oddInjections.compactMap { $0.node.ancestor([.callExpression]) })
    injectors = injections.flatMap(\.namesAround).reached(by: users.names(using:))
    var pending = needing.sorted()
    while let view = pending.popLast() {
      for site in project.sites(making: view) where site.isDrawnWithBody {
        guard case .view(let outer) = surroundings(of: site), needing.insert(outer).inserted else {
          continue
        }
        pending.append(outer)
      }
    }
  }

  /// Returns the shortest way on which a view is shown without the object; nil where none is known.
  ///
  /// One that begins in a function that nothing mentions, or else in a preview, only where there is no
  /// other.
  func missing(for view: TypeID) -> Way? {
    if needing.contains(view) { return nil }
    let isTest = index[index[view].file].isTest
    var unmentioned: Way?
    var preview: Way?
    var seen: Set<TypeID> = [view]
    var seenMembers: Set<Node> = []
    var pending = [(sites: project.sites(making: view), steps: [index[view].name])]
    while !pending.isEmpty {
      let (sites, steps) = pending.removeFirst()
      // What tests show is not what the app shows.
      for site in sites where isTest || !index.file(of: site).isTest {
        switch surroundings(of: site) {
        case .root(let name):
          let way = Way(steps: [name] + steps, site: site)
          if isMentioned(site.ancestor([.functionDecl, .memberBlock])) { return way }
          unmentioned = unmentioned ?? way
        // What a preview shows of other views is seen there at once.
        case .preview:
          if steps.count == 1, preview == nil {
            preview = Way(steps: steps, site: site, isPreview: true)
          }
        case .view(let outer):
          guard seen.insert(outer).inserted, !needing.contains(outer) else { continue }
          pending.append((project.sites(making: outer), [index[outer].name] + steps))
        case .member(let member):
          guard seenMembers.insert(member).inserted, let name = member.declaredName else {
            continue
          }
          let mentions = project.projectMentions.places(of: name)
            .filter { project.shownCode.mayMean($0, member) }
          pending.append((mentions, [name] + steps))
        case .kept(let property):
          let keeper = index[property]
          guard seenMembers.insert(keeper.declaration.node).inserted else { continue }
          let mentions = project.projectMentions.places(of: keeper.name)
            .filter { !$0.isAssignmentTarget && project.property(at: $0) == property }
          pending.append((mentions, [keeper.name] + steps))
        case .unknown: continue
        }
      }
    }
    return unmentioned ?? preview
  }

  /// Whether something may start a function: a name that nothing mentions may be one that a framework
  /// calls.
  private func isMentioned(_ declaration: Node?) -> Bool {
    guard let name = FunctionDeclaration(declaration)?.name else { return true }
    return !project.projectMentions.places(of: name).isEmpty
  }

  private enum Surroundings {
    case root(String)
    case preview
    /// A view that shows it, with what it has in its own environment.
    case view(TypeID)
    /// A function or a variable that gives it, of what is no view.
    case member(Node)
    /// A closure that a value keeps, and that gives it where it is asked for.
    case kept(PropertyID)
    /// The object is injected, or may be.
    case unknown
  }

  /// What stands around the place where a view is made.
  private func surroundings(of view: Node) -> Surroundings {
    var member: Node?
    for ancestor in view.ancestors {
      if ancestor.kind == .macroExpansion { return .preview }
      if ancestor.kind.isTypeDeclaration { return type(ancestor, around: member) }
      if [.functionDecl, .variableDecl].contains(ancestor.kind) {
        if ancestor.kind == .variableDecl, ancestor.isLocal { return .unknown }
        member = ancestor
      }
      if ancestor.kind == .closureExpression, let kept = keeper(of: ancestor) { return kept }
      if let member = MemberExpression(ancestor), member.base?.contains(view) == true,
        injectors.contains(member.name)
      {
        return .unknown
      }
      if ancestor.kind == .postfixIfConfig,
        ancestor.descendants.contains(where: isInjectedWithClass)
      {
        return .unknown
      }
      guard let call = CallExpression(ancestor), let callee = call.callee,
        let name = callee.mentionedName?.name
      else { continue }
      let isModifier = MemberExpression(callee)?.base?.contains(view) == true
      if injections.contains(ancestor) || injectors.contains(name) { return .unknown }
      if name == "modifier", call.node.descendants.contains(where: isInjector) { return .unknown }
      if call.arguments.contains(where: { $0.label == "rootView" && $0.node.contains(view) }) {
        if mayInject(typeNamed: name) { return .unknown }
        return .root(index.enclosingType(of: view).map { index[$0].name } ?? name)
      }
      let isOwnType = declared.types.contains(name)
      if callee != view, !isOwnType, !isModifier, declared.functions.contains(name) {
        return .unknown
      }
      let isRoot = Vocabulary.rootTypes.contains(name) && !isOwnType
      if isRoot || name == "commands" && !isModifier {
        // A scene may be given the object as well.
        if call.node.ancestors.contains(where: injections.contains) { return .unknown }
        let type = index.enclosingType(of: view)
        return isDelegate || type.map(isLeftOut) == true
          ? .unknown : .root((type.map { index[$0].name + "." } ?? "") + name)
      }
    }
    return member.map(Surroundings.member) ?? .unknown
  }

  /// What keeps a closure that a value of the project is made with; nil where that is a view, which shows it where it
  /// stands itself.
  private func keeper(of closure: Node) -> Surroundings? {
    guard let call = CallExpression(closure.ancestor([.callExpression])), let callee = call.callee,
      !callee.contains(closure), callee.partName == "init" || callee.beginsWithCapital,
      let type = resolver.type(of: call.node).unwrapped.declaredTypes.first,
      !project.shownCode.kept.isView(type),
      !project.outsideSupertypes(of: type).contains(where: { $0.hasSuffix("Representable") })
    else { return nil }
    let stored = resolver.scopes.lineage(of: type).flatMap { index[$0].properties }
    let keeper =
      stored.first { project.shownCode.kept.closures[$0]?.contains(closure) == true }
      ?? stored.filter { index[$0].isStored && index[$0].keepsFunction }.first { id in
        closure.argumentLabel.map { $0 == index[id].name } != false
      }
    return keeper.map(Surroundings.kept) ?? .unknown
  }

  /// Whether a type is a scene that no app has.
  private func isLeftOut(_ type: TypeID) -> Bool {
    project.outsideSupertypes(of: type).contains("Scene") && project.sites(making: type).isEmpty
  }

  /// Whether something besides itself mentions a member.
  private func isAskedFor(_ member: Node) -> Bool {
    guard let name = member.declaredName else { return true }
    return project.projectMentions.places(of: name).contains {
      project.shownCode.mayMean($0, member) && !member.contains($0)
    }
  }

  /// Whether a type of the project that is given a view shows it by something that injects the object.
  private func mayInject(typeNamed name: String) -> Bool {
    (index.topLevelTypes[name] ?? []).flatMap(resolver.scopes.lineage).contains { type in
      injectors.contains(index[type].name)
        || project.mentions.mentions(in: index[type]).byName.keys.contains(
          where: injectors.contains)
    }
  }

  /// Whether a node injects the objects wherever there is their class: under the same `#if`.
  private func isInjectedWithClass(_ node: Node) -> Bool {
    injections.contains(node)
      && models.allSatisfy { index[$0].declaration?.node.isCompiled(with: node) == true }
  }

  private func isInjector(_ node: Node) -> Bool {
    node.kind == .reference && injectors.contains(node.firstToken.name)
  }

  /// What a view is shown by that stands in a member of a type.
  private func type(_ declaration: Node, around member: Node?) -> Surroundings {
    guard let type = index.type(of: declaration), let member else { return .unknown }
    if member.isInPreview { return .preview }
    if project.isApp(type) {
      if isDelegate { return .unknown }
      // Another member is shown where it is asked for.
      return member.declaredName == "body" ? .root(index[type].name) : .member(member)
    }
    guard index[type].kind == .struct, !member.hasModifier("static") else {
      return .member(member)
    }
    // What nobody asks for is not shown.
    if member.declaredName != "body", !isAskedFor(member) { return .unknown }
    // Who uses another member may inject what that one shows.
    if member.declaredName != "body",
      injections.contains(where: { index.enclosingType(of: $0) == type })
    {
      return .unknown
    }
    return .view(type)
  }
}

/// The names of functions, variables and types that use a name: one table for all models.
final class NameUsers {
  let declared: DeclaredNames
  private let mentions: ProjectMentions
  private var known: [String: [String]] = [:]

  init(_ project: Project) {
    declared = DeclaredNames(project.index)
    mentions = project.projectMentions
  }

  /// Returns the names around the mentions of one; those of a type count where it takes in the view around.
  fileprivate func names(using name: String) -> [String] {
    if let known = known[name] { return known }
    let isType = declared.types.contains(name)
    let mentions = mentions.places(of: name).filter { !isType || $0.wrapsSelf }
    let found = mentions.flatMap(\.namesAround).unique
    known[name] = found
    return found
  }
}

extension Node {
  /// Whether a view that is made here is drawn whenever the body around is: it is what that gives, with modifiers, or
  /// stands in a stack or a group there.
  fileprivate var isDrawnWithBody: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .memberExpression, .callExpression:
        // What is an argument may be drawn later.
        if ancestor.children.first?.contains(self) != true,
          !["VStack", "HStack", "ZStack", "Group"].contains(CallExpression(ancestor)?.callee?.text)
        {
          return false
        }
      case .closureExpression: continue
      case .accessorBlock: return ancestor.parent?.parent?.declaredName == "body"
      default: return false
      }
    }
    return false
  }

  /// Whether a variable is one of a function, an accessor or a closure.
  fileprivate var isLocal: Bool {
    ancestor([.codeBlock, .accessorBlock, .closureExpression, .memberBlock])?.kind != .memberBlock
  }

  /// Whether a mention of a type puts the view around into it: `modifier(M())`, `Box { self }`.
  fileprivate var wrapsSelf: Bool {
    guard let call = ancestor([.callExpression]), CallExpression(call)?.callee == self else {
      return false
    }
    let taker = CallExpression(call.ancestor([.callExpression]))
    return taker?.callee?.mentionedName?.name == "modifier"
      || call.descendants.contains {
        $0.kind == .reference && $0.firstToken.kind == .selfKeyword
          && $0.parent?.kind != .memberExpression
      }
  }

  /// The names of the types around a node, of the functions that give a view back, and of the
  /// variables of extensions that do.
  fileprivate var namesAround: [String] {
    ancestors.compactMap { ancestor in
      if ancestor.kind == .variableDecl {
        let name = ancestor.declaredName
        return ancestor.parent?.parent?.kind == .extensionDecl && name != "body" ? name : nil
      }
      guard let function = FunctionDeclaration(ancestor) else {
        return TypeDeclaration(ancestor)?.name
      }
      let result = function.resultType?.firstToken
      let isView = result?.isSpelled("some") == true || result?.isNamed("AnyView") == true
      return isView && function.name != "body" ? function.name : nil
    }
  }
}
