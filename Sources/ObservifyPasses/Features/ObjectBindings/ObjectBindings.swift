import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The `@Binding` properties of structs that hold an observable object: `--modernize bindable`.
///
/// A binding of an object lets a view put another object in its place. Where none does, the object
/// itself is enough, and what the binding's callers gave it is named instead of projected. A view is
/// given the new object when its parent, which reads it now, has another one.
struct ObjectBindings {
  /// One such property, and what changes with it.
  struct Property {
    let id: PropertyID
    let model: TypeID
    let attribute: Attribute

    /// Whether `$c` makes bindings, so that the wrapper is still needed.
    var isProjected = false

    var changes: [Change] = []

    /// The properties that it is passed on to, which have to change as well.
    var successors: Set<PropertyID> = []
  }

  /// A text that takes the place of another.
  struct Change {
    /// What is reported: an argument, a parameter or an assignment.
    let node: Node
    let edits: [TextEdit]
  }

  /// Why a property is left as it is.
  struct Obstacle {
    let node: Node
    let reason: String
  }

  private(set) var properties: [PropertyID: Property] = [:]
  private(set) var obstacles: [PropertyID: Obstacle] = [:]

  private let plan: EditPlan
  private var resolver: TypeResolver { plan.resolver }

  /// Whole projections of the properties, until a call is found that they are passed to.
  private var projections: [Node: PropertyID] = [:]

  /// Finds the properties of a project whose classes are `@Observable`, or become it.
  init(_ plan: EditPlan) {
    self.plan = plan
    for type in plan.index.types where type.kind == .struct {
      for id in type.properties { addCandidate(id) }
    }
    guard !properties.isEmpty else { return }
    var labels: [PropertyID: Set<String>] = [:]
    var assigned: Set<Node> = []
    for id in properties.keys.sorted() { labels[id] = readInitializers(id, &assigned) }
    collectUses(besides: assigned)
    for id in properties.keys.sorted() { collectCalls(id, labels[id] ?? []) }
    for (node, id) in projections.sorted(by: { place(of: $0.key) < place(of: $1.key) }) {
      keep(id, node, "'$\(plan.index[id].name)' is passed to what asks for a binding")
    }
    spreadObstacles()
  }

  private func place(of node: Node) -> Place { Place(node, in: plan.index.file(of: node).id) }

  private mutating func keep(_ id: PropertyID, _ node: Node, _ reason: String) {
    if let known = obstacles[id], place(of: known.node) <= place(of: node) { return }
    obstacles[id] = Obstacle(node: node, reason: reason)
  }

  private mutating func addCandidate(_ id: PropertyID) {
    let property = plan.index[id]
    guard property.attributes.count == 1,
      let attribute = property.attribute("Binding"), !attribute.hasArguments,
      attribute.qualifier == "SwiftUI"
        || resolver.scopes.typeLookup(["Binding"], at: attribute.node) == .undeclared,
      case .nominal(let ids, _) = resolver.type(of: id), ids.count == 1,
      plan.index[ids[0]].isObservable || plan.models.contains(ids[0])
    else { return }
    properties[id] = Property(id: id, model: ids[0], attribute: attribute)
  }

  // MARK: Initialisers

  /// Plans what changes in the initialisers that are written, and returns the labels by which callers
  /// give the property its binding.
  private mutating func readInitializers(_ id: PropertyID, _ assigned: inout Set<Node>) -> Set<
    String
  > {
    let property = plan.index[id]
    guard let owner = property.owner else { return [] }
    let holder = plan.index[owner]
    var labels: Set<String> = []
    for initializer in plan.index.initializers(of: owner) {
      guard let body = initializer.body, !body.delegates else {
        keep(id, initializer.node, "an initializer calls another one")
        continue
      }
      let storages = body.descendants.filter {
        $0.mentionedName?.name == "_\(property.name)" && $0.isOnSelf
      }
      guard storages.count == 1, let storage = storages.first, storage.parent?.parent == body,
        let value = storage.assignmentAround?.value
      else {
        keep(
          id, initializer.node, "an initializer does not just assign '_\(property.name)'")
        continue
      }
      assigned.insert(storage)
      let target = TextEdit(storage.range, "self.\(property.name)")
      if let object = value.constantObject {
        add(id, storage, [target] + Self.unwrapping(value, to: object))
        continue
      }
      guard let label = readParameter(id, initializer, value) else {
        keep(id, value, "'\(value.text.firstLine)' is no binding that can be named")
        continue
      }
      add(id, storage, [target])
      labels.insert(label)
    }
    if !holder.hasOwnInitializer(plan.index) { labels.insert(property.name) }
    return labels
  }

