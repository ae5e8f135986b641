/// A JSON value whose members keep their order.
enum JSONText {
  case object([(name: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  case number(Int)
  case bool(Bool)
  case null

  /// Returns the value as text, two spaces for each level and a line break at the end.
  var text: String { text(at: 0) + "\n" }

  private func text(at level: Int) -> String {
    switch self {
    case .object(let members):
      Self.block(
        members.map { "\(Self.quoted($0.name)): \($0.value.text(at: level + 1))" }, "{", "}", level)
    case .array(let elements):
      Self.block(elements.map { $0.text(at: level + 1) }, "[", "]", level)
    case .string(let string): Self.quoted(string)
    case .number(let number): String(number)
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    }
  }

  private static func block(
    _ parts: [String], _ opening: String, _ closing: String, _ level: Int
  ) -> String {
    if parts.isEmpty { return opening + closing }
    let indentation = String(repeating: "  ", count: level)
    return opening + "\n" + parts.map { indentation + "  " + $0 }.joined(separator: ",\n") + "\n"
      + indentation + closing
  }

  /// Returns a string between quotes, as RFC 8259 escapes it.
  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        // Beyond what the standard asks for: what a terminal would obey, and what turns text around.
        if [.control, .format].contains(scalar.properties.generalCategory) {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
