import ObservifyIndex
import ObservifySyntax

extension Project {
  /// Whether values of a type from outside change by assignment only, as far as anything tells.
  func isValue(_ type: String) -> Bool {
    Vocabulary.valueTypes.contains(type) || assumedValues.contains(type)
  }

  /// The types of packages that are not there which the project takes for values: it changes parts of local
  /// variables of them that it never assigns, which need no `var` where they hold objects, and never parts
  /// of constants; or it takes one out, changes it and puts it back.
  ///
  /// - Complexity: O(*n*) in the assignments of the project, and in the code around those to local
  ///   variables of such a type, the first time.
  private var assumedValues: Set<String> {
    if let known = refreshes.values { return known }
    var values: Set<String> = []
    var objects: Set<String> = []
    for file in index.files {
      for statement in file.tree.nodes(of: .sequenceExpression) {
        if let name = typePutBack(by: statement) { values.insert(name) }
        guard let place = statement.changedPlace, case let root = place.storedRoot, root != place,
          let isConstant = isConstant(root),
          case .external(let name, _) = resolver.type(of: root).unwrapped,
          !Vocabulary.isSDKType(name)
        else { continue }
        if isConstant { objects.insert(name) } else { values.insert(name) }
      }
    }
    values.subtract(objects)
    refreshes.values = values
    return values
  }

  /// The type of a package of a local variable that is assigned to where it came from: `var rows = table.rows;
  /// rows.add(row); table.rows = rows`.
  private func typePutBack(by statement: Node) -> String? {
    guard let place = statement.changedPlace, let value = place.assignmentAround?.value,
      let local = resolver.local(at: value), case .variable(let binding) = local.form,
      VariableDeclaration(binding.node.parent)?.isLet == false,
      let origin = binding.initialValue, resolver.property(at: origin) != nil,
      resolver.property(at: origin) == resolver.property(at: place),
      case .external(let name, _) = resolver.type(of: value).unwrapped, !Vocabulary.isSDKType(name)
    else { return nil }
    return name
  }

  /// Whether a local name is that of a constant; nil for a variable that is assigned as a whole, or handed
  /// out to be, and for what else it may be.
  func isConstant(_ mention: Node) -> Bool? {
    let name = mention.firstToken.name
    guard case .local(let local) = resolver.scopes.target(of: name, at: mention) else { return nil }
    switch local.form {
    case .variable(let binding):
      guard let declaration = VariableDeclaration(binding.node.parent) else {
        return nil
      }
      if declaration.isLet { return true }
      let isAssigned = declaration.node.parent?.descendants.contains { node in
        node.kind == .reference && node.firstToken.name == name
          && (node.isAssignmentTarget || node.parent?.kind == .inoutExpression)
      }
      return isAssigned == true ? nil : false
    case .parameter(let parameter): return !parameter.node.hasToken { $0.kind == .inoutKeyword }
    default: return nil
    }
  }
}
