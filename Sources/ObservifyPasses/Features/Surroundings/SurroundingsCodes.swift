extension Feature {
  /// Deployment targets, files that do not parse, and comments that ask to leave something alone.
  static let surroundings = Feature(
    codes: [
      .deploymentTarget, .ignored, .brokenFile, .unreadFile,
    ])
}

extension DiagnosticCode {
  package static let deploymentTarget = DiagnosticCode(
    "OBS815", "the deployment target is too low: iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1",
    explanation: """
      '@Observable' and '@Bindable' are not available on older systems.
      """,
    remedy: """
      Raise the deployment target. If Observify reads it incorrectly, '--ignore-deployment-target'
      migrates regardless.
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
  package static let ignored = DiagnosticCode(
    "OBS816", "a comment excludes the class, or its file is marked as generated",
    explanation: """
      Either a comment '// observify:ignore' precedes its declaration or one of its uses, or the
      file contains '// observify:ignore-file', or the file is marked as generated: a comment near
      its top contains '@generated' or 'DO NOT EDIT'.
      """,
    remedy: """
      If this is intended, do nothing. Otherwise, remove the comment; for a generated file, change
      its generator.
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
    "OBS819", "a file that does not parse names the class",
    explanation: """
      Observify cannot tell what that file does with the class.
      """,
    remedy: """
      Correct the file, or move it out of the project.
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
  static let unreadFile = DiagnosticCode(
    "OBS832", "a file that cannot be read may use the class",
    explanation: """
      A file or folder of the project cannot be read (OBS901), so Observify cannot tell what it does
      with the model. Private classes, and classes that the file's module does not see, are not
      affected.
      """,
    remedy: """
      Make the file readable, or move it out of the project.
      """, showsObservers: true,
    example: .none(because: "a file that cannot be read has no text to show"))
}
