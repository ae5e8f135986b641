import ObservifyIndex
import ObservifySyntax

/// Whether what is in objects of plain classes changes once they are made.
struct ObjectContents: ProjectReader {
  let project: Project
  private var known: [TypeID: Bool] = [:]

  init(_ project: Project) { self.project = project }

  /// Whether some code changes a variable of such an object, or of one that it holds, or the class
  /// inherits content from outside.
  ///
  /// - Complexity: O(*n*) in the nodes of the project, once for each class.
  mutating func change(in type: TypeID) -> Bool {
    if let known = known[type] { return known }
    known[type] = false
    let found = inheritsContent(type) || changesVariable(of: type) || holdsChanging(type)
    known[type] = found
    return found
  }

  private func inheritsContent(_ type: TypeID) -> Bool {
    project.outsideSupertypes(of: type)
      .contains { $0 != "NSObject" && Vocabulary.isObjectiveCClass($0) }
  }

  private func stored(_ type: TypeID) -> [PropertyID] {
    resolver.scopes.lineage(of: type).flatMap(index.storedProperties)
  }

  private func changesVariable(of type: TypeID) -> Bool {
    project.areChanged(Set(stored(type).filter { !index[$0].isLet }), besidesInitOf: type)
  }

  private mutating func holdsChanging(_ type: TypeID) -> Bool {
    for id in stored(type) {
      guard let classes = resolver.heldClasses(resolver.type(of: id)) else {
        if !PropertyPolicy.isPlumbing(resolver.type(of: id), index) { return true }
        continue
      }
      for inner in classes.sorted() where change(in: inner) { return true }
    }
    return false
  }
}
