import ObservifyIndex
import ObservifyPasses
import ObservifyText

/// The edits of a run, file by file, each with what it is for.
struct EditTable {
  private let fixes: [FileID: [Fix]]
  private let unitNames: [TypeID: String]
  private let plan: MigrationPlan

  /// Sorts the fixes of a run by file.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - unitNames: The name of each unit, by the model that stands for it.
  init(_ run: MigrationRun, unitNames: [TypeID: String]) {
    fixes = Dictionary(grouping: run.fixes.filter { !$0.edits.isEmpty }, by: \.place.file)
    self.unitNames = unitNames
    plan = run.plan
  }

  /// Returns the edits of a file in their order.
  func edits(of file: FileID) -> [FileEdit] {
    var list = EditList()
    var reasons: [TextEdit: [FileEdit.Reason]] = [:]
    for fix in fixes[file] ?? [] {
      do throws(EditList.Overlap) {
        try list.merge(fix.edits)
      } catch {
        // All of them were merged before, in the run itself.
        preconditionFailure("the edits of a run dispute a place: \(error)")
      }
      let reason = FileEdit.Reason(
        code: fix.code.code, unit: unitNames[plan.group(of: fix.model)] ?? "")
      for edit in fix.edits where reasons[edit]?.contains(reason) != true {
        reasons[edit, default: []].append(reason)
      }
    }
    return list.edits.map { edit in
      FileEdit(
        range: edit.range.indices, replacement: edit.replacement,
        reasons: (reasons[edit] ?? []).sorted { ($0.unit, $0.code) < ($1.unit, $1.code) })
    }
  }
}
