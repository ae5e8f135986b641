import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Spells the keys of a class whose coding is synthesised, for the macro stores `x` as `_x`.
///
/// ```diff
/// -final class Profile: ObservableObject, Codable {
/// +@Observable
/// +final class Profile: Codable {
///    var name = ""
///    let id = 1
/// +
/// +  private enum CodingKeys: String, CodingKey {
/// +    case _name = "name"
/// +    case id
/// +  }
///  }
///
///  struct ProfileView: View {
/// -  @ObservedObject var profile: Profile
/// +  var profile: Profile
///    var body: some View { Text(profile.name) }
///  }
/// ```
struct CodingKeysPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for model in plan.properties.codingKeys.sorted() {
      let symbol = plan.index[model]
      guard let body = symbol.memberBlock, let declaration = symbol.declaration else { continue }
      findings.fix(
        .spelledCodingKeys, at: symbol.codingKeys ?? declaration.node, in: plan.index[symbol.file],
        of: model, "the keys of '\(symbol.name)' stay what they are"
      ) { edit in
        if let keys = symbol.codingKeys {
          rename(keys, of: symbol, plan, &edit)
        } else {
          edit.appendMembers(
            [
              ["private enum CodingKeys: String, CodingKey {"]
                + names(of: symbol, plan).map { "\tcase \($0)" } + ["}"]
            ], to: body, rank: 1)
        }
      }
    }
  }

  /// The stored properties in order, as cases.
  private func names(of symbol: TypeSymbol, _ plan: EditPlan) -> [String] {
    plan.index.storedProperties(of: symbol.id).map { plan.index[$0] }.map {
      isTracked($0, plan) ? "_\($0.name) = \"\($0.name)\"" : $0.binding.nameToken?.text ?? $0.name
    }
  }

  private func isTracked(_ property: PropertySymbol, _ plan: EditPlan) -> Bool {
    plan.properties.treatments[property.id]?.isTracked == true
  }

  /// Gives the cases of tracked properties the names of what stores them, and their old keys.
  private func rename(
    _ keys: Node, of symbol: TypeSymbol, _ plan: EditPlan, _ edit: inout EditBuilder
  ) {
    let tracked = Set(
      symbol.properties.map { plan.index[$0] }.filter { isTracked($0, plan) }.map(\.name))
    let renamed = keys.descendants.filter {
      $0.kind == .enumCaseElement && tracked.contains($0.firstToken.name)
    }
    if !renamed.isEmpty, !keys.hasStringKeys,
      let first = TypeDeclaration(keys)?.inheritedTypes.first
    {
      edit.insert("String, ", at: first.range.lowerBound)
    }
    for element in renamed {
      let token = element.firstToken
      let key = element.child(.initializerClause) == nil ? " = \"\(token.name)\"" : ""
      edit.replace(token.range, with: "_\(token.name)\(key)")
    }
  }
}
