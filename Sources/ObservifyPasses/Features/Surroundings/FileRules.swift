import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What whole files, comments and options ask for.
extension Project {
  /// A file that does not parse may do anything with a model that it names.
  func keepByBrokenFiles(into effects: inout Effects) {
    for file in index.files where !file.tree.errors.isEmpty {
      let names = file.tree.hasConflict ? file.tree.words : file.tree.mentionedNames
      let broken = file.tree.root
      for model in graph.models where names.contains(index[model].name) {
        effects.keep(
          [model], .brokenFile, at: broken, in: file.id, "a file that does not parse names it")
      }
    }
  }

  func keepByComments(into effects: inout Effects) {
    for file in index.files {
      guard let suppressions = Suppressions(file) else { continue }
      for model in graph.models where index[model].file == file.id {
        guard let node = index[model].declaration?.node else { continue }
        if suppressions.covers(node) {
          effects.keep(
            [model], .ignored, at: node, in: file.id, "a comment asks to leave it",
            origin: .request)
        }
      }
      for wrapper in uses.wrappers where wrapper.file == file.id {
        if suppressions.covers(wrapper.declaration.node) {
          effects.keep(
            wrapper.models, .ignored, at: wrapper.declaration.node, in: file.id,
            "a comment asks to leave '\(wrapper.name)'",
            origin: .request)
        }
      }
      for parameter in uses.parameters.all
      where parameter.file == file.id && suppressions.covers(parameter.owner) {
        effects.keep(
          parameter.models, .ignored, at: parameter.node, in: file.id,
          "a comment asks to leave what it is put into",
          origin: .request)
      }
      for alias in uses.aliases.all where alias.file == file.id && suppressions.covers(alias.node) {
        effects.keep(
          alias.models, .ignored, at: alias.node, in: file.id,
          "a comment asks to leave its typealias",
          origin: .request)
      }
      for injection in uses.injections
      where injection.file == file.id && suppressions.covers(injection.call.node) {
        effects.keep(
          injection.models, .ignored, at: injection.call.node, in: file.id,
          "a comment asks to leave an injection",
          origin: .request)
      }
    }
  }

  /// Leaves out the units that `--only` does not name and the types that `--skip` names.
  ///
  /// Codes are judged when it is known which of them a unit brings; see `MigrationRun`.
  func deselected(by settled: Settlement, _ graph: ModelGraph) -> Effects {
    var effects = Effects()
    let groups = Set(selection.only.models.map(settled.group))
    let isChosenByName = !selection.isOpen && selection.only.codes.isEmpty
    for model in graph.models {
      guard let node = index[model].declaration?.node else { continue }
      let request: String
      if isChosenByName, !groups.contains(settled.group(of: model)) {
        request = "'--only' does not name it"
      } else if selection.skip.models.contains(model) {
        request = "'--skip' names it"
      } else {
        continue
      }
      effects.keep(
        [model], .deselected, at: node, in: index[model].file, request, origin: .request)
    }
    return effects
  }
}

extension SyntaxTree {
  /// Whether text of the file stands between conflict markers, of which there are no tokens.
  fileprivate var hasConflict: Bool {
    errors.contains { error in
      let marker = source.bytes[error.offset.index...].prefix(4)
      return marker.elementsEqual("<<<<".utf8) || marker.elementsEqual(">>>>".utf8)
    }
  }

  /// Everything in the file that could be a name.
  fileprivate var words: Set<String> {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return Set(
      text.unicodeScalars.split { !$0.properties.isXIDContinue }.map { String($0) })
  }

  /// The names that the file mentions anywhere.
  fileprivate var mentionedNames: Set<String> {
    var names: Set<String> = []
    for position in tokens.kinds.indices where tokens.kinds[position] == .identifier {
      names.insert(Token(tree: self, index: position).name)
    }
    return names
  }
}

extension String {
  /// The text up to the first line break.
  var firstLine: String { String(prefix { !$0.isNewline }) }
}
