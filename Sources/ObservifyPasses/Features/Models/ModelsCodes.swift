extension Feature {
  /// Classes and protocols that are observable objects: what they become, and what in their own declarations keeps them.
  static let models = Feature(
    codes: [
      .observableClass, .observableProtocol, .widenedAccess, .namesakeOfModule,
      .spareConformance, .notAClass,
      .localClass, .externalBase, .unobservableClass, .indirectConformance, .shadowedObservation,
      .hiddenFunction,
      .alreadyObservable,
      .privateNested, .nestedInBase, .attachedMacro, .keptInheritor, .hiddenExtension,
    ], passes: [ObservableClassPass()])
}

extension DiagnosticCode {
  static let observableClass = DiagnosticCode(
    "OBS101", "an 'ObservableObject' class becomes '@Observable'",
    explanation: """
      The macro replaces the conformance. A view is then updated only when a property that it reads
      changes, and no longer by every change of the object. Swift does not allow this macro inside a
      function: a local class without '@Published' properties gets only the conformance to
      'Observable'. A class with nothing to track only loses its conformance, unless something
      requires it to be 'Observable'.
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
      '@State', '@Bindable' and '@Environment' require a class that is 'Observable'.
      'ObservableObject' implied 'AnyObject', but 'Observable' does not, so both are written. All
      conforming classes migrate together with the protocol.
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
  static let namesakeOfModule = DiagnosticCode(
    "OBS154", "a type named 'Observation' gets typealiases that the macro needs",
    explanation: """
      The code that the macro generates uses the names 'Observation.ObservationRegistrar' and
      'Observation.Observable'. In a project with a type that is named like the module, these names
      lead to that type instead. An extension of the type therefore declares both names as aliases
      of the module's own declarations.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       enum Observation { case sunny, rainy }

      -class Weather: ObservableObject {
      -  @Published var today = Observation.sunny
      +extension Observation {
      +  typealias ObservationRegistrar = ObservationModule.Registrar
      +  typealias Observable = ObservationModule.Observables
      +}
      +
      +/// The types that `@Observable` refers to, outside the type that shadows their module.
      +enum ObservationModule {
      +  typealias Registrar = ObservationRegistrar
      +  typealias Observables = Observable
      +}
      +
      +@Observable
      +class Weather {
      +  var today = Observation.sunny
       }
      """#))
  static let widenedAccess = DiagnosticCode(
    "OBS129", "a class that is 'private' inside a type becomes 'fileprivate'",
    explanation: """
      The macro adds an extension at file level, and such an extension cannot name a 'private'
      nested type. Nothing else in the file uses the name, so the wider access changes nothing. The
      'private' types around the class become 'fileprivate' too, and so do its superclasses and the
      types in its interface: a type that the class names must be at least as visible as the class.
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
    "OBS137", "'ObservableObject' is removed from a class that is '@Observable' already",
    explanation: """
      The macro already tracks the properties of the class, and none of them is '@Published', so the
      conformance announced no changes. The wrappers that required it are replaced.
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
  package static let notAClass = DiagnosticCode(
    "OBS801", "only a class can be '@Observable'",
    explanation: """
      The macro cannot be attached to a struct, an enum or an actor.
      """,
    remedy: """
      Make it a class, or remove its conformance to 'ObservableObject'.
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
      The macro adds an extension, and Swift does not allow that for a local type. A local class
      that publishes nothing does not need the macro.
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
  package static let externalBase = DiagnosticCode(
    "OBS803", "the class gets 'ObservableObject' from a framework or package",
    explanation: """
      'ObservableObject' comes from a base class, a protocol or a macro that is not part of the
      project, such as 'NSManagedObject', 'ReferenceFileDocument', '@Model' or a class in a package.
      Observify cannot change how that code publishes changes.
      """,
    remedy: """
      Leave it as it is. Views keep using it as they do now, also next to '@Observable' classes. If
      the message says that nothing in the project makes the class observable, add '@Observable' to
      it and run again.
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
  package static let unobservableClass = DiagnosticCode(
    "OBS844", "a class is held as an observable object, and nothing makes it one",
    explanation: """
      A wrapper such as '@ObservedObject', or '.environmentObject', holds the class, which neither
      conforms to 'ObservableObject' nor is marked '@Observable'. The code does not compile. Often
      the conformance was removed by hand, as the beginning of a migration.
      """,
    remedy: """
      Mark the class '@Observable' and run again: the rest of the migration follows. Or write the
      conformance to 'ObservableObject' again.
      """,
    example: .none(because: "the code does not compile before it is changed"))
  static let indirectConformance = DiagnosticCode(
    "OBS807", "the conformance is not written as a plain 'ObservableObject'",
    explanation: """
      The conformance is part of a composition or a typealias, or it is in a conditional extension,
      and cannot be removed by itself.
      """,
    remedy: """
      Write 'ObservableObject' in the inheritance clause of the class, then run again.
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
    "OBS813", "a type in scope hides a name that the macro needs",
    explanation: """
      The macro is named 'Observable', and the code that it generates uses the names 'Observation',
      'KeyPath' and 'Bool'. Here, one of these names refers to another type, and nothing can be
      added to that type that leads to the right one.
      """,
    remedy: """
      Rename that type.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Weather: ObservableObject {
      -  enum Observation { case sunny, rainy }
      +  enum Sighting { case sunny, rainy }

      -  @Published var today = Observation.sunny
      +  @Published var today = Sighting.sunny
       }
      """#))
  static let hiddenFunction = DiagnosticCode(
    "OBS843", "the macro shadows a function that the class calls",
    explanation: """
      '@Observable' adds functions named 'access', 'withMutation' and 'shouldNotifyObservers' to the
      class. Inside the class, these names would no longer refer to the function that is called,
      such as 'access' from the C library, and the class would not compile. A function of the class
      called 'access(keyPath:)' or 'shouldNotifyObservers(_:_:)' would be called by the code of the
      macro instead of the one that the macro adds.
      """,
    remedy: """
      Qualify the name with its module, as in 'Darwin.access(path, R_OK)', or rename the function;
      then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

      -func access(_ path: String) -> Bool { path.hasPrefix("/") }
      +func isReadable(_ path: String) -> Bool { path.hasPrefix("/") }

       class Disk: ObservableObject {
         @Published var path = ""
      -  var isOpen: Bool { access(path) }
      +  var isOpen: Bool { isReadable(path) }
       }
      """#))
  static let alreadyObservable = DiagnosticCode(
    "OBS820", "the class is both '@Observable' and 'ObservableObject'",
    explanation: """
      The conformance still has an effect: the class announces changes by hand or through a wrapper,
      or '@StateObject' delays the creation of the object and its initializer has side effects. So
      the class may have both on purpose.
      """,
    remedy: """
      If nothing listens to the announcements, remove them and run again. Or remove
      'ObservableObject' by hand.
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
    "OBS826", "the class is 'private' inside a class, and another type has the same name",
    explanation: """
      The macro adds an extension at file level, so a 'private' nested class becomes 'fileprivate',
      and so do 'private' types around it (OBS129). If the outer type is a class, its subclasses
      would then see the nested class, and the name would refer to a different type there.
      """,
    remedy: """
      Rename the class, or the type around it; then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class CounterScreen {
      -  private class Model: ObservableObject {
      +  private class CounterModel: ObservableObject {
           @Published var count = 0
         }
       }

       struct Model {}
      """#))
  static let nestedInBase = DiagnosticCode(
    "OBS827", "the class is declared inside its own superclass",
    explanation: """
      The macro expands in both classes, and each then finds the members of the other. That does not
      compile.
      """,
    remedy: """
      Move the class out of its superclass.
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
      The expansion of this macro is not in the files of the project. It may declare members that
      are '@Published' or that call 'objectWillChange.send()', and these would no longer update
      views.
      """,
    remedy: """
      Look at the expansion ('Expand Macro' in Xcode). If it has nothing to do with observation,
      migrate the class by hand; otherwise leave it as it is.
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
    "OBS829", "the class stays because a subclass of it stays",
    explanation: """
      The subclass that the message names needs this class to be an 'ObservableObject'. Other
      subclasses can migrate all the same, because this class publishes nothing and nothing observes
      it: 'Feed' in the example.
      """,
    remedy: """
      Find out why the subclass that is named stays, and change that.
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
    "OBS830", "a comment after '@available' would hide code that the macro adds",
    explanation: """
      The macro copies '@available' together with the rest of its line and adds the conformance to
      'Observable' after it, which is then inside the comment.
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
