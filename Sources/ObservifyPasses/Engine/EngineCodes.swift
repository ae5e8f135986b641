extension Feature {
  /// What the run itself has to say: units that stay together, requests, edits that cannot be made.
  static let engine = Feature(
    codes: [
      .tiedModel, .outsidePaths, .conflict, .deselected, .syntaxError, .plainType, .idleComment,
      .internalError,
    ])
}

extension DiagnosticCode {
  static let tiedModel = DiagnosticCode(
    "OBS817", "a model that has to move together with it is kept",
    explanation: """
      Superclasses, subclasses, protocols and their conformers, and objects that forward each
      other's changes move together or not at all.
      """,
    remedy: """
      Mend what keeps the other one.
      """,
    example: .stays(
      #"""
      -import Combine
       import SwiftUI

       class Page: ObservableObject {
         @Published var title = ""
       }

       class Cover: Page {
         @Published var image = ""
      -  func log() -> AnyCancellable { $image.sink { print($0) } }
      +  func log() { print(image) }
       }
      """#))
  static let outsidePaths = DiagnosticCode(
    "OBS818", "it is used in a file that may not be edited",
    explanation: """
      The file is outside the chosen paths, or vendored or generated.
      """,
    remedy: """
      Choose it too: name its folder, or leave out '--exclude'.
      """,
    example: .stays(
      #"""
       // Counter.swift
       import SwiftUI

       class Counter: ObservableObject {
         @Published var count = 0
       }

       // Old/CounterLabel.swift
       import SwiftUI

       struct CounterLabel: View {
         @ObservedObject var counter: Counter
         var body: some View { Text("\(counter.count)") }
       }
      """#, options: ["--exclude", "Old"]))
  static let conflict = DiagnosticCode(
    "OBS823", "two changes dispute the same place",
    explanation: """
      Each unit's edits are made whole, and the two cannot both be made in one run.
      """,
    remedy: """
      Run again after the other unit has been migrated.
      """,
    example: .none(because: "two edits of sound passes never overlap"))
  static let deselected = DiagnosticCode(
    "OBS825", "'--only' or '--skip' leaves it out",
    explanation: """
      Its unit, or a code that its migration brings, was not chosen on the command line.
      """,
    remedy: """
      Run again without the option.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Search: ObservableObject {
      -  @Published var query = ""
      +@Observable
      +class Search {
      +  var query = ""
       }

       class Player: ObservableObject {
         @Published var title = ""
       }
      """#, options: ["--only", "Search"]))
  static let syntaxError = DiagnosticCode(
    "OBS904", "the file does not parse",
    explanation: """
      It is left alone, and models that it names are kept.
      """,
    remedy: """
      Mend the file, or move it out of the project.
      """,
    example: .named(
      #"""
      -func open(store: Store) { let = }
      +func open(store: Store) { print(store) }
      """#))
  static let plainType = DiagnosticCode(
    "OBS911", "a type that '--only' or '--skip' names is no 'ObservableObject'",
    explanation: """
      It is '@Observable' already, or never was an observable object, so there is nothing to choose.
      """,
    remedy: """
      Leave the name out, or name the class that is to migrate; 'observify plan' lists all.
      """,
    example: .named(
      #"""
       import SwiftUI

       struct Item {
         var name = ""
       }
      """#, options: ["--only", "Item"]))
  static let idleComment = DiagnosticCode(
    "OBS912", "an 'observify:ignore' comment keeps nothing",
    explanation: """
      It covers what begins on the next line, or the file, and with a code behind it only what that
      code is about. Nothing there takes part in the migration.
      """,
    remedy: """
      Remove the comment, or move it to the line before the declaration that is to stay.
      """,
    example: .named(
      #"""
       import SwiftUI

      -// observify:ignore
       struct Point {
         var x = 0
       }
      """#))
  static let internalError = DiagnosticCode(
    "OBS990", "the migrated text would not parse",
    explanation: """
      The change was withheld. This is a fault of the tool.
      """,
    remedy: """
      Please report it with the file.
      """,
    example: .none(because: "only a fault of the tool brings it about"))
}
