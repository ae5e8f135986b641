import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What the passes propose and have to say.
package struct Findings: Sendable {
  package private(set) var fixes: [Fix] = []

  /// The modules that the edits need.
  private(set) var neededImports: [NeededImport] = []

  /// Adds the edits that `write` speaks, under a code and a model.
  mutating func fix(
    _ code: DiagnosticCode, at node: Node, in file: SourceFile, of model: TypeID,
    _ message: String, isWarning: Bool = false, _ write: (inout EditBuilder) -> Void = { _ in }
  ) {
    var builder = EditBuilder(file)
    write(&builder)
    fixes.append(
      Fix(
        code: code, model: model, place: Place(node, in: file.id), message: message,
        isWarning: isWarning, edits: builder.edits))
  }

  /// Says that edits need a module; with `isShared`, one import does for all that say so of the file.
  mutating func needs(
    _ module: NeededImport.Module, at node: Node, in file: SourceFile, of model: TypeID,
    isShared: Bool = false
  ) {
    neededImports.append(
      NeededImport(module: module, node: node, file: file, model: model, isShared: isShared))
  }

  /// Adds a warning without an edit.
  mutating func warn(
    _ code: DiagnosticCode, at node: Node, in file: SourceFile, of model: TypeID, _ message: String
  ) {
    fix(code, at: node, in: file, of: model, message, isWarning: true)
  }
}
