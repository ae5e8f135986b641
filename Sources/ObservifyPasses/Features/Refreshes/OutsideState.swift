import ObservifyIndex
import ObservifySyntax

/// State that no object of the project has, and that its code reads and changes through a framework.
enum OutsideState: Hashable {
  /// What there is on disk, by the names that lead to the place: those of each that the code is told.
  ///
  /// What a folder is asked for is also what is in it.
  case files(Set<Set<String>>, isFolder: Bool)
  /// What a type from outside, or its one object, says by a member: a permission, the pasteboard.
  case member(String, of: String)
  /// What a function tells.
  case function(String)

  /// The state that a mention asks for, by its spelling and the types of what stands before its dots;
  /// nil for none.
  init?(readBy mention: Node, _ project: Project) {
    let resolver = project.resolver
    guard let base = mention.readBase else {
      let name = mention.firstToken.name
      if mention.isContentsInitializer {
        if mention.isGivenBundled(resolver) { return nil }
        self = .files(project.namesOfFile(readBy: mention), isFolder: false)
      } else if Vocabulary.changingFunctions[name] != nil {
        self = .function(name)
      } else {
        return nil
      }
      return
    }
    guard let name = mention.elementName ?? MemberExpression(mention)?.name else { return nil }
    if mention.isCallee, Vocabulary.fileReads.contains(name) {
      guard resolver.isFromOutside(base), !mention.isGivenBundled(resolver) else { return nil }
      self = .files(
        project.namesOfFile(readBy: mention), isFolder: Vocabulary.folderReads.contains(name))
      return
    }
    // A package hands its one object out by a function as well.
    let shared = base.sharedOwner.flatMap { type in
      base.kind == .callExpression && Vocabulary.isSDKType(type.text) ? nil : type
    }
    guard case .metatype(let type) = resolver.type(of: shared ?? base),
      let owner = resolver.outsideName(of: type),
      // The defaults are told by their keys, and nothing in the app's bundle changes.
      !["UserDefaults", "Bundle"].contains(owner)
    else { return nil }
    self = .member(name, of: owner)
  }

  /// What a sentence calls what is asked for by a mention: `FileManager.contents(atPath:)`.
  static func spelling(of mention: Node, _ resolver: TypeResolver) -> String {
    if let element = mention.elementName { return (mention.children.first?.text ?? "") + element }
    var name = mention.mentionedName?.name ?? ""
    if mention.isCallee {
      let labels = CallExpression(mention.parent)?.arguments.map { ($0.label ?? "_") + ":" } ?? []
      name += "(\(labels.joined()))"
    }
    let type = mention.readBase.map { resolver.type(of: $0).unwrapped }
    return type.flatMap(resolver.outsideName).map { "\($0).\(name)" } ?? name
  }

  /// The names whose mentions tell where it changes.
  var changingNames: [String] {
    switch self {
    case .files: Array(Vocabulary.fileChanges)
    case .member(_, let owner): [owner]
    case .function(let name): Vocabulary.changingFunctions[name] ?? []
    }
  }

  /// Whether a mention of such a name changes it.
  func isChanged(at mention: Node, _ resolver: TypeResolver) -> Bool {
    switch self {
    case .files:
      mention.isCallee && mention.isGivenPlace
        && (mention.readBase.map(resolver.isFromOutside) ?? mention.beginsWithCapital)
    case .member(let name, _): mention.kind == .reference && mention.leadsToChange(of: name)
    case .function: mention.isCallee
    }
  }
}

extension Node {
  /// The labels of a file's place, and of one that something is written to.
  private static let places = ["at", "atPath"]
  private static let newPlaces = [
    "to", "toFile", "toPath", "forWritingTo", "forWritingAtPath", "forUpdating",
    "forUpdatingAtPath", "toFileAtPath",
  ]

  /// The places of the files that a call changes: where one is copied to, and both where one is moved.
  var changedFiles: [Node] {
    let arguments = CallExpression(parent)?.arguments ?? []
    let isCopied = mentionedName?.name == "copyItem"
    return arguments.filter { argument in
      let label = argument.label ?? ""
      return Self.newPlaces.contains(label) || Self.places.contains(label) && !isCopied
    }.compactMap(\.value)
  }
}

