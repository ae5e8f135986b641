extension Feature {
  /// Changes that classes announce by hand.
  static let announcements = Feature(
    codes: [
      .removedSend, .removedForwarding, .reportedComputation, .announcedVariable,
      .countedAnnouncement, .followedAnnouncement, .removedPublisher, .unconditionalUpdate,
      .willChangeOutside, .ownWillChange, .handMadeSend,
    ], passes: [WillChangePass(), CountedAnnouncementPass()])
}

extension DiagnosticCode {
  static let removedSend = DiagnosticCode(
    "OBS110", "'objectWillChange.send()' is removed because the macro tracks the change",
    explanation: """
      The call announced a change of a stored property. The macro now announces that change itself.
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
    "OBS111", "a sink that forwards the 'objectWillChange' of another object is removed",
    explanation: """
      Observation tracks nested objects by itself if they are observable too, so both classes
      migrate together. Code that only stored the sink is removed with it.
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
  static let unconditionalUpdate = DiagnosticCode(
    "OBS156", "a conditional 'objectWillChange.send()' becomes unconditional",
    explanation: """
      The class called 'objectWillChange.send()' only under a condition, for example not while
      paused, once per batch, or for every nth sample. With '@Observable', each change to a property
      that a view reads updates that view, so it may update earlier and more often.
      """,
    remedy: """
      If the view should wait, have it show a second property, and set that one where
      'objectWillChange.send()' was called. If the condition was only there to avoid redraws,
      profile it; often nothing needs to be done.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Console: ObservableObject {
      -  @Published var isPaused = false
      +@Observable
      +class Console {
      +  var isPaused = false
         var lines: [String] = []

         func log(_ line: String) {
           lines.append(line)
      -    if !isPaused { objectWillChange.send() }
         }
       }

       struct ConsoleView: View {
      -  @ObservedObject var console: Console
      +  var console: Console
         var body: some View { Text(console.lines.joined()) }
       }
      """#))
  static let reportedComputation = DiagnosticCode(
    "OBS114", "a computed property that announced its changes reports them to Observation",
    explanation: """
      The macro tracks only stored properties. A computed property therefore calls
      'access(keyPath:)' when it is read, and 'withMutation(keyPath:)' around a change.
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
    "OBS131", "'objectWillChange.send()' becomes 'withMutation(keyPath:)'",
    explanation: """
      The macro notifies views when a different value is assigned to a property. Here, the property
      holds an object whose content changes, or a value that '==' cannot distinguish from the old
      one. The notification therefore stays, as a call of 'withMutation(keyPath:)' or of a function
      that makes several, and updates the views that read these properties.
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
    "OBS132", "'objectWillChange.send()' increments a counter that getters read",
    explanation: """
      The call announces a change to data outside the class, which the macro does not track, so
      Observify adds a counter to the class. Each call increments the counter, and the getters and
      functions that return such values read it. A view that uses them is then updated. Properties
      that report their changes themselves (OBS135) need no counter: 'withMutation(keyPath:)'
      notifies the views that read them.
      """,
    remedy: """
      A view that reads such a value directly, without these getters and functions, is not updated.
      Have it use them, or make the counter non-private and read it in 'body'. To check, trigger the
      change while the view is on screen: it must update.
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

      +  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
      +  private var revision = 0
      +
      +  var isOn: Bool {
      +    _ = revision
      +    return device.isOn
      +  }
      +
         func turnOn() {
      -    objectWillChange.send()
      +    revision += 1
           device.isOn = true
         }
       }
      """#))
  static let followedAnnouncement = DiagnosticCode(
    "OBS133", "a view reads the counter of an object",
    explanation: """
      The view shows data that the macro does not track, or has the object only to be updated by its
      'objectWillChange.send()'. Each such call now increments a counter (OBS132), and the body
      reads the counter, so the view is updated as before.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Device { var isOn = false }

      -class Lamp: ObservableObject {
      +@Observable
      +class Lamp {
         let device = Device()

      +  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
      +  private(set) var revision = 0
      +
         func turnOn() {
           device.isOn = true
      -    objectWillChange.send()
      +    revision += 1
         }
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
    "OBS136", "an 'objectWillChange' that the class declares itself is removed",
    explanation: """
      Every change that was announced through it is now tracked or counted. A class that also has
      '@Published' properties stays as it is, because Observify cannot tell whether they announce
      their changes through it.
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
    "OBS403", "something subscribes to 'objectWillChange' or passes it on",
    explanation: """
      An '@Observable' class has no 'objectWillChange', so the class stays as it is. Calls of
      'objectWillChange.send()' alone do not block migration (OBS110, OBS132).
      """,
    remedy: """
      In a view, use '.onChange(of:)' with the property that matters, and run again. It runs after
      that one property has changed to another value, whereas 'objectWillChange' sent before every
      assignment to any '@Published' property. For subscribers elsewhere, such as another class or a
      test, use '--combine bridge': the class then keeps an 'objectWillChange' of its own, which
      sends as before (OBS144).
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
      The class decides by hand when views update, and Observify cannot tell whether the macro would
      do the same.
      """,
    remedy: """
      Remove the declaration, and code that uses 'ObservableObjectPublisher', so that '@Published'
      properties announce their changes themselves; then run again.
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
    "OBS406", "'objectWillChange.send()' announces a change that is not tracked",
    explanation: """
      The data that changes is not a stored property of the class. A counter cannot replace the call
      either, for example because nothing in the class shows that data, or because the call may run
      outside the actor of the class.
      """,
    remedy: """
      Store that data in the class, or make the call on the actor of the class; then run again.
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
