extension Feature {
  /// Changes in place that read the property which they change.
  static let exclusivity = Feature(
    codes: [.localCopy, .overlappingAccess], passes: [LocalCopyPass()])
}

extension DiagnosticCode {
  static let localCopy = DiagnosticCode(
    "OBS152", "a property is mutated through a local copy, because the mutation may read it",
    explanation: """
      '@Published' read the value, mutated a copy and wrote it back. The macro mutates the storage
      in place, and the program crashes if anything reads the property during the mutation
      ("Simultaneous accesses"). A copy that is mutated and assigned does the same as '@Published'
      did.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Ledger: ObservableObject {
      -  @Published var entries: [Int] = []
      +@Observable
      +class Ledger {
      +  var entries: [Int] = []

         func dropLarge() {
      -    entries.removeAll { $0 > entries.count }
      +    var updatedEntries = entries
      +    updatedEntries.removeAll { $0 > entries.count }
      +    entries = updatedEntries
         }
       }
      """#))
  static let overlappingAccess = DiagnosticCode(
    "OBS831", "an in-place mutation may read the property it is mutating",
    explanation: """
      '@Published' read the value, mutated a copy and wrote it back. The macro mutates the storage
      in place, and the program crashes if anything reads the property during the mutation
      ("Simultaneous accesses"). Here the mutation is part of a larger expression, so Observify
      cannot safely insert a copy.
      """,
    remedy: """
      Make the mutation a statement of its own (a copy is then added, OBS152), or mutate a local
      copy yourself and assign it. To check, run this code once after the migration: there must be
      no exclusivity violation.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Ledger: ObservableObject {
         @Published var entries: [Int] = []

         func sort() -> Bool {
      -    entries.partition { $0 == entries.count } > 0
      +    var copy = entries
      +    let first = copy.partition { $0 == entries.count }
      +    entries = copy
      +    return first > 0
         }
       }
      """#))
}
