extension Feature {
  /// Wrappers in a model that published through it, such as `@AppStorage`.
  static let storage = Feature(
    codes: [
      .wrapperInModel, .reportedWrapper,
    ])
}

extension DiagnosticCode {
  static let wrapperInModel = DiagnosticCode(
    "OBS120", "views may miss changes to a value that '@AppStorage' or a similar wrapper stores",
    explanation: """
      In an 'ObservableObject', '@AppStorage' and similar property wrappers updated views whenever
      their value changed, no matter which code changed it. The property becomes a computed one
      (OBS135), which notifies views only of changes that are made through this object, and not of
      those made through another object of the class. Where that is not possible, the property keeps
      its wrapper, and views that read it through the object are not updated at all.
      """,
    remedy: """
      Do one of the following. Change the value only through the object, also in the place that the
      message names. Give all views the same object, if each has one of its own. Read the value in
      the view, with the same wrapper. To check, change the value in that place while the view is on
      screen: it must update.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Settings: ObservableObject {
      -  @AppStorage("hasSound") var hasSound = true
      +@Observable
      +class Settings {
      +  var hasSound: Bool {
      +    get { access(keyPath: \.hasSound); return storedHasSound }
      +    set { withMutation(keyPath: \.hasSound) { storedHasSound = newValue } }
      +  }
      +  @ObservationIgnored @AppStorage("hasSound") private var storedHasSound = true
       }

       struct ResetButton: View {
      -  @ObservedObject var settings: Settings
      +  var settings: Settings
         var body: some View {
           Text(settings.hasSound ? "Loud" : "Quiet")
           Button("Reset") {
             UserDefaults.standard.set(true, forKey: "hasSound")
           }
         }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Settings: ObservableObject {
           @AppStorage("hasSound") var hasSound = true
         }

         struct ResetButton: View {
           @ObservedObject var settings: Settings
           var body: some View {
             Text(settings.hasSound ? "Loud" : "Quiet")
             Button("Reset") {
        -      UserDefaults.standard.set(true, forKey: "hasSound")
        +      settings.hasSound = true
             }
           }
         }
        """#))
  static let reportedWrapper = DiagnosticCode(
    "OBS135", "a property whose wrapper updated views becomes a computed one",
    explanation: """
      In an 'ObservableObject', '@AppStorage' and some wrappers of your own updated the views of the
      object. The macro cannot track a property that has a wrapper. The wrapper therefore moves to a
      private property, and a computed property reports its reads and changes to Observation.
      Changes that are made elsewhere are not reported; OBS120 names them. A property that no view
      observes keeps its wrapper.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Settings: ObservableObject {
      -  @AppStorage("hasSound") var hasSound = true
      +@Observable
      +class Settings {
      +  var hasSound: Bool {
      +    get { access(keyPath: \.hasSound); return storedHasSound }
      +    set { withMutation(keyPath: \.hasSound) { storedHasSound = newValue } }
      +  }
      +  @ObservationIgnored @AppStorage("hasSound") private var storedHasSound = true
       }

       struct SoundLabel: View {
      -  @ObservedObject var settings: Settings
      +  var settings: Settings
         var body: some View { Text(settings.hasSound ? "Loud" : "Quiet") }
       }
      """#))
}
