extension Feature {
  /// `@ObservedObject`.
  static let children = Feature(
    codes: [
      .observedObject, .bindable, .mendedOwnership, .observedObjectStorage, .privateLet,
      .inlineObject,
    ], passes: [ChildWrapperPass()])
}

extension DiagnosticCode {
  static let observedObject = DiagnosticCode(
    "OBS203", "'@ObservedObject' goes where the view only reads",
    explanation: """
      A view follows what it reads of an observable model without any wrapper.
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

       struct CounterLabel: View {
      -  @ObservedObject var counter: Counter
      +  var counter: Counter
         var body: some View { Text("\(counter.count)") }
       }
      """#))
  static let bindable = DiagnosticCode(
    "OBS204", "'@ObservedObject' becomes '@Bindable' where '$name' makes bindings",
    explanation: """
      '@Bindable' is what makes bindings to the properties of an observable model.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Form: ObservableObject {
      -  @Published var name = ""
      +@Observable
      +class Form {
      +  var name = ""
       }

       struct FormView: View {
      -  @ObservedObject var form: Form
      +  @Bindable var form: Form
         var body: some View { TextField("Name", text: $form.name) }
       }
      """#))
  static let mendedOwnership = DiagnosticCode(
    "OBS205", "'@ObservedObject' with a fresh object becomes '@State'",
    explanation: """
      An '@ObservedObject' that makes its own object makes a new one whenever the view is made,
      and loses what the old one held. Nothing passes one in, so the view is the owner. The object
      now lives as long as the view.
      """,
    remedy: """
      Look whether anything relied on its renewal.
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

       struct CounterLabel: View {
      -  @ObservedObject var counter = Counter()
      +  @State var counter = Counter()
         var body: some View { Text("\(counter.count)") }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Counter: ObservableObject {
           @Published var count = 0
         }

         struct CounterLabel: View {
        -  @ObservedObject var counter = Counter()
        +  @StateObject private var counter = Counter()
           var body: some View { Text("\(counter.count)") }
         }
        """#))
  static let observedObjectStorage = DiagnosticCode(
    "OBS206", "'_c = ObservedObject(wrappedValue: c)' becomes an assignment",
    explanation: """
      Without a wrapper the property is assigned itself; a '@Bindable' one by 'Bindable(c)'.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Form: ObservableObject {
      -  @Published var name = ""
      +@Observable
      +class Form {
      +  var name = ""
       }

       struct FormView: View {
      -  @ObservedObject var form: Form
      +  @Bindable var form: Form

         init(form: Form) {
      -    _form = ObservedObject(wrappedValue: form)
      +    _form = Bindable(wrappedValue: form)
         }

         var body: some View { TextField("Name", text: $form.name) }
       }
      """#))
  static let privateLet = DiagnosticCode(
    "OBS207", "a private property with a default becomes 'let'",
    explanation: """
      A private 'var' with a default value would make the memberwise initialiser private (before
      Swift 6.4), and so break callers in other files.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Session: ObservableObject {
      +@Observable
      +class Session {
         static let shared = Session()
      -  @Published var user = ""
      +  var user = ""
       }

       struct Greeting: View {
      -  @ObservedObject private var session = Session.shared
      +  private let session = Session.shared
         var title: String
         var body: some View { Text(title + session.user) }
       }
      """#))
  static let inlineObject = DiagnosticCode(
    "OBS212", "the caller makes the object of a child in place",
    explanation: """
      The object is made anew whenever the caller's body runs, as before, and what the old one
      held is lost.
      """,
    remedy: """
      If the child is to keep it, make it '@State' of the caller or of the child.
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

       struct CounterLabel: View {
      -  @ObservedObject var counter: Counter
      +  var counter: Counter
         var body: some View { Text("\(counter.count)") }
       }

       struct Screen: View {
         var body: some View { CounterLabel(counter: Counter()) }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Counter: ObservableObject {
           @Published var count = 0
         }

         struct CounterLabel: View {
           @ObservedObject var counter: Counter
           var body: some View { Text("\(counter.count)") }
         }

         struct Screen: View {
        -  var body: some View { CounterLabel(counter: Counter()) }
        +  @StateObject private var counter = Counter()
        +  var body: some View { CounterLabel(counter: counter) }
         }
        """#))
}
