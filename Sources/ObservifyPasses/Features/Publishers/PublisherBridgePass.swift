import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Keeps the publishers of properties that are tracked now: `--combine bridge`.
///
/// ```diff
/// -  @Published var query = ""
/// +  var query = "" {
/// +    willSet { queryPublisher.send(newValue) }
/// +  }
/// +  private let queryPublisher = CurrentValueSubject<String, Never>("")
///
///    func start() {
/// -    $query.sink { print($0) }.store(in: &cancellables)
/// +    queryPublisher.sink { print($0) }.store(in: &cancellables)
///    }
/// ```
///
/// The subject begins with the constant that the property begins with. It is lazy where that is none, or
/// an initialiser replaces it, so that it begins with the value that the property has when it is first
/// asked for. `willSet` sends at the moment `@Published` does.
struct PublisherBridgePass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    let kept = Dictionary(
      uniqueKeysWithValues: plan.bridges.subjects.map {
        ($0.key, KeptPublisher($0.value, of: plan.index[$0.key], plan))
      })
    for model in plan.models {
      if plan.listeners.announcers.contains(model) { announce(for: model, plan, into: &findings) }
      if let store = plan.bridges.stores[model], store.isNew, store.anchor == nil {
        declare(store, of: model, plan, into: &findings)
      }
      for id in plan.index[model].properties {
        extend(id, of: model, kept[id], plan, into: &findings)
      }
    }
    for use in plan.uses.willChanges
    where plan.listeners.listeners[use.node] != nil {
      findings.fix(
        .bridgedWillChange, at: use.node, in: plan.index[use.file], of: use.models[0],
        "it goes on listening to 'objectWillChange'")
    }
    for use in plan.bridges.uses { rename(use, kept, plan, into: &findings) }
    for change in plan.bridges.changes { modernize(change, plan, into: &findings) }
    for erasure in plan.bridges.erasures { erase(erasure, kept, plan, into: &findings) }
    for publishers in plan.bridges.extensions {
      let node = publishers.declaration.declaration.node
      let file = plan.index[publishers.declaration.file]
      findings.fix(
        .erasedPublisher, at: node, in: file, of: publishers.models[0],
        "'Published.Publisher' becomes 'Publisher'"
      ) { edit in publishers.write(to: &edit) }
      findings.needs(.combine, at: node, in: file, of: publishers.models[0])
    }
    for assignment in plan.bridges.assignments { rewrite(assignment, plan, into: &findings) }
  }

  /// Adds the subject of a property, and the set for the sinks that assign to it.
  private func extend(
    _ id: PropertyID, of model: TypeID, _ subject: KeptPublisher?, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let property = plan.index[id]
    let file = plan.index[property.file]
    let store = plan.bridges.stores[model].flatMap { $0.anchor == id ? $0 : nil }
    let announces = plan.listeners.announcing.contains(model) && property.published != nil
    guard subject != nil || store != nil || announces else { return }
    var members: [String] = []
    if let subject { members += subject.declarations }
    if let store { members.append(store.declaration(isTracking: true)) }
    let node = property.declaration.node
    let message =
      subject.map { "'\(property.name)' keeps its publisher, as '\($0.name)'" }
      ?? (announces
        ? "'\(property.name)' announces its changes"
        : "the sinks that assign are kept in a set")
    let code: DiagnosticCode =
      subject != nil ? .bridgedPublisher : announces ? .bridgedWillChange : .bridgedAssignment
    findings.fix(code, at: node, in: file, of: model, message) { edit in
      if subject != nil || announces {
        edit.insertBeforeChange(
          { newValue in
            (announces ? ["objectWillChange.send()"] : [])
              + (subject.map { ["\($0.subject).send(\(newValue))"] } ?? [])
          }, of: property.binding, besides: plan.announcements.removals.map(\.node))
      }
      edit.insertMembers(members, behind: node)
    }
    if !members.isEmpty {
      findings.needs(.combine, at: node, in: plan.index.file(of: node), of: model)
    }
  }

  /// Declares `objectWillChange` in a class whose announcements are listened to, and has a protocol ask for
  /// it that bounds such objects.
  private func announce(for model: TypeID, _ plan: EditPlan, into findings: inout Findings) {
    let symbol = plan.index[model]
    if symbol.kind == .protocol {
      let isRefined = plan.resolver.scopes.lineage(of: model).dropFirst()
        .contains(where: plan.listeners.announcers.contains)
      guard !isRefined else { return }
      insert(
        "var objectWillChange: ObservableObjectPublisher { get }", into: symbol,
        .bridgedWillChange, "'\(symbol.name)' requires 'objectWillChange'", plan, into: &findings)
      return
    }
    let modifiers = symbol.declaration?.node.modifierNames ?? []
    let access =
      modifiers.contains("public") || modifiers.contains("open")
      ? "public " : modifiers.contains("package") ? "package " : ""
    insert(
      "\(access)let objectWillChange = ObservableObjectPublisher()", into: symbol,
      .bridgedWillChange, "'\(symbol.name)' keeps its 'objectWillChange'", plan, into: &findings)
  }

  /// Declares a set of cancellables in a class whose superclass has the property.
  private func declare(
    _ store: CancellableStore, of model: TypeID, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    insert(
      store.declaration(isTracking: plan.givesMacro(to: model)), into: plan.index[model],
      .bridgedAssignment, "the sinks that assign are kept in a set", plan, into: &findings)
  }

  /// Declares something of Combine before the other members of a type.
  private func insert(
    _ member: String, into symbol: TypeSymbol, _ code: DiagnosticCode, _ message: String,
    _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let declaration = symbol.declaration, let block = declaration.memberBlock else { return }
    let file = plan.index[symbol.file]
    findings.fix(code, at: declaration.node, in: file, of: symbol.id, message) { edit in
      edit.insertFirstMember(member, into: block)
    }
    findings.needs(.combine, at: declaration.node, in: file, of: symbol.id)
  }

  private func rename(
    _ use: PublisherUse, _ kept: [PropertyID: KeptPublisher], _ plan: EditPlan,
    into findings: inout Findings
  ) {
    guard let publisher = use.property.flatMap({ kept[$0] }), let range = use.range else { return }
    let given = publisher.given.flatMap { $0.projection == use.node ? $0 : nil }
    let name = publisher.name(for: use)
    let needsSelf =
      range.lowerBound == use.node.range.lowerBound
      && use.node.memberAround?.hasToken { $0.isNamed(name) } == true
    findings.fix(
      .bridgedUse, at: use.node, in: plan.index[use.file], of: use.models[0],
      "'$\(use.name)' becomes '\(name)'"
    ) { edit in
      edit.replace(range, with: needsSelf ? "self.\(name)" : name)
      if let given, given.isErased { given.store(&edit) }
    }
  }

  /// Writes `.onReceive(object.$p) { value in` as `.onChange(of: object.p, initial: true) { _, value in`.
  private func modernize(
    _ change: ReceivedChange, _ plan: EditPlan, into findings: inout Findings
  ) {
    let use = change.use
    guard let range = use.range, let value = Argument(change.argument)?.value else { return }
    findings.fix(
      .receivedChange, at: use.node, in: plan.index[use.file], of: use.models[0],
      "'.onReceive($\(use.name))' becomes '.onChange(of:)': it runs after the change, "
        + "once for several in a row, and not for an equal value", isWarning: true
    ) { edit in
      edit.replace(change.method.range, with: "onChange")
      edit.insert("of: ", at: value.range.lowerBound)
      edit.replace(range, with: use.name)
      edit.insert(", initial: true", at: value.range.upperBound)
      if let label = change.label, let colon = label.next {
        edit.delete(
          label.range.lowerBound..<edit.skippingSpace(from: colon.range.upperBound))
      }
      if let parameter = change.parameter {
        edit.insert("_, ", at: parameter.range.lowerBound)
      }
      for shorthand in change.shorthands { edit.replace(shorthand.range, with: "$1") }
    }
  }

  /// Writes `Published<T>.Publisher` as `AnyPublisher<T, Never>`, and erases what is put there.
  private func erase(
    _ erasure: PublisherErasure, _ kept: [PropertyID: KeptPublisher], _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let model = erasure.models[0]
    let erased = plan.bridges.uses.filter { use in
      use.property.flatMap { kept[$0] }.map { $0.name(for: use) != $0.subject } == true
    }.map(\.node)
    for mention in erasure.mentions {
      guard let type = mention.node.parent,
        let value = mention.node.child(.genericArgumentClause)?.child(.genericArgument)
      else { continue }
      let module = mention.node.kind == .memberType ? "Combine." : ""
      findings.fix(
        .erasedPublisher, at: type, in: plan.index[mention.file], of: model,
        "'\(type.text)' becomes 'AnyPublisher'"
      ) { edit in
        edit.replace(type.range, with: "\(module)AnyPublisher<\(value.text), Never>")
      }
      findings.needs(.combine, at: type, in: plan.index.file(of: type), of: model)
    }
    for projection in erasure.projections where !erased.contains(projection) {
      findings.fix(
        .erasedPublisher, at: projection, in: plan.index.file(of: projection), of: model,
        "the publisher is handed on erased"
      ) { edit in
        edit.insert(".eraseToAnyPublisher()", at: projection.range.upperBound)
        let owner = plan.index.enclosingType(of: projection)
        if owner.map(plan.decision.migrates) == true,
          let given = GivenPublisher(projection)
        {
          given.store(&edit)
        }
      }
    }
  }

  private func rewrite(
    _ assignment: PublisherAssignment, _ plan: EditPlan, into findings: inout Findings
  ) {
    let name = plan.index[assignment.property].name
    guard let store = plan.bridges.stores[assignment.model],
      let callee = CallExpression(assignment.call)?.callee,
      let method = MemberExpression(callee)?.nameToken, let dot = method.previous
    else { return }
    findings.fix(
      .bridgedAssignment, at: assignment.call, in: plan.index[assignment.file],
      of: assignment.model, "a sink assigns '\(name)'"
    ) { edit in
      let start = dot.range.lowerBound
      let lead = edit.indentation(at: start).map { edit.lineBreak(near: start) + $0 } ?? ""
      let target = assignment.object?.mentionedName?.name ?? "self"
      let base = assignment.object.map { "\($0.text)." } ?? assignment.call.leadToSelf
      let isName = assignment.object.map { isLocal($0, plan) } ?? true
      if let alias = assignment.alias { edit.removeStatement(alias) }
      let capture = isName ? target : "\(target) = \(base.dropLast())"
      edit.replace(
        method.range.lowerBound..<assignment.call.range.upperBound,
        with: "sink { [weak \(capture)] in \(target)?.\(name) = $0 }\(lead)"
          + ".store(in: &\(base)\(store.name))")
    }
  }
}

