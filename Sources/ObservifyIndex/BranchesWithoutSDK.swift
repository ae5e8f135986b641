import ObservifySyntax

extension Node {
  /// Whether it stands in a branch of `#if` that no platform with SwiftUI and Combine compiles: what is declared
  /// there takes the place of what these declare elsewhere.
  var isCompiledWithoutSDK: Bool {
    ancestors.contains { clause in
      guard clause.kind == .ifConfigClause, let whole = clause.parent else { return false }
      return clause.condition?.valueWithSDK == false
        || whole.children(.ifConfigClause).prefix { $0 != clause }
          .contains { $0.condition?.valueWithSDK == true }
    }
  }

  /// The condition of a clause of `#if`; an `#else` has none.
  private var condition: Node? { token(.poundElse) == nil ? children.first : nil }

  /// What a condition of `#if` comes to wherever SwiftUI and Combine can be imported; nil where it depends on more.
  private var valueWithSDK: Bool? {
    switch kind {
    case .tupleExpression: return child(.argument)?.children.first?.valueWithSDK
    case .prefixExpression:
      return text.hasPrefix("!") ? children.first?.valueWithSDK.map { !$0 } : nil
    case .callExpression:
      guard let call = CallExpression(self), let argument = call.arguments.first?.value?.text
      else {
        return nil
      }
      switch call.callee?.text {
      case "canImport": return Vocabulary.modules.contains(argument) ? true : nil
      case "os": return Self.systemsWithoutSDK.contains(argument) ? false : nil
      default: return nil
      }
    case .sequenceExpression:
      let parts = Array(children)
      let terms = parts.split { $0.text == "||" }.map { term in
        let values = term.filter { $0.text != "&&" }.map(\.valueWithSDK)
        return values.contains(false) ? false : values.contains(nil) ? nil : true
      }
      return terms.contains(true) ? true : terms.contains(nil) ? nil : false
    default: return nil
    }
  }

  private static let systemsWithoutSDK: Set = ["Linux", "Windows", "Android", "WASI", "FreeBSD"]
}
