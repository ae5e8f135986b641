extension Feature {
  /// What no longer makes views update, and cannot be mended.
  static let updates = Feature(
    codes: [
      .outsideValue, .ignoredButRead, .backgroundChange, .unreadTrigger, .reflection,
      .watchedValue,
    ], passes: [UpdateWarningPass()])
}

extension DiagnosticCode {
  static let outsideValue = DiagnosticCode(
    "OBS122", "a view may not update: a computed property reads a value outside the object",
    explanation: """
      Observation tracks stored properties, and a value in 'UserDefaults' or a similar store is not
      one. Until now, each change of a '@Published' property of the object ran the view's body
      again, which called the getter and showed the current value. Now the view updates only when a
      stored property that it reads changes. If Observify finds a property that is assigned together
      with the value, it adds a read of that property to the getter; here it found none.
      """,
    remedy: """
      Store the value in the object and write changes through with 'didSet'. If other code writes
      the value as well, remove the computed property and use '@AppStorage' in the view. If the
      value never changes while a view shows it, there is nothing to do. To check, change it while
      the view is on screen: it must update.
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

         func toggle() { UserDefaults.standard.set(!isLoud, forKey: "loud") }
       }

       struct SettingsView: View {
      -  @ObservedObject var settings: Settings
      +  @Bindable var settings: Settings
         var body: some View {
           Text(settings.isLoud ? "Loud" : "Quiet")
           Button("Switch") { settings.toggle() }
           Slider(value: $settings.volume)
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

        -  func toggle() { UserDefaults.standard.set(!isLoud, forKey: "loud") }
        +  func toggle() { isLoud.toggle() }
         }

         struct SettingsView: View {
           @ObservedObject var settings: Settings
           var body: some View {
             Text(settings.isLoud ? "Loud" : "Quiet")
             Button("Switch") { settings.toggle() }
             Slider(value: $settings.volume)
           }
         }
        """#))
  static let ignoredButRead = DiagnosticCode(
    "OBS124", "a view reads a property that is not tracked",
    explanation: """
      The macro cannot track the property: it is 'lazy', it has a property wrapper, or it has to
      stay a stored property. The note at its declaration, which '--verbose' prints, says why. Until
      now, any change of a '@Published' property of the object ran the view's body again, which
      showed the current value. Now nothing updates the view when this property changes.
      """,
    remedy: """
      Compute the property from properties that are tracked, or make it a stored property without
      'lazy' and without a wrapper. Note that a 'lazy' property keeps its first value, and a
      computed one does not. To check, change the property while the view is on screen: it must
      update.
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
         func rename() { title = "Renamed" }
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
        -  func rename() { title = "Renamed" }
        +  @Published var name: String?
        +  var title: String { name ?? "\(lines.count) lines" }
        +  func rename() { name = "Renamed" }
         }

         struct ReportView: View {
           @ObservedObject var report: Report
           var body: some View { Text(report.title) }
         }
        """#))
  static let backgroundChange = DiagnosticCode(
    "OBS125", "a property is changed on another thread",
    explanation: """
      With '@Published', SwiftUI warned at run time about changes from a background thread.
      Observation does not warn, and a view may read a value while it is being changed.
      """,
    remedy: """
      Leave the work where it is and assign the property on the main thread, or isolate the class to
      the main actor. To check, run the app in the Simulator with the Thread Sanitizer.
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
             DispatchQueue.global().async {
        -      self.items.append("new")
        +      DispatchQueue.main.async { self.items.append("new") }
             }
           }
         }

         struct LoaderView: View {
           @ObservedObject var loader: Loader
           var body: some View { Text("\(loader.items.count)") }
         }
        """#))
  static let unreadTrigger = DiagnosticCode(
    "OBS127", "a property was changed only to update views",
    explanation: """
      Nothing reads this counter, flag or identifier. Changing it notified all views of the object
      that something else had changed. Observation updates only views that read the property.
      """,
    remedy: """
      Read the property wherever the data that has changed is read, in the getter or in the view's
      body; or store that data in the class itself. To check, make the change while the view is on
      screen: it must update.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Region: ObservableObject {
      -  @Published var revision = 0
      +@Observable
      +class Region {
      +  var revision = 0

         var name: String { String(cString: setlocale(LC_ALL, nil)) }

         func use(_ name: String) {
           _ = setlocale(LC_ALL, name)
           revision += 1
         }
       }

       struct RegionView: View {
      -  @ObservedObject var region: Region
      +  var region: Region
         var body: some View { Text(region.name) }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Region: ObservableObject {
           @Published var revision = 0

           var name: String { String(cString: setlocale(LC_ALL, nil)) }

           func use(_ name: String) {
             _ = setlocale(LC_ALL, name)
             revision += 1
           }
         }

         struct RegionView: View {
           @ObservedObject var region: Region
        -  var body: some View { Text(region.name) }
        +  var body: some View {
        +    let _ = region.revision
        +    Text(region.name)
        +  }
         }
        """#))
  static let reflection = DiagnosticCode(
    "OBS128", "'Mirror' reflects the class",
    explanation: """
      The macro changes the stored properties: a mirror shows '_x' instead of 'x', the value itself
      instead of a 'Published', and the registrar of Observation.
      """,
    remedy: """
      Name the properties instead of mirroring the object. If the mirror is used only for logging,
      there is nothing to do.
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
  static let watchedValue = DiagnosticCode(
    "OBS134", "'onChange' or 'task' may run more often",
    explanation: """
      'onChange(of:)' and 'task(id:)' compare their value each time the view's body runs. Until now,
      the body ran when an object that the view observes published a change. If the value is
      computed from something else (another object, or a property without '@Published'), a change
      was noticed late or never. Now the body runs as soon as anything that it reads changes, and
      the code given to 'onChange' or 'task' runs with it.

      The same goes for a view whose 'onAppear' or 'onReceive' changes a property that it shows. If
      that property was not '@Published', the view stayed as it was; now it shows the change. A
      one-time hint may vanish before the user sees it.
      """,
    remedy: """
      Check what the code does. If it may run at each change, there is nothing to do. If not, watch
      a value that only the observed object sets. To check, change the value while the view is on
      screen and see how often the code runs.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Cart: ObservableObject {
      -  @Published var count = 0
      +@Observable
      +class Cart {
      +  var count = 0
       }

      -class Shop: ObservableObject {
      -  @Published var title = ""
      +@Observable
      +class Shop {
      +  var title = ""
         let cart = Cart()
       }

       struct ShopView: View {
      -  @ObservedObject var shop: Shop
      +  var shop: Shop
         var body: some View {
           Text(shop.title).onChange(of: shop.cart.count) { print("save") }
         }
       }
      """#))
}