/// A place where something that a key or a file's place names is changed, or where a function that does so is
/// called.
struct NamedChange {
  let place: Node

  /// The name as it is spelled there.
  let name: Node

  /// The key that it is, where it is one.
  let key: DefaultsKey

  /// Whether it is made of what cannot be told, and may be any name.
  let isMade: Bool

  /// What names the place that it is: as it is spelled, and as it reads where all of that is known.
  func placeNames(_ resolver: TypeResolver) -> [Set<String>] {
    let spelled = resolver.placeNames(in: name)
    guard case .text(let text) = key, text.contains("/") else { return [spelled] }
    return [spelled, text.pathParts]
  }
}

extension String {
  /// The parts of a path that is written out; quoted, for a member may have that name.
  fileprivate var pathParts: Set<String> {
    Set(split { "/\"".contains($0) }.map { "\"\($0)\"" })
  }
}

extension Project {
  /// Where something that a key or a place names is changed: where that is done, or, for what only a caller
  /// knows, where that is called with a name that may be it.
  ///
  /// `matches` says of a name that is spelled whether it means the same, `mayMatch` of one that is made of
  /// what the code is given.
  func places(
    of change: Node, naming name: Node, where matches: (NamedChange) -> Bool,
    mayMatch: (Node) -> Bool
  ) -> [Node] {
    let known = refreshes.namedChanges[name] ?? namedChanges(by: change, naming: name)
    refreshes.namedChanges[name] = known
    if let first = known.first, matches(first) { return [change] }
    return known.dropFirst().filter { matches($0) || $0.isMade && mayMatch($0.name) }.map(\.place)
  }

  /// The names that lead to the files that a call reads: those of what it is told first, or of the place that
  /// is asked itself; where only callers know that, of each.
  fileprivate func namesOfFile(readBy callee: Node) -> Set<Set<String>> {
    let first = CallExpression(callee.parent)?.arguments.first
    let isOwn = callee.readBase != nil && first.map { $0.label == "forKeys" } != false
    guard let place = isOwn ? callee.readBase : first?.value else { return [] }
    return Set(namedChanges(by: callee, naming: place).flatMap { $0.placeNames(resolver) })
  }

  /// The change itself, as it is spelled, and where its name comes from.
  ///
  /// - Complexity: O(*n*) in the places that mention the functions on the way.
  private func namedChanges(by change: Node, naming name: Node) -> [NamedChange] {
    var found: [NamedChange] = []
    func add(_ place: Node, _ name: Node, _ key: DefaultsKey, isMade: Bool) {
      found.append(NamedChange(place: place, name: name, key: key, isMade: isMade))
    }
    add(change, name, TextReading(of: name, in: self).key, isMade: false)
    var seen: Set<Node> = []
    var pending = [(place: change, name: name, given: [Node: Node]())]
    while let (place, name, given) = pending.popLast() {
      if let value = resolver.local(at: name)?.givenConstant, !value.contains(name) {
        pending.append((place, value, given))
        continue
      }
      let reading = TextReading(of: name, given, in: self)
      let parameter = reading.end.flatMap(resolver.parameter)
      guard let parameter, let function = FunctionDeclaration(parameter.node.parent?.parent),
        function.name != "init", case let callees = callees(of: function), !callees.isEmpty
      else {
        // A text that begins otherwise is another one, whatever is put into it.
        let isMade = reading.key == .spelled(name.text) && resolver.isMadeOfLocals(name)
        let heads = resolver.local(at: name)?.prefixesInLoop ?? []
        for head in heads {
          let reading = TextReading(of: head, in: self)
          add(place, name, .beginning(reading.text), isMade: reading.text.isEmpty)
        }
        if heads.isEmpty { add(place, name, reading.key, isMade: isMade) }
        continue
      }
      if !seen.insert(parameter.node).inserted { continue }
      for callee in callees {
        let value =
          CallExpression(callee.parent).flatMap {
            resolver.value(given: parameter, by: $0, of: function)
          } ?? parameter.defaultValue
        if let value {
          let given = given.merging([parameter.node: value]) { $1 }
          pending.append((callee, name == reading.end ? value : name, given))
        } else {
          add(callee, name, reading.key, isMade: true)
        }
      }
    }
    return found
  }

