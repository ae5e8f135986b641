import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Warns of views that need an object from the environment in actions only, and are shown without it.
///
/// The old wrapper trapped when it was read, `@Environment(C.self)` does when the view updates.
struct LateEnvironment {
  private let plan: EditPlan
  private lazy var declared = DeclaredNames(plan.index)

  /// The ways to views, by the models that are injected on them.
  private var known: [[TypeID]: EnvironmentWays] = [:]

  init(_ plan: EditPlan) { self.plan = plan }

  /// Adds a warning when the view that `use` stands in is reached without its object.
  mutating func warn(
    _ use: WrapperUse, _ references: [WrappedReference], into findings: inout Findings
  ) {
    guard let holder = use.holder, !references.isEmpty,
      references.allSatisfy({ $0.node.isInAction })
    else { return }
    let ways = known[use.models] ?? EnvironmentWays(of: use.models, plan, declared)
    known[use.models] = ways
    guard let way = ways.missing(for: holder) else { return }
    let file = plan.index[way.site.file]
    let line = file.lines.position(of: way.site.call.node.range.lowerBound).line
    let (name, property) = (plan.index[holder].name, use.name)
    findings.warn(
      way.isPreview ? .latePreview : .lateEnvironment, at: use.attribute.node,
      in: plan.index[use.file], of: use.models[0],
      way.isPreview
        ? "a preview shows '\(name)' without '\(property)', at \(file.path):\(line)"
        : "'\(name)' stops the program where it is shown without '\(property)': "
          + "\(way.steps.joined(separator: " → ")), at \(file.path):\(line)")
  }
}

extension Node {
  /// Whether code runs when something happens, not when the view is drawn.
  var isInAction: Bool {
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
}
