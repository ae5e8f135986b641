/// One line of build settings, where it is written.
struct BuildSetting: Sendable {
  let value: String
  /// Whether it holds for some platforms or architectures only: `KEY[sdk=iphoneos*]`.
  let isConditional: Bool
  let place: ManifestPlace
}

/// The settings of one place: a target's, a project's, or those of a configuration file.
struct SettingLevel: Sendable {
  private(set) var settings: [String: [BuildSetting]] = [:]

  /// Adds a setting in place of an earlier one with the same name and condition.
  mutating func set(_ spelling: String, to value: String, at place: ManifestPlace) {
    let name = String(spelling.prefix { $0 != "[" })
    let setting = BuildSetting(
      value: value, isConditional: name.utf8.count != spelling.utf8.count, place: place)
    if !setting.isConditional { settings[name]?.removeAll { !$0.isConditional } }
    settings[name, default: []].append(setting)
  }

  /// Adds all settings of `other`, which stands later in the text.
  mutating func merge(_ other: SettingLevel) {
    for (name, added) in other.settings {
      if added.contains(where: { !$0.isConditional }) {
        settings[name]?.removeAll { !$0.isConditional }
      }
      settings[name, default: []] += added
    }
  }
}

/// The settings that a target is compiled with in one configuration.
struct BuildSettings: Sendable {
  /// From the most specific level to the most general one.
  let levels: [SettingLevel]

  /// Names that Xcode defines by itself.
  let builtIn: [String: String]

  /// Whether every file that settings come from could be read.
  let isComplete: Bool

  /// Where the configuration is written, for what it does not say.
  let place: ManifestPlace

  /// A setting with variables replaced; nil when one of them is not known.
  struct Resolved: Sendable {
    let value: String?
    let place: ManifestPlace
  }

  /// Returns what a setting can be: the value that holds, and those that hold for some platforms.
  func values(_ name: String) -> [Resolved] {
    candidates(name, from: 0).map { level, setting in
      var budget = Self.expansionLimit
      let value = expanded(setting.value, of: name, at: level, budget: &budget)
      return Resolved(value: value, place: setting.place)
    }
  }

  /// Returns the value of a setting, leaving aside what holds for some platforms only.
  func value(_ name: String) -> String? {
    var budget = Self.expansionLimit
    return value(name, from: 0, budget: &budget)
  }

  /// How many variables one value may need; more is a circle.
  private static let expansionLimit = 256

  private func value(_ name: String, from level: Int, budget: inout Int) -> String? {
    guard let found = candidates(name, from: level).first(where: { !$0.setting.isConditional })
    else { return builtIn[name] }
    return expanded(found.setting.value, of: name, at: found.level, budget: &budget)
  }

  private func candidates(
    _ name: String, from first: Int
  ) -> [(level: Int, setting: BuildSetting)] {
    var found: [(level: Int, setting: BuildSetting)] = []
    for level in levels.indices.dropFirst(first) {
      let here = levels[level].settings[name] ?? []
      found += here.map { (level, $0) }
      if here.contains(where: { !$0.isConditional }) { break }
    }
    return found
  }

  /// Replaces `$(NAME)` and `${NAME}`; nil when a name has no known value.
  private func expanded(
    _ text: String, of name: String, at level: Int, budget: inout Int
  ) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      budget -= 1
      guard budget > 0, result.utf8.count < 4096 else { return nil }
      result += rest[..<dollar]
      guard let reference = Self.reference(rest[dollar...]) else { return nil }
      rest = rest[reference.end...]
      guard
        let inner = expanded(String(reference.name), of: name, at: level, budget: &budget)
      else { return nil }
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
      let variable = parts.first.map(String.init) ?? ""
      let known =
        variable == "inherited" || variable == name
        ? value(name, from: level + 1, budget: &budget) ?? ""
        : value(variable, from: 0, budget: &budget)
      let standIn = parts.dropFirst().first { $0.hasPrefix("default=") }
      guard let replacement = known ?? standIn.map({ String($0.dropFirst("default=".count)) })
      else { return nil }
      result += replacement
    }
    return result + rest
  }

  /// The name between the brackets after a `$`, and where the text goes on.
  private static func reference(_ text: Substring) -> (name: Substring, end: String.Index)? {
    let open = text.index(after: text.startIndex)
    guard open < text.endIndex, text[open] == "(" || text[open] == "{" else { return nil }
    let (opening, closing): (Character, Character) = text[open] == "(" ? ("(", ")") : ("{", "}")
    var depth = 0
    for index in text[open...].indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return (text[text.index(after: open)..<index], text.index(after: index)) }
    }
    return nil
  }
}
