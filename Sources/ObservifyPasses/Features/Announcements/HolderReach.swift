import ObservifyIndex
import ObservifySyntax

/// What of a class the views read that hold it and do not read its counter: they alone need more than that to be told of an
/// announcement.
struct HolderReach: ProjectReader {
  let project: Project

  /// The names of members that they come to; nil where any may be.
  private var names: Set<String>? = []

  /// Looks through what some wrappers of a family of classes, and the bindings of `all`, are mentioned for; the members
  /// that read the counter themselves, `readers`, end the search.
  init(
    of wrappers: Set<WrapperID>, among all: Set<WrapperID>, in family: [TypeID], readers: [Node],
    _ project: Project
  ) {
    self.project = project
    let injected = Set(project.uses.injections.map(\.argument))
    var open: [String] = []
    // A binding is read by the view that it is given to.
    let bindings = project.uses.projections.filter { all.contains($0.wrapper) }
    for reference in project.uses.values.filter({ wrappers.contains($0.wrapper) }) + bindings
    where reference.node.canBeShown && !injected.contains(reference.node)
      && !project.isHeld(reference.node)
    {
      guard let read = reference.node.readMember else {
        names = nil
        return
      }
      open.append(read.partName)
    }
    let mentions = family.map { project.mentions.mentions(in: project.index[$0]) }
    let own = Set(mentions.flatMap(\.members).flatMap(\.declaredMemberNames))
    let ends = Set(readers.compactMap(\.member))
    var found: Set<String> = []
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      let declared = mentions.flatMap(\.members).filter {
        $0.declaredMemberNames.contains(name) || $0.kind == .subscriptDecl && name == "subscript"
      }
      // What a protocol or a base class gives may read anything.
      if declared.isEmpty {
        names = nil
        return
      }
      for member in declared where !ends.contains(member) {
        open += mentions.flatMap { $0.namesOfMembers[member] ?? [] }.filter(own.contains)
        if member.descendants.contains(where: \.asksOwnSubscript) { open.append("subscript") }
      }
    }
    names = found
  }

  /// Whether a member has to tell them of an announcement; who reads one in a module that is not there is not known.
  func needs(_ member: Node) -> Bool {
    guard let names, !project.isPublic(member) else { return true }
    let spelled = member.kind == .subscriptDecl ? ["subscript"] : member.declaredMemberNames
    return spelled.contains(where: names.contains)
  }
}

extension Project {
  /// Whether an object is only given to a view that holds it by a wrapper, and has no initialiser that reads it.
  fileprivate func isHeld(_ object: Node) -> Bool {
    guard let argument = Argument(object.parent), let label = argument.label,
      let callee = CallExpression(argument.node.parent?.parent)?.callee
    else { return false }
    let made = resolver.typesMade(at: callee)
    return !made.isEmpty
      && made.allSatisfy { type in
        index.initializers(of: type).isEmpty
          && uses.wrappers.contains { $0.holder == type && $0.name == label }
      }
  }
}

extension Node {
  /// Whether it is `self[…]`.
  fileprivate var asksOwnSubscript: Bool {
    kind == .subscriptExpression && children.first?.text == "self"
  }
}
