extension Feature {
  /// Wrappers in a model that published through it, such as `@AppStorage`.
  static let storage = Feature(
    codes: [
      .wrapperInModel, .reportedWrapper,
    ])
}

extension DiagnosticCode {
  static let wrapperInModel = DiagnosticCode(
    "OBS120", "a wrapper in the model no longer makes views update",
    explanation: """
      '@AppStorage' and wrappers like it published through the object, '@AppStorage' also what is
      changed elsewhere under the same key. The property becomes computed (OBS135) where that is
      exact; otherwise it keeps its wrapper, and a view that reads it through the model does not
      follow it. A change made elsewhere is followed in neither case.
      """,
    remedy: """
      Read the value in the view, or change it through the model alone.
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
    "OBS135", "a property whose wrapper published becomes computed over a private one",
    explanation: """
      '@AppStorage' in an object, and wrappers that reach for the object around them, made its views
      update. The macro carries no wrapper. So a private '@ObservationIgnored' variable gets it, and the
      property calls 'access(keyPath:)' when it is read and 'withMutation(keyPath:)' around a change
      (SE-0395). What changes the stored value elsewhere is not announced: OBS120 names such places.
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
      """#))
}
