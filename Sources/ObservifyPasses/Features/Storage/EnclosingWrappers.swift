import ObservifyIndex
import ObservifySyntax

extension ScopeLookup {
  /// Whether a property wrapper makes the object that it stands in publish: SwiftUI's for stored values
  /// do, and those of the project that reach for the enclosing instance may.
  func publishesThroughObject(_ attribute: Attribute) -> Bool {
    if Vocabulary.storageWrappers.contains(attribute.name) { return true }
    guard let type = attribute.typeNode,
      case .declared(let ids) = typeLookup(ProjectIndex.path(of: type), at: attribute.node)
    else { return false }
    return ids.flatMap { index[$0].functions }.contains { id in
      let function = index[id]
      return function.name == "subscript"
        && function.declaration.parameters.first?.label == "_enclosingInstance"
    }
  }
}
