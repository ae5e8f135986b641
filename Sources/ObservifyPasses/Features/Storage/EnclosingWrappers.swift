import ObservifyIndex
import ObservifySyntax

extension ScopeLookup {
  /// Whether a property wrapper makes the object that it stands in publish: SwiftUI's for stored values
  /// do, and those of the project that reach for the enclosing instance may.
  func publishesThroughObject(_ attribute: Attribute) -> Bool {
    if Vocabulary.storageWrappers.contains(attribute.name) { return true }
    return !enclosingSubscripts(of: attribute).isEmpty
  }

  /// Whether a wrapper of the project announces changes of the property, and no others: what is done by
  /// its projection never was.
  func publishesBySubscript(_ attribute: Attribute) -> Bool {
    let found = enclosingSubscripts(of: attribute)
    return !found.isEmpty && found.allSatisfy { $0.announcements != nil && !$0.isProjecting }
  }

  private func enclosingSubscripts(of attribute: Attribute) -> [EnclosingSubscript] {
    types(of: attribute).flatMap { index[$0].functions }.compactMap {
      EnclosingSubscript(index[$0].declaration.node)
    }
  }
}
