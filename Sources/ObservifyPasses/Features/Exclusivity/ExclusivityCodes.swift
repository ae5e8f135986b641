extension Feature {
  /// Changes in place that read the property which they change.
  static let exclusivity = Feature(
    codes: [.localCopy, .overlappingAccess], passes: [LocalCopyPass()])
}

extension DiagnosticCode {
  static let localCopy = DiagnosticCode(
    "OBS152", "a property is changed on a local copy, as the change may read it",
    explanation: """
      '@Published' read the value, changed a copy and wrote it back. The macro changes the storage in
      place, and the program crashes if anything reads the property meanwhile ("Simultaneous
      accesses"). A copy that is changed and assigned does what '@Published' did. There is nothing to
      do.
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
      place, and the program crashes if anything reads the property meanwhile ("Simultaneous
      accesses"). Here the change is part of a larger expression, so that no copy can be put before it.
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
