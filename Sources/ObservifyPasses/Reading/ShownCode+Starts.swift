import ObservifyIndex
import ObservifySyntax

/// What a view starts whenever it is shown.
extension ShownCode {
  /// A body, an update or another declaration that comes to run some code, and the conditions for that.
  struct Start {
    let code: Node
    let conditions: [Node]
  }

  /// The bodies and updates that run the code of a place, at once or by what they start.
  func starts(of place: Node) -> [Start] {
    if let known = knownStarts[place] { return known }
    var found: [Start] = []
    var pending = [(place, conditions: [Node]())]
    var seen: Set<Node> = []
    while let (next, before) = pending.popLast() {
      guard let lead = lead(to: next), seen.insert(lead.code).inserted else { continue }
      let (code, conditions) = (lead.code, before + lead.conditions)
      if isRoot(code) {
        found.append(Start(code: code, conditions: conditions))
      } else if !makesObject(code) {
        let parameter = parameter(behind: next)
        pending += runners(of: code).filter { site in
          parameter.map { givesNewObject(site, as: $0) } != true
        }.map { ($0, conditions) }
      }
    }
    knownStarts[place] = found
    return found
  }

  /// The declaration around a place that runs it, and the conditions for that; nil where none does.
  private func lead(to place: Node) -> Start? {
    if let known = knownLeads[place] { return known }
    let found = isOfNewObject(place) ? nil : starter(of: place)
    let lead = found.map { code in
      Start(
        code: code,
        conditions: contents(around: place, within: code).compactMap { $0.condition(of: place) })
    }
    knownLeads[place] = .some(lead)
    return lead
  }

  /// The mentions that may run a declaration's code.
  private func runners(of code: Node) -> [Node] {
    if let known = knownRunners[code] { return known }
    let found = (sites[name(of: code)] ?? []).filter { mayRun($0, code) }
    knownRunners[code] = found
    return found
  }

  /// The declaration that leads to a place, at once or by what it starts: what a view gives to others is an
  /// event's, unless its name says that it runs soon.
  private func starter(of place: Node) -> Node? {
    if let soon = caller(at: place, .deferred) { return soon }
    guard let code = caller(at: place, .started), !code.givesSomeView,
      index.enclosingType(of: code).map(kept.isView) != true
    else { return nil }
    return code
  }

  /// Whether a mention is a member of an object that the code around it has just made; or at once of one that
  /// each value of a view makes for itself.
  private func isOfNewObject(_ mention: Node) -> Bool {
    guard let base = mention.readBase, base.kind == .reference || base.isOnSelf else {
      return mention.readBase?.makesObject == true
    }
    if base.kind == .reference,
      case .local(let local) = resolver.scopes.target(of: base.firstToken.name, at: base)
    {
      guard case .variable(let binding) = local.form else { return false }
      return binding.initialValue?.makesObject == true
    }
    guard let property = resolver.property(at: base).map({ index[$0] }),
      property.attributes.isEmpty, property.owner.map(kept.isView) == true,
      caller(at: mention) != nil
    else { return false }
    return property.binding.initialValue?.makesObject == true
      || mentions.places(of: [property.name]).contains {
        $0.assignmentAround?.value?.makesObject == true
          && resolver.property(at: $0) == property.id
      }
  }

  /// The parameter that a mention is a member of.
  private func parameter(behind mention: Node) -> Parameter? {
    var root = mention
    while let base = root.readBase { root = base }
    return resolver.parameter(at: root)
  }

  /// Whether a call makes the object that it gives for a parameter.
  private func givesNewObject(_ site: Node, as parameter: Parameter) -> Bool {
    guard let call = CallExpression(site.ancestor([.callExpression])) else { return false }
    return call.arguments.first { $0.label == parameter.label }?.value?.makesObject == true
  }

  /// Whether a mention of a name may run a declaration's code.
  private func mayRun(_ site: Node, _ declaration: Node) -> Bool {
    switch declaration.kind {
    case .functionDecl:
      return site.isCallee && mayMean(site, declaration)
    default: return mayMean(site, declaration)
    }
  }
}

extension Node {
  /// Whether a declaration says that it gives a view.
  fileprivate var givesSomeView: Bool {
    let type =
      FunctionDeclaration(self)?.resultType
      ?? VariableDeclaration(self)?.bindings.first?.type
    return type?.text == "some View"
  }

  /// What is asked where it decides whether a place runs; nil for contents that are followed by themselves.
  fileprivate func condition(of place: Node) -> Node? {
    switch kind {
    case .closureExpression, .functionDecl: nil
    case .codeBlock: parent?.child(.conditionList)
    case .switchCase: parent?.children.first
    case .operatorReference, .ternary: parent
    default: contains(place) ? nil : self
    }
  }
}
