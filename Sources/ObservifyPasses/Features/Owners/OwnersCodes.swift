extension Feature {
  /// `@StateObject`.
  static let owners = Feature(
    codes: [
      .stateObject, .stateObjectStorage, .eagerInitialValue, .movedState, .removedDefault,
      .keptFirstObject, .stateOrder,
    ], passes: [OwnerWrapperPass()])
}

extension DiagnosticCode {
  static let stateObject = DiagnosticCode(
    "OBS201", "'@StateObject' of an observable model becomes '@State'",
    explanation: """
      An '@Observable' model is owned by '@State'. Unlike '@StateObject', '@State' makes its
      initial value each time the view is made (before Xcode 27), so the model's initialiser
      should be cheap.
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

       struct CounterView: View {
      -  @StateObject private var counter = Counter()
      +  @State private var counter = Counter()
         var body: some View { Text("\(counter.count)") }
       }
      """#))
  static let stateObjectStorage = DiagnosticCode(
    "OBS202", "'StateObject(wrappedValue:)' and the type 'StateObject<C>' become 'State'",
    explanation: """
      'State(wrappedValue:)' takes the value itself, not a closure.
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

       struct CounterView: View {
      -  @StateObject private var counter: Counter
      +  @State private var counter: Counter

         init() {
      -    _counter = StateObject(wrappedValue: Counter())
      +    _counter = State(wrappedValue: Counter())
         }

         var body: some View { Text("\(counter.count)") }
       }
      """#))
  static let eagerInitialValue = DiagnosticCode(
    "OBS210", "the model's initialiser does work, and '@State' may run it more than once",
    explanation: """
      '@StateObject' made the object once. '@State' makes its initial value each time the view is
      made (before Xcode 27) and drops it, so that 'deinit' runs as well.
      """,
    remedy: """
      Move the work out of 'init' and 'deinit', into modifiers such as 'task' and 'onDisappear'.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Feed: ObservableObject {
      -  @Published var posts: [String] = []
      +@Observable
      +class Feed {
      +  var posts: [String] = []

         init() { load() }
         func load() { print("loading") }
       }

       struct FeedView: View {
      -  @StateObject private var feed = Feed()
      +  @State private var feed = Feed()
         var body: some View { Text("\(feed.posts.count)") }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Feed: ObservableObject {
           @Published var posts: [String] = []

        -  init() { load() }
           func load() { print("loading") }
         }

         struct FeedView: View {
           @StateObject private var feed = Feed()
        -  var body: some View { Text("\(feed.posts.count)") }
        +  var body: some View { Text("\(feed.posts.count)").task { feed.load() } }
         }
        """#))
  static let movedState = DiagnosticCode(
    "OBS211", "an assignment to '@State' moves behind the other assignments of 'init'",
    explanation: """
      From Xcode 27 '@State' is a macro, and its property may be assigned only when all other stored
      properties are set (TN3211).
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

       struct CounterView: View {
      -  @StateObject private var counter: Counter
      +  @State private var counter: Counter
         let title: String

         init(title: String) {
      -    _counter = StateObject(wrappedValue: Counter())
           self.title = title
      +    _counter = State(wrappedValue: Counter())
         }

         var body: some View { Text("\(title) \(counter.count)") }
       }
      """#))
  static let removedDefault = DiagnosticCode(
    "OBS213", "a default value beside an assignment in 'init' goes",
    explanation: """
      The assignment in 'init' replaced it. From Xcode 27 '@State' takes one or the other (TN3211).
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

       struct CounterView: View {
      -  @StateObject private var counter: Counter = Counter()
      +  @State private var counter: Counter

         init() {
      -    _counter = StateObject(wrappedValue: Counter())
      +    _counter = State(wrappedValue: Counter())
         }

         var body: some View { Text("\(counter.count)") }
       }
      """#))
  static let keptFirstObject = DiagnosticCode(
    "OBS214", "an owner is given its object by a caller and keeps the first one",
    explanation: """
      '@State' keeps what it was made with, as '@StateObject' did, so a different object that the caller
      passes later is not seen.
      """,
    remedy: """
      If the caller owns the object, make it a plain property or '@Bindable', which follows it.
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

       struct CounterView: View {
      -  @StateObject var counter: Counter
      +  @State var counter: Counter
         var body: some View { Text("\(counter.count)") }
       }

       struct Screen: View {
      -  @StateObject private var counter = Counter()
      +  @State private var counter = Counter()
         var body: some View { CounterView(counter: counter) }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Counter: ObservableObject {
           @Published var count = 0
         }

         struct CounterView: View {
        -  @StateObject var counter: Counter
        +  @ObservedObject var counter: Counter
           var body: some View { Text("\(counter.count)") }
         }

         struct Screen: View {
           @StateObject private var counter = Counter()
           var body: some View { CounterView(counter: counter) }
         }
        """#))
  static let stateOrder = DiagnosticCode(
    "OBS822", "an initialiser assigns the state in a way that Xcode 27 does not accept",
    explanation: """
      From Xcode 27 '@State' is a macro: the assignment has to come after all other stored
      properties are set, and the property must have no default value besides (TN3211).
      """,
    remedy: """
      Assign it once, at the end of the initialiser, and drop its default value.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Counter: ObservableObject {
         @Published var count = 0
       }

       struct CounterView: View {
      -  @StateObject private var counter = Counter()
      +  @StateObject private var counter: Counter

      -  init() {}
      -  init(counter: Counter) {
      +  init(counter: Counter = Counter()) {
           _counter = StateObject(wrappedValue: counter)
         }

         var body: some View { Text("\(counter.count)") }
       }
      """#))
}
