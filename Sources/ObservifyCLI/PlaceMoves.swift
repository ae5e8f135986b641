import ObservifyKit
import ObservifyText

/// Where the places in changed files have gone, by the edits that were made.
struct PlaceMoves {
  fileprivate struct File {
    let change: FileChange
    let before: LineMap
    let after: LineMap
  }

  private let files: [String: File]

  /// Reads the edits of files that hold their new content.
  init(_ changes: [FileChange]) {
    files = Dictionary(
      changes.filter { !$0.edits.isEmpty }.map {
        ($0.path, File(change: $0, before: LineMap($0.before), after: LineMap($0.after)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a diagnostic about the places where it was about after the changes, in its words and notes, too.
  func moved(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !files.isEmpty else { return diagnostic }
    var place = LineMap.Position(line: diagnostic.line, column: diagnostic.column)
    if let file = files[diagnostic.path], let start = file.before.start(ofLine: place.line) {
      place = file.moved(ByteOffset(start.index + max(place.column - 1, 0)))
    }
    return Diagnostic(
      path: diagnostic.path, line: place.line, column: place.column,
      severity: diagnostic.severity, message: moved(diagnostic.message), code: diagnostic.code,
      notes: diagnostic.notes.map(moved), model: diagnostic.model)
  }

  /// Returns a message with the lines of the files that it names, as in `A/View.swift:12`.
  private func moved(_ message: String) -> String {
    message.replacing(/:([0-9]+)/) { match in
      let head = message[..<match.range.lowerBound]
      let named = files.values.first { file in
        head.hasSuffix(file.change.path)
          && head.dropLast(file.change.path.count).last.map { " '(".contains($0) } != false
      }
      guard let named, let number = Int(match.1), let start = named.before.start(ofLine: number)
      else { return String(match.0) }
      // What a line is about does not begin with its indentation.
      let indentation = named.change.before[start.index...].prefix { $0 == 0x20 || $0 == 0x09 }
      return ":\(named.moved(ByteOffset(indentation.endIndex)).line)"
    }
  }
}

extension PlaceMoves.File {
  /// Returns the place after the edits of what was at a byte.
  ///
  /// What is put before it on lines of its own stays before it; what else is put there begins it.
  fileprivate func moved(_ offset: ByteOffset) -> LineMap.Position {
    var shift = 0
    for edit in change.edits {
      let size = edit.replacement.utf8.count
      if edit.range.upperBound <= offset.index, !edit.range.isEmpty {
        shift += size - edit.range.count
      } else if edit.range.lowerBound < offset.index, edit.range.isEmpty {
        shift += size
      } else if edit.range == offset.index..<offset.index {
        if edit.replacement.endsOnNewLine { shift += size }
      } else if edit.range.contains(offset.index) {
        return after.position(
          of: ByteOffset(
            edit.range.lowerBound + shift + min(offset.index - edit.range.lowerBound, size)))
      }
    }
    return after.position(of: ByteOffset(offset.index + shift))
  }
}

extension String {
  /// Whether only white space stands behind its last line break.
  fileprivate var endsOnNewLine: Bool {
    reversed().first { !$0.isWhitespace || $0.isNewline }?.isNewline == true
  }
}
