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
      '@State' owns an '@Observable' object. Before Xcode 27, it creates its initial value each time
      the view is initialized and discards all but the first, so the initializer of the class should
      have no side effects. OBS210 warns if it has.
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
      'State(wrappedValue:)' takes the value itself rather than a closure.
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
    "OBS210", "the initializer of an object has side effects, and '@State' may repeat them",
    explanation: """
      '@StateObject' created the object once per lifetime of the view. In an app that is built with
      Xcode 26 or earlier, '@State' creates another one each time the body of the view's parent
      runs, and discards all but the first. The side effects of 'init' and 'deinit' are therefore
      repeated, even for a 'NavigationLink' destination that the user never opens. Work that 'init'
      starts (a task, a timer, a session, an observer) may continue for the discarded objects. A
      value that 'init' force-unwraps may be 'nil', because objects are now also created for views
      that are never shown.
      """,
    remedy: """
      Move the work into a function that the view calls in '.task'. '.task' runs each time the view
      appears, so return early if the work is already running. Stop anything long-running in
      '.onDisappear', unless it has to continue while another view covers this one. Nothing is
      needed for a view that is created only once, such as the root view of an 'App' whose body
      never runs again because it reads no state, no object and no 'scenePhase'. To check, print a
      line in 'init' and one where the work starts, and make the parent update: the second must come
      only when the view appears.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       @MainActor
      -class Feed: ObservableObject {
      -  @Published var posts: [String] = []
      -  private var refreshing: Task<Void, Never>?
      +@Observable
      +class Feed {
      +  var posts: [String] = []
      +  @ObservationIgnored private var refreshing: Task<Void, Never>?

         init() { start() }

         func start() {
           refreshing = Task { [weak self] in
             while !Task.isCancelled {
               try? await Task.sleep(for: .seconds(60))
               self?.posts.append("")
             }
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

         @MainActor
         class Feed: ObservableObject {
           @Published var posts: [String] = []
           private var refreshing: Task<Void, Never>?

        -  init() { start() }
        -
           func start() {
        +    guard refreshing == nil else { return }
             refreshing = Task { [weak self] in
               while !Task.isCancelled {
                 try? await Task.sleep(for: .seconds(60))
                 self?.posts.append("")
               }
             }
           }
        +
        +  func stop() {
        +    refreshing?.cancel()
        +    refreshing = nil
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
    "OBS211", "an assignment to '@State' moves after the other assignments in 'init'",
    explanation: """
      From Xcode 27, '@State' is a macro. Its property can then be assigned only once all other
      stored properties of the view have their values, so the assignment moves after theirs. No code
      between the two places uses the object.

      If code in between changes a value that the object is created from, the assignment moves after
      that code as well. 'StateObject' evaluated its argument later, when the view was shown;
      'State' evaluates it at once.
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
    "OBS213", "a default value is removed because every 'init' assigns the property",
    explanation: """
      The assignment replaced the default value. From Xcode 27, '@State' allows only one of the two.
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
      '@State' keeps the first object that it is given, and so did '@StateObject'. If the caller
      later passes a different object, it is ignored. The migration does not change that.
      """,
    remedy: """
      If the caller owns the object, make it '@ObservedObject' before the migration, or a plain
      property afterwards. If the view should start afresh with another object, give the view a new
      identity with '.id(…)' in the caller.
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
    "OBS822", "an initializer assigns the object in a way that Xcode 27 does not accept",
    explanation: """
      From Xcode 27, '@State' is a macro: its property can be assigned only once all other stored
      properties have their values, and only if it has no default value.
      """,
    remedy: """
      Assign the property once, at the end of every initializer, and remove its default value; then
      run again.
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
    "OBS219", "the object is now created at the end of 'init'",
    explanation: """
      '@StateObject' created the object after the 'init' of the app or view; '@State' creates a
      default value before it. The object may need the state that 'init' sets up, so it is now
      created at the end of 'init'. In a view, this is done only if 'init' changes a value that the
      creation of the object reads. Several objects are created in the order in which their
      properties are declared.
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
    "OBS222", "state survives when a view is shown again",
    explanation: """
      '@StateObject' created a new object each time the view was shown. Before Xcode 27, '@State'
      creates the object as soon as the view is built, and some views are built once and shown many
      times.

      'NavigationLink("New") { DraftView() }' builds its destination together with the link. Each
      time the user follows the link, the same 'DraftView' appears, with the text that was typed
      before, until the body around the link runs again. The same goes for a view that is stored in
      a variable or passed to another view as its content: it reappears as the user left it, and if
      it is shown in two places, both share one object.
      """,
    remedy: """
      Build the view when it is shown: give the link a value, and build the view in
      '.navigationDestination(for:)', inside a 'NavigationStack'; or let the other view store a
      function that builds its content. Or set the initial values of the object in '.onAppear'. To
      check, show the view, change something in it, leave it, and show it again.
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
      Before SwiftUI has installed the view, each access to a '@StateObject' creates another object,
      and changes made to it are lost. With '@State', they would be made to the object that the view
      shows.
      """,
    remedy: """
      Create the object in a local variable, configure it there, and assign it: '_model =
      StateObject(wrappedValue: model)'.
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
    "OBS836", "creating an object reads and changes properties that views track",
    explanation: """
      '@StateObject' creates its object once. '@State' creates one each time the view is
      initialized, while the body of the parent runs: that body then tracks everything that the
      initializer reads from a shared model, and runs again when it changes. Two such views would
      trigger each other endlessly. A single view would do so if its object's initializer reads one
      of the object's own properties and starts work that changes it later.
      """,
    remedy: """
      Change the shared model, or start the work, when the view appears: in '.onAppear' or '.task'.
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
    "OBS223", "'init' reads the storage of a property, to avoid tracking it in the parent view",
    explanation: """
      '@StateObject' created the object once, and no view tracked the properties that its 'init'
      read. In an app that is built with Xcode 26 or earlier, '@State' creates an object each time
      the body of the parent runs, and the parent would track every property that 'init' reads
      during that run. If 'init' starts work that changes the same property later, the parent would
      run again and create another object, which starts the same work, endlessly. A read of
      '_isLoading', the storage that the macro generates for the property, is not tracked. A
      property that is modified in place is modified in its storage, or in a copy of that.

      If OBS210 is reported as well, moving the work out of 'init' fixes both.
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
      +    // Read the storage so that the view creating this object does not track `isLoading`.
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
