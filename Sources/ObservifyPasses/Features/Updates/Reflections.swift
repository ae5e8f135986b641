import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Warns of mirrors of objects that become observable.
enum Reflections {
  /// Adds a warning at each `Mirror(reflecting:)` of a model that migrates.
  ///
  /// - Complexity: O(*n*) in the nodes of the files that name `Mirror`.
  static func warn(_ plan: EditPlan, into findings: inout Findings) {
    let index = plan.index
    for file in index.files where file.tree.source.contains("Mirror") {
      for node in file.tree.nodes(of: .callExpression) {
        guard let call = CallExpression(node), call.callee?.text == "Mirror",
          let argument = call.arguments.first, argument.label == "reflecting",
          let value = argument.value, !isAskedForWrappers(node, plan),
          let model = models(of: value, plan).first
        else { continue }
        findings.warn(
          .reflection, at: node, in: file, of: model,
          "the mirror of '\(index[model].qualifiedName)' shows the macro's storage, '_x' for 'x'")
      }
    }
  }

  /// Whether only the wrappers among the values of a mirror's children are asked for, which stay as they are.
  ///
  /// Containers do so that inject them: `children.map(\.value).forEach { ($0 as? Injected)?.resolve() }`.
  private static func isAskedForWrappers(_ mirror: Node, _ plan: EditPlan) -> Bool {
    guard let values = values(of: mirror, plan), let taker = MemberExpression(values.parent),
      taker.base == values, ["forEach", "compactMap"].contains(taker.name),
      let closure = CallExpression(taker.node.parent)?.trailingClosures.first
    else { return false }
    let mentions = closure.descendants.filter {
      $0.kind == .reference && $0.firstToken.text == "$0"
    }
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        let parts = mention.parent.map { Array($0.children) } ?? []
        guard parts.count == 2, parts[1].kind == .castOperator, let type = parts[1].children.last,
          let asked = plan.resolver.declaredType(type).declaredTypes.first
        else { return false }
        let types = [asked] + (plan.resolver.inheritors[asked] ?? [])
        return types.allSatisfy { type in
          plan.index[type].kind == .protocol
            || plan.index[type].declaration?.node.attribute("propertyWrapper") != nil
        }
      }
  }

  /// What gives the values of a mirror's children, by `children` or by a member that the project adds to mirrors, and
  /// nothing else of it.
  private static func values(of mirror: Node, _ plan: EditPlan) -> Node? {
    guard let member = MemberExpression(mirror.parent), member.base == mirror else { return nil }
    if member.name == "children" { return member.node.mappedToValues }
    let getters = plan.index.externalTypes["Mirror"].map { plan.index[$0].properties }?
      .filter { plan.index[$0].name == member.name }.compactMap {
        plan.index[$0].binding.getterBody
      }
    let own = getters?.flatMap(\.descendants).filter {
      $0.kind == .reference && !$0.firstToken.text.hasPrefix("$")
    }
    let givesValues = own?.allSatisfy { name in
      name.mappedToValues != nil
        || name.text == "superclassMirror"
          && MemberExpression(name.parent?.parent)?.name == member.name
    }
    return getters?.count == 1 && givesValues == true ? member.node : nil
  }

  /// The models that migrate and that a mirrored value may be, by its static type; in an extension of a
  /// protocol, those that conform to it.
  private static func models(of value: Node, _ plan: EditPlan) -> [TypeID] {
    let types =
      value.text == "self"
      ? [plan.index.enclosingType(of: value)].compactMap(\.self)
      : plan.resolver.type(of: value).declaredTypes
    return plan.models.filter { model in
      plan.index[model].kind == .class
        && plan.resolver.scopes.lineage(of: model).contains(where: types.contains)
    }
  }
}

extension Node {
  /// The call that maps the children of a mirror to their values: `children.map(\.value)`.
  fileprivate var mappedToValues: Node? {
    guard let member = MemberExpression(parent), member.base == self, member.name == "map",
      let call = CallExpression(member.node.parent), call.trailingClosures.isEmpty,
      call.arguments.first?.value?.keyPathNames == ["value"]
    else { return nil }
    return call.node
  }
}
