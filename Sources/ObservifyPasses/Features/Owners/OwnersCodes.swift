extension Feature {
  /// `@StateObject`.
  static let owners = Feature(
    codes: [
      .stateObject, .stateObjectStorage, .eagerInitialValue, .movedState,
      .removedDefault, .keptFirstObject, .stateOrder, .earlyUse, .stateAfterInit, .keptText,
      .endlessMaking, .ownRead,
    ], passes: [OwnerWrapperPass(), OwnReadPass()])
}

extension DiagnosticCode {
  static let stateObject = DiagnosticCode(
    "OBS201", "'@StateObject' becomes '@State'",
    explanation: """
      '@State' owns an '@Observable' object. Before Xcode 27 it makes its initial value each time
      the view is initialised and then drops all but the first, so the initialiser of the class
      should do no work; OBS210 warns where it does.
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
      'State(wrappedValue:)' takes the value itself and not a closure.
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
    "OBS210", "the initialiser of an object does work, and '@State' may do it more than once",
    explanation: """
      '@StateObject' made the object once. In an app that is built with Xcode 26 or earlier, '@State'
      makes another one each time the view is initialised, which is whenever the body of its parent
      runs, and drops all but the first. So what 'init' and 'deinit' do happens again; for the
      destination of a 'NavigationLink' even if that is never opened. What 'init' starts (a task, a
      timer, a session, an observer) may go on for the dropped objects. What 'init' unwraps by force
      may be missing, as objects are now made for views that are never shown as well.
      """,
    remedy: """
      Move the work into a function that the view calls in '.task'. That runs each time the view
      appears, so let the function return where the work is under way; end in '.onDisappear' what does
      not end by itself. To be sure, set a breakpoint in 'init' and make the parent of the view
      update. A view that is made only once, such as the root of an 'App', needs nothing.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Feed: ObservableObject {
      -  @Published var posts: [String] = []
      +@Observable
      +class Feed {
      +  var posts: [String] = []

      -  private var timer: Timer?
      +  @ObservationIgnored private var timer: Timer?

         init() { start() }

         func start() {
           timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
             self?.posts.append("")
           }
         }
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
           private var timer: Timer?

        -  init() { start() }
        -
           func start() {
        +    guard timer == nil else { return }
             timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
               self?.posts.append("")
             }
           }
        +
        +  func stop() {
        +    timer?.invalidate()
        +    timer = nil
        +  }
         }

         struct FeedView: View {
           @StateObject private var feed = Feed()
        -  var body: some View { Text("\(feed.posts.count)") }
        +  var body: some View {
        +    Text("\(feed.posts.count)")
        +      .task { feed.start() }
        +      .onDisappear { feed.stop() }
        +  }
         }
        """#))
  static let movedState = DiagnosticCode(
    "OBS211", "an assignment to '@State' moves after the other assignments of 'init'",
    explanation: """
      '@State' is a macro from Xcode 27 on. Then its property can be assigned only when all other stored
      properties of the view have their values, so the assignment moves to where they have. Nothing
      between the two places uses the object.

      Where code in between changes something that the object is made of, the assignment moves behind
      that as well. 'StateObject' evaluated its argument later, when the view was shown; 'State' does so
      at once.
      """,
    remedy: """
      There is nothing to do.
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
    "OBS213", "a default value is removed where every 'init' assigns the property",
    explanation: """
      The assignment replaced the default value. From Xcode 27 '@State' allows one or the other.
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
    "OBS214", "a view keeps the first object that a caller passes",
    explanation: """
      '@State' keeps the object that it was first given, and so did '@StateObject'. A different
      object that the caller passes later is ignored. The migration does not change that.
      """,
    remedy: """
      If the caller owns the object, make it '@ObservedObject' before the migration, or a plain
      property afterwards. If the view should start anew with another object, give it '.id(…)' in
      the caller.
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
    "OBS822", "an initialiser assigns the object in a way that Xcode 27 does not accept",
    explanation: """
      From Xcode 27 '@State' is a macro: it can be assigned only when all other stored properties
      have their values, and only if it has no default value.
      """,
    remedy: """
      Assign it once, at the end of every initialiser, and remove its default value; then run again.
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
  static let stateAfterInit = DiagnosticCode(
    "OBS219", "an app or a view makes its object at the end of 'init'",
    explanation: """
      '@StateObject' made the object after 'init' of the app or view, and '@State' makes a default value
      before it. What 'init' sets up, the object may need; of a view's, only what it reads counts.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Session: ObservableObject {
      -  @Published var name = UserDefaults.standard.string(forKey: "name")
      +@Observable
      +class Session {
      +  var name = UserDefaults.standard.string(forKey: "name")
       }

       struct NotesApp: App {
      -  @StateObject private var session = Session()
      +  @State private var session: Session

         init() {
           UserDefaults.standard.set("Ada", forKey: "name")
      +    _session = State(initialValue: Session())
         }

