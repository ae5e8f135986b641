import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Turns wrappers of packages into what takes their place.
///
/// ```diff
/// -  @EnvironmentObject.Optional private var store: Store?
/// +  @Environment(Store.self) private var store: Store?
/// ```
///
/// Factory's `@InjectedObject(\.model)` becomes `@InjectedObservable(\.model)`; Resolver's becomes `@Injected`,
/// with bindings to a `Bindable`; one that `.observify.yml` states something of, what that says.
struct OutsideWrapperPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for use in ObjectWrapper.allCases.filter(\.isPackages).flatMap(plan.wrappers) {
      guard let name = use.attribute.nameRange, let last = use.attribute.nameToken else { continue }
      if use.wrapper == .injectedObject {
        let stated = plan.resolver.statedWrapper(use.attribute)?.replacement
        let counterpart = stated ?? "InjectedObservable"
        findings.fix(
          .outsideCounterpart, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
          "'\(use.name)' comes from '@\(counterpart)'"
        ) { edit in edit.replace(stated == nil ? last.range : name, with: counterpart) }
      } else if use.wrapper == .resolvedObject {
        findings.fix(
          .outsideCounterpart, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
          "'\(use.name)' comes from '@Injected'"
        ) { edit in edit.replace(last.range, with: "Injected") }
        EnvironmentReaderPass().bind(use, plan, into: &findings)
      } else if let type = use.optionalType {
        let environment = plan.spelling("Environment", at: use.declaration.node)
        findings.fix(
          .outsideCounterpart, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
          "'\(use.name)' comes from '@Environment(\(type.text).self)'"
        ) { edit in
          edit.replace(name, with: "\(environment)(\(type.text).self)")
          if use.binding.type == nil, let variable = use.binding.nameToken {
            edit.insert(": \(type.text)?", at: variable.range.upperBound)
          }
        }
      }
    }
  }
}