extension Node {
  /// What stands before a member of the object around some code: a closure that names `self` may have to.
  fileprivate var leadToSelf: String {
    ancestor([.closureExpression, .memberBlock])?.kind == .closureExpression
      && subtree.contains(where: \.isSelf) ? "self." : ""
  }
}

/// A property of a class that gives another one's publisher and does nothing else.
private struct GivenPublisher {
  let variable: VariableDeclaration
  let projection: Node
  private let block: Node

  /// What it gives: the projection, or that erased.
  private let value: Node

  var name: String { variable.bindings.first?.nameToken?.name ?? "" }

  /// Whether it is erased where it stands: `var names: AnyPublisher<…> { $name.eraseToAnyPublisher() }`.
  var isErased: Bool { value != projection }

  /// Finds `var names: Published<String>.Publisher { $name }` around `$name`.
  init?(_ projection: Node) {
    let erased = CallExpression(projection.parent?.parent)
    let isErased =
      erased?.callee.map { $0 == projection.parent } == true
      && erased?.callee?.mentionedName?.name == "eraseToAnyPublisher"
    let value = isErased ? erased?.node ?? projection : projection
    let returned = value.parent?.kind == .returnStatement ? value.parent : value
    guard projection.kind == .reference, let block = returned?.parent, block.kind == .accessorBlock,
      Array(block.children).count == 1, let variable = VariableDeclaration(block.parent?.parent),
      variable.node.parent?.parent?.kind == .classDecl,
      !variable.node.modifierNames.contains("override")
    else { return nil }
    self.variable = variable
    self.block = block
    self.projection = projection
    self.value = value
  }

