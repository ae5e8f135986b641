extension Feature {
  /// The stored variables of models.
  static let properties = Feature(
    codes: [
      .publishedProperty, .ignoredWrapper, .ignoredPlumbing, .ignoredLifetime, .ignoredPrivate,
      .trackedUnpublished, .ignoredByOption, .splitVariables, .publishedStorage, .ignoredCache,
      .untrackedTuple, .spelledInitializer, .openMember, .unfitProperty,
    ], passes: [ModelPropertyPass()])
}

extension DiagnosticCode {
  static let publishedProperty = DiagnosticCode(
    "OBS102", "'@Published' goes from a stored property",
    explanation: """
      The macro tracks every stored property that is not marked '@ObservationIgnored', so the
      wrapper has nothing left to do. Observers, access, type and initial value stay.
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
    "OBS103", "a property that the macro cannot carry gets '@ObservationIgnored'",
    explanation: """
      A 'lazy' property, a property with a wrapper or another accessor macro, an overriding
      property with observers and some attributes do not compile as tracked properties.
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
    "OBS104", "plumbing gets '@ObservationIgnored'",
    explanation: """
      Cancellables, tasks, timers, tokens, locks and queues are not what a view shows. They did not
      publish before, and tracking them would only cost.
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
    "a property touched in 'deinit' or in an unfinished 'init' gets '@ObservationIgnored'",
    explanation: """
      A tracked property is computed. It cannot be used in the 'deinit' of an isolated class, nor
      before all stored properties are set, and its observers would run in 'init'.
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
    "OBS106", "a private property that no view can come to read gets '@ObservationIgnored'",
    explanation: """
      It did not publish before, and nothing that code outside the class can call reads it.
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
    "OBS107", "a stored property that was not '@Published' is tracked now",
    explanation: """
      It did not publish before; views that read it were refreshed by riding on another property's
      change. Tracked, they follow it by itself. '--unpublished ignore' marks all such properties
      '@ObservationIgnored' instead.
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
      Strict parity: only what was '@Published' is tracked.
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
    "OBS109", "several variables in one declaration are split",
    explanation: """
      The macro, and '@ObservationIgnored' too, accept only one variable in a declaration.
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
    "OBS112", "'_p = Published(initialValue: v)' becomes 'p = v'",
    explanation: """
      The storage behind the property is the macro's own now. Where the property has observers, '_p = v'
      passes them by, as before.
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
    "OBS118", "a private cache that reading fills gets '@ObservationIgnored'",
    explanation: """
      A getter or a function both reads and changes it. It did not publish before; tracked, a view's
      body that calls the function would change what it has just read, and run again without end.
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
  static let untrackedTuple = DiagnosticCode(
    "OBS119", "the variables of a tuple pattern are not tracked",
    explanation: """
      The macro passes over 'var (a, b) = …'. Views that read such a variable were refreshed by riding
      on another property's change, and are no longer.
      """,
    remedy: """
      Declare the variables one by one.
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
    "OBS151", "a class with an isolated property spells the initialiser that it has",
    explanation: """
      In Swift 6 mode a class that is not isolated and has no initialiser of its own cannot have a stored
      property on an actor: its implicit initialiser would have to be isolated and not. A property
      wrapper hid that from the compiler. 'init() {}' is what the class had without saying so.
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
    "OBS804", "an 'open' stored property cannot be tracked",
    explanation: """
      The macro would declare its storage 'private open', which does not compile.
      """,
    remedy: """
      Make the property 'public'.
      """,
    example: .stays(
      #"""
       import SwiftUI

       open class Counter: ObservableObject {
      -  @Published open var count = 0
      +  @Published public var count = 0
       }
      """#))
  static let unfitProperty = DiagnosticCode(
    "OBS806", "a published property cannot be carried by the macro",
    explanation: """
      A name in backticks, a stored '_x' beside 'x', an opaque type and some attributes make the
      macro generate code that does not compile. What a base class publishes that is no
      'ObservableObject' itself would have no macro.
      """,
    remedy: """
      Rename the property, change its declaration, or make the base class an 'ObservableObject'.
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
