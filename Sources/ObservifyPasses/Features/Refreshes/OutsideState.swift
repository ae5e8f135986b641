import ObservifyIndex
import ObservifySyntax

/// State that no object of the project has, and that its code reads and changes through a framework.
enum OutsideState: Hashable {
  /// What there is on disk.
  case files
  /// What a type from outside has once, or tells of the system.
  case type(String)
  /// What a function tells.
  case function(String)

  /// The state that a mention asks for, by its spelling and the type before its dot; nil for none.
  init?(readBy mention: Node, ofType type: StaticType?) {
    let name = mention.mentionedName?.name ?? ""
    guard mention.kind == .memberExpression else {
      guard mention.kind == .reference, mention.isCallee else { return nil }
      if mention.isContentsInitializer {
        self = .files
      } else if Vocabulary.changingFunctions[name] != nil {
        self = .function(name)
      } else {
        return nil
      }
      return
    }
    switch type {
    case .external, .unknown:
      guard mention.isCallee, Vocabulary.fileReads.contains(name) else { return nil }
      self = .files
    case .metatype(.external(let owner, _)):
      guard
        Vocabulary.sharedInstances.contains(name) || mention.isCallee && name.tellsState,
        owner != "FileManager", owner != "UserDefaults", !Vocabulary.toolTypes.contains(owner),
        !TypeResolver.isValueType(owner)
      else { return nil }
      self = .type(owner)
    default: return nil
    }
  }

  /// What a sentence calls what is asked for by a mention.
  static func spelling(of mention: Node) -> String {
    let name = mention.mentionedName?.name ?? ""
    guard mention.isContentsInitializer,
      let label = mention.parent.flatMap(CallExpression.init)?.arguments.first?.label
    else { return name }
    return "\(name)(\(label):)"
  }

  /// The names whose mentions tell where it changes.
  var changingNames: [String] {
    switch self {
    case .files: Array(Vocabulary.fileChanges)
    case .type(let name): [name]
    case .function(let name): Vocabulary.changingFunctions[name] ?? []
    }
  }

  /// Whether a mention of such a name changes it.
  func isChanged(at mention: Node) -> Bool {
    switch self {
    case .files: mention.isCallee && mention.isGivenPlace
    case .type: mention.kind == .reference && mention.isRequested
    case .function: mention.isCallee
    }
  }
}

extension String {
  /// Whether a function of such a name asks how something is.
  fileprivate var tellsState: Bool {
    hasPrefix("is") || hasSuffix("Status") || hasSuffix("Available") || hasSuffix("Enabled")
  }
}

extension Node {
  /// Whether a mention may ask for state outside, by its spelling alone.
  var mayAskOutside: Bool {
    guard isCallee else { return false }
    if kind == .reference { return isContentsInitializer }
    guard let base = MemberExpression(self)?.base else { return false }
    return base.kind == .reference && base.beginsWithCapital
  }

  /// Whether a value is made of what is in a file.
  fileprivate var isContentsInitializer: Bool {
    guard beginsWithCapital, let call = parent.flatMap(CallExpression.init), call.callee == self
    else { return false }
    return call.arguments.first?.label?.hasPrefix("contentsOf") == true
  }

  /// Whether a function that is called is told where.
  fileprivate var isGivenPlace: Bool {
    let label = parent.flatMap(CallExpression.init)?.arguments.first?.label
    return label.map { ["at", "atPath", "to", "toFile"].contains($0) } == true
  }

  /// Whether what begins with the name of a type is assigned, told to do something, or asked for leave.
  fileprivate var isRequested: Bool {
    var node = self
    var name = ""
    let kinds: Set<NodeKind> = [
      .memberExpression, .callExpression, .optionalChain, .forceUnwrap, .subscriptExpression,
    ]
    while let parent = node.parent, kinds.contains(parent.kind), parent.children.first == node {
      if parent.kind == .memberExpression { name = parent.mentionedName?.name ?? "" }
      node = parent
    }
    if node.parent?.changedPlace == node { return true }
    return node.kind == .callExpression && (node.isStatement || name.hasPrefix("request"))
  }
}
