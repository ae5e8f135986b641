import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What becomes of a stored variable of a model.
enum PropertyTreatment: Hashable, Sendable {
  /// `@Published` goes.
  case published(Attribute)
  /// Nothing has to be written: the macro tracks it.
  case tracked
  /// `@ObservationIgnored` comes, for the reason of the code.
  case ignored(DiagnosticCode)
  /// It becomes computed over a variable with its wrapper, and reports its reads and changes.
  case reported(WrapperStorage)
  /// `@ObservationIgnored` comes, and views no longer follow what its wrapper published, for a reason.
  case unfollowed(String)

  /// Whether views follow the variable: the macro tracks it, or it reports to the registrar itself.
  var isTracked: Bool {
    switch self {
    case .published, .tracked, .reported: true
    case .ignored, .unfollowed: false
    }
  }

  /// Whether the macro makes its accessors and its storage.
  var isStoredByMacro: Bool {
    switch self {
    case .published, .tracked: true
    case .ignored, .unfollowed, .reported: false
    }
  }
}

/// Decides what becomes of the stored variables of one model class: rule R1.
struct PropertyPolicy: ProjectReader {
  let project: Project
  let symbol: TypeSymbol

  /// Variables whose changes the class announces by hand: they have to be tracked.
  let announced: Set<PropertyID>

  /// Variables that lose their observers.
  let unobserved: Set<PropertyID>

  let mentions: ClassMentions
  let isIsolated: Bool

  /// Where code means what is stored of a variable that is not published, and a tracked one would do
  /// something else.
  private(set) var storageMentions: [PropertyID: [Node]] = [:]
  var model: TypeID { symbol.id }

  init(
    _ project: Project, _ symbol: TypeSymbol, announced: Set<PropertyID>,
    unobserved: Set<PropertyID>
  ) {
    self.project = project
    self.symbol = symbol
    self.announced = announced
    self.unobserved = unobserved
    mentions = project.mentions.mentions(in: symbol)
    isIsolated = project.isIsolated(symbol.id)
    for id in symbol.properties where index[id].isStored && index[id].published == nil {
      storageMentions[id] = storageMentions(of: index[id])
    }
  }

  /// Returns the treatment of every stored variable of the class, and of what the macro takes for one.
  func treatments() -> [(PropertyID, PropertyTreatment)] {
    symbol.properties.compactMap { id in
      guard let treatment = treatment(of: index[id]) else { return nil }
      guard treatment.isStoredByMacro, let storage = openStorage(of: index[id]) else {
        return (id, treatment)
      }
      return (id, .reported(storage))
    }
  }

  private func treatment(of property: PropertySymbol) -> PropertyTreatment? {
    if property.binding.isComputedWithoutGet, !property.isInExtension, !property.isStatic {
      return .ignored(.ignoredWrapper)
    }
    guard property.isStored, !property.isLet, !property.isStatic else { return nil }
    if let published = property.published { return .published(published) }
    if let code = requirement(property) {
      let wrapped = code == .ignoredWrapper ? wrapperTreatment(of: property) : nil
      return wrapped ?? .ignored(code)
    }
    let isAnnounced = announced.contains(property.id)
    switch settings.unpublished {
    case .track: return .tracked
    case .ignore: return isAnnounced ? .tracked : .ignored(.ignoredByOption)
    case .auto:
      return isAnnounced
        ? .tracked : preference(property).map(PropertyTreatment.ignored) ?? .tracked
    }
  }

  /// Why a tracked property would not compile, or would run its observers at another time.
  private func requirement(_ property: PropertySymbol) -> DiagnosticCode? {
    if project.macroObstacle(of: property) != nil { return .ignoredWrapper }
    if isSetByOtherInit(property)
      || (storageMentions[property.id]?.isEmpty == false || isCodedAsStored(property))
        && !isFollowed(property)
    {
      return .ignoredLifetime
    }
    return nil
  }

