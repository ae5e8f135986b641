extension Feature {
  /// The stored variables of models.
  static let properties = Feature(
    codes: [
      .publishedProperty, .ignoredWrapper, .ignoredPlumbing, .ignoredLifetime, .ignoredPrivate,
      .trackedUnpublished, .ignoredByOption, .splitVariables, .publishedStorage, .ignoredCache,
      .ignoredThread,
      .untrackedTuple, .spelledInitializer, .openMember, .unfitProperty,
      .shownBookkeeping,
    ], passes: [ModelPropertyPass()])
}

extension DiagnosticCode {
  static let publishedProperty = DiagnosticCode(
    "OBS102", "'@Published' is removed from a stored property",
    explanation: """
      The macro tracks every stored property that is not marked '@ObservationIgnored', so the
      wrapper is no longer needed. The property's observers, access level, type and initial value
      stay as they are.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Profile: ObservableObject {
      -  @Published private(set) var name = "" {
      +@Observable
      +class Profile {
      +  private(set) var name = "" {
           didSet { print(name) }
         }
       }
      """#))
  static let ignoredWrapper = DiagnosticCode(
    "OBS103", "a property that the macro cannot track gets '@ObservationIgnored'",
    explanation: """
      The macro turns a stored property into a computed one. That does not compile for a property
      that is 'lazy' or 'nonisolated(unsafe)', that has a property wrapper, another macro or an
      attribute such as '@objc(name)', that overrides another one, that has '_read' instead of
      'get', or whose type is opaque or noncopyable. The message says which it is.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Report: ObservableObject {
      -  @Published var lines: [String] = []
      -  lazy var separator = String(repeating: "-", count: 40)
      +@Observable
      +class Report {
      +  var lines: [String] = []
      +  @ObservationIgnored lazy var separator = String(repeating: "-", count: 40)
       }
      """#))
  static let ignoredPlumbing = DiagnosticCode(
    "OBS104", "a property that no view shows, such as a cancellable, gets '@ObservationIgnored'",
    explanation: """
      Cancellables, tasks, timers, tokens, locks and queues are part of the implementation and are
      never displayed. They were not '@Published', and tracking them would only cost time.
      """,
    example: .migrates(
      #"""
       import Combine
       import SwiftUI

      -class Search: ObservableObject {
      -  @Published var query = ""
      -  private var cancellables = Set<AnyCancellable>()
      +@Observable
      +class Search {
      +  var query = ""
      +  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
       }
      """#))
  static let ignoredLifetime = DiagnosticCode(
    "OBS105",
    "a property used in 'deinit', early 'init' or its own observer gets '@ObservationIgnored'",
    explanation: """
      The macro turns a stored property into a computed one. A computed property cannot be used in
      the 'deinit' of an isolated class, set in its 'nonisolated init', or used before 'init' has
      set all stored properties.

      Its observers would also run when 'init' assigns it, and would recurse forever if they assign
      it. Synthesized coding would not find it under the keys that the class declares.

      This property was not '@Published', so it remains a stored property and behaves as before.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Document: ObservableObject {
      -  @Published var title = ""
      -  var path = "" {
      +@Observable
      +class Document {
      +  var title = ""
      +  @ObservationIgnored var path = "" {
           didSet { print("moved to", path) }
         }

         init(path: String) {
           self.path = path
         }
       }
      """#))
  static let ignoredPrivate = DiagnosticCode(
    "OBS106", "a private property that no view can read gets '@ObservationIgnored'",
    explanation: """
      The property was not '@Published', and only private code reads it that no other code can call.
      Tracking it would have no effect.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Feed: ObservableObject {
      -  @Published var posts: [String] = []
      -  private var lastLoad: Date?
      +@Observable
      +class Feed {
      +  var posts: [String] = []
      +  @ObservationIgnored private var lastLoad: Date?

         func load() {
           lastLoad = Date()
         }
       }
      """#))
  static let trackedUnpublished = DiagnosticCode(
    "OBS107", "a stored property that was not '@Published' is now tracked",
    explanation: """
      Until now, a view that shows this property was updated only when something else in the object
      changed. Now it is updated when the property itself changes. With '--unpublished ignore', such
      properties get '@ObservationIgnored' instead.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Cart: ObservableObject {
      -  @Published var items: [String] = []
      +@Observable
      +class Cart {
      +  var items: [String] = []
         var note = ""
       }
      """#))
  static let ignoredByOption = DiagnosticCode(
    "OBS108", "'--unpublished ignore' marks a property '@ObservationIgnored'",
    explanation: """
      With this option, only properties that were '@Published' are tracked. A view that shows this
      property is not updated when it changes, and no longer when other properties of the object
      change.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Cart: ObservableObject {
      -  @Published var items: [String] = []
      -  var note = ""
      +@Observable
      +class Cart {
      +  var items: [String] = []
      +  @ObservationIgnored var note = ""
       }
      """#, options: ["--unpublished", "ignore"]))
  static let splitVariables = DiagnosticCode(
    "OBS109", "a declaration of several variables is split",
    explanation: """
      The macro and '@ObservationIgnored' accept only one variable per declaration.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Frame: ObservableObject {
      -  @Published var name = ""
      -  var width = 0, height = 0
      +@Observable
      +class Frame {
      +  var name = ""
      +  var width = 0
      +  var height = 0
       }
      """#))
  static let publishedStorage = DiagnosticCode(
    "OBS112", "'_property = Published(initialValue: value)' becomes an assignment",
    explanation: """
      The property no longer has a 'Published' wrapper behind it. If it has observers, the
      assignment is written as '_property = value', which sets the storage directly and bypasses the
      observers, as before.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Form: ObservableObject {
      -  @Published var title: String
      +@Observable
      +class Form {
      +  var title: String

         init(title: String) {
      -    _title = Published(initialValue: title)
      +    self.title = title
         }
       }
      """#))
  static let ignoredCache = DiagnosticCode(
    "OBS118", "a property that is changed while views are updated gets '@ObservationIgnored'",
    explanation: """
      A 'body', a getter or a function that one of them calls both reads and changes the property (a
      cache, a counter, a flag, a measured size), directly or in a task that it starts. If the
      property were tracked, a view would change a value that it has just read, and such views would
      update each other endlessly. This also applies if creating the object changes the property,
      because '@State' creates an object on every update. The property was not '@Published' before.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Prices: ObservableObject {
      -  @Published var currency = "EUR"
      -  private var labels: [Int: String] = [:]
      +@Observable
      +class Prices {
      +  var currency = "EUR"
      +  @ObservationIgnored private var labels: [Int: String] = [:]

         func label(_ price: Int) -> String {
           if let label = labels[price] { return label }
           let label = "\(price) \(currency)"
           labels[price] = label
           return label
         }
       }
      """#))
  static let ignoredThread = DiagnosticCode(
    "OBS155", "a property that another thread changes gets '@ObservationIgnored'",
    explanation: """
      The code around a change switches to the main thread to announce it, but the change itself may
      be made on another thread: in a closure that other code runs, or by a caller. If the property
      were tracked, the macro would notify views on that thread, before the change is made, and a
      view would read a value that is being written.

      Views still update when the change is announced on the main thread: through a counter
      (OBS132), or by also reading the '@Published' property that is set there. The property was not
      '@Published' before.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Scanner: ObservableObject {
      -  private(set) var found: [String] = []
      +@Observable
      +class Scanner {
      +  @ObservationIgnored private(set) var found: [String] = []

      +  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
      +  private(set) var revision = 0
      +
         func scan(_ name: String) {
           DispatchQueue.global().async {
             self.found.append(name)
      -      DispatchQueue.main.async { self.objectWillChange.send() }
      +      DispatchQueue.main.async { self.revision += 1 }
           }
         }
       }

       struct ScannerView: View {
      -  @ObservedObject var scanner: Scanner
      -  var body: some View { Text("\(scanner.found.count)") }
      +  var scanner: Scanner
      +  var body: some View {
      +    let _ = scanner.revision
      +    Text("\(scanner.found.count)")
      +  }
       }
      """#))
  static let shownBookkeeping = DiagnosticCode(
    "OBS837", "a view's body changes a property that another view shows",
    explanation: """
      A 'body', or code that it calls, both reads and changes the property, which is not
      '@Published'. If it were tracked, such views would update each other endlessly. If it were not
      tracked, the other view that shows it would become stale: until now, that view was updated
      along with the rest of the object.

      If the message says that a view changes the property each time it is shown, it is another
      case: that view has the object without observing it, reads a '@Published' property, and
      changes it whenever its 'body' runs, directly or in a task that it starts. Until now, nothing
      ran this view again. After the migration, it would update itself endlessly.
      """,
    remedy: """
      Change the property in an action or in '.onAppear'. Then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Gallery: ObservableObject {
         @Published var names = ["a"]
         var seen: Set<String> = []

         func title(of name: String) -> String {
      -    seen.insert(name)
           return name.capitalized
         }
       }

       struct GalleryView: View {
         @ObservedObject var gallery: Gallery
         var body: some View {
           ForEach(gallery.names, id: \.self) { name in
             Text(gallery.title(of: name))
      +        .onAppear { gallery.seen.insert(name) }
           }
         }
       }

       struct SeenView: View {
         @ObservedObject var gallery: Gallery
         var body: some View { Text("\(gallery.seen.count)") }
       }
      """#))
  static let untrackedTuple = DiagnosticCode(
    "OBS119", "the macro does not track variables that are declared as a tuple",
    explanation: """
      The macro skips 'var (a, b) = …'. Until now, views that read such a variable were updated
      along with the rest of the object. Now nothing updates them when the variable changes.
      """,
    remedy: """
      Declare the variables one by one. If they never change after 'init', no update is lost; you
      can then make them constants.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Grid: ObservableObject {
      -  @Published var title = ""
      +@Observable
      +class Grid {
      +  var title = ""
         var (rows, columns) = (3, 4)
       }

       struct GridView: View {
      -  @ObservedObject var grid: Grid
      +  var grid: Grid
         var body: some View { Text("\(grid.title): \(grid.rows)") }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Grid: ObservableObject {
           @Published var title = ""
        -  var (rows, columns) = (3, 4)
        +  var rows = 3
        +  var columns = 4
         }

         struct GridView: View {
           @ObservedObject var grid: Grid
           var body: some View { Text("\(grid.title): \(grid.rows)") }
         }
        """#))
  static let spelledInitializer = DiagnosticCode(
    "OBS151", "a class with an isolated property gets an explicit initializer",
    explanation: """
      In the Swift 6 language mode, a class that is not isolated cannot have an implicit initializer
      if one of its stored properties is isolated to an actor. The property wrapper hid this from
      the compiler. The explicit 'init() {}' is the initializer that the class had implicitly until
      now.
      """,
    example: .migrates(
      #"""
       // Upload.swift
       import SwiftUI

      -class Upload: ObservableObject {
      -  @MainActor @Published var isLoading = false
      +@Observable
      +class Upload {
      +  @MainActor var isLoading = false
      +
      +  init() {}
       }

       // Package.swift
       // swift-tools-version: 6.0
       import PackageDescription

       let package = Package(
         name: "Upload", platforms: [.iOS(.v17)],
         targets: [.target(name: "Upload", path: ".")])
      """#))
  static let openMember = DiagnosticCode(
    "OBS804", "a stored property is 'open'",
    explanation: """
      The macro would declare the storage of the property 'private open', which does not compile.
      Observify makes such a property computed, with a private property behind it, unless its type
      is not written out, its publisher is used, or it has another attribute.
      """,
    remedy: """
      Write out the type of the property. Or make the property 'public': subclasses in other modules
      can then no longer override it.
      """,
    example: .stays(
      #"""
       import SwiftUI

       open class Counter: ObservableObject {
      -  @Published open var counts = (1...3).map { $0 * 2 }
      +  @Published open var counts: [Int] = (1...3).map { $0 * 2 }
       }
      """#))
  static let unfitProperty = DiagnosticCode(
    "OBS806", "the macro cannot track a '@Published' property",
    explanation: """
      The macro generates code that does not compile for a property whose name is in backticks, for
      one with a second property wrapper, for one next to a stored property with the same name after
      '_', and for one with an attribute that it would copy to its storage.
      """,
    remedy: """
      Rename the property or declare it differently; then run again. If the class also stays because
      of OBS803, leave it as it is.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Theme: ObservableObject {
      -  @Published var `default` = 0
      +  @Published var initial = 0
       }
      """#))
}
