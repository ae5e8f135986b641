extension Feature {
  /// Deployment targets, files that do not parse, and comments that ask to leave something alone.
  static let surroundings = Feature(
    codes: [
      .deploymentTarget, .ignored, .brokenFile,
    ])
}

extension DiagnosticCode {
  static let deploymentTarget = DiagnosticCode(
    "OBS815", "the deployment target is below iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1",
    explanation: """
      '@Observable' and '@Bindable' do not exist there.
      """,
    remedy: """
      Raise the target, or override with '--ignore-deployment-target'.
      """,
    example: .stays(
      #"""
       // Counter.swift
       import SwiftUI

       class Counter: ObservableObject {
         @Published var count = 0
       }

       // Package.swift
       // swift-tools-version: 5.9
       import PackageDescription

       let package = Package(
      -  name: "App", platforms: [.iOS(.v16)],
      +  name: "App", platforms: [.iOS(.v17)],
         targets: [.target(name: "App", path: ".")])
      """#))
  static let ignored = DiagnosticCode(
    "OBS816", "a comment or a generated file asks to leave it",
    explanation: """
      '// observify:ignore' before a declaration, '// observify:ignore-file', or a file marked as
      generated.
      """,
    remedy: """
      Remove the comment to migrate it; for a generated file change what generates it.
      """,
    example: .stays(
      #"""
       import SwiftUI

      -// observify:ignore -- goes away with the old player
       class Player: ObservableObject {
         @Published var title = ""
       }
      """#))
  static let brokenFile = DiagnosticCode(
    "OBS819", "it is named in a file that does not parse",
    explanation: """
      What the file does with the model cannot be told.
      """,
    remedy: """
      Mend the file, or move it out of the project.
      """,
    example: .stays(
      #"""
       // Store.swift
       import SwiftUI

       class Store: ObservableObject {
         @Published var items: [Int] = []
       }

       // Draft.swift
      -func open(store: Store) { let = }
      +func open(store: Store) { print(store.items) }
      """#))
}
