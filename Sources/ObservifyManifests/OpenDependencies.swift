/// What a manifest in Swift does not say literally about the dependencies of its targets.
///
/// A manifest is a program. A list that it computes may name any target.
extension SwiftManifest {
  /// Whether a list of dependencies says all that is in it.
  func saysDependencies(_ value: ManifestValue, depth: Int = 16) -> Bool {
    guard depth > 0 else { return false }
    switch resolved(value) {
    case .text: return true
    case .list(let parts): return parts.allSatisfy { saysDependencies($0, depth: depth - 1) }
    case .call(let call):
      let labels = ["name", "target", "product", "path"]
      let name = labels.lazy.compactMap { call[$0] }.first ?? call.firstUnlabelled
      return call.receiver == nil && text(of: name) != nil
    case .other(let parts):
      // `isDebug ? ["A"] : []`: whatever the condition is, what is chosen is said.
      let said = parts.map { saysDependencies($0, depth: depth - 1) }
      return parts.count == 1 ? said[0] : parts.count > 2 && said.dropFirst().allSatisfy(\.self)
    case .name, .dictionary: return false
    }
  }

  /// Whether a statement changes the dependencies of targets that are made already:
  /// `target.dependencies.append("Core")`.
  var changesDependencies: Bool {
    statements.contains { statement in
      if statement.target.last == "dependencies", statement.target.count > 1 {
        return statement.target != ["package", "dependencies"]
      }
      guard case .call(let call) = statement.value else { return false }
      return Self.isOfTargets(call)
    }
  }

  private static func isOfTargets(_ call: ManifestCall) -> Bool {
    if call.path.dropLast().last == "dependencies" {
      return call.receiver != nil || call.path.dropLast() != ["package", "dependencies"]
    }
    guard case .call(let inner)? = call.receiver else { return false }
    return inner.path.last == "dependencies" || isOfTargets(inner)
  }
}
