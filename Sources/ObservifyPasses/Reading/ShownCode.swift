import ObservifyIndex
import ObservifySyntax

/// What runs while something is shown: the bodies of views, the updates of representables, and the
/// members that these call at once.
///
/// Closures that an event runs, or that are kept for later, are no part of it. It is made when it is
/// asked for, once a run.
final class ShownCode {
  let index: ProjectIndex
  let resolver: TypeResolver
  let mentions: ProjectMentions

  /// How code around a place leads to it.
  enum Way {
    /// It runs before that code returns.
    case atOnce
    /// It may run right after that code as well: in a task, or on a queue.
    case deferred
    /// It may run later as well: in a task, or when something has been loaded.
    case started
  }

  private var known: [Node: Bool] = [:]
  private var knownClosures: [Way: [Node: Bool]] = [:]
  private var knownCallers: [Node: [Node]] = [:]

  /// The sites of each name that some declaration leads to.
  private var callingSites: [String: CallingSites] = [:]
  private var knownSteps: [Way: [Node: [Step]]] = [:]
  private var knownContents: [Node: Bool] = [:]
  private var knownAround: [Node: [Node]] = [:]
  private var knownLeaving: [Node: Bool] = [:]
  var knownStarts: [Node: [Start]] = [:]
  var knownRunners: [Node: [Node]] = [:]
  var knownLeads: [Node: Start?] = [:]

  init(_ index: ProjectIndex, _ resolver: TypeResolver, _ mentions: ProjectMentions) {
    self.index = index
    self.resolver = resolver
    self.mentions = mentions
  }

  private(set) lazy var kept = KeptClosures(index, resolver, mentions)

  /// The declarations whose code can be run by their names: functions, getters and `lazy` variables;
  /// initialisers by the names of their types, and closures by those of the variables that keep them.
  private lazy var declarations: [String: [Node]] = {
    var found: [String: [Node]] = [:]
    for function in index.functions where function.declaration.node.runnableCode != nil {
      let name =
        function.name == "init" ? function.owner.map { index[$0].name } ?? "" : function.name
      found[name, default: []].append(function.declaration.node)
    }
    for property in index.properties where property.declaration.node.runnableCode != nil {
      found[property.name, default: []].append(property.declaration.node)
    }
    for type in index.types where type.kind != .class {
      found[type.name, default: []] += type.properties.map { index[$0] }.filter(runsAsMade)
        .map(\.binding.node)
    }
    for parameter in defaultedParameters {
      found[name(of: parameter), default: []].append(parameter)
    }
    for (keeper, closures) in kept.closures.sorted(by: { $0.key < $1.key }) {
      found[index[keeper].name, default: []] += closures
    }
    return found
  }()

  /// The parameters whose default arguments run code where a call leaves them out.
  private var defaultedParameters: [Node] {
    let declared = index.functions.map(\.declaration.node) + casesWithDefaults
    return declared.compactMap { $0.child(.parameterClause) }
      .flatMap { $0.children(.parameter) }.filter { $0.runnableCode?.isComputed == true }
  }

  /// The cases of enums that have default arguments.
  private lazy var casesWithDefaults: [Node] = index.types.filter { $0.kind == .enum }
    .flatMap(\.members.all).compactMap { member in
      guard case .enumCase(let element) = member,
        element.child(.parameterClause)?.children(.parameter).contains(where: {
          $0.runnableCode != nil
        }) == true
      else { return nil }
      return element
    }

  /// The computed properties of types by their names.
  private lazy var getters: [String: [PropertyID]] = Dictionary(
    grouping: index.properties.filter {
      $0.owner != nil && !$0.isStatic && $0.declaration.node.runnableCode != nil
    }, by: \.name
  ).mapValues { $0.map(\.id) }

  /// Returns the computed properties of types that have a name.
  func getters(named name: String) -> [PropertyID] { getters[name] ?? [] }

  /// The mentions of those names in code that may run while something is shown; subscripts under
  /// `subscript`.
  ///
  /// - Complexity: O(*n*) in the nodes of that code.
  lazy var sites: [String: [Node]] = {
    var found: [String: [Node]] = [:]
    _ = reached { node, name in
      let isFirst = found[name] == nil
      found[name, default: []].append(node)
      return isFirst
    }
    return found
  }()

