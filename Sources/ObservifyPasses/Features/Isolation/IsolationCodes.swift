extension Feature {
  /// Types that an object wrapper made run on the main actor.
  static let isolation = Feature(
    codes: [
      .writtenIsolation, .isolation,
    ], passes: [IsolationPass()])
}

extension DiagnosticCode {
  static let writtenIsolation = DiagnosticCode(
    "OBS215", "a type that a wrapper isolated to the main actor gets '@MainActor'",
    explanation: """
      In Swift 5 mode, '@StateObject' or '@ObservedObject' isolates the type that contains it to the
      main actor. Without the wrapper, the isolation has to be written out. '@preconcurrency' keeps
      it as lenient as it was with the wrapper.
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
    "OBS814", "a type would no longer be isolated to the main actor",
    explanation: """
      In Swift 5 mode, the wrapper of an object isolates the type that contains it to the main
      actor. Without the wrapper, the type would not be isolated, and the project does not say in
      which mode it is built. Or a tracked property needs an actor that its class does not have.
      """,
    remedy: """
      Add '@MainActor' to the type that is named; then run again.
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