  /// Whether an attribute is a property wrapper, an accessor macro, or one that the macro would
  /// copy to its private storage where it does not compile.
  static func hasForeignAttribute(_ property: PropertySymbol) -> Bool {
    foreignAttribute(of: property) != nil
  }

  /// The first such attribute.
  fileprivate static func foreignAttribute(of property: PropertySymbol) -> Attribute? {
    property.attributes.first { attribute in
      if Vocabulary.uncopiedAttributes.contains(attribute.name) { return true }
      if attribute.name == "objc" { return attribute.hasArguments }
      return !Vocabulary.plainAttributes.contains(attribute.name)
    }
  }

  /// Where a `deinit` that is not isolated uses it, as the class is: its storage can be used there.
  private func mentionsInDeinit(of property: PropertySymbol) -> [Node] {
    guard isIsolated else { return [] }
    return mentions.members.filter { $0.kind == .deinitDecl && !$0.hasModifier("isolated") }
      .flatMap { mentions.mentions(of: property.name, in: $0) }.map(\.node)
      .filter { $0.isOnSelf && !$0.isAssumedIsolated && refersToMember($0, property) }
  }

  /// Whether an `init` that is not isolated, as the class is, sets it: the macro's setter may not be
  /// called there.
  private func isSetByOtherInit(_ property: PropertySymbol) -> Bool {
    guard isIsolated else { return false }
    return mentions.members.contains { member in
      member.kind == .initDecl && member.hasModifier("nonisolated")
        && mentions(of: property, by: member).contains(where: \.isWrite)
    }
  }

  /// Where a member itself, closures in it aside, mentions a variable of the object.
  func mentions(of property: PropertySymbol, by member: Node) -> [ClassMentions.Mention] {
    mentions.mentions(of: property.name, in: member).filter {
      $0.node.isOnSelf && !$0.node.isInClosure(within: member)
        && refersToMember($0.node, property)
    }
  }

  var designatedInits: [Node] {
    mentions.members.filter {
      $0.kind == .initDecl && !$0.hasModifier("convenience")
        && $0.ancestor([.classDecl, .extensionDecl])?.kind == .classDecl
    }
  }

  /// Whether synthesised coding names the variable, and would find a computed one in its place: its key is
  /// not spelled anew.
  private func isCodedAsStored(_ property: PropertySymbol) -> Bool {
    project.codedAsStored(by: symbol)?.contains(property.name) == true
      && !project.isPublic(property.declaration.node) && !project.mayRenameKeys(of: symbol)
  }

  /// Whether the class announces the variable, or something that is shown reads it.
  private func isFollowed(_ property: PropertySymbol) -> Bool {
    announced.contains(property.id) || project.isReadWhileShown(property.id)
  }

  /// An `init` may read a plain variable before the object is complete, and a `deinit` use it, as they may the storage of a
  /// tracked one, and no observer runs there; nor does one run again that changes its own variable (compiler checks).
  private func storageMentions(of property: PropertySymbol) -> [Node] {
    let early =
      mentionsInUnfinishedInit(of: property).filter { !$0.isWrite }.map(\.node)
      + mentionsInDeinit(of: property)
    let observers = property.binding.accessors
    if observers.isEmpty || unobserved.contains(property.id) { return early }
    let changes = (mentions.byName[property.name] ?? []).map(\.node).filter { node in
      node.isOnSelf && observers.contains { $0.contains(node) } && node.isChanged(resolver)
        && refersToMember(node, property)
    }
    let assigned = designatedInits.flatMap { initializer in
      let own = mentions(of: property, by: initializer).map(\.node)
      // Without a default the first assignment initialises, and no observer sees it; one in a 'defer' is seen.
      return own.count > (property.hasDefault ? 0 : 1)
        ? own.filter { $0.ancestor([.deferStatement, .initDecl])?.kind == .initDecl } : []
    }
    return early.filter { !assigned.contains($0) } + assigned + changes
  }

