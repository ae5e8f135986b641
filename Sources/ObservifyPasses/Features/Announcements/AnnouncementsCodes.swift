extension Feature {
  /// Changes that classes announce by hand.
  static let announcements = Feature(
    codes: [
      .removedSend, .removedForwarding, .reportedComputation, .announcedVariable,
      .countedAnnouncement, .followedAnnouncement, .removedPublisher, .willChangeOutside,
      .ownWillChange, .handMadeSend,
    ], passes: [WillChangePass(), CountedAnnouncementPass()])
}

extension DiagnosticCode {
  static let removedSend = DiagnosticCode(
    "OBS110", "'objectWillChange.send()' goes where the change is tracked now",
    explanation: """
      The property whose change it announced by hand is tracked by the macro.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Counter: ObservableObject {
      +@Observable
      +class Counter {
         var count = 0

         func reset() {
      -    objectWillChange.send()
           count = 0
         }
       }
      """#))
  static let removedForwarding = DiagnosticCode(
    "OBS111", "a sink that forwards a child's 'objectWillChange' goes",
    explanation: """
      Observation follows nested objects by itself, as long as they are observable too.
      """,
    example: .migrates(
      #"""
      -import Combine
       import SwiftUI

      -class Engine: ObservableObject {
      -  @Published var speed = 0
      +@Observable
      +class Engine {
      +  var speed = 0
       }

      -class Car: ObservableObject {
      +@Observable
      +class Car {
         let engine: Engine
      -  private var cancellable: AnyCancellable?

         init(engine: Engine) {
           self.engine = engine
      -    cancellable = engine.objectWillChange
      -      .sink { [weak self] _ in self?.objectWillChange.send() }
         }
       }
      """#))
  static let reportedComputation = DiagnosticCode(
    "OBS114", "a computed property that announced itself reports to the registrar",
    explanation: """
      The macro follows stored properties. What is computed from something else calls
      'access(keyPath:)' when it is read and 'withMutation(keyPath:)' around a change (SE-0395).
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Settings: ObservableObject {
      +@Observable
      +class Settings {
         var hasSound: Bool {
           get {
      -      UserDefaults.standard.bool(forKey: "sound")
      +      access(keyPath: \.hasSound)
      +      return UserDefaults.standard.bool(forKey: "sound")
           }
           set {
      -      objectWillChange.send()
      -      UserDefaults.standard.set(newValue, forKey: "sound")
      +      withMutation(keyPath: \.hasSound) {
      +        UserDefaults.standard.set(newValue, forKey: "sound")
      +      }
           }
         }
       }
      """#))
  static let announcedVariable = DiagnosticCode(
    "OBS131", "'objectWillChange.send()' becomes 'withMutation(keyPath:)' of what it announces",
    explanation: """
      The macro announces an assignment of a different value. What changes here is an object that the
      variable holds, or a value that '==' does not tell from the old one; so the call stays a call,
      and makes views update that read the variable.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Song {
         var title = ""
       }

      -class Player: ObservableObject {
      -  @Published var song = Song()
      +@Observable
      +class Player {
      +  var song = Song()

         func rename(_ title: String) {
      -    objectWillChange.send()
      +    withMutation(keyPath: \.song) {}
           song.title = title
         }
       }
      """#))
  static let countedAnnouncement = DiagnosticCode(
    "OBS132", "'objectWillChange.send()' raises a counter that getters read",
    explanation: """
      What changes is not stored in the class. A tracked counter that getters and functions read, and
      that each call raises, makes all views update that show something of the kind; variables that
      hold objects are announced too.
      """,
    remedy: """
      Look at views that use the object and show something that is not its own: they are not updated
      for that any more. Such a view can read the counter in its body.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Device { var isOn = false }

      -class Lamp: ObservableObject {
      +@Observable
      +class Lamp {
         private let device = Device()
      -  var isOn: Bool { device.isOn }
      +  var isOn: Bool { _ = revision; return device.isOn }

         func turnOn() {
      -    objectWillChange.send()
      +    revision += 1
           device.isOn = true
         }
      +
      +  /// Counts the changes that this object announces and does not store.
      +  private var revision = 0
       }
      """#))
  static let followedAnnouncement = DiagnosticCode(
    "OBS133", "a view reads the counter of an object, to follow what it announces",
    explanation: """
      An observable object made every view that held it update with each announcement. This view
      shows something that the macro does not track, or holds the object for its announcements alone,
      so its body reads the counter that they raise (OBS132).
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Device { var isOn = false }

      -class Lamp: ObservableObject {
      +@Observable
      +class Lamp {
         let device = Device()

         func turnOn() {
           device.isOn = true
      -    objectWillChange.send()
      +    revision += 1
         }
      +
      +  /// Counts the changes that this object announces and does not store.
      +  private(set) var revision = 0
       }

       struct LampView: View {
      -  @ObservedObject var lamp: Lamp
      +  var lamp: Lamp
         var body: some View {
      +    let _ = lamp.revision
           Text(lamp.device.isOn ? "On" : "Off")
         }
       }
      """#))
  static let removedPublisher = DiagnosticCode(
    "OBS136", "an 'objectWillChange' that the class declares and sends to by hand goes",
    explanation: """
      Each of its calls announces a change that is tracked now, or counted. A class that has
      '@Published' properties beside it stays: whether they announce through it cannot be told.
      """,
    example: .migrates(
      #"""
      -import Combine
       import SwiftUI

      -class Player: ObservableObject {
      -  let objectWillChange = PassthroughSubject<Void, Never>()
      -  var title = "" {
      -    willSet { objectWillChange.send() }
      -  }
      +@Observable
      +class Player {
      +  var title = ""
       }
      """#))
  static let willChangeOutside = DiagnosticCode(
    "OBS403", "'objectWillChange' is used",
    explanation: """
      An '@Observable' class has no 'objectWillChange'.
      """,
    remedy: """
      Keep it for those who listen, with '--combine bridge', or subscribe to the change you need,
      then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Player: ObservableObject {
         @Published var title = ""
       }

       struct PlayerView: View {
         @ObservedObject var player: Player
         var body: some View {
           Text(player.title)
      -      .onReceive(player.objectWillChange) { print("changes") }
      +      .onChange(of: player.title) { print("changes") }
         }
       }
      """#))
  static let ownWillChange = DiagnosticCode(
    "OBS404", "the class declares 'objectWillChange' itself",
    explanation: """
      It decides by hand when views update.
      """,
    remedy: """
      Let the stored properties be tracked instead, or use 'access(keyPath:)' and
      'withMutation(keyPath:)'.
      """, showsObservers: true,
    example: .stays(
      #"""
      -import Combine
       import SwiftUI

       class Player: ObservableObject {
      -  let objectWillChange = ObservableObjectPublisher()
         @Published var title = ""
       }
      """#))
  static let handMadeSend = DiagnosticCode(
    "OBS406", "'objectWillChange.send()' announces something that is not tracked",
    explanation: """
      What changes is not a stored property of the class.
      """,
    remedy: """
      Store it, or count the announcements in a tracked 'revision' that is read where it is shown.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Song { var title = "" }

       @MainActor
       class Player: ObservableObject {
         @Published var song = Song()

      -  nonisolated func announce() {
      +  func announce() {
           print("changes")
           objectWillChange.send()
         }
       }
      """#))
}
