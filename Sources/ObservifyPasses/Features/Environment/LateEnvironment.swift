import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The views that need an object from the environment in actions or in some branches only, and are shown
/// without it.
///
/// The old wrapper trapped when it was read, `@Environment(C.self)` does when the view updates. So the
/// object becomes optional: a statement about it is left out where it is missing, and what asks for it
/// otherwise traps as before.
struct LateEnvironment {
  /// The ways on which they are shown without it.
  private(set) var ways: [WrapperID: EnvironmentWays.Way] = [:]

  /// Looks at all views of a project.
  init(_ project: Project) {
    let uses = project.uses
    lazy var users = NameUsers(project)
    var known: [[TypeID]: EnvironmentWays] = [:]
    var references: [WrapperID: [WrappedReference]] = [:]
    for reference in uses.values + uses.projections {
      references[reference.wrapper, default: []].append(reference)
    }
    for use in uses.wrappers where use.wrapper == .environmentObject {
      guard let holder = use.holder,
        references[use.id]?.allSatisfy({ project.mayBeSkipped($0.node) }) == true
      else { continue }
      let ways = known[use.models] ?? EnvironmentWays(of: use.models, project, users)
      known[use.models] = ways
      let way = ways.missing(for: holder)
      // What `#if` leaves out elsewhere need not be there on a way from elsewhere.
      if way.map({ $0.site.isCompiled(with: use.declaration.node) }) == true {
        self.ways[use.id] = way
      }
    }
  }

  private init(_ ways: [WrapperID: EnvironmentWays.Way]) { self.ways = ways }

  /// Returns what is about models that move.
  func moving(in decision: MigrationPlan, _ uses: ModelUses) -> LateEnvironment {
    LateEnvironment(ways.filter { decision.migrates(uses[$0.key].models) })
  }

  /// Whether a wrapper's object becomes optional.
  func isOptional(_ wrapper: WrapperID) -> Bool { ways[wrapper].map { !$0.isPreview } == true }

  /// Adds a warning when the view that a wrapper stands in is reached without its object.
  func warn(_ wrapper: WrapperID, _ plan: EditPlan, into findings: inout Findings) {
    let use = plan.uses[wrapper]
    guard let way = ways[wrapper], let holder = use.holder else { return }
    let file = plan.index.file(of: way.site)
    let (name, property) = (plan.index[holder].name, use.name)
    if way.isPreview {
      findings.warn(
        .latePreview, at: way.site, in: file, of: use.models[0],
        "this preview shows '\(name)' without '\(property)': add "
          + "'.environment(\(plan.index[use.models[0]].name)(…))'")
      return
    }
    findings.warn(
      .lateEnvironment, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
      "'\(name)' is shown without '\(property)', which becomes optional: "
        + "\(way.steps.joined(separator: " → ")), at "
        + plan.index.spelledPlace(of: way.site))
  }
}

extension Project {
  /// Whether a view can be drawn without running code: an action, a branch, or what is called there alone.
  func mayBeSkipped(_ node: Node) -> Bool {
    var seen: Set<Node> = []
    return mayBeSkipped(node, &seen)
  }

  private func mayBeSkipped(_ node: Node, _ seen: inout Set<Node>) -> Bool {
    if node.isInAction { return true }
    guard let caller = shownCode.caller(at: node) else { return false }
    // What only calls itself is not called.
    if !seen.insert(caller).inserted { return true }
    if !shownCode.contents(around: node, within: caller).isEmpty { return true }
    if shownCode.isRoot(caller) { return false }
    let sites = projectMentions.places(of: shownCode.name(of: caller))
      .filter { shownCode.mayMean($0, caller) }
    return sites.allSatisfy { mayBeSkipped($0, &seen) }
  }

  /// Keeps classes whose object a view is shown without and uses so that it cannot become optional.
  func keepLateUses(_ late: LateEnvironment, into effects: inout Effects) {
    for place in late.ways.keys.sorted() where late.isOptional(place) {
      let use = uses[place]
      guard let holder = use.holder else { continue }
      let captured = uses.values(of: place).first { $0.node.isCaptured }?.node
      let read = outsideReads(of: use.name, in: [holder]).first { read in
        read.readBase.map { resolver.type(of: $0).declaredTypes.contains(holder) } == true
      }
      let isPlain =
        uses.alternatives(to: place) == [place] && index[holder].kind == .struct
        && use.declaration.node.ancestor([.memberBlock, .ifConfigClause])?.kind == .memberBlock
        && !isRequired(use.name, of: holder)
      guard let obstacle = captured ?? read ?? (isPlain ? nil : use.attribute.node) else {
        continue
      }
      effects.keep(
        use.models, .lateUse, at: obstacle, in: index.file(of: obstacle).id,
        "'\(index[holder].name)' is shown without '\(use.name)', and uses it so that it cannot become optional"
      )
    }
  }

  /// Whether a protocol asks a type for a member of a name.
  private func isRequired(_ name: String, of type: TypeID) -> Bool {
    resolver.scopes.lineage(of: type).contains {
      index[$0].kind == .protocol && index[$0].members[name] != nil
    }
  }
}

extension Node {
  /// Whether code runs when something happens, not when the view is drawn.
  var isInAction: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression:
        if TakenClosure(ancestor)?.isViewAction == true { return true }
      case .functionDecl:
        return FunctionDeclaration(ancestor)?.resultType == nil
      case .accessorBlock, .initDecl: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the place of an object asks for an optional one: a variable or parameter that is declared so.
  func isTakenAsOptional(_ resolver: TypeResolver) -> Bool {
    let isWhole =
      parent?.kind == .sequenceExpression ? parent?.children.last == self : !beginsChain
    guard isWhole, case .optional(.nominal)? = resolver.expectedType(of: self) else { return false }
    return true
  }

  /// What takes an optional object where this is the object: `?` where a statement is about one of its
  /// members, and `!` where something asks for it.
  var unwrapping: String {
    var whole = self
    while let parent = whole.parent {
      let goesOn =
        [.memberExpression, .callExpression, .subscriptExpression, .optionalChain, .forceUnwrap]
        .contains(parent.kind) && parent.children.first == whole
      if !goesOn { break }
      whole = parent
    }
    if whole == self { return "!" }
    if whole.parent?.changedPlace == whole {
      return whole.parent?.isPlainStatement == true ? "?" : "!"
    }
    while let parent = whole.parent, [.tryExpression, .awaitExpression].contains(parent.kind) {
      whole = parent
    }
    return whole.isPlainStatement ? "?" : "!"
  }

  /// Whether this is a statement whose value nothing can ask for.
  private var isPlainStatement: Bool {
    switch parent?.kind {
    case .switchCase: return parent?.parent?.isPlainStatement == true
    case .codeBlock:
      guard let owner = parent?.parent else { return false }
      // The branches of an `if` may be the value of what it stands in.
      return owner.kind != .ifExpression || owner.isPlainStatement
    case .closureExpression:
      let isAlone = parent?.children.filter { $0.kind != .closureSignature }.count == 1
      return !isAlone || parent.flatMap { TakenClosure($0) }?.isViewAction == true
    default: return false
    }
  }

  /// Whether it is a name in the capture list of a closure.
  fileprivate var isCaptured: Bool { kind == .capture || parent?.kind == .capture }
}
