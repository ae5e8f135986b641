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
  mutating func resolve(_ fixes: [Fix]) -> [Reason] {
    var groups: [TypeID: [Fix]] = [:]
    for fix in fixes where !fix.edits.isEmpty {
      groups[plan.group(of: fix.model), default: []].append(fix)
    }
    var refused: [Reason] = []
    var accepted: [Fix] = []
    // What is about no model gives way to what is.
    let order = groups.sorted {
      (plan.graph.isModel($0.key) ? 0 : 1, $0.key) < (plan.graph.isModel($1.key) ? 0 : 1, $1.key)
    }
    for (_, fixes) in order {
      var copies = lists
      var blocker: Reason?
      for fix in fixes {
        do throws(EditList.Overlap) {
          try copies[fix.place.file, default: EditList()].merge(fix.edits)
        } catch {
          blocker = conflict(of: fix, with: error.existing, of: accepted + fixes)
          break
        }
      }
      if let blocker {
        refused.append(blocker)
      } else {
        lists = copies
        accepted += fixes
      }
    }
    return refused
  }

  private func conflict(of fix: Fix, with edit: TextEdit, of others: [Fix]) -> Reason {
    let file = fix.place.file
    let line = plan.index[file].lines.position(of: edit.range.lowerBound).line
    let other = others.first { $0.place.file == file && $0.edits.contains(edit) }?.model
    let name = other.map { "'\(plan.index[$0].qualifiedName)'" } ?? "another unit"
    return Reason(
      code: .conflict, model: fix.model, place: fix.place,
      text: "\(name) changes the same place, at line \(line)", origin: .edits)
  }
}