         var body: some Scene {
           WindowGroup { Text(session.name ?? "") }
         }
       }
      """#))
  static let keptText = DiagnosticCode(
    "OBS222", "a view that is made once has the same object each time that it is shown",
    explanation: """
      '@StateObject' made a new object each time a view was shown. Before Xcode 27, '@State' makes the
      object as soon as the view is built, and some views are built once and shown many times.

      'NavigationLink("New") { DraftView() }' builds its view when the link is built. Each time the link
      is followed, the same 'DraftView' is shown, with what was typed before, until the body around the
      link runs again. A view that is kept in a variable, or given to another view as its content, is
      such a one, too: when it is shown again it is as it was left, and shown at two places it has one
      object for both.
      """,
    remedy: """
      Build the view when it is shown: give the link a value, and build the view in
      '.navigationDestination(for:)', within a 'NavigationStack'; let the other view keep a function that
      builds its content. Or give the object its first values in '.onAppear'. To be sure, show the view,
      change something in it, leave, and show it again.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Draft: ObservableObject {
      -  @Published var text = ""
      +@Observable
      +class Draft {
      +  var text = ""
       }

       struct DraftView: View {
      -  @StateObject private var draft = Draft()
      +  @State private var draft = Draft()
         var body: some View { TextField("Text", text: $draft.text) }
       }

       struct DraftsView: View {
         var body: some View {
           NavigationLink("New") { DraftView() }
         }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Draft: ObservableObject {
           @Published var text = ""
         }

         struct DraftView: View {
           @StateObject private var draft = Draft()
           var body: some View { TextField("Text", text: $draft.text) }
         }

         struct DraftsView: View {
           var body: some View {
        -    NavigationLink("New") { DraftView() }
        +    NavigationStack {
        +      NavigationLink("New", value: "new")
        +        .navigationDestination(for: String.self) { _ in DraftView() }
        +    }
           }
         }
        """#))
  static let earlyUse = DiagnosticCode(
    "OBS835", "a view uses the object that it owns in its own 'init'",
    explanation: """
      Before SwiftUI has installed the view, each use of a '@StateObject' makes another object, and what
      is done to it is lost. With '@State' it would be done to the object that the view shows.
      """,
    remedy: """
      Make the object in a local variable, prepare it, and assign it:
      '_model = StateObject(wrappedValue: model)'.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Page: ObservableObject {
         @Published var title = ""
       }

       struct PageView: View {
      -  @StateObject private var page = Page()
      +  @StateObject private var page: Page

         init(title: String) {
      +    let page = Page()
           page.title = title
      +    _page = StateObject(wrappedValue: page)
         }

         var body: some View { Text(page.title) }
       }
      """#))
  static let endlessMaking = DiagnosticCode(
    "OBS836", "making an object reads and changes what views follow",
    explanation: """
      '@StateObject' makes its object once. '@State' makes one with each value of the view, while the
      body around runs: what the initialiser reads of a shared model has that body run again when it
      changes. Two such views would have each other run without end; and so would a view by itself
      whose object reads a variable of its own that what 'init' starts changes later.
      """,
    remedy: """
      Change the shared model, or start the work, when the view appears, in '.onAppear' or '.task'.
      Then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

       @Observable
       class Registry {
         static let shared = Registry()
         var count = 0
       }

       class Row: ObservableObject {
         @Published var title = ""

      -  init() { Registry.shared.count += 1 }
       }

       struct RowView: View {
         @StateObject private var row = Row()
      -  var body: some View { Text(row.title) }
      +  var body: some View { Text(row.title).onAppear { Registry.shared.count += 1 } }
       }
      """#))
  static let ownRead = DiagnosticCode(
    "OBS223", "'init' reads the storage of a property, so that no view follows the read",
    explanation: """
      '@StateObject' made the object once, and no view followed what its 'init' read. In an app that is
      built with Xcode 26 or earlier, '@State' makes an object each time the body of the parent runs,
      while it runs, so the parent would follow what 'init' reads. Where 'init' starts something that
      changes the same property later, the parent would run again and make another object, which starts
      the same, and so on without end, with a request each time. A read of '_isLoading', in which the
      macro stores the property, is not followed.

      There is nothing to do. Where OBS210 is reported as well, moving the work out of 'init' settles both.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Feed: ObservableObject {
      -  @Published var isLoading = false
      +@Observable
      +class Feed {
      +  var isLoading = false

         init() { load() }

         func load() {
      -    guard !isLoading else { return }
      +    // Reads the storage, as the view that makes this object would follow `isLoading`.
      +    guard !_isLoading else { return }
           isLoading = true
           Task { @MainActor in isLoading = false }
         }
       }

       struct FeedView: View {
      -  @StateObject private var feed = Feed()
      +  @State private var feed = Feed()
         var body: some View { Text(feed.isLoading ? "loading" : "ready") }
       }

       struct PageView: View {
         @State private var isShown = true
         var body: some View { if isShown { FeedView() } }
       }
      """#))
}
