import ObservifyIndex
import ObservifySyntax

/// Members of an object of which each is announced whenever something else changes in one way.
struct JointChange {
  /// Any of them tells of the change: first what is changed in place, which is never equal to what it was.
  let members: [String]

  /// Whether nothing but `objectWillChange.send()` tells of the change.
  let isSent: Bool

  /// The same with those of the members that are among others, where any is.
  func limited(to others: Set<String>) -> JointChange {
    let common = members.filter(others.contains)
    return common.isEmpty ? self : JointChange(members: common, isSent: isSent)
  }

  /// Returns the changes that some code makes along with what stands at a place, one for each of its
  /// branches where none is made in all of them.
  static func ways(
    of changed: [ChangedMember], isSent: @autoclosure () -> Bool = false
  ) -> [JointChange] {
    if changed.isEmpty { return [JointChange(members: [], isSent: isSent())] }
    let sure = changed.filter(\.doubts.isEmpty)
    if !sure.isEmpty {
      let members =
        sure.filter(\.isNew) + sure.filter { !$0.isNew && !$0.isReset } + sure.filter(\.isReset)
      return [JointChange(members: members.map(\.name).unique, isSent: false)]
    }
    return changed.compactMap(\.doubts.first).unique.flatMap { doubt in
      ways(of: changed.filter { $0.doubts.first == doubt }.map(\.settled))
    }
  }
}

/// A member that code changes along with something else.
struct ChangedMember {
  let name: String

  /// Whether it is changed in place: toggled, counted or added to.
  let isNew: Bool

  /// Whether it is assigned a literal, which may be the value that it has.
  let isReset: Bool

  /// What decides whether it changes when the other does, from the outside in: branches that it stands
  /// in, and what may leave the code before it.
  let doubts: [Node]

  /// The same where the first doubt is settled.
  fileprivate var settled: ChangedMember {
    ChangedMember(name: name, isNew: isNew, isReset: isReset, doubts: Array(doubts.dropFirst()))
  }

  init(_ name: String, at mention: Node, beside other: Node) {
    self.init(
      name: name, isNew: mention.isTrigger, isReset: mention.isReset,
      doubts: mention.doubts(besides: other))
  }

  /// The same, changed by a function that a call beside something else runs.
  func called(at call: Node, beside other: Node) -> ChangedMember {
    ChangedMember(
      name: name, isNew: isNew, isReset: isReset, doubts: call.doubts(besides: other) + doubts)
  }

  private init(name: String, isNew: Bool, isReset: Bool, doubts: [Node]) {
    self.name = name
    self.isNew = isNew
    self.isReset = isReset
    self.doubts = doubts
  }
}

extension [JointChange] {
  /// The fewest members that tell of all changes, in the order in which they are found; those that
  /// `isPreferred` says are better read come first.
  func fewestMembers(preferring isPreferred: (String) -> Bool) -> [String] {
    var chosen: [String] = []
    var open = filter { !$0.members.isEmpty }
    while let first = open.first {
      let best = first.members.enumerated().max { one, other in
        let (left, right) = (rank(of: one.element), rank(of: other.element))
        return left == right ? one.offset > other.offset : left < right
      }
      func rank(of name: String) -> Int {
        (isPreferred(name) ? open.count + 1 : 0) + open.count { $0.members.contains(name) }
      }
      guard let name = best?.element else { break }
      chosen.append(name)
      open.removeAll { $0.members.contains(name) }
    }
    return chosen
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
  /// What decides whether its code runs where that at another place does, from the outside in.
  fileprivate func doubts(besides other: Node) -> [Node] {
    let branches: Set<NodeKind> = [.codeBlock, .switchCase, .closureExpression]
    let around = ancestors.filter { branches.contains($0.kind) }
    guard let shared = around.first(where: { $0.contains(other) }) else { return around.reversed() }
    let exits = shared.descendants.filter { $0.mayLeave(between: other, and: self) }
    return (around.prefix { $0 != shared } + operands(within: shared, besides: other) + exits)
      .sorted { $0.index < $1.index }
  }

  /// Whether it may end the code around it after one place, and before another one.
  private func mayLeave(between place: Node, and later: Node) -> Bool {
    switch kind {
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement: break
    case .tryExpression where isPlainTry:
      if contains(place) {
        // What throws has changed the other, and assigns nothing.
        return !later.catches(self) && (index < later.index || later.parent?.contains(self) == true)
      }
    default: return false
    }
    return place.index < index && index < later.index && !later.catches(self)
  }

  /// Whether it stands where what is thrown at another place is caught.
  private func catches(_ other: Node) -> Bool {
    ancestors.contains { $0.kind == .catchClause && $0.parent?.contains(other) == true }
  }

  /// What a condition or an operator within a block may leave out where another place runs, with this.
  private func operands(within block: Node, besides other: Node) -> [Node] {
    ([self] + ancestors.prefix { $0 != block && !$0.contains(other) }).filter { node in
      guard let parent = node.parent, [.ternary, .sequenceExpression].contains(parent.kind) else {
        return false
      }
      return !node.branches(of: parent, leaves: { _ in false }).isEmpty
    }
  }

  /// Whether it is `try`, and neither `try?` nor `try!`.
  var isPlainTry: Bool { kind == .tryExpression && directTokens.count == 1 }
}
