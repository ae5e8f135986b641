extension Feature {
  /// What the run itself has to say: units that stay together, requests, edits that cannot be made.
  static let engine = Feature(
    codes: [
      .tiedModel, .outsidePaths, .conflict, .deselected, .syntaxError, .plainType, .idleComment,
      .internalError,
    ])
}

extension DiagnosticCode {
  package static let tiedModel = DiagnosticCode(
    "OBS817", "the class has to migrate together with a type that stays",
    explanation: """
      A superclass and its subclasses, a protocol and the classes that conform to it, and objects
      that forward each other's changes migrate together or not at all. Nothing is wrong with this
      type itself.
      """,
    remedy: """
      Find out why the type that is named stays, and change that.
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
  package static let outsidePaths = DiagnosticCode(
    "OBS818", "the class is declared or used in a file that may not be edited",
    explanation: """
      The file is outside the paths on the command line, '--exclude' or '.observify.yml' leaves it
      out, or it is vendored or generated. A class migrates with all its uses or not at all.
      """,
    remedy: """
      Include that file as well: name its folder, or do not exclude it.
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
    "OBS823", "two classes would change the same code",
    explanation: """
      The changes of a class are made all together or not at all. Those of this class and those of
      the one that the message names overlap in one place, so only the other class migrates in this
      run.
      """,
    remedy: """
      Run again after the other class has been migrated. If the other class stays as well, solve its
      reason first.
      """,
    example: .none(because: "two edits of sound passes never overlap"))
  package static let deselected = DiagnosticCode(
    "OBS825", "'--only' or '--skip' leaves the class out",
    explanation: """
      The command line does not select this class, something that has to migrate with it, or a code
      that its migration involves.
      """,
    remedy: """
      Run again without the option, or name the class as well.
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
  package static let syntaxError = DiagnosticCode(
    "OBS904", "a file does not parse",
    explanation: """
      The file is not edited, and the classes that it mentions stay as they are.
      """,
    remedy: """
      Correct the file, or move it out of the project.
      """,
    example: .named(
      #"""
      -func open(store: Store) { let = }
      +func open(store: Store) { print(store) }
      """#))
  package static let plainType = DiagnosticCode(
    "OBS911", "a type that '--only' or '--skip' names is not an 'ObservableObject'",
    explanation: """
      The type is already '@Observable' or never was an 'ObservableObject', so there is nothing to
      select.
      """,
    remedy: """
      Leave the name out, or name the class that should migrate: 'observify plan' lists all of them.
      """,
    example: .named(
      #"""
       import SwiftUI

       struct Item {
         var name = ""
       }
      """#, options: ["--only", "Item"]))
  package static let idleComment = DiagnosticCode(
    "OBS912", "an 'observify:ignore' comment has no effect",
    explanation: """
      The comment applies to the declaration that begins on the next line, or to the file. If a code
      follows it, it applies only to the changes that have that code. Nothing there would migrate.
      """,
    remedy: """
      Remove the comment, or move it to the line before the declaration that should stay as it is.
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
    "OBS990", "the migrated code would not parse",
    explanation: """
      The change was not made. This is a bug in Observify.
      """,
    remedy: """
      Please report it together with the file.
      """,
    example: .none(because: "only a fault of the tool brings it about"))
}
