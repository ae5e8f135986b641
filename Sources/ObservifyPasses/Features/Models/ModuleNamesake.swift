import ObservifyIndex
import ObservifySyntax

/// A type of the project that is called `Observation`, as is the module that the macro's code names.
///
/// Where it can have the two names which that code looks for, nothing is hidden: `Observation` then
/// leads to them by way of the type.
struct ModuleNamesake {
  /// What stands for the module's types beside the type: in its extension their names mean themselves.
  private static let stand = "ObservationModule"

  let type: TypeID

  /// Finds the type behind the name in a class's scope; nil for none, or where it cannot have the names.
  init?(of model: TypeSymbol, _ index: ProjectIndex, _ graph: ModelGraph) {
    guard let node = model.declaration?.node,
      case .declared(let found) = ScopeLookup(index).typeLookup(["Observation"], at: node),
      let symbol = found.first.map({ index[$0] }),
      let declaration = symbol.declaration, declaration.genericParameters.isEmpty,
      symbol.kind != .protocol, !graph.isModel(symbol.id), !declaration.node.contains(node),
      declaration.node.parent == declaration.node.tree.root,
      index.shareTarget(index[symbol.file], index[model.file]),
      !index.types.contains(where: { $0.name == Self.stand })
    else { return nil }
    let members = symbol.members
    guard ["ObservationRegistrar", "Observable"].allSatisfy({ members[$0] == nil }) else {
      return nil
    }
    type = symbol.id
  }

  /// Gives the type the names, behind its declaration.
  func write(for model: TypeID, _ plan: EditPlan, into findings: inout Findings) {
    let symbol = plan.index[type]
    guard let node = symbol.declaration?.node else { return }
    let file = plan.index[symbol.file]
    findings.fix(
      .namesakeOfModule, at: node, in: file, of: model,
      "'\(symbol.name)' leads to what the macro's code means by it"
    ) { edit in
      let unit = node.descendants.first { $0.parent?.kind == .memberBlock }.flatMap {
        edit.indentation(at: $0.range.lowerBound)
      }
      let tab = unit ?? "  "
      let lines = [
        "", "extension \(symbol.name) {",
        "\(tab)typealias ObservationRegistrar = \(Self.stand).Registrar",
        "\(tab)typealias Observable = \(Self.stand).Observables", "}", "",
        "/// The types that `@Observable` refers to, outside the type that shadows their module.",
        "enum \(Self.stand) {",
        "\(tab)typealias Registrar = ObservationRegistrar",
        "\(tab)typealias Observables = Observable", "}",
      ]
      let end = edit.endWithComment(node)
      let lineBreak = edit.lineBreak(near: node.range.lowerBound)
      edit.insert(lines.map { lineBreak + $0 }.joined(), at: end)
    }
    findings.needs(.observation, at: node, in: file, of: model)
  }
}
