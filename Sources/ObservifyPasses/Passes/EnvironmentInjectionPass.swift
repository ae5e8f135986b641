import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Renames the injection of objects whose static type migrates.
///
/// ```diff
/// -  ContentView().environmentObject(store)
/// +  ContentView().environment(store)
/// ```
struct EnvironmentInjectionPass: MigrationPass {
  func run(_ plan: MigrationPlan, into findings: inout Findings) {
    for injection in plan.uses.injections where plan.migrates(injection.models) {
      guard let name = injection.name else { continue }
      findings.fix(
        .injection, at: injection.argument, in: plan.index[injection.file],
        of: injection.models[0], "the injection becomes '.environment'"
      ) { edit in edit.replace(name.range, with: "environment") }
    }
  }
}
