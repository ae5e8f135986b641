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
    "OBS203", "'@ObservedObject' is removed if the view creates no bindings",
    explanation: """
      A view tracks the properties that it reads from an '@Observable' object, without any wrapper.
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
    "OBS204", "'@ObservedObject' becomes '@Bindable' if the view creates bindings",
    explanation: """
      '@Bindable' creates bindings such as '$form.name' to the properties of an '@Observable'
      object.
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
    "OBS205", "an '@ObservedObject' that the view creates itself becomes '@State'",
    explanation: """
      The view creates the object itself. '@ObservedObject' created a new one each time the view was
      initialized, and the values in the old one were lost. With '@State', the object has the same
      lifetime as the view.
      """,
    remedy: """
      Check that no code relied on getting a new object. To test this on its own, change
      '@ObservedObject' to '@StateObject' before the migration.
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
      Without the wrapper, the property itself is assigned. If it becomes '@Bindable', its storage
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
      With Swift 6.3 and earlier, a private 'var' with a default value would be a parameter of the
      memberwise initializer and make that initializer private, so callers in other files would no
      longer compile. A 'let' with a value is not a parameter.
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
    "OBS212", "the caller creates a new object on each update",
    explanation: """
      The object is created whenever the body of the caller runs, and the values in the old one are
      lost. This was already so before the migration, which does not change it.
      """,
    remedy: """
      If the object should persist, make it '@State' in the caller and pass it, or make it '@State'
      in the view. To check, change the object and then make the caller update: the change must
      still be there.
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
