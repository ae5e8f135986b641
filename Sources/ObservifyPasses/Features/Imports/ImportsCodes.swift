extension Feature {
  /// `import Combine` and `import Observation`.
  static let imports = Feature(
    codes: [
      .addedImport, .removedImport,
    ])
}

extension DiagnosticCode {
  static let addedImport = DiagnosticCode(
    "OBS115", "'import Observation' is added to a file that does not import SwiftUI",
    explanation: """
      The macro is declared in the module Observation. SwiftUI re-exports it; Foundation and Combine
      do not.
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
    "OBS116", "'import Combine' is removed from a file that no longer needs it",
    explanation: """
      The import is removed only if the file no longer uses anything that Combine declares.
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
