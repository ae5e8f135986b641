import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Counts what a class announces and does not store.
///
/// ```diff
/// -final class Lamp: ObservableObject {
/// +@Observable
/// +final class Lamp {
///    private let service = Service()
///
/// -  var isOn: Bool { service.isOn }
/// +  var isOn: Bool { _ = revision; return service.isOn }
///
///    func toggle() {
///      service.isOn.toggle()
/// -    objectWillChange.send()
/// +    revision += 1
///    }
/// +
/// +  /// Counts the changes that this object announces and does not store.
/// +  private var revision = 0
///  }
/// ```
struct CountedAnnouncementPass: MigrationPass {
  func run(_ plan: MigrationPlan, into findings: inout Findings) {
    for counted in plan.announcements.counted where plan.migrates(counted.model) {
      let changes = changes(counted, plan)
      for send in counted.sends {
        findings.fix(
          .countedAnnouncement, at: send.call, in: plan.index[send.file], of: counted.model,
          "the announcement is counted"
        ) { edit in
          edit.replace(
            send.memberRange, with: changes.count == 1 ? changes[0] : "\(counted.function)()")
        }
      }
      for reader in counted.readers {
        guard let member = reader.ancestor([.functionDecl, .variableDecl, .subscriptDecl]) else {
          continue
        }
        findings.fix(
          .countedAnnouncement, at: member, in: plan.index.file(of: reader), of: counted.model,
          "the announcements are followed"
        ) { edit in
          let isBuilder = member.attributes.contains { $0.name.hasSuffix("Builder") }
          edit.insertFirst(
            isBuilder ? "let _ = \(counted.counter)" : "_ = \(counted.counter)", into: reader,
            returning: !isBuilder)
        }
      }
      declare(counted, changes, plan, into: &findings)
    }
  }

  /// What is to be done to announce a change.
  private func changes(_ counted: CountedAnnouncement, _ plan: MigrationPlan) -> [String] {
    (counted.sends.first.map(plan.keptSend) ?? [])
      + counted.variables.map { "withMutation(keyPath: \\.\(plan.index[$0].name)) {}" }
      + (counted.readers.isEmpty ? [] : ["\(counted.counter) += 1"])
  }

  /// Declares the counter, and the function that does all there is to do, at the end of the class.
  private func declare(
    _ counted: CountedAnnouncement, _ changes: [String], _ plan: MigrationPlan,
    into findings: inout Findings
  ) {
    let symbol = plan.index[counted.model]
    guard let block = symbol.memberBlock, let declaration = symbol.declaration,
      !counted.readers.isEmpty || changes.count > 1
    else { return }
    findings.fix(
      .countedAnnouncement, at: declaration.node, in: plan.index[symbol.file], of: counted.model,
      "'\(symbol.name)' counts what it announces"
    ) { edit in
      let access = counted.isPrivate ? "private " : ""
      var members: [[String]] = []
      if !counted.readers.isEmpty {
        members.append([
          "/// Counts the changes that this object announces and does not store.",
          access + "var \(counted.counter) = 0",
        ])
      }
      if changes.count > 1 {
        members.append(
          [
            "/// Makes everyone read anew what this object shows.",
            access + "func \(counted.function)() {",
          ] + changes.map { "\t" + $0 } + ["}"])
      }
      edit.appendMembers(members, to: block)
    }
  }
}
