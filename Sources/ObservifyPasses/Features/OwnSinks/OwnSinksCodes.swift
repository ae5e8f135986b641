extension Feature {
  /// Sinks of a class on its own properties, which `didSet` replaces.
  static let ownSinks = Feature(
    codes: [
      .ownSink
    ], passes: [OwnSinkPass()])
}

extension DiagnosticCode {
  static let ownSink = DiagnosticCode(
    "OBS149", "a sink on an own property becomes 'didSet' ('--combine modernize')",
    explanation: """
      Each object of the class subscribes once, while it is initialised. What the sink did is a function
      now, which is called there, unless 'dropFirst()' left the first value out, and from 'didSet'. So it
      runs after the change and not before it: whoever asks the object for the property meanwhile gets
      the new value.
      """,
    remedy: """
      Look whether what the function calls reads the property from elsewhere; '--combine bridge' keeps
      the publisher.
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
