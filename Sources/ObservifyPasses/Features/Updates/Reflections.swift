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
          let value = argument.value,
          let model = models(of: value, plan).first
        else { continue }
        findings.warn(
          .reflection, at: node, in: file, of: model,
          "the mirror of '\(index[model].qualifiedName)' shows the macro's storage, '_x' for 'x'")
      }
    }
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
