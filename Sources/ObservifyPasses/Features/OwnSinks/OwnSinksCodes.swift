extension Feature {
  /// Sinks of a class on its own properties, which `didSet` replaces.
  static let ownSinks = Feature(
    codes: [
      .ownSink
    ], passes: [OwnSinkPass()])
}

extension DiagnosticCode {
  static let ownSink = DiagnosticCode(
    "OBS149", "a sink on the class's own property becomes 'didSet' ('--combine modernize')",
    explanation: """
      Each object subscribes once, in 'init'. The body of the sink becomes a function that 'didSet'
      calls. 'init' calls it too, unless 'dropFirst()' skipped the first value. The function runs
      after the change rather than before it, so code that it calls sees the new value in the
      property.
      """,
    remedy: """
      Check that no code that the function calls expects the old value in the property.
      '--combine bridge' keeps the publisher instead.
      """,
    example: .migrates(
      #"""
      -import Combine
       import SwiftUI

      -class Search: ObservableObject {
      -  @Published var query = ""
      -  private var cancellable: AnyCancellable?
      +@Observable
      +class Search {
      +  var query = "" {
      +    didSet { queryDidChange() }
      +  }

         init() {
      -    cancellable = $query.sink { print($0) }
      +    queryDidChange()
      +  }
      +
      +  private func queryDidChange() {
      +    print(query)
         }
       }
      """#, options: ["--combine", "modernize"]))
}
