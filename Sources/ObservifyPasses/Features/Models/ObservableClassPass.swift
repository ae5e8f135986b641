import ObservifyIndex
import ObservifySyntax

/// Turns the conformance to `ObservableObject` into the macro.
///
/// ```diff
/// -final class Model: ObservableObject {
/// +@Observable
/// +final class Model {
/// ```
struct ObservableClassPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    var access = WidenedAccess(plan)
    for model in plan.models {
      let symbol = plan.index[model]
      for conformance in plan.graph.conformances[model] ?? [] {
        removeConformance(conformance, of: symbol, plan, into: &findings)
      }
      if symbol.kind == .protocol {
        for declaration in symbol.declarations {
          removePublisherRequirements(of: declaration.node, of: model, plan, into: &findings)
        }
      }
      spellPublishers(of: symbol, plan, into: &findings)
      guard let declaration = symbol.declaration else { continue }
      let file = plan.index[symbol.file]
      if symbol.kind == .protocol || symbol.isLocal, plan.graph.conformances[model] != nil {
        findings.needs(.observation, at: declaration.node, in: file, of: model)
      }
      guard symbol.kind == .class, plan.givesMacro(to: model) else { continue }
      findings.needs(.observation, at: declaration.node, in: file, of: model)
      findings.fix(
        .observableClass, at: declaration.node, in: file, of: model,
        plan.released.contains(model)
          ? "'\(symbol.name)' becomes '@Observable', below a base class that stays and publishes nothing"
          : "'\(symbol.name)' becomes '@Observable'"
      ) { edit in
        edit.insertAttributeLine(
          "@Observable", into: declaration.node, sharingLine: plan.attributesShareLine)
      }
      for word in FormerNames(of: declaration, in: file).words {
        findings.fix(
          .observableClass, at: declaration.node, in: file, of: model,
          "a comment of '\(symbol.name)' names what it is now"
        ) { edit in edit.replace(word.range, with: word.replacement) }
      }
      access.widen(model, into: &findings)
      ModuleNamesake(of: symbol, plan.index, plan.graph)?.write(
        for: model, plan, into: &findings)
    }
  }

  /// What a protocol asks of the publisher of its objects goes with the publisher.
  private func removePublisherRequirements(
    of node: Node, of model: TypeID, _ plan: EditPlan, into findings: inout Findings
  ) {
    for (requirement, clause) in node.publisherRequirements(of: "Self") {
      findings.fix(
        .observableProtocol, at: requirement, in: plan.index.file(of: requirement), of: model,
        "'\(plan.index[model].name)' asks for no publisher"
      ) { edit in edit.removeListElement(requirement, from: clause) }
    }
  }

  /// The associated type of the conformance becomes what it stood for.
  private func spellPublishers(
    of symbol: TypeSymbol, _ plan: EditPlan, into findings: inout Findings
  ) {
    let removed = plan.announcements.removals.filter { $0.model == symbol.id }.map(\.node)
    for named in symbol.associatedPublishers(plan.index)
    where !removed.contains(where: { $0.contains(named) }) {
      let file = plan.index.file(of: named)
      findings.fix(
        .observableClass, at: named, in: file, of: symbol.id,
        "'\(named.text)' was that of the conformance"
      ) { edit in edit.replace(named.range, with: "ObservableObjectPublisher") }
      findings.needs(.combine, at: named, in: file, of: symbol.id)
    }
  }

  private func removeConformance(
    _ conformance: ModelGraph.Conformance, of symbol: TypeSymbol, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let file = plan.index.file(of: conformance.element)
    let declaration = conformance.declaration
    // What a typealias brings is changed there.
    guard let list = declaration.inheritanceClause, conformance.alias == nil else { return }
    if symbol.kind == .class, symbol.isLocal {
      findings.fix(
        .observableClass, at: conformance.element, in: file, of: symbol.id,
        "'\(symbol.name)' conforms to 'Observable'"
      ) { edit in
        guard let type = conformance.name else { return }
        edit.replace(type.range, with: plan.observable(at: type))
      }
      return
    }
    if symbol.kind == .protocol {
      findings.fix(
        .observableProtocol, at: conformance.element, in: file, of: symbol.id,
        "'\(symbol.name)' refines 'Observable'"
      ) { edit in
        guard let type = conformance.name else { return }
        let others = declaration.inheritedTypes.map { $0.text.trimmingComma }
        let observable = plan.observable(at: type)
        edit.replace(
          type.range,
          with: others.contains("AnyObject")
            ? observable
            : type.parent?.kind == .compositionType
              ? "AnyObject & \(observable)" : "AnyObject, \(observable)")
      }
      return
    }
    findings.fix(
      symbol.isObservable ? .spareConformance : .observableClass, at: conformance.element, in: file,
      of: symbol.id,
      symbol.isObservable
        ? "'\(symbol.name)' is '@Observable' already, and its conformance is removed"
        : "the conformance of '\(symbol.name)' is removed"
    ) { edit in
      if declaration.node.kind == .extensionDecl, declaration.inheritedTypes.count == 1,
        declaration.members.isEmpty, let block = declaration.memberBlock,
        edit.isSpace(block.firstToken.range.upperBound..<block.lastToken.range.lowerBound)
      {
        edit.removeStatementAndBlankLine(declaration.node)
      } else if let name = conformance.name, let composition = name.parent,
        composition.kind == .compositionType
      {
        edit.removePart(name, of: composition)
      } else {
        edit.removeListElement(conformance.element, from: list)
      }
    }
  }
}

extension Node {
  /// What the `where` clause of a declaration asks of the publisher of a type's objects, with the clause.
  func publisherRequirements(of type: String) -> [(requirement: Node, clause: Node)] {
    guard let clause = child(.whereClause) else { return [] }
    return clause.children(.requirement).filter { requirement in
      guard let subject = requirement.children.first else { return false }
      let path = ProjectIndex.path(of: subject)
      return path == [type, "ObjectWillChangePublisher"]
        || type == "Self" && path == ["ObjectWillChangePublisher"]
    }.map { ($0, clause) }
  }
}
