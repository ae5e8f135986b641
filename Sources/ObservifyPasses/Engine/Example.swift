/// A few lines of code that show what a code is about.
///
/// `--explain` prints them, and a test migrates them. Each text holds whole files. It begins with
/// `Example.swift`; a line such as `// Package.swift` begins another file.
package indirect enum Example: Hashable, Sendable {
  /// The migration changes the code as marked. The remedy is what a person would change before that.
  case migrates(MarkedCode, remedy: MarkedCode? = nil, options: [String] = [])

  /// A class stays as it is; with what is marked, a change made by hand, it migrates.
  case stays(MarkedCode, options: [String] = [])

  /// The code is named and left as it is; with what is marked, a change made by hand, it is not named.
  case named(MarkedCode, options: [String] = [])

  /// There is no input to show, for the reason given.
  case none(because: String)
}

extension Example {
  /// What is printed: headings, and code that is indented by four spaces.
  ///
  /// The lines that the migration removes and adds begin with `-` and `+`, two spaces in.
  package var text: String {
    switch self {
    case .migrates(let code, let remedy, let options):
      let change = Self.section("Example", with: options, code.lines)
      return change
        + (remedy.map { Self.section("Write instead, before the migration", $0.plain("+")) } ?? "")
    case .stays(let code, let options):
      return Self.comparison("Not migrated", "Write instead, and it migrates", code, options)
    case .named(let code, let options):
      return Self.comparison("Reported", "Write instead", code, options)
    case .none:
      return ""
    }
  }

  private static func comparison(
    _ title: String, _ remedyTitle: String, _ code: MarkedCode, _ options: [String]
  ) -> String {
    section(title, with: options, code.plain("-"))
      + (code.isMarked ? section(remedyTitle, code.plain("+")) : "")
  }

  private static func section(
    _ title: String, with options: [String] = [], _ lines: [MarkedCode.Line]
  ) -> String {
    let addition = options.isEmpty ? "" : ", with '\(options.joined(separator: " "))'"
    let code = lines.map { line in
      line.text.isEmpty ? (line.mark == " " ? "" : "  \(line.mark)") : "  \(line.mark) \(line.text)"
    }
    return "\n" + ([title + addition + ":", ""] + code).joined(separator: "\n") + "\n"
  }
}

/// Code before and after a change, in one text.
///
/// As in a patch, the first character of a line is a space, `-` or `+`; an empty line needs none.
package struct MarkedCode: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One line with its mark.
  package struct Line: Hashable, Sendable {
    let mark: Character
    let text: String
  }

  /// The lines of the code.
  let lines: [Line]

  package init(stringLiteral text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Line(mark: $0.first ?? " ", text: String($0.dropFirst()))
    }
  }

  /// Whether a line goes or comes.
  var isMarked: Bool { lines.contains { $0.mark != " " } }

  /// The code before the change.
  var before: String { Self.joined(plain("-")) }

  /// The code after it.
  var after: String { Self.joined(plain("+")) }

  /// The lines of one side without their marks.
  func plain(_ mark: Character) -> [Line] {
    lines.filter { $0.mark == " " || $0.mark == mark }.map { Line(mark: " ", text: $0.text) }
  }

  private static func joined(_ lines: [Line]) -> String {
    lines.map { $0.text + "\n" }.joined()
  }
}
