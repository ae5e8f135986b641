import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Renames the modifiers that hand on objects whose static type migrates.
///
/// ```diff
/// -  ContentView().environmentObject(store)
/// +  ContentView().environment(store)
/// ```
///
/// What takes an `Observable` object takes an optional one, too: `environment(_:)`, `focusedValue(_:)`
/// and `focusedSceneValue(_:)` of Apple's documentation.
struct EnvironmentInjectionPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for injection in plan.injections {
      guard let name = injection.name else { continue }
      let successor = injection.modifier.successor
      findings.fix(
        injection.modifier == .environmentObject ? .injection : .focusedValue,
        at: injection.argument, in: plan.index[injection.file], of: injection.models[0],
        injection.modifier == .environmentObject
          ? "the injection becomes '.environment'"
          : "'.\(injection.modifier.rawValue)' becomes '.\(successor)'"
      ) { edit in edit.replace(name.range, with: successor) }
    }
  }
}

extension InjectionModifier {
  /// The modifier that takes an `@Observable` object.
  var successor: String {
    switch self {
    case .environmentObject: "environment"
    case .focusedObject: "focusedValue"
    case .focusedSceneObject: "focusedSceneValue"
    }
  }
}
