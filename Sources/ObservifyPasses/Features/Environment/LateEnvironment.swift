import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Warns of views that need an object from the environment in actions only, and are shown without it.
///
/// The old wrapper trapped when it was read, `@Environment(C.self)` does when the view updates.
enum LateEnvironment {
  /// Adds a warning when a root shows the view that `use` stands in without injecting its object.
  static func warn(
    _ use: WrapperUse, _ references: [WrappedReference], _ plan: EditPlan,
    into findings: inout Findings
  ) {
    guard let holder = use.holder, !references.isEmpty,
      references.allSatisfy({ $0.node.isInAction })
    else { return }
    let injections = plan.uses.injections.filter { injection in
      injection.modifier == .environmentObject
        && injection.models.contains { use.models.contains($0) }
    }
    for site in plan.uses.constructorCalls[plan.index[holder].name] ?? []
    where site.call.node.isInPreview || site.call.node.isRootView
      || site.call.node.isShownAlone(in: plan.index)
    {
      guard !injections.contains(where: { $0.call.node.contains(site.call.node) }) else { continue }
      let file = plan.index[site.file]
      let line = file.lines.position(of: site.call.node.range.lowerBound).line
      findings.warn(
        .lateEnvironment, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
        "'\(plan.index[holder].name)' is shown at \(file.path):\(line) without the object of '\(use.name)'"
      )
      return
    }
  }
}

extension Node {
  /// Whether code runs when something happens, not when the view is drawn.
  fileprivate var isInAction: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression:
        if TakenClosure(ancestor)?.isViewAction == true { return true }
      case .functionDecl:
        return FunctionDeclaration(ancestor)?.resultType == nil
      case .accessorBlock, .initDecl: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the view stands in a scene, a widget, a cell or an image, and nothing of the project is
  /// around it or called on it, which might inject.
  fileprivate func isShownAlone(in index: ProjectIndex) -> Bool {
    for ancestor in ancestors {
      if ancestor.kind.isTypeDeclaration { return false }
      guard let name = CallExpression(ancestor)?.callee?.mentionedName?.name else { continue }
      let isOwn =
        index.types.contains { $0.name == name && $0.kind != .external }
        || index.functions.contains { $0.name == name } || name == "modifier"
      if isOwn { return false }
      if Vocabulary.rootTypes.contains(name) { return true }
    }
    return false
  }

  /// Whether the view is handed to a controller that hosts it.
  fileprivate var isRootView: Bool {
    ancestors.contains { Argument($0)?.label == "rootView" }
  }
}