  /// The declarations that code of views leads to by their names, whatever has these, without what events
  /// run and what gives nothing.
  ///
  /// - Complexity: O(*n*) in the nodes of that code.
  private lazy var shownMembers: Set<Node> = {
    var followed: Set<String> = []
    return reached { node, name in
      !followed.contains(name) && node.canBeShown && followed.insert(name).inserted
    }
  }()

  /// Returns the declarations that SwiftUI's own calls lead to by the names that are to be followed.
  private func reached(following isFollowed: (Node, String) -> Bool) -> Set<Node> {
    // In one order whatever the order of a dictionary: which way leads somewhere first tells under what conditions.
    var pending = declarations.keys.sorted().flatMap { declarations[$0] ?? [] }
      .filter { isRoot($0) || runsUnseen($0) }
    var found = Set(pending)
    while let next = pending.popLast() {
      for (node, name) in runningCode(of: next).flatMap(namedMentions)
      where isFollowed(node, name) {
        pending += (declarations[name] ?? []).filter { found.insert($0).inserted }
      }
    }
    return found
  }

  /// The names of declarations by their numbers.
  private lazy var declaredNames: [String?] = {
    var names: [String?] = Array(repeating: nil, count: mentions.count)
    for name in declarations.keys { mentions.number(of: name).map { names[$0] = name } }
    names[ProjectMentions.subscriptNumber] = "subscript"
    return names
  }()

  /// The numbers of the names that may make a value of a type which is called otherwise.
  private lazy var makingNumbers = Set(
    resolver.standInsMaking.union(resolver.unwrittenNames).compactMap(mentions.number))

  private func namedMentions(in code: Node) -> [(node: Node, name: String)] {
    var found: [(node: Node, name: String)] = []
    for (node, number) in mentions.mentions(in: code) {
      let spelled = declaredNames[number]
      if let spelled { found.append((node, spelled)) }
      guard makingNumbers.contains(number) else { continue }
      let made = resolver.typesMade(at: node).map { index[$0].name }.unique
      found += made.filter { $0 != spelled }.map { (node, $0) }
    }
    return found
  }

  /// Whether showing something may lead to a place, as far as names tell: what a framework calls by a
  /// name that nothing mentions may be shown as well.
  func mayShow(_ place: Node) -> Bool {
    guard place.canBeShown else { return false }
    let member = place.ancestors.first { code in
      !code.isLocalDeclaration && code.runnableCode?.contains(place) == true
    }
    guard let member else { return true }
    return shownMembers.contains(member)
      || mentions.number(of: name(of: member)) == nil
      || Vocabulary.implicitMembers.contains(name(of: member))
  }

  /// Whether code that is not seen may run a declaration to show something: it gives a value, and the language
  /// runs it without its name, or a protocol from outside may ask for it.
  private func runsUnseen(_ declaration: Node) -> Bool {
    guard [.subscriptDecl, .functionDecl, .variableDecl].contains(declaration.kind),
      declaration.runnableCode?.canBeShown == true,
      let owner = index.enclosingType(of: declaration)
    else { return false }
    let name = name(of: declaration)
    if declaration.kind == .subscriptDecl {
      if declaration.descendants.contains(where: { $0.firstToken.text == "dynamicMember" }) {
        return true
      }
    } else if Vocabulary.implicitMembers.contains(name) {
      return true
    }
    // Objects are told of events by what gives a value as well.
    let isAsked =
      Witnesses.requirementNames.contains(name)
      || index[owner].kind != .class && mentions.number(of: name) == nil
    guard isAsked else { return false }
    return index[owner].declaration?.node.hasAttribute("resultBuilder") == true
      || resolver.scopes.outsideSupertypes(of: owner).contains {
        !Self.askingNothing.contains($0) && !$0.hasSuffix("Representable")
      }
  }

  /// Supertypes from outside that ask their values for nothing but what is shown of a view.
  private static let askingNothing: Set = [
    "AnyObject", "App", "NSObject", "ObservableObject", "PreviewProvider", "Scene", "Sendable",
    "View", "ViewModifier",
  ]

  /// Whether SwiftUI itself runs the code of a declaration to show something.
  func isRoot(_ declaration: Node) -> Bool {
    resolver.isShownBody(declaration)
      || declaration.kind == .functionDecl
        && (declaration.declaredName == "makeBody" || declaration.runnableCode?.isUpdate == true)
  }

