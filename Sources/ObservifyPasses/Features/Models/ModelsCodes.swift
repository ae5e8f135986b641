extension Feature {
  /// Classes and protocols that are observable objects: what they become, and what in their own declarations keeps them.
  static let models = Feature(
    codes: [
      .observableClass, .observableProtocol, .widenedAccess, .spareConformance, .notAClass,
      .localClass, .externalBase, .indirectConformance, .shadowedObservation, .alreadyObservable,
      .privateNested, .nestedInBase, .attachedMacro, .keptInheritor, .hiddenExtension,
    ], passes: [ObservableClassPass()])
}

extension DiagnosticCode {
  static let observableClass = DiagnosticCode(
    "OBS101", "an 'ObservableObject' class becomes '@Observable'",
    explanation: """
      The conformance goes and the macro comes. Views then update for the properties they read,
      not for every change of the object. Source: Apple, "Migrating from the Observable Object
      protocol to the Observable macro"; SE-0395.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Counter: ObservableObject {
      -  @Published var count = 0
      +@Observable
      +class Counter {
      +  var count = 0
       }
      """#))
  static let observableProtocol = DiagnosticCode(
    "OBS113", "a protocol that refines 'ObservableObject' refines 'AnyObject' and 'Observable'",
    explanation: """
      'ObservableObject' implied 'AnyObject'; 'Observable' does not, and '@State', '@Bindable' and
      '@Environment' ask for it. All conformers move with the protocol.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -protocol Player: ObservableObject {
      +protocol Player: AnyObject, Observable {
         var title: String { get }
       }

      +@Observable
       class Radio: Player {
      -  @Published var title = ""
      +  var title = ""
       }
      """#))
  static let widenedAccess = DiagnosticCode(
    "OBS129", "a class that is 'private' inside a type becomes 'fileprivate'",
    explanation: """
      The macro adds an extension at the level of the file, from where a 'private' nested type is not
      accessible (a compiler check). To the rest of the file it means the same: nothing else comes to
      see it by its bare name.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       struct CounterView: View {
      -  private class Model: ObservableObject {
      -    @Published var count = 0
      +  @Observable
      +  fileprivate class Model {
      +    var count = 0
         }

      -  @StateObject private var model = Model()
      +  @State private var model = Model()
         var body: some View { Text("\(model.count)") }
       }
      """#))
  static let spareConformance = DiagnosticCode(
    "OBS137", "a class that is '@Observable' already loses 'ObservableObject'",
    explanation: """
      The macro tracks its properties and none is '@Published', so the conformance announced nothing. It
      goes with the wrappers that asked for it.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       @Observable
      -class Counter: ObservableObject {
      +class Counter {
         var count = 0
       }

       struct CounterView: View {
      -  @ObservedObject var counter: Counter
      +  var counter: Counter
         var body: some View { Text("\(counter.count)") }
       }
      """#))
  static let notAClass = DiagnosticCode(
    "OBS801", "only a class can be migrated",
    explanation: """
      '@Observable' applies to classes; a struct, enum or actor cannot take it.
      """,
    remedy: """
      Make it a class, or take 'ObservableObject' from it.
      """,
    example: .named(
      #"""
       import SwiftUI

      -actor Counter: ObservableObject {
      +class Counter: ObservableObject {
         private var count = 0
         func increment() { count += 1 }
       }
      """#))
  static let localClass = DiagnosticCode(
    "OBS802", "the class is declared inside a function or closure",
    explanation: """
      A local type cannot have an attached extension macro (a compiler check).
      """,
    remedy: """
      Move the class out of the function.
      """,
    example: .stays(
      #"""
       import SwiftUI

      +class Counter: ObservableObject {
      +  @Published var count = 0
      +}
      +
       func makeCounter() -> AnyObject {
      -  class Counter: ObservableObject {
      -    @Published var count = 0
      -  }
      -  return Counter()
      +  Counter()
       }
      """#))
  static let externalBase = DiagnosticCode(
    "OBS803", "the class is observable through a framework",
    explanation: """
      Its observation comes from a base class, protocol or macro outside the project
      ('NSManagedObject', 'ReferenceFileDocument', '@Model', a class of a package), which this
      tool cannot change.
      """,
    remedy: """
      Leave it, or let it hold such an object instead of inheriting from its class.
      """, showsObservers: true,
    example: .named(
      #"""
       import CoreData
       import SwiftUI

       class Note: NSManagedObject {
         func touch() { objectWillChange.send() }
       }

       struct NoteView: View {
         @ObservedObject var note: Note
         var body: some View { Text(note.description) }
       }
      """#))
  static let indirectConformance = DiagnosticCode(
    "OBS807", "the conformance is not spelled as a plain 'ObservableObject'",
    explanation: """
      It stands in a composition, in a typealias or in a conditional extension.
      """,
    remedy: """
      Spell it out in the class's own list, then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

      -class Box<Value> {
      +class Box<Value>: ObservableObject {
         var value: Value
         init(_ value: Value) { self.value = value }
       }
      -
      -extension Box: ObservableObject where Value: Equatable {}
      """#))
  static let shadowedObservation = DiagnosticCode(
    "OBS813", "a type called 'Observation' or a wrapper called 'Observable' is in scope",
    explanation: """
      The macro's expansion names 'Observation.ObservationRegistrar', 'KeyPath' and 'Bool', and
      would find the project's type.
      """,
    remedy: """
      Rename that type.
      """,
    example: .stays(
      #"""
       import SwiftUI

      -enum Observation { case sunny, rainy }
      +enum Sighting { case sunny, rainy }

       class Weather: ObservableObject {
      -  @Published var today = Observation.sunny
      +  @Published var today = Sighting.sunny
       }
      """#))
  static let alreadyObservable = DiagnosticCode(
    "OBS820", "the class is both '@Observable' and 'ObservableObject'",
    explanation: """
      Its conformance goes where nothing needs it any more. It is kept where the class announces
      something by hand or by a wrapper, and where '@StateObject' makes it late and its initialiser does
      work: then it may be both on purpose.
      """,
    remedy: """
      Take 'ObservableObject' from it by hand when nothing needs it any more.
      """,
    example: .stays(
      #"""
       import SwiftUI

       @Observable
       class Clock: ObservableObject {
         var ticks = 0

         func tick() {
      -    objectWillChange.send()
           ticks += 1
         }
       }
      """#))
  static let privateNested = DiagnosticCode(
    "OBS826", "the class is in a type that is 'private' inside another",
    explanation: """
      The macro adds an extension at the level of the file, from where a 'private' nested type is
      not accessible (a compiler check). A class that is 'private' itself becomes 'fileprivate', unless
      it is in a class and another type has its name.
      """,
    remedy: """
      Make the 'private' type 'fileprivate'.
      """,
    example: .stays(
      #"""
       import SwiftUI

       enum Screens {
      -  private enum Models {
      +  fileprivate enum Models {
           class Counter: ObservableObject {
             @Published var count = 0
           }
         }
       }
      """#))
  static let nestedInBase = DiagnosticCode(
    "OBS827", "the class is declared inside its own base class",
    explanation: """
      The expansions of the two macros then find each other's members, which does not compile (a
      compiler check).
      """,
    remedy: """
      Move the class out of its base class.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Page: ObservableObject {
         @Published var title = ""
      +}

      -  class Cover: Page {
      -    @Published var image = ""
      -  }
      +class Cover: Page {
      +  @Published var image = ""
       }
      """#))
  static let attachedMacro = DiagnosticCode(
    "OBS828", "a macro is attached to the class",
    explanation: """
      What it expands to is not in the project's files. It may declare members that are '@Published'
      or send 'objectWillChange', which would no longer make views update.
      """,
    remedy: """
      Look at its expansion, and migrate the class by hand or without the macro.
      """,
    example: .stays(
      #"""
      -import PartnerKit
       import SwiftUI

      -@Tracing
       class Account: ObservableObject {
         @Published var name = ""
       }
      """#))
  static let keptInheritor = DiagnosticCode(
    "OBS829", "a class that inherits from it is kept",
    explanation: """
      The base class publishes nothing and nobody observes it, so that its other subclasses move
      without it; itself, and what moves only with it, stays for the subclass that is kept.
      """,
    remedy: """
      Mend what keeps the subclass.
      """,
    example: .migrates(
      #"""
       import Combine
       import SwiftUI

       class Screen: ObservableObject {}

      +@Observable
       class Feed: Screen {
      -  @Published var posts: [String] = []
      +  var posts: [String] = []
       }

       class Search: Screen {
         @Published var query = ""
         func log() -> AnyCancellable { $query.sink { print($0) } }
       }
      """#,
      remedy: #"""
        -import Combine
         import SwiftUI

         class Screen: ObservableObject {}

         class Feed: Screen {
           @Published var posts: [String] = []
         }

         class Search: Screen {
           @Published var query = ""
        -  func log() -> AnyCancellable { $query.sink { print($0) } }
        +  func log() { print(query) }
         }
        """#))
  static let hiddenExtension = DiagnosticCode(
    "OBS830", "a comment behind '@available' would hide what the macro declares",
    explanation: """
      The macro copies '@available' with the rest of its line, and puts the conformance to
      'Observable' behind it: into the comment.
      """,
    remedy: """
      Move the comment to a line of its own.
      """,
    example: .stays(
      #"""
       import SwiftUI

      -@available(iOS 17, *)  // since the new player
      +// since the new player
      +@available(iOS 17, *)
       class Player: ObservableObject {
         @Published var title = ""
       }
      """#))
}
