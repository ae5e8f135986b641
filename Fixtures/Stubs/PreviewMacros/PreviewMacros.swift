// The compiler plug-in behind `#Preview` and `@Previewable`, which expand to nothing, so that only
// what is written in a preview is checked, and behind `@Entry`, `@Tracing` and `@Identified` of PartnerKit, and
// `@Model` of SwiftData.

import SwiftSyntax
import SwiftSyntaxMacros

public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// Declares a property that publishes, as macros of some packages do.
public struct TracingMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { ["@Published var trace = 0"] }
}

/// Declares a conformance, as macros of some packages do.
public struct IdentifiedMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] { [try ExtensionDeclSyntax("extension \(type): Identifiable {}")] }
}

/// Declares nothing: what `@Model` of SwiftData would is not looked at here.
public struct PersistentModelMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// Gives a property of the environment its accessors and its key, as `@Entry` of SwiftUI does.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let binding = binding(of: declaration) else { return [] }
    let key = "__Key_\(binding.pattern.trimmedDescription)"
    return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let binding = binding(of: declaration) else { return [] }
    let type = binding.typeAnnotation?.trimmedDescription ?? ""
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    return [
      """
      private struct __Key_\(raw: binding.pattern.trimmedDescription): SwiftUI.EnvironmentKey {
        static var defaultValue\(raw: type) { get { \(raw: value) } }
      }
      """
    ]
  }

  private static func binding(of declaration: some DeclSyntaxProtocol) -> PatternBindingSyntax? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first
  }
}