  /// Stores what it gives, erased: each time it would be another publisher, to which SwiftUI subscribes
  /// again.
  func store(_ edit: inout EditBuilder) {
    guard let keyword = variable.node.firstDirectToken(where: { $0.kind == .varKeyword }) else {
      return
    }
    let lazy = variable.node.hasModifier("private") ? "lazy " : "private(set) lazy "
    if let first = variable.node.modifiers.first {
      edit.insert("@ObservationIgnored ", at: first.range.lowerBound)
      edit.insert(lazy, at: keyword.range.lowerBound)
    } else {
      edit.insert("@ObservationIgnored " + lazy, at: keyword.range.lowerBound)
    }
    edit.replace(block.range.lowerBound..<value.range.lowerBound, with: "= ")
    edit.delete(value.range.upperBound..<block.range.upperBound)
  }
}

/// What takes the place of a property's `$p`.
private struct KeptPublisher {
  /// What is named in the place of `$p`, by others at least.
  let name: String

  /// What is sent to.
  let subject: String
  let declarations: [String]

  /// The property that gave the publisher before; others use that.
  var given: GivenPublisher?

  /// The uses that take it, and not the subject.
  private var takers: Set<Node> = []

  /// Makes a private subject, and beside it a publisher for others to listen to, where any of them do.
  ///
  /// `@Published` lets nobody send but its class. The publisher is stored: SwiftUI subscribes again to one
  /// that is another than before, and each erased one is.
  init(_ name: String, of property: PropertySymbol, _ plan: EditPlan) {
    let attributes = property.attributes.filter {
      plan.resolver.scopes.isGlobalActor($0) || $0.name == "available"
    }.map(\.node.text)
    let access = property.declaration.node.accessModifiers
    let type =
      property.binding.type?.valueTypeText
      ?? property.binding.initialValue.flatMap(plan.resolver.typeText(ofValue:))
    let value = type == nil ? nil : plan.beginning(of: property)
    let kind = value == nil ? "lazy var" : "let"
    let lead = attributes + (value == nil ? ["@ObservationIgnored"] : [])
    // Nobody is to follow the variable because a subject begins with it: that is read from the macro's storage.
    let isOfMacro = plan.properties.treatments[property.id]?.isStoredByMacro == true
    let current = value ?? (isOfMacro ? "_" : "") + property.name
    let made = "= CurrentValueSubject<\(type ?? "_"), Never>(\(current))"
    let declare = { (name: String) in
      (lead + ["private", kind, name, made]).joined(separator: " ")
    }
    let takers = plan.takers(of: property)
    let given = takers.isEmpty ? nil : plan.givenPublisher(of: property)
    guard let owner = property.owner, !takers.isEmpty, given == nil else {
      self.name = given?.name ?? name
      self.given = given
      self.takers = Set(takers)
      subject = name
      declarations = [declare(name)]
      return
    }
    let isSubject = name.hasSuffix("Subject")
    let ends = isSubject ? ["ValuePublisher", "ValuesPublisher"] : ["Subject", "ValueSubject"]
    let candidates = ends.map { property.name + $0 }
    let other = plan.project.freeName(among: candidates, in: owner)
    self.name = isSubject ? other : name
    subject = isSubject ? name : other
    let setter = access.contains("private") ? [] : ["private(set)"]
    declarations = [
      declare(subject),
      (attributes + ["@ObservationIgnored"] + access + setter
        + ["lazy var", self.name, "= \(subject).eraseToAnyPublisher()"]).joined(separator: " "),
    ]
  }