  /// The places where an `init` reads or sets the variable before the object is complete.
  func mentionsInUnfinishedInit(of property: PropertySymbol) -> [ClassMentions.Mention] {
    designatedInits.flatMap { initializer in
      let calls = initializer.descendants.filter { CallExpression($0)?.callee?.isSuperInit == true }
      let complete = completion(of: initializer)
      return mentions(of: property, by: initializer).filter { mention in
        calls.isEmpty
          ? mention.node.range.lowerBound.index < complete
          : !calls.contains { $0.isFollowed(by: mention.node) }
      }
    }
  }

  func refersToMember(_ node: Node, _ property: PropertySymbol) -> Bool {
    guard [.reference, .optionalBindingCondition].contains(node.kind) else { return true }
    if case .property(let id) = resolver.scopes.target(of: property.name, at: node) {
      return id == property.id
    }
    return false
  }

  /// The byte offset in an `init` that calls no other one from which on `self` may be used.
  private func completion(of initializer: Node) -> Int {
    var last = 0
    for id in symbol.properties {
      let property = index[id]
      guard property.isStored, !property.hasDefault else { continue }
      for mention in mentions(of: property, by: initializer) where mention.isWrite {
        let statement = mention.node.ancestor([.sequenceExpression]) ?? mention.node
        last = max(last, statement.range.upperBound.index)
      }
    }
    return last
  }

  /// Why a variable that could be tracked had better not be.
  private func preference(_ property: PropertySymbol) -> DiagnosticCode? {
    if Self.isPlumbing(resolver.type(of: property.id), index), !isAskedWhileShown(property) {
      return .ignoredPlumbing
    }
    if property.isPrivate, !isReadable(property) { return .ignoredPrivate }
    if project.isAnnouncedFromElsewhere(property.id) { return .ignoredThread }
    if property.isPrivate && isFilledWhileRead(property)
      || project.readChange(of: property.id) != nil || project.isChangedByMaking(property.id)
      || project.isReadByMaking(property.id)
    {
      return .ignoredCache
    }
    return nil
  }

  /// Whether something that is shown asks if there is a task, a timer or a subscription.
  private func isAskedWhileShown(_ property: PropertySymbol) -> Bool {
    (mentions.byName[property.name] ?? []).contains { mention in
      mention.member.givesValue && !mention.node.isChanged(resolver)
        && refersToMember(mention.node, property)
        && project.shownCode.caller(at: mention.node) == mention.member
        && project.shownCode.runs(mention.member)
    }
  }

  /// Whether a getter or a function that gives something back both reads and changes the variable: a
  /// view's body that called it would change what it has just read.
  ///
  /// A function that is seen to be called, and by nothing that shows something, is an action.
  private func isFilledWhileRead(_ property: PropertySymbol) -> Bool {
    mentions.members.contains { member in
      guard member.givesValue else { return false }
      let found = mentions.mentions(of: property.name, in: member).filter {
        $0.node.isOnSelf && refersToMember($0.node, property)
          && project.shownCode.caller(at: $0.node) == member
      }
      let changes = found.filter { $0.node.isChanged(resolver) }
      return !changes.isEmpty && changes.count < found.count && !project.isAction(member)
    }
  }

  /// Whether a type is that of a cancellable, task, timer, token, lock, queue or subject, or a
  /// collection of such.
  static func isPlumbing(_ type: StaticType, _ index: ProjectIndex) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      isPlumbing(inner, index)
    case .external("Set", let arguments): arguments.contains { isPlumbing($0, index) }
    case .external(let name, _): Vocabulary.plumbingTypes.contains(name)
    // One that the project extends is still declared elsewhere.
    case .nominal(let ids, let arguments):
      ids.contains {
        index[$0].kind == .external && isPlumbing(.external(index[$0].name, arguments), index)
      }
    case .constrained(let bounds): bounds.contains { isPlumbing($0, index) }
    default: false
    }
  }

  // MARK: What a view can come to read

  func isReadable(_ property: PropertySymbol) -> Bool {
    if (mentions.byName[property.name] ?? []).contains(where: {
      !$0.isWrite && ($0.isKept || mentions.reachable.contains($0.member))
    }) {
      return true
    }
    // `private` at the level of the file, and `fileprivate`, are open to the rest of the file.
    let file = index[property.file].tree
    let inside = symbol.declarations.map(\.node)
    return file.nodes(of: .memberExpression).contains { node in
      MemberExpression(node)?.name == property.name && !inside.contains { $0.contains(node) }
    }
  }
}

