import ObservifySyntax
import ObservifyText
import Testing

@Suite("Recovery from errors")
struct RecoveryTests {
  @Test(
    "What stands around broken code is read",
    arguments: RecoveryCase.braces + RecoveryCase.brackets + RecoveryCase.texts)
  func structure(_ example: RecoveryCase) {
    check(example)
  }

  @Test("What stands around half a declaration is read", arguments: RecoveryCase.declarations)
  func declarations(_ example: RecoveryCase) {
    check(example)
  }

  @Test(
    "What stands around half a statement is read",
    arguments: RecoveryCase.statements + RecoveryCase.directives)
  func statements(_ example: RecoveryCase) {
    check(example)
  }

  private func check(_ example: RecoveryCase) {
    let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: example.source))
    expectInvariants(tree)
    #expect(tree.outline == example.outline)
    #expect(tree.errorPlaces == example.errors)
  }
}