  /// What is named in the place of a use.
  func name(for use: PublisherUse) -> String {
    given == nil || takers.contains(use.node) ? name : subject
  }
}

extension EditPlan {
  /// The uses of a property's `$p` that may not have the subject itself: those of other types, and those
  /// that hand it on.
  fileprivate func takers(of property: PropertySymbol) -> [Node] {
    let isPrivate = property.declaration.node.modifierNames.contains("private")
    return bridges.uses.filter { use in
      let isHandedOn =
        use.property == property.id && GivenPublisher(use.node) == nil
        && bridges.erasures.contains { $0.projections.contains(use.node) }
      let isOther =
        !isPrivate && use.name == property.name
        && use.property.map { index[$0].owner != property.owner } != true
        && (use.file != property.file || index.enclosingType(of: use.node) != property.owner)
      return isHandedOn || isOther
    }.map(\.node)
  }

  /// The property that gives nothing but the publisher of another one, to all that see that.
  fileprivate func givenPublisher(of property: PropertySymbol) -> GivenPublisher? {
    let node = property.declaration.node
    let heirs = property.owner.map(project.heirs) ?? []
    return bridges.uses.lazy.filter { $0.property == property.id }
      .compactMap { GivenPublisher($0.node) }
      .first { given in
        let other = given.variable.node
        let type = given.variable.bindings.first?.type?.text ?? ""
        return other.parent == node.parent && other.attributes.isEmpty
          && other.modifierNames.filter { $0 != "final" } == node.accessModifiers
          && heirs.allSatisfy { index[$0].members[given.name] == nil }
          && (given.isErased
            ? type.hasPrefix("AnyPublisher<")
            : bridges.erasures.contains { $0.projections.contains(given.projection) })
      }
  }