  /// Whether showing something runs the code of a declaration, by members that are none of `others`.
  func runs(_ declaration: Node, besides others: Set<Node> = []) -> Bool {
    if others.isEmpty, let known = known[declaration] { return known }
    var seen: Set<Node> = [declaration]
    var pending = [declaration]
    var isShown = false
    while !isShown, let next = pending.popLast() {
      if isRoot(next) || runsUnseen(next) || others.isEmpty && known[next] == true {
        isShown = true
      }
      for caller in isShown ? [] : callers(of: next)
      where !others.contains(caller) && seen.insert(caller).inserted {
        pending.append(caller)
      }
    }
    if others.isEmpty {
      known[declaration] = isShown
      if !isShown { for node in seen { known[node] = false } }
    }
    return isShown
  }

  /// Returns some declarations and all by which showing something leads to them.
  func leading(to declarations: Set<Node>) -> Set<Node> {
    Array(declarations).reached(by: callers)
  }

  /// The declarations that lead to another one by its name; none where SwiftUI itself runs it, nor for
  /// the initialiser of a class: it changes an object that nothing has shown.
  private func callers(of declaration: Node) -> [Node] {
    if let known = knownCallers[declaration] { return known }
    var found: [Node] = []
    var seen: Set<Node> = []
    let isEntry = isRoot(declaration) || makesObject(declaration)
    for (site, caller) in isEntry ? [] : callingSites(of: declaration) {
      guard !seen.contains(caller), mayMean(site, declaration) else { continue }
      seen.insert(caller)
      found.append(caller)
    }
    knownCallers[declaration] = found
    return found
  }

  /// The sites that some declaration leads to and that may mean another one, with what leads there.
  private func callingSites(of declaration: Node) -> [(site: Node, caller: Node)] {
    let name = name(of: declaration)
    var named =
      callingSites[name]
      ?? CallingSites(
        (sites[name] ?? []).compactMap { site in caller(at: site).map { (site, $0) } })
    defer { callingSites[name] = named }
    // What few declarations are called is soon compared with each place.
    guard (declarations[name]?.count ?? 0) > 16,
      [.functionDecl, .variableDecl, .subscriptDecl].contains(declaration.kind),
      let owner = index.enclosingType(of: declaration), index[owner].kind != .external
    else { return named.all }
    return named.sites(of: resolver.related(to: owner), resolver)
  }

  /// Whether each value of a property's type begins with what code gives that runs then: an expression, or a wrapper of
  /// the project.
  func runsAsMade(_ property: PropertySymbol) -> Bool {
    if property.isDefaulted { return true }
    guard property.binding.node.isPlainDefault else { return false }
    return isMarked(property)
      || property.binding.initialValue.map { !resolver.typesMade(at: $0).isEmpty } == true
  }

  /// Whether a property has a wrapper or a builder of the project, which runs whatever it is given.
  func isMarked(_ property: PropertySymbol) -> Bool {
    property.attributes.contains { resolver.attributeNames.contains($0.name) }
  }

  func makesObject(_ declaration: Node) -> Bool {
    [.initDecl, .patternBinding].contains(declaration.kind)
      && index.enclosingType(of: declaration).map { index[$0].kind == .class } == true
  }

  func name(of declaration: Node) -> String {
    switch declaration.kind {
    case .initDecl, .patternBinding:
      index.enclosingType(of: declaration).map { index[$0].name } ?? ""
    case .subscriptDecl: "subscript"
    case .parameter: declaration.parent?.parent.map(name) ?? ""
    case .enumCaseElement: declaration.firstDirectToken { $0.kind.isName }?.name ?? ""
    case .closureExpression: kept.keepers[declaration].map { index[$0].name } ?? ""
    default: declaration.declaredName ?? ""
    }
  }

