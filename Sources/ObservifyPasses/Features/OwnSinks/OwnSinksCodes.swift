extension Feature {
  /// Sinks of a class on its own properties, which `didSet` replaces.
  static let ownSinks = Feature(
    codes: [
      .ownSink
    ], passes: [OwnSinkPass()])
}

extension DiagnosticCode {
  static let ownSink = DiagnosticCode(
    "OBS149", "a sink of a class on its own property becomes 'didSet' ('--combine modernize')",
    explanation: """
      Each object subscribes once, in 'init'. What the sink did becomes a function that 'didSet'
      calls, and 'init' too unless 'dropFirst()' left the first value out. It runs after the change
      and not before it, so code that it calls sees the new value in the property.
      """,
    remedy: """
      Check that nothing the function calls expects the old value in the property.
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
