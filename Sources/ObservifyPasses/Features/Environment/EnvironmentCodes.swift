extension Feature {
  /// `@EnvironmentObject` and `.environmentObject(_:)`.
  static let environment = Feature(
    codes: [
      .environmentObject, .unreadEnvironment, .injection, .localBindable, .inlineBindable,
      .lateEnvironment, .latePreview, .unknownInjection, .lateUse,
    ], passes: [EnvironmentReaderPass(), EnvironmentInjectionPass()])
}

extension DiagnosticCode {
  static let environmentObject = DiagnosticCode(
    "OBS301", "'@EnvironmentObject' becomes '@Environment(C.self)'",
    explanation: """
      The environment finds an '@Observable' object by its type.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Session: ObservableObject {
      -  @Published var user = ""
      +@Observable
      +class Session {
      +  var user = ""
       }

       struct UserLabel: View {
      -  @EnvironmentObject var session: Session
      +  @Environment(Session.self) var session
         var body: some View { Text(session.user) }
       }
      """#))
  static let unreadEnvironment = DiagnosticCode(
    "OBS302", "an '@EnvironmentObject' that nothing reads is removed",
    explanation: """
      '@EnvironmentObject' crashed only when a missing object was read. '@Environment(C.self)'
      crashes as soon as the view is shown without the object, whether it is read or not. The
      property is therefore removed.

      The property becomes optional instead, 'C?', which does not crash, if it is declared inside
      '#if' or if the view has the object only so that its changes update the view.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Session: ObservableObject {
      -  @Published var user = ""
      +@Observable
      +class Session {
      +  var user = ""
       }

       struct Title: View {
      -  @EnvironmentObject var session: Session
         var body: some View { Text("Title") }
       }

       struct Footer: View {
         #if DEBUG
      -    @EnvironmentObject var session: Session
      +    @Environment(Session.self) var session: Session?
         #endif
         var body: some View { Text("Footer") }
       }
      """#))
  static let injection = DiagnosticCode(
    "OBS303", "'.environmentObject(c)' becomes '.environment(c)'",
    explanation: """
      '@Environment(C.self)' finds the injected object by its declared type, as '@EnvironmentObject'
      did.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Session: ObservableObject {
      -  @Published var user = ""
      +@Observable
      +class Session {
      +  var user = ""
       }

       struct Screen: View {
      -  @StateObject private var session = Session()
      -  var body: some View { Text("Home").environmentObject(session) }
      +  @State private var session = Session()
      +  var body: some View { Text("Home").environment(session) }
       }
      """#))
  static let localBindable = DiagnosticCode(
    "OBS304", "a local '@Bindable var c = c' creates bindings to an environment object",
    explanation: """
      '@Environment' itself creates no bindings.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Form: ObservableObject {
      -  @Published var name = ""
      +@Observable
      +class Form {
      +  var name = ""
       }

       struct FormView: View {
      -  @EnvironmentObject var form: Form
      +  @Environment(Form.self) var form

         var body: some View {
      +    @Bindable var form = form
           TextField("Name", text: $form.name)
         }
       }
      """#))
  static let inlineBindable = DiagnosticCode(
    "OBS305", "'$c.p' becomes 'Bindable(c).p'",
    explanation: """
      '@Environment' itself creates no bindings. If there is no room for a local '@Bindable'
      variable, or only one use, the binding is created in place. The same goes for properties named
      'animation' or 'transaction' of an object in '@State', where '$c.animation' would mean the
      method of 'Binding'.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Form: ObservableObject {
      -  @Published var name = ""
      +@Observable
      +class Form {
      +  var name = ""
       }

       struct FormView: View {
      -  @EnvironmentObject var form: Form
      -  var body: some View { TextField("Name", text: $form.name) }
      +  @Environment(Form.self) var form
      +  var body: some View { TextField("Name", text: Bindable(form).name) }
       }
      """#))
  static let lateEnvironment = DiagnosticCode(
    "OBS306", "an environment object may be missing, so it becomes optional",
    explanation: """
      If the object is missing, an action such as 'router?.path = [1]' now silently does
      nothing, where the app crashed before.

      '@EnvironmentObject' crashed only when a missing object was read. '@Environment(C.self)'
      crashes as soon as the view is shown without the object. This view reads the object only in
      actions, and on at least one path to it no view injects the object. The message shows that
      path, from the scene or hosting controller down to the view: 'MyApp.WindowGroup → OpenButton'
      in the example. The object becomes optional so that the view can be shown. Where a value is
      needed, 'router!.path' crashes as before.
      """,
    remedy: """
      Inject the object on the path that the message shows. Before the migration, use
      '.environmentObject'; nothing becomes optional then. After it, use '.environment', and remove
      the '?' from the type and the '?' or '!' from each use of the object. To check, open the view
      along that path and use it.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Router: ObservableObject {
      -  @Published var path: [Int] = []
      +@Observable
      +class Router {
      +  var path: [Int] = []
       }

       struct OpenButton: View {
      -  @EnvironmentObject var router: Router
      -  var body: some View { Button("Open") { router.path = [1] } }
      +  @Environment(Router.self) var router: Router?
      +  var body: some View { Button("Open") { router?.path = [1] } }
       }

       @main
       struct MyApp: App {
         var body: some Scene { WindowGroup { OpenButton() } }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Router: ObservableObject {
           @Published var path: [Int] = []
         }

         struct OpenButton: View {
           @EnvironmentObject var router: Router
           var body: some View { Button("Open") { router.path = [1] } }
         }

         @main
         struct MyApp: App {
        -  var body: some Scene { WindowGroup { OpenButton() } }
        +  @StateObject private var router = Router()
        +  var body: some Scene {
        +    WindowGroup { OpenButton().environmentObject(router) }
        +  }
         }
        """#))
  static let latePreview = DiagnosticCode(
    "OBS307", "a view needs an environment object that its preview does not inject",
    explanation: """
      '@EnvironmentObject' crashed only when a missing object was read. '@Environment(C.self)'
      crashes as soon as the view is shown without the object. This view reads the object only in
      actions, and its preview does not inject one. The app is not affected.
      """,
    remedy: """
      Inject an object in the preview. To check, show the preview.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Router: ObservableObject {
      -  @Published var path: [Int] = []
      +@Observable
      +class Router {
      +  var path: [Int] = []
       }

       struct OpenButton: View {
      -  @EnvironmentObject var router: Router
      +  @Environment(Router.self) var router
         var body: some View { Button("Open") { router.path = [1] } }
       }

       #Preview { OpenButton() }
      """#,
      remedy: #"""
         import SwiftUI

         class Router: ObservableObject {
           @Published var path: [Int] = []
         }

         struct OpenButton: View {
           @EnvironmentObject var router: Router
           var body: some View { Button("Open") { router.path = [1] } }
         }

        -#Preview { OpenButton() }
        +#Preview { OpenButton().environmentObject(Router()) }
        """#))
  static let lateUse = DiagnosticCode(
    "OBS842", "an environment object may be missing, but cannot become optional",
    explanation: """
      '@EnvironmentObject' crashed only when a missing object was read. '@Environment(C.self)'
      crashes as soon as the view is shown without the object. This view can be shown without the
      object (see OBS306), but the object cannot become optional: the view captures it by name,
      passes it to other code, or declares it more than once.
      """,
    remedy: """
      Inject the object along the path on which the view is shown without it. Or read it in the
      action itself, so that it can become optional.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Router: ObservableObject {
         @Published var path: [Int] = []
       }

       struct OpenButton: View {
         @EnvironmentObject var router: Router
         var body: some View {
           Button("Open") { [router] in router.path = [1] }
         }
       }

       @main
       struct MyApp: App {
      -  var body: some Scene { WindowGroup { OpenButton() } }
      +  @StateObject private var router = Router()
      +  var body: some Scene {
      +    WindowGroup { OpenButton().environmentObject(router) }
      +  }
       }
      """#))
  static let unknownInjection = DiagnosticCode(
    "OBS810", "the type of an injected object cannot be determined",
    explanation: """
      The object may be one of the models that are named. If it is, '.environmentObject(_:)' has to
      migrate together with that model.
      """,
    remedy: """
      Assign the object to a constant with a declared type and inject that constant; then run again.
      """,
    example: .stays(
      #"""
       import PartnerKit
       import SwiftUI

       class Counter: ObservableObject {
         @Published var count = 0
       }

       struct Screen: View {
         let box = PartnerBox(PartnerKey<Counter>())
         var body: some View {
      -    Text("Home").environmentObject(box.service)
      +    let counter: Counter = box.service
      +    return Text("Home").environmentObject(counter)
         }
       }
      """#))
}
