import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
import ObservifyText

extension ScopeLookup {
  /// Whether a type of the project, or a generic parameter, has a name at a place: one of another module
  /// where the file imports that, or some file hands it on to those that import others.
  func isTaken(_ name: String, at place: Node) -> Bool {
    switch typeLookup([name], at: place) {
    case .undeclared: false
    case .declared(let ids):
      ids.contains { id in
        index[id].parent != nil || index[id].isLocal
          || isImported(index[index[id].file], into: index.file(of: place))
      }
    case .alias(let alias):
      alias.ancestors.contains { $0.kind.isTypeDeclaration }
        || isImported(index.file(of: alias), into: index.file(of: place))
    case .genericParameter: true
    }
  }

  /// Whether `Observable` may be another type than the protocol at a place.
  func hidesObservable(at place: Node) -> Bool {
    isTaken("Observable", at: place)
      || !index.file(of: place).imports.isDisjoint(with: Vocabulary.reactiveModules)
  }

  private func isImported(_ file: SourceFile, into user: SourceFile) -> Bool {
    let name = index.modules.name(of: file.module)
    return file.module == user.module || user.imports.contains(name)
      || index.files.contains { other in
        other.imports.contains(name)
          && other.tree.nodes(of: .importDecl).contains {
            $0.importedModule == name && $0.attribute("_exported") != nil
          }
      }
  }
}

extension EditPlan {
  /// Returns how `name` of SwiftUI, or of another module, is written at a place: `SwiftUI.State` where a
  /// type of the project called `State` is in scope.
  func spelling(
    _ name: String, of module: String = "SwiftUI", at place: Node, like attribute: Attribute? = nil
  ) -> String {
    if let qualifier = attribute?.qualifier { return "\(qualifier).\(name)" }
    return ScopeLookup(index).isTaken(name, at: place) ? "\(module).\(name)" : name
  }

  /// Returns how the protocol `Observable` is written at a place.
  func observable(at place: Node) -> String {
    ScopeLookup(index).hidesObservable(at: place) ? "Observation.Observable" : "Observable"
  }

  /// Whether a property's bare name means the property at a place: a parameter or a variable of that
  /// name does not hide `$name`, but it hides the name.
  func isNamed(_ use: WrapperUse, at place: Node) -> Bool {
    use.property.map { isNamed($0, at: place) } ?? true
  }

  private func isNamed(_ property: PropertyID, at place: Node) -> Bool {
    if case .property(let found) = ScopeLookup(index).target(of: index[property].name, at: place) {
      return found == property
    }
    return false
  }

  /// Returns how a property is written where a body begins: with `self` where a parameter has its name.
  func reference(to property: PropertyID?, named name: String, beginning body: Node) -> String {
    guard let first = body.children.first, let property else { return name }
    return isNamed(property, at: first) ? name : "self.\(name)"
  }

  /// Returns how a property is written where its projection is: with `self` where its bare name means
  /// something else.
  func reference(to property: PropertyID?, named name: String, for projection: Node) -> String {
    if let member = MemberExpression(projection), let base = member.base {
      return member.name == "projectedValue"
        ? reference(to: property, named: name, for: base) : "\(base.text).\(name)"
    }
    return property.map { isNamed($0, at: projection) } == false ? "self.\(name)" : name
  }
}

extension EditBuilder {
  /// Leaves of a call with one argument only the argument; what stood on lines of its own moves left
  /// with it.
  mutating func unwrapCall(_ call: CallExpression, to argument: Node) {
    let outer = lineIndentation(at: call.node.range.lowerBound)
    let inner = lineIndentation(at: argument.range.lowerBound)
    let excess = inner.utf8.count - outer.utf8.count
    let hasText = argument.hasToken { $0.text.contains(where: \.isNewline) }
    if excess > 0, inner.hasPrefix(outer), !hasText {
      var line = endOfLine(argument.range.lowerBound)
      while let start = behindLineBreak(at: line), start < argument.range.upperBound {
        line = endOfLine(start)
        if skippingSpace(from: start).index - start.index >= excess, !isSpace(start..<line) {
          delete(start..<ByteOffset(start.index + excess))
        }
      }
    }
    delete(call.node.range.lowerBound..<argument.range.lowerBound)
    delete(argument.range.upperBound..<call.node.range.upperBound)
  }
}
