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
      for use in modelPlaces where use.file == file.id && suppressions.covers(use.whole) {
        effects.keep(
          use.models, .ignored, at: use.whole, in: file.id,
          suppressions.isGenerated
            ? "its first lines say that this file is generated"
            : "a comment asks to leave \(use.what)", origin: .request)
      }
    }
  }

  /// Where models are declared, held, put into generic parameters and typealiases, and injected.
  var modelPlaces: [ModelPlace] {
    graph.models.compactMap { model in
      index[model].declaration.map {
        ModelPlace([model], index[model].file, $0.node, $0.node, "it")
      }
    }
      + uses.wrappers.map {
        ModelPlace($0.models, $0.file, $0.attribute.node, $0.declaration.node, "'\($0.name)'")
      }
      + uses.injections.map {
        ModelPlace($0.models, $0.file, $0.argument, $0.call.node, "an injection")
      }
      + uses.parameters.all.map {
        ModelPlace($0.models, $0.file, $0.node, $0.owner, "what it is put into")
      }
      + uses.aliases.all.map { ModelPlace($0.models, $0.file, $0.node, $0.node, "its typealias") }
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

/// A place that is about models.
struct ModelPlace {
  let models: [TypeID]
  let file: FileID

  /// What names them.
  let node: Node

  /// The declaration or the call that it belongs to.
  let whole: Node

  /// What a sentence calls it.
  let what: String

  fileprivate init(
    _ models: [TypeID], _ file: FileID, _ node: Node, _ whole: Node, _ what: String
  ) {
    (self.models, self.file, self.node, self.whole, self.what) = (models, file, node, whole, what)
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
