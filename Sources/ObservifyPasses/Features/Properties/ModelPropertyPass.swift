import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Makes the stored variables of a model fit for the macro.
///
/// ```diff
/// -  @Published var items: [Item] = []
/// -  lazy var formatter = Formatter()
/// +  var items: [Item] = []
/// +  @ObservationIgnored lazy var formatter = Formatter()
/// ```
struct ModelPropertyPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for model in plan.models {
      var seen: Set<Node> = []
      for id in plan.index[model].properties {
        let property = plan.index[id]
        guard let treatment = plan.properties.treatments[id], plan.idleStores[id] == nil,
          seen.insert(property.declaration.node).inserted
        else { continue }
        if property.declaration.bindings.count > 1 {
          split(property, treatment, of: model, plan, into: &findings)
        } else {
          treat(property, treatment, of: model, plan, into: &findings)
        }
      }
    }
    for model in plan.properties.emptyInitializers.sorted() {
      spellInitializer(of: model, plan, into: &findings)
    }
    for use in plan.publishedStorages {
      guard let assignment = use.node.publishedAssignment else { continue }
      rewrite(assignment, use, plan, into: &findings)
    }
  }

  /// Writes `init() {}` behind the last stored property.
  private func spellInitializer(of model: TypeID, _ plan: EditPlan, into findings: inout Findings) {
    let stored = plan.index[model].properties.map { plan.index[$0] }.filter {
      $0.isStored && !$0.isStatic && !$0.isInExtension
    }
    guard let node = stored.last?.declaration.node else { return }
    let file = plan.index.file(of: node)
    findings.fix(
      .spelledInitializer, at: node, in: file, of: model,
      "'\(plan.index[model].name)' gets an explicit initializer"
    ) { edit in
      let start = node.range.lowerBound
      let lineBreak = edit.lineBreak(near: start)
      let lead = edit.indentation(at: start).map { lineBreak + lineBreak + $0 } ?? "; "
      let end = edit.endWithComment(node)
      let next = edit.skippingSpace(from: end)
      let isCrowded =
        file.lines.position(of: next).line == file.lines.position(of: end).line + 1
        && !file.tree.source.string(in: next..<edit.endOfLine(next)).hasPrefix("}")
      edit.insert(lead + "init() {}" + (isCrowded ? lineBreak : ""), at: end, rank: 2)
    }
  }

  /// Moves the brace of observers before a comment: the macro writes both on one line, the comment first (checked
  /// with the compiler).
  private func moveBrace(of property: PropertySymbol, _ plan: EditPlan, _ edit: inout EditBuilder) {
    guard let block = property.binding.accessorBlock,
      case let (gap, brace) = (block.firstToken.leadingGap, block.firstToken.range),
      block.tree.source.string(in: gap).contains("//"),
      !plan.announcements.removals.contains(where: { $0.node == block }),
      let next = block.firstToken.next
    else { return }
    edit.insert(" {", at: gap.lowerBound, rank: 1)
    if block.tree.source.string(in: next.leadingGap).contains(where: \.isNewline) {
      edit.delete(edit.skippingSpace(before: brace.lowerBound)..<brace.upperBound)
    } else {
      edit.delete(brace.lowerBound..<next.range.lowerBound)
    }
  }

  private func treat(
    _ property: PropertySymbol, _ treatment: PropertyTreatment, of model: TypeID,
    _ plan: EditPlan, into findings: inout Findings
  ) {
    let file = plan.index[property.file]
    let node = property.declaration.node
    switch treatment {
    case .published(let attribute):
      findings.fix(
        .publishedProperty, at: attribute.node, in: file, of: model,
        "'@\(attribute.name)' is removed from '\(property.name)'"
      ) { edit in
        edit.removeAttribute(attribute, declaring: property.binding)
        moveBrace(of: property, plan, &edit)
      }
    case .tracked where property.binding.nameToken == nil:
      findings.warn(
        .untrackedTuple, at: node, in: file, of: model,
        "the macro does not track the variables of '\(property.binding.pattern?.text ?? "")'")
    case .tracked where plan.index[model].isObservable: break
    case .tracked:
      findings.fix(
        .trackedUnpublished, at: node, in: file, of: model, "'\(property.name)' is tracked now"
      ) { edit in moveBrace(of: property, plan, &edit) }
      for mention in plan.properties.storageMentions[property.id] ?? [] {
        findings.fix(
          .trackedUnpublished, at: mention, in: file, of: model,
          "the storage of '\(property.name)' is meant there"
        ) { edit in edit.nameStorage(of: property.name, at: mention) }
      }
    case .ignored(let code): ignore(property, code, of: model, plan, into: &findings)
    case .unfollowed(let reason):
      if plan.givesMacro(to: model) {
        findings.fix(
          .ignoredWrapper, at: node, in: file, of: model, untracked(property, plan)
        ) { edit in edit.insertAttribute("@ObservationIgnored", before: node) }
      }
      findings.warn(
        .wrapperInModel, at: node, in: file, of: model,
        "views that read '\(property.name)' through '\(plan.index[model].name)' no longer update when it changes: \(reason)"
      )
    case .reported(let storage):
      findings.fix(
        .reportedWrapper, at: node, in: file, of: model,
        "'\(property.name)' reports its reads and changes itself"
      ) { edit in
        edit.computeWrapped(property, over: storage)
        if let published = property.published { edit.removeAttribute(published) }
      }
      for mention in storage.mentions where mention.tree !== node.tree {
        findings.fix(
          .reportedWrapper, at: mention, in: plan.index.file(of: mention), of: model,
          "'\(mention.text)' is that of the variable"
        ) { edit in edit.rename(mention, to: storage, of: property) }
      }
    }
  }

  private func ignore(
    _ property: PropertySymbol, _ code: DiagnosticCode, of model: TypeID, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let node = property.declaration.node
    guard property.attribute("ObservationIgnored") == nil, plan.givesMacro(to: model) else {
      return
    }
    if code == .ignoredWrapper, becomesPlain(property, plan) { return }
    // The macro tracks no variables of a tuple, and its attributes can be on none.
    guard property.binding.nameToken != nil else { return }
    let idle = code == .ignoredWrapper ? idleWrapper(of: property, plan) : nil
    findings.fix(
      code, at: node, in: plan.index[property.file], of: model,
      code == .ignoredWrapper ? untracked(property, plan) : "'\(property.name)' is not tracked"
    ) { edit in
      if let idle {
        edit.replace(idle, with: "ObservationIgnored")
      } else {
        edit.insertAttribute("@ObservationIgnored", before: node)
      }
    }
  }

  /// Says that a variable is not tracked, and why the macro cannot track it.
  private func untracked(_ property: PropertySymbol, _ plan: EditPlan) -> String {
    let reason = plan.project.macroObstacle(of: property).map { ": \($0)" } ?? ""
    return "'\(property.name)' is not tracked\(reason)"
  }

  /// Whether the property's only wrapper is an `@ObservedObject` that goes.
  private func becomesPlain(_ property: PropertySymbol, _ plan: EditPlan) -> Bool {
    guard let use = plan.wrapper(of: property.binding), use.wrapper == .observedObject
    else { return false }
    return !property.isLazy && ChildForm(of: use, plan).isPlain
  }

  /// The name of the property's only attribute, an `@ObservedObject` of a class that stays: no class
  /// observes by it, and nothing names the wrapper.
  private func idleWrapper(of property: PropertySymbol, _ plan: EditPlan) -> ByteRange? {
    guard let wrapper = plan.uses.wrapperOfBinding[property.binding.node],
      plan.uses[wrapper].wrapper == .observedObject, property.attributes.count == 1,
      !property.attributes[0].hasArguments,
      plan.uses.projections(of: wrapper).isEmpty, plan.uses.storages(of: wrapper).isEmpty
    else { return nil }
    return property.attributes[0].nameRange
  }

  /// Writes `var a = 1, b = 2` as two declarations.
  ///
  /// Each comma gives way to what the declaration begins with; comments stay where they are.
  private func split(
    _ property: PropertySymbol, _ treatment: PropertyTreatment, of model: TypeID,
    _ plan: EditPlan, into findings: inout Findings
  ) {
    let file = plan.index[property.file]
    let declaration = property.declaration
    guard let keyword = declaration.keyword else { return }
    let start = declaration.node.range.lowerBound
    let bindings = declaration.bindings
    findings.fix(
      .splitVariables, at: declaration.node, in: file, of: model,
      "the declaration of '\(property.name)' is split"
    ) { edit in
      let lead =
        (declaration.node.attributes.filter { $0 != property.published }.map(\.node.text)
        + declaration.node.modifierNames + [keyword.text]).joined(separator: " ") + " "
      if case .published(let attribute) = treatment { edit.removeAttribute(attribute) }
      let lineBreak = edit.memberLead(beside: declaration.node)
      for (place, binding) in bindings.enumerated() {
        let own = plan.index.properties(of: declaration.node)
          .first { plan.index[$0].binding == binding }
          .flatMap { plan.properties.treatments[$0] }
        let isIgnored = if case .ignored = own { true } else { false }
        let mark = isIgnored ? "@ObservationIgnored " : ""
        if place == 0 {
          if isIgnored { edit.insert(mark, at: start) }
        } else {
          edit.breakList(
            before: binding.node, after: bindings[place - 1].node, lineBreak: lineBreak,
            lead: mark + lead)
        }
        if binding.type == nil, binding.initialValue == nil, let name = binding.nameToken,
          let shared = bindings[place...].lazy.compactMap(\.typeAnnotation).first
        {
          edit.insert(shared.text, at: name.range.upperBound)
        }
      }
    }
  }

  /// Writes `_p = Published(initialValue: v)` as `p = v`.
  ///
  /// Where the property has observers they did not run, and where it or its class is of an actor the
  /// initialiser need not be: `_p`, the macro's own storage, passes them by.
  private func rewrite(
    _ assignment: WrapperAssignment, _ use: PublisherUse, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    guard let value = assignment.argument.value else { return }
    let file = plan.index[use.file]
    findings.fix(
      .publishedStorage, at: assignment.statement, in: file, of: use.models[0],
      "'\(use.name)' is assigned itself"
    ) { edit in
      // A parameter may have the property's name; then the property is named by `self`.
      let target = ScopeLookup(plan.index).target(of: use.name, at: assignment.target)
      let isShadowed = if case .local = target { true } else { false }
      let isFree = assignment.statement.ancestor([.initDecl])?.hasModifier("nonisolated") == true
      let properties = use.models.flatMap { plan.index[$0].properties }.map { plan.index[$0] }
      let takesStorage =
        isFree
        || properties.contains { property in
          property.name == use.name
            && (property.binding.accessorBlock != nil
              || property.attributes.contains(where: ScopeLookup(plan.index).isGlobalActor))
        }
      if !takesStorage {
        // What stands before the dot stays: 'self', or a weak 'self?'.
        let member = MemberExpression(assignment.target)?.nameToken
        edit.replace(
          member?.range ?? assignment.target.range,
          with: isShadowed && member == nil ? "self.\(use.name)" : use.name)
      }
      edit.unwrapCall(assignment.call, to: value)
    }
  }
}