  /// The names of a function where it is called with its labels.
  private func callees(of function: FunctionDeclaration) -> [Node] {
    projectMentions.places(of: function.name).filter { callee in
      callee.isCallee
        && CallExpression(callee.parent).map { resolver.canBe($0, of: function) } == true
    }
  }
}

extension LocalDeclaration {
  /// What a text that a loop goes through begins with, one of these: `for key in keys where key.hasPrefix("seen_")`;
  /// none where that is not asked for.
  fileprivate var prefixesInLoop: [Node] {
    guard case .loop = form,
      let loop = ([node] + node.ancestors).first(where: { $0.kind == .forStatement }),
      let condition = loop.child(.whereCondition)?.children.first
    else { return [] }
    let parts = condition.kind == .sequenceExpression ? Array(condition.children) : [condition]
    let prefixes = parts.filter { $0.text != "||" }.map { part -> Node? in
      guard let call = CallExpression(part), let callee = MemberExpression(call.callee),
        callee.name == "hasPrefix", callee.base?.text == name?.name
      else { return nil }
      return call.arguments.first?.value
    }
    return prefixes.contains(nil) ? [] : prefixes.compactMap(\.self)
  }
}

extension TypeResolver {
  /// Whether a value is made of what the code around it is given, or goes through.
  fileprivate func isMadeOfLocals(_ value: Node) -> Bool {
    parts(of: value).contains { local(at: $0) != nil }
  }

  /// What a name is made of, for a constant what that is made of; which way leads to an object says nothing
  /// of its place: `path` is that of `model.path`.
  private func parts(of name: Node) -> [Node] {
    let all = name.subtree
    let ways = all.filter { node in
      property(at: node).flatMap { index[$0].owner }.map { index[$0].kind == .class } == true
    }.compactMap(\.readBase)
    return all.filter { node in !ways.contains { $0.contains(node) } }.flatMap { node in
      guard case .variable(let binding)? = local(at: node)?.form, let value = binding.initialValue,
        !value.contains(node)
      else { return [node] }
      return parts(of: value)
    }
  }
}

extension TypeResolver {
  /// What names a place: members of the project, and texts; those that a constant is made of, for its name.
  ///
  /// A text with values in it may be any name there: `folder.appending("note-\(id)")` is something in the folder.
  func placeNames(in place: Node) -> Set<String> {
    let parts = parts(of: place)
    let named = parts.filter { node in
      node.child(.interpolation) == nil && !node.isInterpolated(within: place)
    }
    let names = (named.isEmpty ? parts : named).flatMap { node -> [String] in
      if node.kind == .stringLiteral {
        return Array(node.text.pathParts)
      }
      let isNamed =
        property(at: node) != nil
        || node.isCallee && !node.beginsWithCapital
          && MemberExpression(node)?.base.map(isFromOutside) != true
      return isNamed && local(at: node) == nil ? [node.mentionedName?.name].compactMap(\.self) : []
    }
    return Set(names)
  }

  /// Whether a value is of a type from outside, or of one that is not told.
  fileprivate func isFromOutside(_ value: Node) -> Bool {
    type(of: value).unwrapped.declaredTypes.isEmpty
  }
}

extension String {
  /// Whether the name of a function says that it changes what a member of a name tells: `set` and `setIcon`
  /// change `icon`, `setUser` does not.
  func changes(_ member: String) -> Bool {
    Vocabulary.changeVerbs.contains { verb in
      guard hasPrefix(verb) else { return false }
      let rest = dropFirst(verb.count)
      return rest.isEmpty
        || rest.first?.isUppercase == true && rest.lowercased() == member.lowercased()
    }
  }
}

extension TypeResolver {
  /// The name of a type from outside, which the project may extend.
  fileprivate func outsideName(of type: StaticType) -> String? {
    switch type {
    case .external(let name, _): name
    case .nominal(let ids, _) where ids.count == 1 && index[ids[0]].kind == .external:
      index[ids[0]].name
    default: nil
    }
  }
}

