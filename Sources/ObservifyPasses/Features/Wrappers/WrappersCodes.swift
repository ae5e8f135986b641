extension Feature {
  /// What stands in the way of any wrapper that holds an object.
  static let wrappers = Feature(
    codes: [
      .unknownWrapperType, .wholeProjection, .storageUse, .secondWrapper,
    ])
}

extension DiagnosticCode {
  static let unknownWrapperType = DiagnosticCode(
    "OBS809", "the type of a wrapped property cannot be told",
    explanation: """
      It may be one of the models named.
      """,
    remedy: """
      Write the type at the declaration, then run again.
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
    "OBS811", "a projection is passed whole",
    explanation: """
      '$c' by itself is an 'ObservedObject<C>.Wrapper', which has no counterpart.
      """,
    remedy: """
      Pass the object, or a binding to one property.
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
    "OBS812", "the storage behind a wrapper is used",
    explanation: """
      '_c' is used other than by '_c = StateObject(wrappedValue: …)' or '_c =
      ObservedObject(wrappedValue: …)' in an initialiser.
      """,
    remedy: """
      Use the property itself, or assign its storage in an initialiser.
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
    "OBS824", "another wrapper stands on the same property",
    explanation: """
      '@State' and '@Bindable' do not combine with another property wrapper.
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
}
