import Foundation

/// A check of a JSON value against the part of JSON Schema that the project's schemas use.
///
/// An unknown keyword is a violation, so that a schema cannot say more than is checked.
struct JSONSchemaCheck {
  private let root: [String: Any]

  /// What is wrong, each with its place in the value.
  private(set) var violations: [String] = []

  init(_ value: Any, against schema: [String: Any]) {
    root = schema
    check(value, schema, at: "$")
  }

  private static let remarks: Set = ["$schema", "title", "description", "$defs"]

  private mutating func check(_ value: Any, _ schema: [String: Any], at place: String) {
    for (keyword, content) in schema where !Self.remarks.contains(keyword) {
      let isRight: Bool
      switch keyword {
      case "$ref": isRight = follow(content, value, at: place)
      case "type": isRight = types(of: content).contains { Self.isType($0, value) }
      case "const": isRight = value as? Int == content as? Int
      case "enum": isRight = (content as? [String])?.contains(value as? String ?? "") == true
      case "minimum": isRight = (value as? Int).map { $0 >= content as? Int ?? .max } ?? true
      case "pattern":
        isRight =
          (value as? String)?.range(of: content as? String ?? "", options: .regularExpression)
          != nil
      case "required":
        let names = (value as? [String: Any])?.keys.map { $0 } ?? []
        isRight = Set(content as? [String] ?? [""]).isSubset(of: names)
      case "properties": isRight = checkMembers(value, content, at: place)
      case "additionalProperties":
        let known = (schema["properties"] as? [String: Any] ?? [:]).keys
        isRight = (value as? [String: Any] ?? [:]).keys.allSatisfy(known.contains)
      case "items": isRight = checkItems(value, content, at: place)
      default: isRight = false
      }
      if !isRight { violations.append("\(place): '\(keyword)'") }
    }
  }

  private mutating func follow(_ reference: Any, _ value: Any, at place: String) -> Bool {
    guard let reference = reference as? String, reference.hasPrefix("#/$defs/"),
      let definition = (root["$defs"] as? [String: Any])?[String(reference.dropFirst(8))]
        as? [String: Any]
    else { return false }
    check(value, definition, at: place)
    return true
  }

  private mutating func checkMembers(_ value: Any, _ schemas: Any, at place: String) -> Bool {
    for (name, member) in value as? [String: Any] ?? [:] {
      guard let schema = (schemas as? [String: Any])?[name] as? [String: Any] else { continue }
      check(member, schema, at: "\(place).\(name)")
    }
    return true
  }

  private mutating func checkItems(_ value: Any, _ schema: Any, at place: String) -> Bool {
    guard let schema = schema as? [String: Any] else { return false }
    for (index, item) in (value as? [Any] ?? []).enumerated() {
      check(item, schema, at: "\(place)[\(index)]")
    }
    return true
  }

  private func types(of content: Any) -> [String] {
    content as? [String] ?? (content as? String).map { [$0] } ?? []
  }

  private static func isType(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int && !isBool(value)
    case "boolean": isBool(value)
    case "null": value is NSNull
    default: false
    }
  }

  private static func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { unsafe String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }
}