  /// Whether a mention of a declaration's name may mean it, and runs its code; one that hands a function
  /// on runs that if it gives a value, or where `handingOn` says so.
  func mayMean(_ site: Node, _ declaration: Node, handingOn: Bool = false) -> Bool {
    if declaration.kind == .functionDecl, !site.isCallee, site.impliedName == nil, !handingOn,
      !declaration.givesValue
    {
      return false
    }
    if declaration.kind == .parameter {
      guard let taker = declaration.parent?.parent, taker.kind != .closureExpression else {
        return false
      }
      return resolver.isLeftOut(declaration, by: site)
        && (taker.kind == .enumCaseElement || mayMean(site, taker))
    }
    if declaration.kind == .closureExpression {
      return site.isCallee && resolver.property(at: site) == kept.keepers[declaration]
    }
    let owner = index.enclosingType(of: declaration)
    if [.initDecl, .patternBinding].contains(declaration.kind), let owner,
      resolver.typesMade(at: site).flatMap(resolver.scopes.lineage).contains(owner)
    {
      return true
    }
    if declaration.kind == .patternBinding { return false }
    switch resolver.meaning(of: site) {
    case .name(.ambiguous): return true
    case .name(let target): return isDeclared(declaration, by: target, owner)
    case .member(let members, let base):
      guard let owner else { return false }
      let lineage = resolver.scopes.lineage(of: owner)
      return members.contains { member in
        // One that inherits from it may override it.
        lineage.contains(member.type)
          && (base == .bounded || declaration.overrides(in: index[member.type].kind))
          || isDeclared(declaration, by: member.target, owner)
          || site.kind == .subscriptExpression
            && resolver.scopes.lineage(of: member.type).contains(owner)
      }
    case .outside, .unknownType:
      // A modifier that the project adds to all views.
      return site.isCallee && owner.map { index[$0].kind == .external } == true
        && isOnlyOne(declaration)
    case .unknown:
      // Where the type is not known, a name of one declaration alone says what is meant.
      return isOnlyOne(declaration)
        && site.readBase.map(isFromOutside) != true
    }
  }

  /// Whether nothing else has the name of a declaration; default arguments run with what has it.
  private func isOnlyOne(_ declaration: Node) -> Bool {
    declarations[name(of: declaration)]?.count { ![.parameter, .patternBinding].contains($0.kind) }
      == 1
  }

  /// Whether a name stands for a declaration, or for a requirement that it meets.
  private func isDeclared(_ declaration: Node, by target: NameTarget?, _ owner: TypeID?) -> Bool {
    switch target {
    case .property(let id):
      index[id].declaration.node == declaration || isRequirement(index[id].owner, owner)
    case .functions(let ids):
      ids.contains {
        index[$0].declaration.node == declaration || isRequirement(index[$0].owner, owner)
      }
    default: false
    }
  }

  /// Whether a requirement of a protocol may be met by a member of a type.
  private func isRequirement(_ type: TypeID?, _ owner: TypeID?) -> Bool {
    guard let type, let owner, index[type].kind == .protocol else { return false }
    return resolver.scopes.lineage(of: owner).contains(type)
  }

  /// Whether a chain of calls begins with a value of a type from outside that holds none of another
  /// type, or calls on one of the project's values what the project does not declare: what a modifier
  /// gives is a view.
  private func isFromOutside(_ chain: Node) -> Bool {
    var node = chain
    while let callee = CallExpression(node)?.callee, let first = callee.children.first {
      guard let name = MemberExpression(callee)?.name else { break }
      switch resolver.type(of: first).unwrapped {
      case .external(let type, _): return !Vocabulary.genericHolders.contains(type)
      case .nominal(let ids, _):
        return ids.allSatisfy { resolver.scopes.member(name, of: $0) == nil }
      default: node = first
      }
    }
    guard let type = CallExpression(node)?.callee, type.kind == .reference, type.beginsWithCapital,
      !Vocabulary.genericHolders.contains(type.firstToken.name)
    else { return false }
    if case .declared = resolver.scopes.typeLookup([type.firstToken.name], at: type) {
      return false
    }
    return true
  }

