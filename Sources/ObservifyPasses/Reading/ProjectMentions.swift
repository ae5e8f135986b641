import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The places that mention names, in the whole project: one table, made when it is first asked for.
final class ProjectMentions {
  private let index: ProjectIndex
  private let implied: Set<String>
  private lazy var table = MentionTable(index, implied)
  private var known: [Int: [Node]] = [:]

  /// The mentions of the names of properties that have been looked for, by what they may be members of.
  var byOwner: [String: MentionsByOwner] = [:]

  /// Creates the table of a project in which functions of some names are called without a call.
  init(_ index: ProjectIndex, implied: Set<String>) {
    self.index = index
    // Who compares values is told by what they are.
    self.implied = implied.subtracting(Vocabulary.comparisons)
  }

  /// Returns the places that mention a name, in order.
  ///
  /// - Complexity: O(*n*) in their number; in the nodes of the project for the first name.
  func places(of name: String) -> [Node] {
    guard let number = table.names.number(of: name) else { return [] }
    let nodes = known[number] ?? table.nodes(number, index)
    known[number] = nodes
    return nodes
  }

  /// Returns the places that mention any of some names, name by name in alphabetical order: the
  /// same whenever the tool runs.
  func places(of names: some Sequence<String>) -> [Node] {
    Set(names).sorted().flatMap { places(of: $0) }
  }

  /// Returns the mentions in a piece of code, in order, with the numbers of their names; subscripts
  /// have ``subscriptNumber``.
  ///
  /// - Complexity: O(*n*) in their number.
  func mentions(in code: Node) -> [(node: Node, name: Int)] {
    table.mentions(in: code, index).map {
      (Node(tree: code.tree, index: Int($0.node)), Int($0.name))
    }
  }

  /// Returns the number of a name; nil for one that nobody mentions.
  func number(of name: String) -> Int? { table.names.number(of: name) }

  /// How many numbers there are.
  var count: Int { table.names.count }

  /// The number of the name that a subscript counts as.
  static let subscriptNumber = 0
}

private struct MentionTable {
  struct Mention {
    let node: Int32
    let name: Int32
  }

  private(set) var names = NameNumbers()

  /// The mentions of each file, in order.
  private var files: [[Mention]] = []

  /// The places of all, those of one name together.
  private var places: [(file: Int32, node: Int32)] = []

  /// Where the places of a name begin, and those of the last one end.
  private var starts: [Int32] = []

  /// - Complexity: O(*n*) in the nodes of the project.
  init(_ index: ProjectIndex, _ implied: Set<String>) {
    names.insert("subscript")
    for file in index.files {
      let tree = file.tree
      var mentions: [Mention] = []
      for place in tree.nodes.kinds.indices {
        switch tree.nodes.kinds[place] {
        case .reference, .memberExpression, .keyPathComponent, .optionalBindingCondition:
          let node = Node(tree: tree, index: place)
          guard let token = node.mentionedName ?? node.ownTypeMade else { continue }
          mentions.append(
            Mention(node: Int32(place), name: Int32(names.insert(nameOf: token))))
        case .subscriptExpression:
          mentions.append(
            Mention(node: Int32(place), name: Int32(ProjectMentions.subscriptNumber)))
        case .operatorReference, .prefixExpression, .postfixExpression, .interpolation,
          .expressionPattern, .attribute, .literal, .stringLiteral, .arrayExpression,
          .dictionaryExpression:
          guard !implied.isEmpty, let name = Node(tree: tree, index: place).impliedName,
            implied.contains(name)
          else { continue }
          mentions.append(Mention(node: Int32(place), name: Int32(names.insert(name))))
        default: continue
        }
      }
      files.append(mentions)
    }
    sort()
  }

  /// Puts the places in the order of their names.
  private mutating func sort() {
    starts = Array(repeating: 0, count: names.count + 1)
    for mention in files.joined() { starts[Int(mention.name) + 1] += 1 }
    for name in 0..<names.count { starts[name + 1] += starts[name] }
    var next = starts
    places = Array(repeating: (0, 0), count: Int(starts[names.count]))
    for (file, mentions) in files.enumerated() {
      for mention in mentions {
        places[Int(next[Int(mention.name)])] = (Int32(file), mention.node)
        next[Int(mention.name)] += 1
      }
    }
  }

  func nodes(_ name: Int, _ index: ProjectIndex) -> [Node] {
    places[Int(starts[name])..<Int(starts[name + 1])].map {
      Node(tree: index.files[Int($0.file)].tree, index: Int($0.node))
    }
  }

  func mentions(in code: Node, _ index: ProjectIndex) -> ArraySlice<Mention> {
    let all = files[index.file(of: code).id.index]
    let first = all.partitioningIndex { $0.node >= Int32(code.index) }
    let end = all.partitioningIndex { $0.node >= Int32(code.endIndex) }
    return all[first..<end]
  }
}

extension Node {
  /// `Self` where a value of the type is made, which it names there.
  fileprivate var ownTypeMade: Token? {
    firstToken.kind == .capitalSelfKeyword && isCallee ? firstToken : nil
  }
}