extension PropertySymbol {
  /// Whether it has a value before an `init` gives it one.
  var hasDefault: Bool {
    binding.initialValue != nil || !isLet && binding.type?.kind.isOptionalType == true
  }
}

extension NodeKind {
  /// Whether the type has `nil` as its default value.
  var isOptionalType: Bool { self == .optionalType || self == .unwrappedOptionalType }
}

extension Node {
  /// Whether a member gives its caller a value at once: a getter, or a function with a result that does
  /// not wait.
  var givesValue: Bool {
    if let function = FunctionDeclaration(self) {
      return kind == .functionDecl && function.resultType.map { $0.text != "Void" } == true
        && !waits
    }
    return VariableDeclaration(self)?.bindings.contains { !$0.isStored } == true
  }

  /// Whether what stands at a place surely runs behind it: in the same block, or within what comes later there.
  fileprivate func isFollowed(by place: Node) -> Bool {
    range.lowerBound.index < place.range.lowerBound.index
      && ancestor([.codeBlock, .switchCase, .closureExpression])?.contains(place) == true
  }

  /// Whether it stands in a closure that is told to run on the actor.
  fileprivate var isAssumedIsolated: Bool {
    ancestors.contains { around in
      CallExpression(around)?.callee?.mentionedName?.name == "assumeIsolated"
    }
  }

  /// Whether a closure stands between a node and a declaration around it: its code runs when the
  /// object is complete, for `self` cannot be captured before.
  func isInClosure(within declaration: Node) -> Bool {
    ancestors.prefix { $0 != declaration }.contains { $0.kind == .closureExpression }
  }
}

extension Project {
  /// Why the macro cannot make the accessors of a variable, as a clause; nil where it can.
  func macroObstacle(of property: PropertySymbol) -> String? {
    if property.isLazy { return "it is 'lazy'" }
    if property.binding.isComputedWithoutGet { return "it has no 'get'" }
    if let attribute = PropertyPolicy.foreignAttribute(of: property) {
      return "it has '@\(attribute.name)'"
    }
    for modifier in ["override", "nonisolated(unsafe)"]
    where property.declaration.node.hasModifier(modifier) {
      return "it is '\(modifier)'"
    }
    if property.binding.nameToken?.isInBackticks == true { return "its name is in backticks" }
    if property.binding.type?.isOpaque == true { return "its type is opaque" }
    if isNoncopyable(property) { return "its type is noncopyable" }
    // The macro's own `_x` would be declared again.
    if let model = property.owner, resolver.scopes.member("_\(property.name)", of: model) != nil {
      return "there is a '_\(property.name)', too"
    }
    return property.attribute("ObservationIgnored") == nil ? nil : "it is '@ObservationIgnored'"
  }

  /// Whether what it holds cannot be copied: no key path leads to such a variable (SE-0390).
  private func isNoncopyable(_ property: PropertySymbol) -> Bool {
    let type = resolver.type(of: property.id).unwrapped
    if case .external(let name, _) = type { return ["Atomic", "Mutex"].contains(name) }
    return type.declaredTypes.contains { id in
      let inherited = index[id].inheritedTypes.map(\.text)
      // One that can be under a condition can mostly be.
      return inherited.contains { $0.hasPrefix("~Copyable") }
        && !inherited.contains { $0.hasPrefix("Copyable") }
    }
  }
}
