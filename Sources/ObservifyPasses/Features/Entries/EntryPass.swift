import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Writes a key of the environment and its property as one `@Entry`.
///
/// ```diff
/// -private struct ThemeKey: EnvironmentKey {
/// -  static let defaultValue = Theme.light
/// -}
/// -
///  extension EnvironmentValues {
///    /// The theme of the view.
/// -  var theme: Theme {
/// -    get { self[ThemeKey.self] }
/// -    set { self[ThemeKey.self] = newValue }
/// -  }
/// +  @Entry var theme: Theme = Theme.light
///  }
/// ```
struct EntryPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    guard plan.settings.modernizations.contains(.entry) else { return }
    let refused = Set(plan.decision.reasons.map(\.model))
    let found = EnvironmentEntry.all(in: plan.index, plan.resolver)
    guard plan.selection.modernizes(by: .environmentEntry) else { return }
    for entry in found.entries where !refused.contains(entry.key.id) {
      rewrite(entry, plan, into: &findings)
    }
    for (key, obstacle) in found.kept {
      guard let declaration = key.declaration else { continue }
      findings.fix(
        .keptEnvironmentKey, at: declaration.node, in: plan.index[key.file], of: key.id,
        "'\(key.name)' stays: \(reason(obstacle))")
    }
  }

  private func reason(_ obstacle: EnvironmentEntry.Obstacle) -> String {
    switch obstacle {
    case .form: "it is more than a default value and a property that reads and writes it"
    case .use: "something else names it"
    case .value: "its default may be an object or change, and '@Entry' makes it at each reading"
    case .place: "its default may not be visible where the property is"
    }
  }

  private func rewrite(_ entry: EnvironmentEntry, _ plan: EditPlan, into findings: inout Findings) {
    guard let key = entry.key.declaration?.node, let block = entry.property.binding.accessorBlock
    else { return }
    let keyFile = plan.index[entry.key.file]
    let documentation = EditBuilder(keyFile).documentation(above: key)
    findings.fix(
      .environmentEntry, at: key, in: keyFile, of: entry.key.id,
      "'\(entry.key.name)' is part of '@Entry'"
    ) { edit in
      edit.removeStatementAndBlankLine(
        key, from: documentation?.lowerBound, takingGapAbove: true)
    }
    findings.fix(
      .environmentEntry, at: entry.property.declaration.node, in: plan.index[entry.property.file],
      of: entry.key.id, "'\(entry.property.name)' becomes an '@Entry'"
    ) { edit in
      let start = entry.property.declaration.node.range.lowerBound
      let indentation = edit.lineIndentation(at: start)
      // What was said of the key is not lost where the property has no words of its own.
      var words = ""
      if let documentation, edit.documentation(above: entry.property.declaration.node) == nil {
        words = keyFile.tree.source.string(in: documentation).split(whereSeparator: \.isNewline)
          .map { $0.drop { $0 == " " || $0 == "\t" } + edit.lineBreak(near: start) + indentation }
          .joined()
      }
      edit.insert(words + "@Entry ", at: start)
      if entry.takesTypeOfKey, let annotation = entry.property.binding.typeAnnotation {
        edit.replace(annotation.range, with: entry.type.map { ": \($0.text)" } ?? "")
      }
      let text = entry.value.map { " = " + shifted($0, in: keyFile, to: indentation) } ?? ""
      edit.replace(
        edit.skippingSpace(before: block.range.lowerBound)..<block.range.upperBound, with: text)
    }
  }

  /// The text of a default value, its further lines indented for another place.
  private func shifted(_ value: Node, in file: SourceFile, to indentation: String) -> String {
    let before = EditBuilder(file).lineIndentation(at: value.range.lowerBound)
    let lines = value.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { place, line in
      place > 0 && line.hasPrefix(before)
        ? indentation + line.dropFirst(before.count) : String(line)
    }.joined(separator: "\n")
  }
}

extension Selection {
  /// Whether the command line leaves in a change that is about no model.
  func modernizes(by code: DiagnosticCode) -> Bool {
    (isOpen || only.codes.contains(code.code)) && !skip.codes.contains(code.code)
  }
}
