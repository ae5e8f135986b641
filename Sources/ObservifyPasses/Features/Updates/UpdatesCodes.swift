extension Feature {
  /// What no longer makes views update, and cannot be mended.
  static let updates = Feature(
    codes: [
      .equalAssignment, .outsideValue, .selfAssignment, .ignoredButRead, .backgroundChange,
      .repeatedFlag, .unreadTrigger, .reflection,
    ], passes: [UpdateWarningPass()])
}

extension DiagnosticCode {
  static let equalAssignment = DiagnosticCode(
    "OBS121", "assigning an equal value no longer makes views update",
    explanation: """
      '@Published' announced every assignment. A tracked property of an 'Equatable' type announces
      only a different value, so a type whose '==' compares only an identifier hides new content.
      """,
    remedy: """
      Compare all that a view shows in '==', or drop 'Equatable' from the type.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       struct Chore: Equatable {
         let id: Int
         var name: String
         static func == (a: Chore, b: Chore) -> Bool { a.id == b.id }
       }

      -class Today: ObservableObject {
      -  @Published var chore: Chore?
      +@Observable
      +class Today {
      +  var chore: Chore?

         func show(_ chore: Chore) {
           self.chore = chore
         }
       }
      """#,
      remedy: #"""
         import SwiftUI

         struct Chore: Equatable {
           let id: Int
           var name: String
        -  static func == (a: Chore, b: Chore) -> Bool { a.id == b.id }
         }

         class Today: ObservableObject {
           @Published var chore: Chore?

           func show(_ chore: Chore) {
             self.chore = chore
           }
         }
        """#))
  static let outsideValue = DiagnosticCode(
    "OBS122", "a computed property shows a value from outside the model",
    explanation: """
      '@Published' refreshed all that a view showed of an object; the macro refreshes only what
      reads the changed property.
      """,
    remedy: """
      Make the value a stored property, or call 'access(keyPath:)' in the getter and
      'withMutation(keyPath:)' around the change.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Settings: ObservableObject {
      -  @Published var volume = 1.0
      +@Observable
      +class Settings {
      +  var volume = 1.0
         var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }

         func toggle() {
           UserDefaults.standard.set(!isLoud, forKey: "loud")
           volume = isLoud ? 1 : 0.5
         }
       }

       struct SettingsView: View {
      -  @ObservedObject var settings: Settings
      +  var settings: Settings
         var body: some View {
           Text(settings.isLoud ? "Loud" : "Quiet")
         }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Settings: ObservableObject {
           @Published var volume = 1.0
        -  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }
        +  @Published var isLoud = UserDefaults.standard.bool(forKey: "loud") {
        +    didSet { UserDefaults.standard.set(isLoud, forKey: "loud") }
        +  }

           func toggle() {
        -    UserDefaults.standard.set(!isLoud, forKey: "loud")
        +    isLoud.toggle()
             volume = isLoud ? 1 : 0.5
           }
         }

         struct SettingsView: View {
           @ObservedObject var settings: Settings
           var body: some View {
             Text(settings.isLoud ? "Loud" : "Quiet")
           }
         }
        """#))
  static let selfAssignment = DiagnosticCode(
    "OBS123", "assigning a property to itself no longer makes views update",
    explanation: """
      An equal value is not announced.
      """,
    remedy: """
      Change the value in place, or call 'withMutation(keyPath:)'.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Names: ObservableObject {
      -  @Published var names: [String] = []
      +@Observable
      +class Names {
      +  var names: [String] = []

         func refresh() {
           names = names
         }
       }

       struct NamesView: View {
      -  @ObservedObject var model: Names
      +  var model: Names
         var body: some View { Text(model.names.joined()) }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Names: ObservableObject {
           @Published var names: [String] = []

        -  func refresh() {
        -    names = names
        +  func show(_ newNames: [String]) {
        +    names = newNames
           }
         }

         struct NamesView: View {
           @ObservedObject var model: Names
           var body: some View { Text(model.names.joined()) }
         }
        """#))
  static let ignoredButRead = DiagnosticCode(
    "OBS124", "a property that is not tracked is read through the object",
    explanation: """
      It cannot be tracked, or had better not be. What reads it was refreshed by riding on another
      property's change, and is no longer.
      """,
    remedy: """
      Move the value to a property that can be tracked.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Report: ObservableObject {
      -  @Published var lines: [String] = []
      -  lazy var title = "\(lines.count) lines"
      +@Observable
      +class Report {
      +  var lines: [String] = []
      +  @ObservationIgnored lazy var title = "\(lines.count) lines"
       }

       struct ReportView: View {
      -  @ObservedObject var report: Report
      +  var report: Report
         var body: some View { Text(report.title) }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Report: ObservableObject {
           @Published var lines: [String] = []
        -  lazy var title = "\(lines.count) lines"
        +  var title: String { "\(lines.count) lines" }
         }

         struct ReportView: View {
           @ObservedObject var report: Report
           var body: some View { Text(report.title) }
         }
        """#))
  static let backgroundChange = DiagnosticCode(
    "OBS125", "a property is changed on another thread",
    explanation: """
      Combine warned at run time of changes that were published from a background thread; Observation
      does not, and views may read a value that is half written.
      """,
    remedy: """
      Change it on the main actor.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Loader: ObservableObject, @unchecked Sendable {
      -  @Published var items: [String] = []
      +@Observable
      +class Loader: @unchecked Sendable {
      +  var items: [String] = []

         func load() {
           DispatchQueue.global().async {
             self.items.append("new")
           }
         }
       }

       struct LoaderView: View {
      -  @ObservedObject var loader: Loader
      +  var loader: Loader
         var body: some View { Text("\(loader.items.count)") }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Loader: ObservableObject, @unchecked Sendable {
           @Published var items: [String] = []

           func load() {
        -    DispatchQueue.global().async {
        +    DispatchQueue.main.async {
               self.items.append("new")
             }
           }
         }

         struct LoaderView: View {
           @ObservedObject var loader: Loader
           var body: some View { Text("\(loader.items.count)") }
         }
        """#))
  static let repeatedFlag = DiagnosticCode(
    "OBS126", "a flag is set to 'true' and never back",
    explanation: """
      '@Published' announced each assignment. The macro announces only a different value, so setting the
      flag again does nothing.
      """,
    remedy: """
      Set it back when it has been seen, or count.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Feed: ObservableObject {
      -  @Published var scrollsToTop = false
      +@Observable
      +class Feed {
      +  var scrollsToTop = false

         func tabTapped() { scrollsToTop = true }
         func reloaded() { scrollsToTop = true }
       }

       struct FeedView: View {
      -  @ObservedObject var feed: Feed
      +  var feed: Feed
         var body: some View {
           Text("Feed").onChange(of: feed.scrollsToTop) { print("top") }
         }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Feed: ObservableObject {
        -  @Published var scrollsToTop = false
        +  @Published var scrollRequests = 0

        -  func tabTapped() { scrollsToTop = true }
        -  func reloaded() { scrollsToTop = true }
        +  func tabTapped() { scrollRequests += 1 }
        +  func reloaded() { scrollRequests += 1 }
         }

         struct FeedView: View {
           @ObservedObject var feed: Feed
           var body: some View {
        -    Text("Feed").onChange(of: feed.scrollsToTop) { print("top") }
        +    Text("Feed").onChange(of: feed.scrollRequests) { print("top") }
           }
         }
        """#))
  static let unreadTrigger = DiagnosticCode(
    "OBS127", "a property that nothing reads was changed to make views update",
    explanation: """
      A counter that goes up, a flag that flips or a fresh 'UUID' told every view of the object that
      something else had changed. The macro refreshes only views that read the property.
      """,
    remedy: """
      Read it where the view reads what else has changed ('_ = revision'), or store that in the model.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Library { var photos: [String] = [] }

      -class Gallery: ObservableObject {
      +@Observable
      +class Gallery {
         let library = Library()
      -  @Published var revision = 0
      +  var revision = 0

         func add(_ photo: String) {
           library.photos.append(photo)
           revision += 1
         }
       }

       struct GalleryView: View {
      -  @ObservedObject var gallery: Gallery
      +  var gallery: Gallery
         var body: some View { Text("\(gallery.library.photos.count)") }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Library { var photos: [String] = [] }

         class Gallery: ObservableObject {
           let library = Library()
           @Published var revision = 0

           func add(_ photo: String) {
             library.photos.append(photo)
             revision += 1
           }
         }

         struct GalleryView: View {
           @ObservedObject var gallery: Gallery
        -  var body: some View { Text("\(gallery.library.photos.count)") }
        +  var body: some View {
        +    let _ = gallery.revision
        +    Text("\(gallery.library.photos.count)")
        +  }
         }
        """#))
  static let reflection = DiagnosticCode(
    "OBS128", "'Mirror' looks into the class",
    explanation: """
      A mirror of an '@Observable' object shows the macro's storage: '_x' for 'x', the value itself
      where a 'Published' was, and the registrar.
      """,
    remedy: """
      Name the properties instead, or look whether labels and values of the mirror matter there.
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

       func labels(of draft: Draft) -> [String] {
         Mirror(reflecting: draft).children.compactMap(\.label)
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Draft: ObservableObject {
           @Published var text = ""
         }

         func labels(of draft: Draft) -> [String] {
        -  Mirror(reflecting: draft).children.compactMap(\.label)
        +  ["text"]
         }
        """#))
}
