import ObservifySyntax
import ObservifyTestSupport
import Testing

/// Checks everything that must hold for the tables of any tree, whatever was parsed.
func expectInvariants(
  _ tree: SyntaxTree, _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  if let violation = violation(in: tree) {
    Issue.record("\(name): \(violation)", sourceLocation: sourceLocation)
  }
}
