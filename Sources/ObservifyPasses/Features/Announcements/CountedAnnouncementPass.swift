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
/// +
/// +  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
/// +  private var revision = 0
///
/// -  var isOn: Bool { service.isOn }
/// +  var isOn: Bool {
/// +    _ = revision
/// +    return service.isOn
/// +  }
///
///    func toggle() {
///      service.isOn.toggle()
/// -    objectWillChange.send()
/// +    revision += 1
///    }
///  }
/// ```
struct CountedAnnouncementPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for counted in plan.announcements.counted {
      let changes = changes(counted, plan)
      let declares = declaresFunction(counted, changes, plan)
      for send in counted.sends {
        findings.fix(
          .countedAnnouncement, at: send.call, in: plan.index[send.file], of: counted.model,
          counted.isRead ? "the call increments the counter" : plan.announcing(counted.variables)
        ) { edit in
          let change = declares ? "\(counted.function)()" : changes[0]
          if send.form == .function {
            edit.replace(send.call.range, with: "{ [weak self] in self?.\(change) }")
          } else if send.call.isBranch, change.contains(" += ") {
            edit.replace(send.call.range, with: "(\(send.base)\(change))")
          } else {
            edit.replace(send.memberRange, with: change)
          }
        }
      }
      for reader in counted.readers {
        guard let member = reader.member else { continue }
        findings.fix(
          .countedAnnouncement, at: member, in: plan.index.file(of: reader), of: counted.model,
          "it reads the counter, so that views update"
        ) { edit in
          edit.insertFirst(
            (member.hasBuilder ? "let " : "") + "_ = \(counted.counter)", into: reader,
            returning: !member.hasBuilder)
        }
      }
      for follower in counted.followers { follow(counted, follower, plan, into: &findings) }
      declare(counted, changes, plan, into: &findings)
    }
  }

  /// Reads the counter first in the body of a view.
  private func follow(
    _ counted: CountedAnnouncement, _ follower: AnnouncementFollower, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let use = plan.uses[follower.wrapper]
    let members = [counted.counter] + (plan.refreshingReads(follower.wrapper) ?? [])
    let read = "_ = \(plan.spelledReads(members, of: follower.wrapper, in: follower.body))"
    findings.fix(
      .followedAnnouncement, at: follower.body, in: plan.index.file(of: follower.body),
      of: counted.model, "the counter of '\(use.name)' is read"
    ) { edit in
      edit.insertFirst(
        follower.body.isUpdate ? read : "let \(read)", into: follower.body,
        behind: plan.read(before: use, in: follower.body), returning: false,
        // Behind the local '@Bindable', which the name may mean.
        rank: plan.uses.wrappers.count + follower.wrapper.index)
    }
  }

  /// What is to be done to announce a change.
  private func changes(_ counted: CountedAnnouncement, _ plan: EditPlan) -> [String] {
    (counted.sends.first.map(plan.keptSend) ?? [])
      + counted.variables.map { "withMutation(keyPath: \\.\(plan.index[$0].name)) {}" }
      + (!counted.isRead ? [] : ["\(counted.counter) += 1"])
  }

  /// Whether a function does what is to be done; the macro's own are open to the module only, a subclass has
  /// some of its own, and code elsewhere spells no key path of a private variable.
  private func declaresFunction(
    _ counted: CountedAnnouncement, _ changes: [String], _ plan: EditPlan
  ) -> Bool {
    let isUsedElsewhere =
      counted.outsideAccess != nil || !plan.project.heirs(of: counted.model).isEmpty
      || !counted.isRaisedInside && counted.variables.contains { plan.index[$0].isPrivate }
    return changes.count > 1 || !counted.isRead && isUsedElsewhere
  }

  /// Declares the counter with the stored properties, and the function that does all there is to do at
  /// the end of the class.
  private func declare(
    _ counted: CountedAnnouncement, _ changes: [String], _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let symbol = plan.index[counted.model]
    let declares = declaresFunction(counted, changes, plan)
    guard let block = symbol.memberBlock, let declaration = symbol.declaration,
      counted.isRead || declares
    else { return }
    findings.fix(
      .countedAnnouncement, at: declaration.node, in: plan.index[symbol.file], of: counted.model,
      counted.isRead
        ? "'\(symbol.name)' announces changes that '@Observable' cannot track: a counter is incremented for them, and getters or views read it"
        : "'\(symbol.name)' announces changes inside the values of its properties",
      isWarning: counted.isRead
    ) { edit in
      let shown = counted.outsideAccess.map { $0 + " " } ?? ""
      if counted.isRead {
        let setter = counted.isRaisedInside || declares ? "private(set) " : ""
        let access = counted.isRaisedInside && counted.isReadInside ? "private " : shown + setter
        edit.insertProperty(
          [
            "/// Incremented when data changes that `@Observable` cannot track; views read it to update.",
            access + "var \(counted.counter) = 0",
          ], into: block,
          besides: plan.idleStores.keys.map { plan.index[$0].declaration.node }
            + plan.announcements.removals.filter { $0.code == .removedPublisher }.map(\.node))
      }
      if declares {
        edit.appendMembers(
          [
            [
              "/// Notifies observers that this object may have changed.",
              (counted.isRaisedInside ? "private " : shown) + "func \(counted.function)() {",
            ] + changes.map { "\t" + $0 } + ["}"]
          ], to: block)
      }
    }
  }
}
