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
    "OBS203", "'@ObservedObject' is removed where the view makes no bindings",
    explanation: """
      A view follows what it reads of an '@Observable' object, without any wrapper.
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
    "OBS204", "'@ObservedObject' becomes '@Bindable' where the view makes bindings",
    explanation: """
      '@Bindable' makes bindings such as '$form.name' to the properties of an '@Observable' object.
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
    "OBS205", "'@ObservedObject' with an object of its own becomes '@State'",
    explanation: """
      The view makes the object itself. '@ObservedObject' made a new one each time the view was
      initialised and lost what the old one held. With '@State' the object lives as long as the
      view.
      """,
    remedy: """
      Check that nothing relied on getting a new object. If you make it '@StateObject' before the
      migration, you can try that on its own.
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
      Without the wrapper the property itself is assigned; where it becomes '@Bindable', its storage
      is assigned a 'Bindable'.
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
    "OBS207", "a private property with a default value becomes 'let'",
    explanation: """
      A private 'var' with a default value would be a parameter of the memberwise initialiser and
      make it private, before Swift 6.4. Callers in other files would no longer compile. A 'let'
      with a value is not a parameter.
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
    "OBS212", "the caller makes the object in place, and a new one each time",
    explanation: """
      The object is made whenever the body of the caller runs, and what the old one held is lost.
      That was so before the migration, which does not change it.
      """,
    remedy: """
      If the object should live on, make it '@State' in the caller and pass it, or '@State' in the
      view. To be sure, change it and then make the caller update.
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