  /// What a property surely has when the first observer of it runs: a constant, which no initialiser
  /// replaces; nil where that cannot be told.
  fileprivate func beginning(of property: PropertySymbol) -> String? {
    guard let owner = property.owner else { return nil }
    let value = property.binding.initialValue
    if let value {
      guard value.kind != .closureExpression, resolver.isConstant(value) else {
        return nil
      }
    } else if property.binding.type?.kind != .optionalType {
      return nil
    }
    let family = resolver.scopes.lineage(of: owner) + project.heirs(of: owner)
    let names = [property.name, "_" + property.name]
    // What a closure assigns runs the observers, which send it.
    let isReplaced = project.projectMentions.places(of: names).contains { mention in
      guard let initializer = mention.ancestor([.initDecl]), mention.isOnChangedPath,
        !mention.isInClosure(within: initializer)
      else { return false }
      return index.enclosingType(of: initializer).map(family.contains) == true
    }
    return isReplaced ? nil : value?.text ?? "nil"
  }
}

/// Whether an expression is the name of a variable of a function.
private func isLocal(_ object: Node, _ plan: EditPlan) -> Bool {
  if case .local = ScopeLookup(plan.index).target(of: object.text, at: object) { return true }
  return false
}

extension PublisherUse {
  /// Where `$p` is written, or `_p.projectedValue`.
  fileprivate var range: ByteRange? {
    if node.isProjectionOfStorage {
      let storage = MemberExpression(node)?.base?.mentionedName
      return storage.map { $0.range.lowerBound..<node.range.upperBound }
    }
    return node.firstDirectToken { $0.kind == .dollarIdentifier }?.range
  }
}

extension CancellableStore {
  /// The declaration as it is written, in a class with the macro or one without.
  fileprivate func declaration(isTracking: Bool) -> String {
    (isTracking ? "@ObservationIgnored " : "")
      + (isShared ? access.map { $0 + " " } ?? "" : "private ")
      + "var \(name): Set<AnyCancellable> = []"
  }
}

extension Node {
  /// The type of a variable's value: `T?` for one that is declared `T!`.
  fileprivate var valueTypeText: String {
    kind == .unwrappedOptionalType ? String(text.dropLast()) + "?" : text
  }

  /// The member of a type within which a node stands.
  fileprivate var memberAround: Node? {
    var inner = self
    for outer in ancestors {
      if outer.kind == .memberBlock { return inner }
      inner = outer
    }
    return nil
  }

  /// The modifiers that say who sees a declaration.
  fileprivate var accessModifiers: [String] {
    modifierNames.filter {
      ["public", "package", "internal", "fileprivate", "private"].contains($0)
    }
  }
}
