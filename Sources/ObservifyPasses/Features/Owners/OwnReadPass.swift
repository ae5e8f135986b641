import ObservifyIndex
import ObservifySyntax

/// Reads the storage of what an object that views make reads of itself, and changes later by itself; `LocalCopyPass` does so
/// for what it changes in place.
///
/// ```diff
///    func load() {
/// -    guard !isLoading else { return }
/// +    // Read the storage so that the view creating this object does not track `isLoading`.
/// +    guard !_isLoading else { return }
/// ```
struct OwnReadPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    var seen: Set<Node> = []
    for read in plan.project.ownReads
    where (read.isOfStorage || plan.changesStorage(read)) && plan.models.contains(read.model)
      && plan.properties.treatments[read.property]?.isStoredByMacro == true
    {
      guard seen.insert(read.node).inserted else { continue }
      let name = plan.index[read.property].name
      let member = read.node.ancestor([.functionDecl, .variableDecl, .initDecl])
      let isFirst = member.map { seen.insert($0).inserted } == true
      findings.fix(
        .ownRead, at: read.node, in: plan.index.file(of: read.node), of: read.model,
        "making '\(plan.index[read.model].name)' reads '\(name)', which it changes later"
      ) { edit in
        edit.nameStorage(of: name, at: read.node)
        let around = read.node.ancestors.prefix { $0 != member }
        guard isFirst, let statement = around.first(where: \.isStatement),
          let indentation = edit.indentation(at: statement.range.lowerBound)
        else { return }
        edit.insert(
          OwnRead.purpose(of: name, isChange: read.change != nil)
            + edit.lineBreak(near: statement.range.lowerBound) + indentation,
          at: statement.range.lowerBound)
      }
    }
  }
}

extension EditPlan {
  /// Whether an initialiser itself changes a variable in place that nothing observes yet: it can change the storage.
  fileprivate func changesStorage(_ read: OwnRead) -> Bool {
    read.change?.statement?.parent?.parent?.kind == .initDecl
      && index[read.property].binding.accessors.isEmpty
      && bridges.subjects[read.property] == nil && !listeners.announcing.contains(read.model)
  }

  /// The changes in place that making an object makes, and that are made on copies of the storage.
  var ownChanges: [OverlappingChange] {
    project.ownReads.filter { decision.migrates([$0.model]) && !changesStorage($0) }
      .compactMap(\.change)
  }
}

extension EditBuilder {
  /// Has a mention of a tracked variable mean its storage: `_name`.
  mutating func nameStorage(of name: String, at mention: Node) {
    if [.reference, .memberExpression].contains(mention.kind) {
      let token = MemberExpression(mention)?.nameToken ?? mention.firstToken
      // What is put before the statement that begins here stands before it.
      replace(token.range, with: "_\(name)")
    } else {
      // `if let account` gives its name to what it reads.
      insert(" = _\(name)", at: mention.range.upperBound)
    }
  }
}