extension Node {
  /// Whether it is put into a text that stands in an expression.
  fileprivate func isInterpolated(within expression: Node) -> Bool {
    ancestors.prefix { $0 != expression }.contains { $0.kind == .interpolation }
  }

  /// Whether a mention may ask for state outside, by its spelling alone.
  var mayAskOutside: Bool {
    isCallee && (isContentsInitializer || asksForState) || isOfOutsideType
  }

  /// Whether it is a function, or an element, of a type that may be a package's.
  private var isOfOutsideType: Bool {
    guard isCallee || kind == .subscriptExpression, let base = readBase, base.kind == .reference
    else { return false }
    return base.beginsWithCapital && !Vocabulary.isSDKType(base.text)
  }

  /// Whether a function of such a name asks how something is.
  fileprivate var asksForState: Bool {
    guard let name = MemberExpression(self)?.name else { return false }
    return name.hasSuffix("Status") || defaultsKey != nil
  }

  /// Whether a value is made of what is in a file.
  fileprivate var isContentsInitializer: Bool {
    guard beginsWithCapital, let call = CallExpression(parent) else { return false }
    return call.arguments.first?.label?.hasPrefix("contentsOf") == true
  }

  /// Whether a function that is called is told where.
  fileprivate var isGivenPlace: Bool {
    let label = CallExpression(parent)?.arguments.first?.label
    return label.map { Self.places.contains($0) || Self.newPlaces.contains($0) } == true
  }

  /// Whether the place that a call is given is one in the app's bundle, where nothing changes.
  fileprivate func isGivenBundled(_ resolver: TypeResolver) -> Bool {
    var place = CallExpression(parent)?.arguments.first?.value
    while let node = place {
      let isOfBundle = node.subtree.contains { part in
        part.firstToken.isNamed("Bundle") || Argument(part)?.label == "forResource"
      }
      if isOfBundle { return true }
      place = resolver.local(at: node)?.givenValue.flatMap { $0 == node ? nil : $0 }
    }
    return false
  }

  /// What an element is asked for by: `[.icon]`; nil for other expressions.
  fileprivate var elementName: String? {
    guard kind == .subscriptExpression, let base = children.first else { return nil }
    return String(text.dropFirst(base.text.count))
  }

  /// Whether an expression that begins with the name of a type changes what a member of it says: it is
  /// assigned, stored under a key, or asked for leave, or the object is told something.
  fileprivate func leadsToChange(of member: String) -> Bool {
    var node = self
    var last = node
    let kinds: Set<NodeKind> = [
      .memberExpression, .callExpression, .optionalChain, .forceUnwrap, .subscriptExpression,
    ]
    while let parent = node.parent, kinds.contains(parent.kind), parent.children.first == node {
      if parent.kind == .memberExpression { last = parent }
      node = parent
    }
    let name = MemberExpression(last)?.name ?? ""
    if node.parent?.changedPlace == node { return [node.elementName, name].contains(member) }
    if let key = last.defaultsKey {
      // A key may name the member that is set (key-value coding).
      let isOther = name == "setValue" && key.kind == .stringLiteral && key.text != "\"\(member)\""
      return node.isStatement && !isOther
    }
    if member.hasSuffix("Status") && name.hasPrefix("request")
      || Vocabulary.changingCalls[member]?.contains(name) == true
    {
      return true
    }
    guard node.kind == .callExpression else { return false }
    // 'set' alone says nothing of which member it sets.
    if Vocabulary.isSDKType(text) { return name.changes(member) && !name.changes("") }
    let base = MemberExpression(last)?.base
    if base == self { return node.isStatement && name.changes(member) }
    // What the one object of a package is asked to do changes what it says of itself.
    return base?.sharedOwner == self && last.ancestor([.callExpression]) == node
      && (Vocabulary.beginsWithDeed(name) || name.changes(member))
  }

  /// The type whose one object an expression is: `Auth` of `Auth.auth()` and of `Auth.shared`.
  fileprivate var sharedOwner: Node? {
    if let call = CallExpression(self) {
      return call.arguments.isEmpty ? MemberExpression(call.callee)?.base : nil
    }
    return MemberExpression(self).flatMap { member in
      Vocabulary.sharedInstances.contains(member.name) ? member.base : nil
    }
  }
}
