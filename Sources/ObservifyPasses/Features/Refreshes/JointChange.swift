import ObservifyIndex
import ObservifySyntax

/// Members of an object that are announced along with a change of something else.
struct JointChange {
  /// Where some of them surely change with it, those only: first what is changed in place, which is
  /// never equal to what it was.
  let members: [String]

  /// Whether each of them changes whenever the other does, so that one of them tells of it.
  let isAnyEnough: Bool

  /// Whether nothing but `objectWillChange.send()` tells of the change.
  let isSent: Bool

  /// The same with those of the members that are among others, where any is.
  func limited(to others: Set<String>) -> JointChange {
    let common = members.filter(others.contains)
    return common.isEmpty ? self : JointChange(common, isAnyEnough)
  }

  private init(_ members: [String], _ isAnyEnough: Bool) {
    self.members = members
    self.isAnyEnough = isAnyEnough
    isSent = false
  }

  /// Takes in what some code changes along with what stands at a place.
  init(_ changed: [ChangedMember], isSent: @autoclosure () -> Bool = false) {
    self.isSent = changed.isEmpty && isSent()
    let sure = changed.filter(\.isSure)
    isAnyEnough = !sure.isEmpty
    let found = sure.isEmpty ? changed : sure.filter(\.isNew) + sure.filter { !$0.isNew }
    members = found.map(\.name).unique
  }
}

/// A member that code changes along with something else.
struct ChangedMember {
  let name: String

  /// Whether it changes whenever the other does: no branch and no exit stands between the two.
  let isSure: Bool

  /// Whether it is changed in place: toggled, counted or added to.
  let isNew: Bool

  init(_ name: String, at mention: Node, beside other: Node) {
    self.name = name
    isNew = mention.isTrigger
    isSure = mention.runsWhenever(other)
  }

  /// The same, changed by a function that a call beside something else runs.
  func called(at call: Node, beside other: Node) -> ChangedMember {
    ChangedMember(name: name, isSure: isSure && call.runsWhenever(other), isNew: isNew)
  }

  private init(name: String, isSure: Bool, isNew: Bool) {
    self.name = name
    self.isSure = isSure
    self.isNew = isNew
  }
}

extension [JointChange] {
  /// The fewest members that tell of all changes, in the order in which they are found; those that
  /// `isPreferred` says are better read come first.
  func fewestMembers(preferring isPreferred: (String) -> Bool = { _ in true }) -> [String] {
    var chosen = flatMap { $0.isAnyEnough ? [] : $0.members }.unique
    while true {
      let open = filter { $0.isAnyEnough && Set(chosen).isDisjoint(with: $0.members) }
      guard let first = open.first else { return chosen }
      let best = first.members.enumerated().max { one, other in
        let (left, right) = (rank(of: one.element), rank(of: other.element))
        return left == right ? one.offset > other.offset : left < right
      }
      func rank(of name: String) -> Int {
        (isPreferred(name) ? open.count + 1 : 0) + open.count { $0.members.contains(name) }
      }
      if let best { chosen.append(best.element) }
    }
  }
}

extension Array where Element: Hashable {
  /// Each of them once, in order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// They, and all that each of these leads to.
  func reached(by next: (Element) -> [Element]) -> Set<Element> {
    var found = Set(self)
    var pending = self
    while let one = pending.popLast() {
      pending += next(one).filter { found.insert($0).inserted }
    }
    return found
  }
}

extension Project {
  /// Whether a value of a type is one of a struct, or has such a value in it: stored in it, or an element.
  func holds(_ type: StaticType, _ owner: TypeID, _ seen: inout Set<TypeID>) -> Bool {
    switch type.unwrapped {
    case .nominal(let ids, _):
      if ids.contains(owner) { return true }
      for id in ids where index[id].kind == .struct && seen.insert(id).inserted {
        for property in index.storedProperties(of: id)
        where holds(resolver.type(of: property), owner, &seen) {
          return true
        }
      }
      return false
    case .array(let element), .dictionary(_, let element): return holds(element, owner, &seen)
    default: return false
    }
  }
}

extension Node {
  /// Whether its code runs whenever that at another place does, within the same function or closure.
  fileprivate func runsWhenever(_ other: Node) -> Bool {
    if self == other || contains(other) { return true }
    let branches: Set<NodeKind> = [.codeBlock, .switchCase, .closureExpression]
    guard let block = ancestors.first(where: { branches.contains($0.kind) }),
      block.contains(other), !isOperand(within: block, besides: other)
    else { return false }
    let exits: Set<NodeKind> = [
      .returnStatement, .throwStatement, .breakStatement, .continueStatement,
    ]
    return !block.descendants.contains { node in
      if node.kind == .tryExpression, node.contains(other) {
        // What throws has changed the other, and assigns nothing.
        return node.isPlainTry && (node.index < index || parent?.contains(node) == true)
      }
      return (exits.contains(node.kind) || node.isPlainTry) && other.index < node.index
        && node.index < index
    }
  }

  /// Whether a condition or an operator within a block may leave it out where another place runs.
  private func isOperand(within block: Node, besides other: Node) -> Bool {
    var node = self
    while node != block, let parent = node.parent {
      if [.ternary, .sequenceExpression].contains(parent.kind), !node.contains(other),
        !node.branches(of: parent, leaves: { _ in false }).isEmpty
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// Whether it is `try`, and neither `try?` nor `try!`.
  var isPlainTry: Bool { kind == .tryExpression && directTokens.count == 1 }
}