  /// The declaration whose code leads to a place; nil where the place runs on its own.
  func caller(at place: Node, _ way: Way = .atOnce) -> Node? {
    if isGivenToEvent(place) { return nil }
    if let marked = place.codeOfMarked { return marked }
    for ancestor in place.ancestors {
      switch ancestor.kind {
      case .closureExpression:
        if kept.keepers[ancestor] != nil { return ancestor }
        if !doesRun(ancestor, way) { return nil }
      case .accessorDecl where !ancestor.isGetter: return nil
      case .functionDecl where ancestor.isLocalDeclaration:
        if !doesRun(ancestor, way) { return nil }
      case .variableDecl where ancestor.isLocalDeclaration: break
      case .parameter where ancestor.runnableCode?.contains(place) == true: return ancestor
      case .patternBinding where ancestor.isPlainDefault: return ancestor
      case .attribute: if let marked = ancestor.codeOfMarked { return marked }
      case .functionDecl where way != .started && ancestor.waits: return nil
      case .functionDecl, .subscriptDecl, .initDecl, .variableDecl:
        return ancestor.runnableCode?.contains(place) == true ? ancestor : nil
      case .deinitDecl, .memberBlock, .sourceFile: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether a mention is the name of a function that an event runs: `action: model.load`.
  private func isGivenToEvent(_ mention: Node) -> Bool {
    guard mention.parent?.kind == .argument, givesFunction(mention) else { return false }
    return TakenClosure(function: mention)?.isRunByEvent == true
  }

  /// A mention in code that runs.
  struct Step {
    let mention: Node

    /// How the code leads to it.
    let way: Way

    /// What a name without a base stands for.
    let target: NameTarget?
  }

  /// The numbers of the names that the project declares, and of a few that say what is shown.
  private lazy var tellingNames: [Bool] = {
    var found = Array(repeating: false, count: mentions.count)
    let declared =
      index.functions.lazy.flatMap { [$0.name, self.name(of: $0.declaration.node)] }
      + index.properties.lazy.map(\.name)
    for name in declared { mentions.number(of: name).map { found[$0] = true } }
    for type in index.types
    where type.properties.contains(where: {
      ["body", "description"].contains(index[$0].name) || runsAsMade(index[$0])
    })
      || type.functions.contains(where: { ["body", "makeBody"].contains(index[$0].name) })
      || type.kind == .class
        && !resolver.scopes.functions(named: "init", of: type.id).isEmpty
    {
      mentions.number(of: type.name).map { found[$0] = true }
    }
    for element in casesWithDefaults {
      mentions.number(of: name(of: element)).map { found[$0] = true }
    }
    let others = Vocabulary.reloads.union(Vocabulary.outsideReads).union(resolver.standInsMaking)
      .union(resolver.unwrittenNames.subtracting(resolver.impliedFunctions.keys))
    for name in others.union(["Date"]) {
      mentions.number(of: name).map { found[$0] = true }
    }
    if Vocabulary.changedElements.contains(where: { mentions.number(of: $0) != nil }) {
      found[ProjectMentions.subscriptNumber] = true
    }
    return found
  }()

  /// The numbers of the names that clocks and objects from outside are asked by, and of calls that run what
  /// meets a requirement.
  private lazy var askingNames = Set(
    Vocabulary.clockReads.union(Vocabulary.askingCalls).union(resolver.witnesses.callNames)
      .compactMap(mentions.number))

  /// Whether a mention may tell what is shown; an undeclared name may be that of a value's variable.
  private func isTelling(_ mention: Node, _ name: Int) -> Bool {
    if tellingNames[name] || askingNames.contains(name) && mention.isCallee { return true }
    return mention.kind == .memberExpression && !mention.isCallee || mention.mayAskOutside
      || mention.defaultsKey != nil || resolver.witnesses.mayRun(by: mention)
  }

  /// The code that runs by a declaration: its own, and the attributes by which wrappers and builders of the project run
  /// with that.
  private func runningCode(of declaration: Node) -> [Node] {
    let code = [declaration.runnableCode].compactMap(\.self)
    if resolver.attributeNames.isEmpty { return code }
    let parameters = FunctionDeclaration(declaration)?.parameters.map(\.node) ?? []
    let place = declaration.kind == .patternBinding ? declaration.parent : declaration
    return (parameters + [place].compactMap(\.self)).flatMap(\.attributes).map(\.node).filter {
      $0.codeOfMarked == declaration
    } + code
  }

  /// Returns the mentions that the code of a declaration leads to, at once or later, in order.
  func steps(of declaration: Node, _ way: Way) -> [Step] {
    if let known = knownSteps[way]?[declaration] { return known }
    let mentioned = runningCode(of: declaration).flatMap(mentions.mentions)
    let steps = mentioned.compactMap { mention, number -> Step? in
      guard isTelling(mention, number) else { return nil }
      let isAtOnce = caller(at: mention) == declaration
      guard isAtOnce || caller(at: mention, .started) == declaration else { return nil }
      return Step(
        mention: mention, way: isAtOnce ? way : .started,
        target: mention.readBase == nil
          ? resolver.scopes.target(of: mention.partName, at: mention) : nil)
    }
    knownSteps[way, default: [:]][declaration] = steps
    return steps
  }

  /// The declaration by which showing something leads to a place.
  func shownCaller(at place: Node, besides others: Set<Node> = []) -> Node? {
    guard let caller = caller(at: place), !others.contains(caller),
      runs(caller, besides: others)
    else { return nil }
    return caller
  }

  /// Whether a closure, or a local function, runs with the code around it.
  private func doesRun(_ local: Node, _ way: Way) -> Bool {
    if let known = knownClosures[way]?[local] { return known }
    // One that only itself leads to does not run.
    knownClosures[way, default: [:]][local] = false
    let found =
      local.kind == .closureExpression
      ? runs(closure: local, way) : mayRun(local, named: name(of: local), way)
    knownClosures[way, default: [:]][local] = found
    return found
  }

  /// Whether a closure runs while the code around it does, or gives what that shows; or later, by
  /// that code alone.
  private func runs(closure: Node, _ way: Way) -> Bool {
    if closure.isAssignedForLater { return false }
    if let name = closure.localName { return mayRun(closure, named: name, way) }
    if way == .deferred, TakenClosure(closure)?.isDeferred == true { return true }
    // What runs at once needs no weak or unowned reference.
    if closure.capturesWeakly { return way == .started }
    guard let taken = TakenClosure(closure), taken.isGiven else { return true }
    if taken.isDeferred { return way == .started }
    if taken.isRunByEvent { return way == .started && taken.isPerformed }
    guard let parameter = parameter(taking: closure) else {
      // What shows something asks for a value; what changes something is done by an event.
      return taken.runsImmediately || way == .started || !doesSomething(closure)
    }
    guard let function = resolver.scopes.functionType(of: parameter.type), function.givesNothing
    else { return true }
    return way == .started || !parameter.isKept
  }

  /// Whether a local function, or a closure that a variable holds, runs with the code around it: it is called
  /// there, or given to what calls it at once; or later, by what it is given to.
  private func mayRun(_ local: Node, named name: String, _ way: Way) -> Bool {
    guard let code = local.ancestor([.codeBlock, .accessorBlock]) else { return true }
    let uses = code.descendants.filter { use in
      guard use.kind == .reference, use.firstToken.isNamed(name), !local.contains(use),
        let meant = resolver.local(at: use)
      else { return false }
      return meant.node == local || meant.node.contains(local)
    }
    return uses.isEmpty
      || uses.contains { use in
        guard !use.isCallee, let taken = TakenClosure(function: use), taken.isGiven else {
          let around = use.ancestors.prefix { $0 != code }.first { $0.kind == .closureExpression }
          return around.map { doesRun($0, way) } ?? true
        }
        return taken.runsImmediately || way == .started && (!taken.isRunByEvent || taken.isDeferred)
      }
  }

  /// Returns what may not run with a declaration around a mention, from outside to inside: contents that
  /// are followed by themselves (closures, local functions, and the mention itself where it gives a
  /// function), branches, and operands that a short circuit leaves out.
  ///
  /// Where those of one place begin with all those of another, it runs only when the other does.
  func contents(around mention: Node, within declaration: Node) -> [Node] {
    let around = branches(around: mention, within: declaration)
    return givesFunction(mention) && isFollowedByItself(mention) ? around + [mention] : around
  }

  /// What may not run with a declaration around a node, apart from the node itself.
  private func branches(around node: Node, within declaration: Node) -> [Node] {
    guard node != declaration, let parent = node.parent else { return [] }
    if let known = knownAround[node] { return known }
    var found = branches(around: parent, within: declaration)
    if parent != declaration,
      parent.kind == .functionDecl
        || parent.kind == .closureExpression && isFollowedByItself(parent)
    {
      found.append(parent)
    }
    found += node.branches(of: parent, leaves: mayLeave).reversed()
    knownAround[node] = found
    return found
  }

  private func mayLeave(_ statement: Node) -> Bool {
    if let known = knownLeaving[statement] { return known }
    let leaves = statement.mayLeave
    knownLeaving[statement] = leaves
    return leaves
  }

  /// Whether what a function reads may be followed apart from the body around: SwiftUI runs it later,
  /// code of the project keeps it, which another view may run, or a local variable does.
  private func isFollowedByItself(_ function: Node) -> Bool {
    if let known = knownContents[function] { return known }
    var isFollowed = function.parent?.kind == .initializerClause
    if !isFollowed, let taken = TakenClosure(function: function), taken.isGiven {
      // A function may give itself a closure with the one that it is given.
      knownContents[function] = false
      isFollowed = taken.isFollowedByItself || isKept(function) || mayBeLeftOut(function)
    }
    knownContents[function] = isFollowed
    return isFollowed
  }

  /// Whether a closure is given to a function of the project that runs it in some cases only, as one that fills a cache.
  private func mayBeLeftOut(_ closure: Node) -> Bool {
    guard let parameter = resolver.parameterType(taking: closure)?.ancestor([.parameter]),
      let name = Parameter(parameter)?.nameToken?.name,
      let function = parameter.parent?.parent, let body = function.runnableCode
    else { return false }
    let uses = body.descendants.filter { use in
      use.kind == .reference && use.firstToken.isNamed(name)
        && resolver.local(at: use)?.node == parameter
    }
    return !uses.isEmpty
      && uses.allSatisfy { !branches(around: $0, within: function).isEmpty }
  }

  /// Whether a function is given to code of the project that may keep it.
  private func isKept(_ function: Node) -> Bool {
    guard let parameter = parameter(taking: function, isOfAnyExtension: true),
      parameter.isKept
    else { return false }
    guard case .function = resolver.declaredType(parameter.type).unwrapped else { return false }
    return true
  }

  /// Whether a mention gives a function of the project to a call.
  private func givesFunction(_ mention: Node) -> Bool {
    guard let name = mention.mentionedName?.name else { return false }
    return declarations[name]?.contains { $0.kind == .functionDecl } == true
  }
}

extension TypeResolver {
  /// Whether a declaration is the body of what is shown: of a view, a scene, a modifier; not that of a letter, a
  /// request or a reducer.
  func isShownBody(_ declaration: Node) -> Bool {
    guard declaration.declaredName == "body" else { return false }
    guard let binding = VariableDeclaration(declaration)?.bindings.first else { return true }
    guard let type = binding.type, !binding.isStored else { return !binding.isStored }
    if type.subtree.contains(where: { Self.unshownBodies.contains($0.firstToken.text) }) {
      return false
    }
    switch declaredType(type) {
    case .optional, .array, .dictionary: return false
    case .external(let name, _): return !Vocabulary.equatableTypes.contains(name)
    default: return true
    }
  }

  /// What a `body` is that SwiftUI does not ask for.
  private static let unshownBodies: Set = ["Reducer", "ReducerOf", "ReducerProtocol"]
}

extension Node {
  /// The declaration with whose code runs what an attribute stands for: the function, the getter, or what a stored
  /// variable of a type begins with; nil for a local variable, whose code is around it.
  fileprivate var codeOfMarked: Node? {
    guard kind == .attribute, let marked = parent else { return nil }
    switch marked.kind {
    case .parameter: return marked.parent?.parent.flatMap(FunctionDeclaration.init)?.node
    case .functionDecl, .subscriptDecl: return marked
    case .variableDecl where !marked.isLocalDeclaration:
      return marked.runnableCode != nil ? marked : marked.child(.patternBinding)
    default: return nil
    }
  }

  /// Whether a closure is put into a variable, or is what something begins with.
  fileprivate var isAssignedForLater: Bool {
    guard let parent else { return false }
    if parent.assignment?.value == self { return true }
    guard parent.kind == .initializerClause else { return false }
    return parent.ancestor([.variableDecl])?.isLocalDeclaration == false
  }

  /// The name of the local variable that a closure is the value of.
  fileprivate var localName: String? {
    guard parent?.kind == .initializerClause, let variable = ancestor([.variableDecl]),
      variable.isLocalDeclaration
    else { return nil }
    return VariableDeclaration(variable)?.bindings.first?.nameToken?.name
  }

  /// Whether a closure captures something weakly, or without owning it.
  var capturesWeakly: Bool {
    let captures = child(.closureSignature)?.child(.captureClause)?.children(.capture) ?? []
    return captures.contains { ["weak", "unowned"].contains($0.firstToken.name) }
  }

  /// Whether a type has an attribute.
  func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.isNamed(name) }
  }

  /// Whether a function waits for others, so that nothing that shows something can call it.
  var waits: Bool { directTokens.contains { $0.text == "async" } }

  /// Whether a declaration may be met in a type that its own inherits from: one of a class or a
  /// protocol.
  fileprivate func overrides(in kind: TypeSymbol.Kind) -> Bool {
    kind == .protocol || hasModifier("override")
  }
}
