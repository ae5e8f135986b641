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
    "OBS110", "'objectWillChange.send()' is removed where the macro tracks the change",
    explanation: """
      The call announced a change of a stored property. The macro now does so by itself.
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
      Observation follows nested objects by itself, provided that they are observable too; so both
      classes migrate together. What only kept the sink is removed with it.
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
    "OBS156", "a change that was announced in some cases only is always announced",
    explanation: """
      The class told views of a change only while something held: not while paused, not within a
      batch, or not for every sample. The macro tells them of each change, so views may show it
      earlier, and are updated more often.
      """,
    remedy: """
      Where views are meant to wait, show another property, and assign that one where the announcement
      was made. Where it was made to save updates, measure; often nothing needs to be done.
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
      The macro tracks stored properties only. A property that is computed from something else calls
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
      The macro announces that a property is assigned a different value. Here the property holds an
      object that changes inside, or a value that '==' cannot tell from the old one. So the
      announcement stays, and now updates the views that read this property.
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
      The macro tracks what the class stores. What this call announces is stored elsewhere, so the
      class gets a counter: each call raises it, and the getters and functions that show such values
      read it. A view that calls them is then updated.
      """,
    remedy: """
      A view that reaches such a value without these getters and functions is not updated by the
      counter, unless its body reads that; then the counter must not be private. To be sure, make the
      change while the view is shown.
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

      +  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
      +  private var revision = 0
      +
      +  var isOn: Bool { _ = revision; return device.isOn }
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
      The view shows something that the macro does not track, or holds the object only to be updated by
      its 'objectWillChange.send()'. Each such call raises a counter now (OBS132), and as the body reads
      that, the view is updated as before. There is nothing to do.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Device { var isOn = false }

      -class Lamp: ObservableObject {
      +@Observable
      +class Lamp {
         let device = Device()

      +  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
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
      Everything that was sent through it is tracked or counted now. A class that also has
      '@Published' properties stays, because it cannot be told whether they announce through it.
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
    "OBS403", "something subscribes to 'objectWillChange', or hands it on",
    explanation: """
      An '@Observable' class has no 'objectWillChange', so the class stays as it is. Calls of
      'objectWillChange.send()' alone do not keep a class (OBS110, OBS132).
      """,
    remedy: """
      In a view, use '.onChange(of:)' with the property that matters, elsewhere the publisher of that
      property, and run again. 'objectWillChange' told of every '@Published' property, equal values
      included, before it changed; '.onChange' tells of one, after it has another value. Or run with
      '--combine bridge', which keeps a publisher for those who subscribe.
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
      The class decides by hand when views update, and it cannot be told that the macro would do the
      same.
      """,
    remedy: """
      Remove the declaration, and what uses 'ObservableObjectPublisher', so that '@Published'
      properties announce themselves; then run again.
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
      What changes is not a stored property of the class. Nor can a counter stand in for the call,
      for example because nothing in the class shows what changes, or because the call may run
      outside the actor of the class.
      """,
    remedy: """
      Store in the class what changes, or make the call on the actor of the class; then run again.
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
