extension Feature {
  /// Changes in place that read the property which they change.
  static let exclusivity = Feature(
    codes: [.localCopy, .overlappingAccess], passes: [LocalCopyPass()])
}

extension DiagnosticCode {
  static let localCopy = DiagnosticCode(
    "OBS152", "a change that may read its own property is made on a local copy",
    explanation: """
      '@Published' read the value, changed a copy and wrote it back. The macro changes the storage in
      place, and whatever reads the property meanwhile stops the program ("Simultaneous accesses"). A
      copy that is changed and assigned does what '@Published' did.
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
    "OBS831", "a change in place may read the property that it changes",
    explanation: """
      '@Published' read the value, changed a copy and wrote it back. The macro changes the storage in
      place, and whatever reads the property meanwhile stops the program ("Simultaneous accesses").
      Here the change is part of a larger expression, so that no copy can be put before it.
      """,
    remedy: """
      Make the change a statement by itself, or change a local copy and assign it.
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
