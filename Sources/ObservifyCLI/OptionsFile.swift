import ObservifyHost
import ObservifyIndex
import ObservifyKit

/// What a project states about itself: options of the command line, and facts about its code.
struct OptionsFile {
  /// The file's name, at the top of the project.
  static let name = ".observify.yml"

  /// The options of the command line that a project may set: none of them writes anything.
  static let optionNames = [
    "check", "color", "combine", "exclude", "format", "ignore-deployment-target", "index-store",
    "modernize", "only", "prefer-let", "quiet", "skip", "unpublished", "verbose",
  ]

  private var options: [(option: Option, value: String)] = []
  private(set) var types: [TypeFact] = []
  private(set) var wrappers: [WrapperFact] = []

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - command: The command whose options count; those of others are passed over.
  ///   - folder: The folder of the file in its store, which places are relative to.
  /// - Throws: ``UsageError/optionsFile(line:_:)`` for what is not understood.
  init(_ bytes: [UInt8], of command: Invocation.Command, in folder: String) throws(UsageError) {
    guard case .map(let pairs) = try OptionsText(bytes).content else {
      throw .optionsFile(line: 1, "keys with values are expected")
    }
    for (key, line, value) in pairs {
      switch key {
      case "types":
        for entry in try Self.entries(value, line) {
          types.append(try Self.typeFact(entry, in: folder))
        }
      case "wrappers":
        for entry in try Self.entries(value, line) { wrappers.append(try Self.wrapperFact(entry)) }
      default: try add(key, line, value, of: command)
      }
    }
  }

  /// Applies the options that the command line does not have.
  func apply(to invocation: inout Invocation) {
    for (option, value) in options where !invocation.given.contains(option.name) {
      option.apply(&invocation, value)
    }
  }

  /// Returns the lines that state a type which is still to be filled in.
  static func lines(stating open: OpenType) -> [String] {
    var lines = ["  - place: \(quoted("\(open.path):\(open.line):\(open.column)"))"]
    // The place alone means all that stands there.
    if let expression = open.expression, !expression.utf8.contains(0x0A) {
      lines.append("    expression: \(quoted(expression))")
    }
    return lines + ["    type: ?"]
  }

  /// A scalar in quotes, where it would not be read as it is.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || "$_./:-+()".utf8.contains(byte)
    }
    let isRead = text.utf8.last != UInt8(ascii: ":") && text.utf8.first != UInt8(ascii: "-")
    return isPlain && isRead
      ? text
      : "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }

  // MARK: Options

  private mutating func add(
    _ key: String, _ line: Int, _ value: OptionsText, of command: Invocation.Command
  ) throws(UsageError) {
    guard Self.optionNames.contains(key) else {
      let nearest = Spelling.nearest(to: key, in: Self.optionNames + ["types", "wrappers"])
      throw .optionsFile(
        line: line,
        "unknown key '\(key)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let all = Option.all.filter { $0.name == key }
    guard let option = all.first(where: { $0.commands.contains(command) }) else { return }
    for text in try Self.texts(value, key, line) {
      switch option.value {
      case .none:
        guard ["true", "false"].contains(text) else {
          throw .optionsFile(line: line, "'\(key)' is 'true' or 'false'")
        }
        if text == "true" { options.append((option, "")) }
        continue
      case .required(_, let choices), .list(_, let choices):
        guard choices.isEmpty || choices.contains(text) else {
          throw .optionsFile(
            line: line,
            "'\(text)' is no value for '\(key)': use one of \(choices.joined(separator: ", "))")
        }
      case .optional: break
      }
      options.append((option, text))
    }
  }

  /// The values of an option: one, or those of a list.
  private static func texts(
    _ value: OptionsText, _ key: String, _ line: Int
  ) throws(UsageError) -> [String] {
    var texts: [String] = []
    switch value.content {
    case .scalar(let text): texts = [text]
    case .list(let elements):
      for element in elements {
        guard case .scalar(let text) = element.content else { break }
        texts.append(text)
      }
    case .map: break
    }
    guard !texts.isEmpty, !texts.contains("") else {
      throw .optionsFile(line: line, "'\(key)' needs a value")
    }
    return texts
  }

  // MARK: Facts

  private typealias Entry = (line: Int, fields: [String: String])

  /// The maps of a list, each with scalars alone.
  private static func entries(_ value: OptionsText, _ line: Int) throws(UsageError) -> [Entry] {
    guard case .list(let elements) = value.content else {
      throw .optionsFile(line: line, "a list is expected, each entry behind a dash")
    }
    var entries: [Entry] = []
    for element in elements {
      guard case .map(let pairs) = element.content else {
        throw .optionsFile(line: element.line, "keys with values are expected")
      }
      var fields: [String: String] = [:]
      for (key, line, value) in pairs {
        guard case .scalar(let text) = value.content, !text.isEmpty else {
          throw .optionsFile(line: line, "'\(key)' needs a value")
        }
        fields[key] = text
      }
      entries.append((element.line, fields))
    }
    return entries
  }

  private static func check(_ entry: Entry, _ known: [String]) throws(UsageError) {
    for key in entry.fields.keys.sorted() where !known.contains(key) {
      let nearest = Spelling.nearest(to: key, in: known).map { "; did you mean '\($0)'?" }
      throw .optionsFile(line: entry.line, "unknown key '\(key)'" + (nearest ?? ""))
    }
  }

  private static func typeFact(_ entry: Entry, in folder: String) throws(UsageError) -> TypeFact {
    try check(entry, ["place", "expression", "type"])
    guard let type = entry.fields["type"], type != "?" else {
      throw .optionsFile(line: entry.line, "the 'type' is not stated")
    }
    guard entry.fields["place"] != nil || entry.fields["expression"] != nil else {
      throw .optionsFile(line: entry.line, "a 'place' or an 'expression' is needed")
    }
    var place: TypeFact.Place?
    if let text = entry.fields["place"] {
      let parts = text.split(separator: ":")
      guard parts.count == 3, let line = Int(parts[1]), let column = Int(parts[2]), line > 0,
        column > 0
      else {
        throw .optionsFile(line: entry.line, "a place is written 'File.swift:12:8'")
      }
      place = TypeFact.Place(
        path: folder.appendingPath(String(parts[0])), line: line, column: column)
    }
    return TypeFact(
      place: place, expression: entry.fields["expression"], type: type, line: entry.line)
  }

  private static func wrapperFact(_ entry: Entry) throws(UsageError) -> WrapperFact {
    try check(entry, ["name", "holds", "becomes"])
    guard let name = entry.fields["name"] else {
      throw .optionsFile(line: entry.line, "the 'name' of the wrapper is needed")
    }
    guard let held = entry.fields["holds"].flatMap(WrapperFact.Held.init) else {
      let choices = WrapperFact.Held.allCases.map(\.rawValue).joined(separator: ", ")
      throw .optionsFile(line: entry.line, "'holds' is one of \(choices)")
    }
    return WrapperFact(
      name: name, held: held, replacement: entry.fields["becomes"], line: entry.line)
  }
}
