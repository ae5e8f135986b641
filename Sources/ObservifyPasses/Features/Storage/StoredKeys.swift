import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Warns where what `@AppStorage` of a model stores may be changed without the model.
///
/// In an observable object the wrapper announced such changes, too. Only what is done outside of tests,
/// under a key that is spelled the same way or by a constant of the same name, is found.
enum StoredKeys {
  /// Adds a warning at each property that reports its changes itself, for the first such place.
  ///
  /// - Complexity: O(*n*) in the nodes of the project.
  static func warn(_ plan: EditPlan, into findings: inout Findings) {
    var wrapped: [(property: PropertySymbol, model: TypeID, attribute: Attribute)] = []
    for model in plan.models {
      for id in plan.index[model].properties {
        guard case .reported = plan.properties.treatments[id] else { continue }
        let property = plan.index[id]
        for attribute in property.attributes
        where Vocabulary.storageWrappers.contains(attribute.name) {
          wrapped.append((property, model, attribute))
        }
      }
    }
    guard !wrapped.isEmpty else { return }
    for (model, properties) in Dictionary(grouping: wrapped, by: \.model).sorted(by: {
      $0.key < $1.key
    }) {
      warnOfOthers(of: model, properties.map(\.property), plan, into: &findings)
    }
    let places = places(in: plan.project)
    var announcing: [TypeID: Set<Node>] = [:]
    for use in plan.uses.willChanges {
      let code = plan.project.sendingCalls(of: use).compactMap(\.codeAround)
      for model in use.models { announcing[model, default: []].formUnion(code) }
    }
    for (property, model, attribute) in wrapped {
      let key = attribute.arguments.first?.value.flatMap(Key.init)
      let isStandard = !attribute.arguments.contains { $0.label == "store" }
      let all = ((key.flatMap { places.byKey[$0] } ?? []) + places.ofAll)
        .filter { !attribute.node.contains($0) && !(isStandard && $0.isOfSuite) }
      // What is announced by hand beside it goes on being announced.
      guard
        let place = all.first(where: {
          $0.codeAround.map { announcing[model]?.contains($0) == true } != true
        })
      else { continue }
      findings.warn(
        .wrapperInModel, at: property.declaration.node, in: plan.index[property.file], of: model,
        "views no longer update when '\(property.name)' is changed at \(plan.index.spelledPlace(of: place))"
      )
    }
  }

  /// Warns where views have an object each: what one stores, the views of the others followed.
  private static func warnOfOthers(
    of model: TypeID, _ properties: [PropertySymbol], _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let owner = plan.uses.wrappers.first { use in
      guard use.models.contains(model), let view = use.holder else { return false }
      return !plan.index[use.file].isTest && plan.isShownTwice(view)
        && plan.uses.initialValues(use).contains(where: \.makesObject)
    }
    let changed = properties.first { property in
      plan.project.projectMentions.places(of: property.name).contains {
        $0.isChanged(plan.resolver) && plan.project.property(at: $0) == property.id
      } || !plan.project.mentions.projections(of: property.name, in: plan.index).isEmpty
    }
    guard let view = owner?.holder, let property = changed else { return }
    let name = plan.index[model].name
    findings.warn(
      .wrapperInModel, at: property.declaration.node, in: plan.index[property.file], of: model,
      "each '\(plan.index[view].name)' has a '\(name)' of its own: views of one no longer update when another changes '\(property.name)'"
    )
  }

  /// What a value is stored under: a text, or the name of a constant or an enum's case.
  private enum Key: Hashable {
    case text(String)
    case name(String)

    init?(_ expression: Node) {
      if expression.kind == .stringLiteral {
        self = .text(expression.text)
        return
      }
      var named = expression
      if let member = MemberExpression(expression), member.name == "rawValue",
        let base = member.base
      {
        named = base
      }
      guard let name = named.mentionedName?.name else { return nil }
      self = .name(name)
    }
  }

  /// The places that may change what is stored, by key, and those that change all that is.
  private static func places(in project: Project) -> (byKey: [Key: [Node]], ofAll: [Node]) {
    let index = project.index
    var byKey: [Key: [Node]] = [:]
    var ofAll: [Node] = []
    for tree in index.files.lazy.filter({ !$0.isTest }).map(\.tree) {
      for attribute in tree.nodes(of: .attribute).compactMap(Attribute.init)
      where Vocabulary.storageWrappers.contains(attribute.name) {
        guard let value = attribute.arguments.first?.value, let key = Key(value),
          isWritten(attribute, project)
        else { continue }
        byKey[key, default: []].append(attribute.node)
      }
      for call in tree.nodes(of: .callExpression).compactMap(CallExpression.init) {
        guard let name = MemberExpression(call.callee)?.name else { continue }
        if ["removePersistentDomain", "setPersistentDomain"].contains(name) {
          ofAll.append(call.node)
        }
        guard ["set", "setValue", "removeObject", "setObject"].contains(name),
          let value = call.arguments.first(where: { $0.label == "forKey" })?.value,
          let key = Key(value)
        else { continue }
        byKey[key, default: []].append(call.node)
      }
    }
    return (byKey, ofAll)
  }

  /// Whether the variable that has a wrapper is assigned somewhere, or lent as a binding.
  private static func isWritten(_ attribute: Attribute, _ project: Project) -> Bool {
    let index = project.index
    guard let variable = attribute.node.ancestor([.variableDecl]),
      let name = variable.declaredName,
      let owner = index.enclosingType(of: variable)
    else { return true }
    let isLent = project.mentions.projections(of: name, in: index).contains {
      index.enclosingType(of: $0) == owner
    }
    return isLent
      || project.projectMentions.places(of: name).contains {
        $0.isChanged(project.resolver)
          && (index.enclosingType(of: $0) == owner || $0.kind == .memberExpression)
      }
  }
}

extension Node {
  /// Whether a call changes a suite, which is none of the app's own defaults:
  /// `UserDefaults(suiteName: name)?.removePersistentDomain(forName: name)`.
  fileprivate var isOfSuite: Bool {
    guard let call = CallExpression(self), let callee = call.callee else { return false }
    let suite = callee.descendants.lazy.compactMap { node in
      CallExpression(node)?.arguments.first { $0.label == "suiteName" }?.value?.text
    }.first
    guard let suite else { return false }
    return call.arguments.allSatisfy { $0.label != "forName" || $0.value?.text == suite }
  }
}
