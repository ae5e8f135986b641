import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
import ObservifyText

extension EditPlan {
  /// Returns how SwiftUI's `name` is written at a place: `SwiftUI.State` where a type of the project
  /// called `State` is in scope.
  func spelling(_ name: String, at place: Node, like attribute: Attribute? = nil) -> String {
    if let qualifier = attribute?.qualifier { return "\(qualifier).\(name)" }
    switch ScopeLookup(index).typeLookup([name], at: place) {
    case .undeclared: return name
    case .declared(let ids):
      let file = index.file(of: place)
      let isVisible = ids.contains { id in
        let module = index[id].module
        return module == file.module || index[id].parent != nil || index[id].isLocal
          || file.imports.contains(index.modules.name(of: module))
      }
      return isVisible ? "SwiftUI.\(name)" : name
    case .alias, .genericParameter: return "SwiftUI.\(name)"
    }
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
