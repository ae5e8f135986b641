extension Feature {
  /// Types that an object wrapper made run on the main actor.
  static let isolation = Feature(
    codes: [
      .writtenIsolation, .isolation,
    ], passes: [IsolationPass()])
}

extension DiagnosticCode {
  static let writtenIsolation = DiagnosticCode(
    "OBS215", "a type that an object wrapper made run on the main actor gets '@MainActor'",
    explanation: """
      In Swift 5 mode a wrapper on the main actor isolates the struct or class around it (SE-0401), and
      the code there relies on it. Without the wrapper the isolation has to be spelled, and as leniently
      as SwiftUI's wrappers are declared: '@preconcurrency @MainActor'.
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
    "OBS814", "the isolation of a declaration would change",
    explanation: """
      An object wrapper made its struct run on the main actor, and the project does not say that it is
      built in Swift 5 mode; or a tracked property would need an isolation that its class does not have.
      """,
    remedy: """
      Add '@MainActor' to the declaration.
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
