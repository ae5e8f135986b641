extension Feature {
  /// `import Combine` and `import Observation`.
  static let imports = Feature(
    codes: [
      .addedImport, .removedImport,
    ])
}

extension DiagnosticCode {
  static let addedImport = DiagnosticCode(
    "OBS115", "'import Observation' comes to a file that has no SwiftUI",
    explanation: """
      The macro is declared in Observation, which SwiftUI re-exports and Foundation and Combine do
      not.
      """,
    example: .migrates(
      #"""
       import Foundation
      +import Observation

      -class Counter: ObservableObject {
      -  @Published var count = 0
      +@Observable
      +class Counter {
      +  var count = 0
       }
      """#))
  static let removedImport = DiagnosticCode(
    "OBS116", "'import Combine' goes from a file that uses nothing of it any more",
    explanation: """
      It goes only when no name of Combine is left in the file.
      """,
    example: .migrates(
      #"""
      -import Combine
       import SwiftUI

      -class Counter: ObservableObject {
      -  @Published var count = 0
      +@Observable
      +class Counter {
      +  var count = 0
       }
      """#))
}
