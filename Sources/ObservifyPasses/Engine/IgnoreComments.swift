import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What comments ask to leave alone, seen from what would be done there.
///
/// The plan itself respects comments at models, wrappers and injections. Here are the comments at
/// any other place that would be edited, and those that name codes.
struct IgnoreComments {
  /// The reasons to keep the models of edits that a comment covers, one for each model.
  private(set) var kept: [Reason] = []

  /// The comments that are about nothing.
  private(set) var idle: [Place] = []

  init(_ fixes: [Fix], _ plan: MigrationPlan) {
    let fixes = Dictionary(grouping: fixes, by: \.place.file)
    let reasons = Dictionary(grouping: plan.reasons, by: \.place.file)
    var named: Set<TypeID> = []
    for file in plan.index.files {
      guard let suppressions = Suppressions(file) else { continue }
      for fix in fixes[file.id] ?? []
      where suppressions.covers(fix.place.offset, fix.code) && named.insert(fix.model).inserted {
        kept.append(
          Reason(
            code: .ignored, model: fix.model, place: fix.place,
            text: "a comment asks to leave what \(fix.code.code) is about", origin: .request))
      }
      // What options leave out has no edits to be seen here.
      guard plan.selection.isOpen, plan.selection.skip.models.isEmpty else { continue }
      for request in suppressions.requests {
        let isUsed =
          (fixes[file.id] ?? []).contains { request.covers($0.place.offset, $0.code) }
          || (reasons[file.id] ?? []).contains { request.covers($0.place.offset, $0.code) }
          || Self.isAboutKept(request, in: file, plan)
        if !isUsed { idle.append(Place(file: file.id, offset: request.place)) }
      }
    }
  }

  /// Whether a comment stands at something of a model that stays anyway: what would be done there is
  /// not known.
  private static func isAboutKept(
    _ request: Suppressions.Request, in file: SourceFile, _ plan: MigrationPlan
  ) -> Bool {
    let region = request.region ?? file.tree.root.range
    let isDeclared = plan.graph.models.contains { model in
      guard !plan.migrates(model) else { return false }
      let own = plan.index[model].file == file.id ? plan.index[model].declaration?.node.range : nil
      let extensions = plan.index[model].extensions.filter { $0.file == file.id }
        .map(\.declaration.node.range)
      return ([own].compactMap(\.self) + extensions).contains { $0.overlaps(region) }
    }
    return isDeclared
      || plan.uses.wrappers.contains {
        $0.file == file.id && !$0.models.isEmpty && !plan.migrates($0.models)
          && region.contains($0.declaration.node.range.lowerBound)
      }
      || plan.uses.injections.contains {
        $0.file == file.id && !$0.models.isEmpty && !plan.migrates($0.models)
          && $0.call.node.range.overlaps(region)
      }
  }
}