  /// Plans that a parameter `c: Binding<C>` takes the object, and returns its label.
  private mutating func readParameter(
    _ id: PropertyID, _ initializer: FunctionDeclaration, _ value: Node
  ) -> String? {
    guard
      let parameter = initializer.parameters.first(where: {
        $0.nameToken?.name == value.firstToken.name
      }), let label = parameter.label, parameter.defaultValue == nil,
      let type = parameter.type, type.firstToken.isNamed("Binding"),
      let argument = type.child(.genericArgumentClause)?.child(.genericArgument)?.children.first,
      let body = initializer.body
    else { return nil }
    let mentions = body.descendants.filter {
      $0.kind == .reference && $0.firstToken.text.hasSuffix(value.firstToken.name)
        && $0.firstToken.text.drop(while: { $0 == "$" || $0 == "_" }) == value.firstToken.name
    }
    guard mentions.filter({ !$0.firstToken.text.hasPrefix("_") }) == [value] else { return nil }
    add(id, parameter.node, [TextEdit(type.range, argument.text)])
    return label
  }

  private mutating func add(_ id: PropertyID, _ node: Node, _ edits: [TextEdit]) {
    properties[id]?.changes.append(Change(node: node, edits: edits))
  }

  /// The edits that leave of a call only its argument.
  private static func unwrapping(_ call: Node, to argument: Node) -> [TextEdit] {
    [
      TextEdit(call.range.lowerBound..<argument.range.lowerBound, ""),
      TextEdit(argument.range.upperBound..<call.range.upperBound, ""),
    ]
  }

  // MARK: Uses

  private mutating func collectUses(besides assigned: Set<Node>) {
    let names = Set(properties.keys.map { plan.index[$0].name })
    let wanted = NameSet(names.flatMap { [$0, "_" + $0] })
    let projected = Set(names.map { "$" + $0 })
    for file in plan.index.files {
      for kind in [NodeKind.reference, .memberExpression, .keyPathComponent] {
        for node in file.tree.nodes(of: kind) where !assigned.contains(node) {
          guard
            let token = kind == .keyPathComponent
              ? node.firstDirectToken(where: { $0.kind.isName })
              : MemberExpression(node)?.nameToken ?? node.firstToken
          else { continue }
          let isProjection = token.kind == .dollarIdentifier && projected.contains(token.text)
          guard isProjection || wanted.contains(token) else { continue }
          read(node, token)
        }
      }
    }
  }

  private mutating func read(_ node: Node, _ token: Token) {
    let isProjection = token.kind == .dollarIdentifier
    let isStorage = !isProjection && token.name.hasPrefix("_")
    let name = isProjection ? String(token.text.dropFirst()) : token.name
    let bare = isStorage ? String(name.dropFirst()) : name
    if node.kind == .keyPathComponent {
      // Whoever has the key path could assign the property.
      let owners = rootTypes(of: node)
      for id in properties.keys where plan.index[id].name == bare {
        guard let owner = plan.index[id].owner, owners.isEmpty || owners.contains(owner) else {
          continue
        }
        keep(id, node, "a key path names it")
      }
      return
    }
    guard let id = property(bare, at: node, projection: isProjection || isStorage) else { return }
    if isStorage {
      keep(id, node, "its storage '_\(bare)' is used")
    } else if isProjection {
      if node.isWholeProjection {
        projections[node] = id
      } else if isAboutObject(node, id) {
        properties[id]?.isProjected = true
      } else {
        keep(id, node, "'\(node.parent?.text.firstLine ?? "")' is about the binding itself")
      }
    } else if node.isAssignmentTarget || node.parent?.kind == .inoutExpression {
      keep(id, node, "another object is assigned to it")
    }
  }

  /// The types whose member a step of a key path is; none where they cannot be told.
  private func rootTypes(of step: Node) -> [TypeID] {
    guard let path = step.parent, let root = path.children.first,
      path.children(.keyPathComponent).first == step
    else { return [] }
    return resolver.declaredType(root).declaredTypes
  }

  /// Whether what stands behind `$c.` is a property of the object, not the binding's `wrappedValue` or
  /// `animation()`.
  private func isAboutObject(_ projection: Node, _ id: PropertyID) -> Bool {
    guard let member = MemberExpression(projection.parent),
      let model = properties[id]?.model
    else { return false }
    if case .property = resolver.scopes.member(member.name, of: model) { return true }
    return false
  }

  /// The candidate that a name means.
  private func property(_ name: String, at node: Node, projection: Bool) -> PropertyID? {
    guard let base = MemberExpression(node)?.base else {
      if case .property(let id) = resolver.scopes.target(of: name, at: node, projection: projection)
      {
        return properties[id] == nil ? nil : id
      }
      return nil
    }
    for type in resolver.type(of: base).declaredTypes {
      if case .property(let id) = resolver.scopes.member(name, of: type, projection: projection) {
        return properties[id] == nil ? nil : id
      }
    }
    return nil
  }

  // MARK: Callers

