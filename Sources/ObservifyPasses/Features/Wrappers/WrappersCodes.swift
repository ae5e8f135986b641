extension Feature {
  /// What stands in the way of any wrapper that holds an object.
  static let wrappers = Feature(
    codes: [
      .outsideCounterpart, .unknownWrapperType, .wholeProjection, .storageUse, .secondWrapper,
      .unknownArgument, .outsideWrapper, .hiddenType,
    ], passes: [OutsideWrapperPass()])
}

extension DiagnosticCode {
  static let unknownWrapperType = DiagnosticCode(
    "OBS809", "the type of a wrapped property cannot be determined",
    explanation: """
      The property may hold one of the models that are named. If it does, its wrapper has to migrate
      together with that model.
      """,
    remedy: """
      Write the type in the declaration; then run again.
      """,
    example: .stays(
      #"""
       import PartnerKit
       import SwiftUI

       class Counter: ObservableObject {
         @Published var count = 0
       }

       struct CounterView: View {
      -  @StateObject private var counter = Injected(Counter.self).wrappedValue
      +  @StateObject private var counter: Counter = Injected(Counter.self).wrappedValue
         var body: some View { Text("\(counter.count)") }
       }
      """#))
  static let wholeProjection = DiagnosticCode(
    "OBS811", "a projected value is passed as a whole",
    explanation: """
      '$c' by itself is an 'ObservedObject<C>.Wrapper'. Observation has no such type.
      """,
    remedy: """
      Pass the object, or a binding to one of its properties; then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Form: ObservableObject {
         @Published var name = ""
       }

       struct FormView: View {
         @ObservedObject var form: Form
      -  var body: some View { field($form) }
      +  var body: some View { field($form.name) }

      -  func field(_ form: ObservedObject<Form>.Wrapper) -> some View {
      -    TextField("Name", text: form.name)
      +  func field(_ name: Binding<String>) -> some View {
      +    TextField("Name", text: name)
         }
       }
      """#))
  static let storageUse = DiagnosticCode(
    "OBS812", "the storage of a wrapped property is used",
    explanation: """
      '_c' is the wrapper itself, a 'StateObject' or 'ObservedObject' that no longer exists after
      the migration. Only an assignment such as '_c = StateObject(wrappedValue: …)' in an
      initializer of the same type can be rewritten.
      """,
    remedy: """
      Use the property 'c' instead of '_c', and pass the object instead of its wrapper; then run
      again.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Counter: ObservableObject {
         @Published var count = 0
       }

       struct CounterView: View {
         @StateObject private var counter = Counter()
         var body: some View { Text("\(counter.count)") }

      -  func log() { print(_counter) }
      +  func log() { print(counter.count) }
       }
      """#))
  static let secondWrapper = DiagnosticCode(
    "OBS824", "the property has a second wrapper",
    explanation: """
      '@State' and '@Bindable' cannot be combined with another property wrapper.
      """,
    remedy: """
      Remove the other wrapper.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Player: ObservableObject {
         @Published var volume = 1.0
       }

      -@propertyWrapper
      -struct Logged<Value> { var wrappedValue: Value }
      -
       struct PlayerView: View {
      -  @Logged @StateObject var player = Player()
      +  @StateObject var player = Player()
         var body: some View { Text("\(player.volume)") }
       }
      """#))
  static let hiddenType = DiagnosticCode(
    "OBS838", "a property has the name of its class, so '@Environment' cannot name the class",
    explanation: """
      '@Environment(Session.self)' names the class in an expression. There, a property of the same
      name takes precedence, and the view would not compile.
      '@EnvironmentObject var Session: Session' did compile, because it names the class only as a
      type.
      """,
    remedy: """
      Rename the property, for example to 'session', with 'Rename' in Xcode, which renames its uses
      as well; then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Session: ObservableObject {
         @Published var name = ""
       }

       struct NameView: View {
      -  @EnvironmentObject var Session: Session
      -  var body: some View { Text(Session.name) }
      +  @EnvironmentObject var session: Session
      +  var body: some View { Text(session.name) }
       }
      """#))
  static let unknownArgument = DiagnosticCode(
    "OBS833", "a wrapper has arguments or is used on a parameter",
    explanation: """
      Arguments such as '@Published(key: "name")' call an initializer that the project or a package
      adds to the wrapper, and its work would be lost together with the wrapper. On a parameter, a
      wrapper provides '$name' in the body of the function.
      """,
    remedy: """
      Do the work of that initializer in the class itself, for example in 'didSet'. Instead of a
      wrapped parameter, pass the object without a wrapper, and declare '@Bindable var name = name'
      in the body.
      """,
    example: .stays(
      #"""
       import Combine

      -extension Published where Value == Int {
      -  init(wrappedValue: Int, least: Int) {
      -    self.init(initialValue: max(wrappedValue, least))
      -  }
      -}
      -
       class Player: ObservableObject {
      -  @Published(least: 1) var volume = 0
      +  @Published var volume = 1
       }
      """#))
  static let outsideCounterpart = DiagnosticCode(
    "OBS220", "a package's wrapper for an observable object becomes its counterpart",
    explanation: """
      '@InjectedObject(\\.c)' from FactoryKit becomes '@InjectedObservable(\\.c)', which Factory has
      had since version 2.4; the one from Resolver becomes '@Injected'.
      '@EnvironmentObject.Optional var c: C?' from SwiftUIX becomes
      '@Environment(C.self) var c: C?'.
      """,
    example: .migrates(
      #"""
       import SwiftUI
       import SwiftUIX

      -class Player: ObservableObject {
      -  @Published var volume = 1.0
      +@Observable
      +class Player {
      +  var volume = 1.0
       }

       struct PlayerView: View {
      -  @EnvironmentObject.Optional var player: Player?
      +  @Environment(Player.self) var player: Player?
         var body: some View { Text("\(player?.volume ?? 0)") }
       }
      """#))
  static let outsideWrapper = DiagnosticCode(
    "OBS834", "a property wrapper from outside the project may need an 'ObservableObject'",
    explanation: """
      The wrapper is declared in a package or framework that is not part of the project. Observify
      cannot see its generic constraints; it may require the object, or the class that declares the
      property, to be an 'ObservableObject'.
      """,
    remedy: """
      Use the object without this wrapper. Or build the project once, so that the sources of its
      packages are available and Observify can read the wrapper's declaration. Or look at that
      declaration, and if it needs no 'ObservableObject', state so in '.observify.yml': 'observify
      plan' prints the lines. Then run again.
      """, showsObservers: true,
    example: .stays(
      #"""
       import PartnerKit
       import SwiftUI

       class Player: ObservableObject {
         @Published var volume = 1.0
       }

       struct PlayerView: View {
      -  @Injected var player = Player()
      +  @StateObject var player = Player()
         var body: some View { Text("\(player.volume)") }
       }
      """#))
}
