import ObservifyIndex

extension ScopeLookup {
  /// Returns the first of some names that means nothing yet where members of a class, or of the classes
  /// that inherit from it, are seen; the first with a number behind it where all do.
  func freeName(among candidates: [String], in owner: TypeID, _ heirs: [TypeID]) -> String {
    let family = lineage(of: owner) + heirs
    let isFree = { (name: String) in
      index.globals[name] == nil && index.globalFunctions[name] == nil
        && family.allSatisfy { index[$0].members[name] == nil }
    }
    if let free = candidates.first(where: isFree) { return free }
    var number = 2
    while !isFree("\(candidates[0])\(number)") { number += 1 }
    return "\(candidates[0])\(number)"
  }
}