  private mutating func collectCalls(_ id: PropertyID, _ labels: Set<String>) {
    guard let owner = plan.index[id].owner else { return }
    let name = plan.index[owner].name
    if let labels = plan.uses.initializerReferences[name], !labels.isEmpty {
      keep(id, plan.index[id].declaration.node, "an initializer of '\(name)' is used as a function")
    }
    for called in resolver.namesLeading(to: name) + [".init", "Self"] {
      for site in plan.uses.constructorCalls[called] ?? [] {
        let made = resolver.type(of: site.call.node).unwrapped
        guard made.declaredTypes.contains(owner) || made == .unknown && mayMake(owner, site.call)
        else { continue }
        for argument in site.call.arguments where argument.label.map(labels.contains) == true {
          guard made.declaredTypes == [owner], let value = argument.value else {
            keep(
              id, argument.node, "what is made with '\(argument.label ?? "")' cannot be determined")
            continue
          }
          pass(value, to: id)
        }
      }
    }
  }

  /// Whether a type has parameters of all the labels of a call that makes something unknown.
  private func mayMake(_ type: TypeID, _ call: CallExpression) -> Bool {
    let holder = plan.index[type]
    let written = plan.index.initializers(of: type).flatMap { $0.parameters.map(\.label) }
    let known = Set(written + holder.properties.map { plan.index[$0].name })
    return call.arguments.allSatisfy { known.contains($0.label) }
  }

  /// Plans that a caller gives the object itself.
  private mutating func pass(_ value: Node, to id: PropertyID) {
    if let object = value.constantObject {
      add(id, value, Self.unwrapping(value, to: object))
      return
    }
    guard let root = value.projectionRoot, let edit = naming(root) else {
      keep(id, value, "'\(value.text.firstLine)' is no binding whose object can be named")
      return
    }
    if let passed = projections.removeValue(forKey: value) {
      properties[passed]?.successors.insert(id)
    }
    add(id, value, [edit])
  }

  /// The edit that names what `$x` projects, where `x` is a property or a variable whose value is what
  /// the projection is about; nil for anything else.
  private func naming(_ root: Node) -> TextEdit? {
    let token = MemberExpression(root)?.nameToken ?? root.firstToken
    let name = String(token.text.dropFirst())
    let isHidden: Bool
    switch resolver.scopes.target(of: name, at: root, projection: true) {
    case .property(let id):
      guard
        plan.index[id].attributes.contains(where: {
          Vocabulary.projectingWrappers.contains($0.name)
        })
      else {
        return nil
      }
      if case .property(id) = resolver.scopes.target(of: name, at: root) {
        isHidden = false
      } else {
        isHidden = root.kind == .reference
        if isHidden, plan.index[id].isStatic { return nil }
      }
    case .local(let local):
      guard case .local(let named) = resolver.scopes.target(of: name, at: root),
        named.node == local.node
      else { return nil }
      switch local.form {
      case .closureParameter: break
      case .variable(let binding):
        let attributes = binding.node.parent?.attributes ?? []
        guard attributes.contains(where: { Vocabulary.projectingWrappers.contains($0.name) }) else {
          return nil
        }
      default: return nil
      }
      isHidden = false
    default: return nil
    }
    return TextEdit(token.range, (isHidden ? "self." : "") + name)
  }

  /// A property stays where one stays that it is passed on to.
  private mutating func spreadObstacles() {
    var grew = true
    while grew {
      grew = false
      for property in properties.values.sorted(by: { $0.id < $1.id })
      where obstacles[property.id] == nil {
        let kept = property.successors.sorted().first { obstacles[$0] != nil }
        guard let kept else { continue }
        let holder = plan.index[kept].owner.map { plan.index[$0].name } ?? ""
        keep(
          property.id, plan.index[kept].declaration.node,
          "it is passed on to '\(holder)', whose '\(plan.index[kept].name)' stays a binding")
        grew = true
      }
    }
  }
}

extension Node {
  /// The object of `.constant(object)` or `Binding.constant(object)`.
  fileprivate var constantObject: Node? {
    guard let call = CallExpression(self), let callee = call.callee, call.arguments.count == 1,
      call.arguments[0].label == nil, call.trailingClosures.isEmpty,
      let member = MemberExpression(callee), member.name == "constant",
      member.base.map({
        [.reference, .genericSpecialization].contains($0.kind) && $0.firstToken.isNamed("Binding")
      }) ?? true
    else { return nil }
    return call.arguments[0].value
  }

  /// The `$x` that a chain of members such as `$x.child` begins with, also of `self.$x`; nil where a
  /// member is the binding's own.
  fileprivate var projectionRoot: Node? {
    if kind == .reference { return firstToken.kind == .dollarIdentifier ? self : nil }
    guard let member = MemberExpression(self), let base = member.base else { return nil }
    if member.nameToken?.kind == .dollarIdentifier { return base.text == "self" ? self : nil }
    let isOwn = ["wrappedValue", "projectedValue", "transaction"].contains(member.name)
    return isOwn ? nil : base.projectionRoot
  }
}
