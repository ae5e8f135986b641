import ObservifyIndex
import ObservifySyntax

/// The announcements that an initialiser is given to pass on as the object's own, as by the containers
/// of model, view and intent: `Container(model: model, changes: model.objectWillChange)`.
struct GivenAnnouncements {
  /// What each caller gives.
  private(set) var sources: [WillChangeUse] = []

  /// The parameter, and the arguments for it.
  private(set) var removed: [Node]

  /// Nil where a publisher is no parameter of the only initialiser of a class, is used for something
  /// else as well, or is not seen to be a model's announcements in each call.
  ///
  /// - Complexity: O(*n*) in the calls of the project, for a parameter.
  init?(_ publisher: Node, _ project: Project) {
    let (index, resolver) = (project.index, project.resolver)
    let name = publisher.firstToken.name
    guard
      case .local(let local) = resolver.scopes.target(of: name, at: publisher),
      case .parameter = local.form,
      let node = publisher.ancestor([.initDecl, .functionDecl, .closureExpression]),
      let function = FunctionDeclaration(node), function.node.kind == .initDecl,
      let owner = index.enclosingType(of: node),
      resolver.scopes.functions(named: "init", of: owner).count == 1,
      !["override", "required", "convenience"].contains(where: node.hasModifier),
      let parameter = function.parameters.first(where: { $0.nameToken?.name == name }),
      let label = parameter.label, parameter.defaultValue == nil,
      function.body?.descendants.filter({ $0.mentionedName?.isNamed(name) == true }).count == 1
    else { return nil }
    removed = [parameter.node]
    let names = resolver.namesLeading(to: index[owner].name)
    for file in index.files {
      for call in file.tree.nodes(of: .callExpression).lazy.compactMap(CallExpression.init) {
        guard let argument = call.arguments.first(where: { $0.label == label }),
          call.callee.map({ project.mayMake(owner, by: $0) }) == true
        else { continue }
        guard let value = argument.value,
          let use = project.uses.willChanges.first(where: { $0.node == value }), use.isCertain
        else { return nil }
        sources.append(use)
        removed.append(argument.node)
      }
      // What an initialiser that is passed on is called with is not seen.
      for member in file.tree.nodes(of: .memberExpression) where member.partName == "init" {
        if !member.isCallee, let base = MemberExpression(member)?.base?.mentionedName?.name,
          names.contains(base)
        {
          return nil
        }
      }
    }
    if sources.isEmpty { return nil }
  }
}

extension Project {
  /// Whether the callee of a call may make an object of a class, or of one that inherits from it.
  fileprivate func mayMake(_ owner: TypeID, by callee: Node) -> Bool {
    let callee = callee.kind == .genericSpecialization ? callee.children.first ?? callee : callee
    let made = MemberExpression(callee)?.name == "init" ? MemberExpression(callee)?.base : callee
    guard let made else { return true }
    if [.selfKeyword, .superKeyword].contains(made.firstToken.kind) {
      return index.enclosingType(of: made).map { resolver.scopes.isRelated($0, to: owner) } != false
    }
    if case .metatype(let type) = resolver.type(of: made) {
      return type == .unknown
        || type.declaredTypes.contains { resolver.scopes.isRelated($0, to: owner) }
    }
    return resolver.functions(calledBy: callee).isEmpty
  }
}
