package import ObservifyManifests
import ObservifySyntax

/// A file or a folder that is there and could not be read.
package struct UnreadPart: Sendable {
  /// The path; that of a folder ends with a slash.
  package let path: String

  /// The targets that compile the file, or a file in the folder.
  package let targets: [ModuleID]
}

extension ProjectIndex {
  /// Whether code in a part that could not be read may name a type.
  ///
  /// A target of a Swift package sees what it depends on; any other may import what it likes. What is
  /// not public is seen by the tests of other targets alone.
  package func mayName(_ type: TypeID, in part: UnreadPart) -> Bool {
    guard let node = self[type].declaration?.node else { return true }
    let declarations = [node] + node.ancestors.filter(\.kind.isTypeDeclaration)
    if declarations.contains(where: \.isPrivate) { return false }
    let declaring = self[self[type].file].targets
    switch modules.relation(of: part.targets, importing: [], to: declaring) {
    case .sameTarget, .unknown: return true
    case .unrelated where part.targets.allSatisfy(modules.isPackages): return false
    case .imported, .dependency, .unrelated:
      return part.targets.contains(where: modules.isTests)
        || declarations.allSatisfy { declaration in
          ["public", "open", "package"].contains { declaration.hasModifier($0) }
        }
    }
  }
}
