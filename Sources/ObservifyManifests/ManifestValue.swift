/// A value as a manifest in Swift writes it down, not computed.
indirect enum ManifestValue: Sendable {
  case text(String, offset: Int)
  /// A name with those before it: `Target.test`, `.iOS`, `platforms`.
  case name([String], offset: Int)
  case call(ManifestCall)
  /// An array, or several that are joined with `+`.
  case list([ManifestValue])
  case dictionary([(key: ManifestValue, value: ManifestValue)])
  /// Some expression made of these.
  case other([ManifestValue])

  var literal: String? {
    if case .text(let text, _) = self { text } else { nil }
  }

  var offset: Int? {
    switch self {
    case .text(_, let offset), .name(_, let offset): offset
    case .call(let call): call.offset
    case .list(let parts), .other(let parts): parts.lazy.compactMap(\.offset).first
    case .dictionary(let pairs): pairs.first?.key.offset
    }
  }

  /// The values inside this one, one level down.
  var parts: [ManifestValue] {
    switch self {
    case .text, .name: []
    case .call(let call): call.arguments.map(\.value) + (call.receiver.map { [$0] } ?? [])
    case .list(let parts), .other(let parts): parts
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    }
  }

  /// Calls `body` with every call in the value, outer ones first, unless it returns false for one
  /// around it.
  func forEachCall(_ body: (ManifestCall) -> Bool) {
    if case .call(let call) = self, !body(call) { return }
    for part in parts { part.forEachCall(body) }
  }
}

/// A call in a manifest: `.target(name: "App", dependencies: [])`.
struct ManifestCall: Sendable {
  struct Argument: Sendable {
    let label: String?
    let value: ManifestValue
  }

  /// The name of what is called and those before it.
  let path: [String]
  /// What the function is called on, when it is not a name.
  let receiver: ManifestValue?
  let arguments: [Argument]
  let offset: Int

  var name: String { path.last ?? "" }

  subscript(label: String) -> ManifestValue? {
    arguments.first { $0.label == label }?.value
  }

  var firstUnlabelled: ManifestValue? { arguments.first { $0.label == nil }?.value }
}
