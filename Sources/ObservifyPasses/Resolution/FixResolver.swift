import ObservifyIndex
import ObservifyText

/// Merges the edits of all units, and finds the units that dispute a place.
///
/// Units are taken in order of declaration. The first keeps a disputed place; the other is
/// withheld whole.
struct FixResolver {
  private let plan: MigrationPlan
  private(set) var lists: [FileID: EditList] = [:]

  init(_ plan: MigrationPlan) {
    self.plan = plan
  }

  /// Merges the fixes and returns a blocker for every unit that lost a dispute.
  mutating func resolve(_ fixes: [Fix]) -> [Blocker] {
    var groups: [TypeID: [Fix]] = [:]
    for fix in fixes where !fix.edits.isEmpty {
      groups[plan.graph.group(of: fix.model), default: []].append(fix)
    }
    var refused: [Blocker] = []
    for (_, fixes) in groups.sorted(by: { $0.key < $1.key }) {
      var copies = lists
      var blocker: Blocker?
      for fix in fixes {
        do throws(EditList.Overlap) {
          try copies[fix.place.file, default: EditList()].merge(fix.edits)
        } catch {
          let line = plan.index[fix.place.file].lines.position(of: error.existing.range.lowerBound)
          blocker = Blocker(
            code: .conflict, model: fix.model, place: fix.place,
            reason: "another change is made at line \(line.line)")
          break
        }
      }
      if let blocker { refused.append(blocker) } else { lists = copies }
    }
    return refused
  }
}
