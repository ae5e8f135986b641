extension Feature {
  /// Types that an object wrapper made run on the main actor.
  static let isolation = Feature(
    codes: [
      .writtenIsolation, .isolation,
    ], passes: [IsolationPass()])
}

extension DiagnosticCode {
  static let writtenIsolation = DiagnosticCode(
    "OBS215", "'@MainActor' is written out where a removed wrapper implied it",
    explanation: """
      In the Swift 5 language mode, '@StateObject' or '@ObservedObject' isolates the type that
      contains it to the main actor (SE-0401 removed this in Swift 6). Without the wrapper, the
      isolation has to be written out. '@preconcurrency' keeps violations of it warnings, as they
      were. In the example, 'Package.swift' selects the language mode.
      """,
    example: .migrates(
      #"""
       // Printer.swift
       import SwiftUI

      -class Counter: ObservableObject {
      -  @Published var count = 0
      +@Observable
      +class Counter {
      +  var count = 0
       }

      +@preconcurrency @MainActor
       struct CounterPrinter {
      -  @ObservedObject var counter: Counter
      +  var counter: Counter
         func run() { show(counter.count) }
       }

       @MainActor func show(_ count: Int) {}

       // Package.swift
       // swift-tools-version: 5.9
       import PackageDescription

       let package = Package(
         name: "App", platforms: [.iOS(.v17)],
         targets: [.target(name: "App", path: ".")])
      """#))
  static let isolation = DiagnosticCode(
    "OBS814", "a type may lose its main-actor isolation",
    explanation: """
      In the Swift 5 language mode, the wrapper of an object isolates the type that contains it to
      the main actor. Without the wrapper, the type would not be isolated. Observify adds
      '@MainActor' itself (OBS215) where the project says that it is built in the Swift 5 language
      mode; this one does not say which mode it uses.

      If the message says that a property is isolated to an actor and its class is not, it is
      another case: an 'init' that is not isolated sets the property, such as
      '@MainActor var text: String'. The macro makes it a computed property, whose setter cannot be
      called there.
      """,
    remedy: """
      Add '@MainActor' to the type that the message names, or to the class of the property; then run
      again. Callers outside the main actor then need 'await'. Or state the language mode, with
      'swift-tools-version' or 'swiftLanguageModes' in 'Package.swift' or with 'SWIFT_VERSION' in
      the Xcode project.
      """,
    example: .stays(
      #"""
       import SwiftUI

       @MainActor
       class Clock: ObservableObject {
         @Published var time = Date()
       }

      +@MainActor
       struct CurrentTime: DynamicProperty {
         @StateObject private var clock = Clock()
         var time: Date { clock.time }
       }
      """#))
}
