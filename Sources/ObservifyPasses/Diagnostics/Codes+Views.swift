extension DiagnosticCode {
  static let stateObject = DiagnosticCode(
    "OBS201", "'@StateObject' of an observable model becomes '@State'",
    explanation: """
      An '@Observable' model is owned by '@State'. Unlike '@StateObject', '@State' makes its
      initial value each time the view is made (before Xcode 27), so the model's initialiser
      should be cheap.
      """)
  static let stateObjectStorage = DiagnosticCode(
    "OBS202", "'StateObject(wrappedValue:)' and the type 'StateObject<C>' become 'State'",
    explanation: """
      'State(wrappedValue:)' takes the value itself, not a closure.
      """)
  static let observedObject = DiagnosticCode(
    "OBS203", "'@ObservedObject' goes where the view only reads",
    explanation: """
      A view follows what it reads of an observable model without any wrapper.
      """)
  static let bindable = DiagnosticCode(
    "OBS204", "'@ObservedObject' becomes '@Bindable' where '$name' makes bindings",
    explanation: """
      '@Bindable' is what makes bindings to the properties of an observable model.
      """)
  static let mendedOwnership = DiagnosticCode(
    "OBS205", "'@ObservedObject' with a fresh object becomes '@State'",
    explanation: """
      An '@ObservedObject' that makes its own object makes a new one whenever the view is made,
      and loses what the old one held. Nothing passes one in, so the view is the owner. The object
      now lives as long as the view.
      """,
    remedy: """
      Look whether anything relied on its renewal.
      """)
  static let observedObjectStorage = DiagnosticCode(
    "OBS206", "'_c = ObservedObject(wrappedValue: c)' becomes an assignment",
    explanation: """
      Without a wrapper the property is assigned itself; a '@Bindable' one by 'Bindable(c)'.
      """)
  static let privateLet = DiagnosticCode(
    "OBS207", "a private property with a default becomes 'let'",
    explanation: """
      A private 'var' with a default value would make the memberwise initialiser private (before
      Swift 6.4), and so break callers in other files.
      """)
  static let eagerInitialValue = DiagnosticCode(
    "OBS210", "the model's initialiser does work, and '@State' may run it more than once",
    explanation: """
      '@StateObject' made the object once. '@State' makes its initial value each time the view is
      made (before Xcode 27) and drops it, so that 'deinit' runs as well.
      """,
    remedy: """
      Move the work out of 'init' and 'deinit', into modifiers such as 'task' and 'onDisappear'.
      """)
  static let movedState = DiagnosticCode(
    "OBS211", "an assignment to '@State' moves behind the other assignments of 'init'",
    explanation: """
      From Xcode 27 '@State' is a macro, and its property may be assigned only when all other stored
      properties are set (TN3211).
      """)
  static let inlineObject = DiagnosticCode(
    "OBS212", "the caller makes the object of a child in place",
    explanation: """
      The object is made anew whenever the caller's body runs, as before, and what the old one
      held is lost.
      """,
    remedy: """
      If the child is to keep it, make it '@State' of the caller or of the child.
      """)
  static let removedDefault = DiagnosticCode(
    "OBS213", "a default value beside an assignment in 'init' goes",
    explanation: """
      The assignment in 'init' replaced it. From Xcode 27 '@State' takes one or the other (TN3211).
      """)
  static let keptFirstObject = DiagnosticCode(
    "OBS214", "an owner is given its object by a caller and keeps the first one",
    explanation: """
      '@State' keeps what it was made with, as '@StateObject' did, so a different object that the caller
      passes later is not seen.
      """,
    remedy: """
      If the caller owns the object, make it a plain property or '@Bindable', which follows it.
      """)
  static let environmentObject = DiagnosticCode(
    "OBS301", "'@EnvironmentObject' becomes '@Environment(C.self)'",
    explanation: """
      The environment finds an observable object by its type.
      """)
  static let unreadEnvironment = DiagnosticCode(
    "OBS302", "an '@EnvironmentObject' that nothing reads becomes optional",
    explanation: """
      '@EnvironmentObject' only trapped when it was read; '@Environment(C.self)' traps when the
      object is missing even if nothing reads it.
      """,
    remedy: """
      Remove the declaration altogether.
      """)
  static let injection = DiagnosticCode(
    "OBS303", "'.environmentObject(c)' becomes '.environment(c)'",
    explanation: """
      The static type of what is injected decides which '@Environment(C.self)' finds it, as before.
      """)
  static let localBindable = DiagnosticCode(
    "OBS304", "a local '@Bindable var c = c' makes bindings to an environment object",
    explanation: """
      '@Environment' has no bindings of its own. Source: Apple's migration guide.
      """)
  static let inlineBindable = DiagnosticCode(
    "OBS305", "'$c.p' becomes 'Bindable(c).p'",
    explanation: """
      '@Environment' has no bindings of its own; where no local variable can stand, or one use does
      not deserve one, the binding is made in place.
      """)

  static let lateEnvironment = DiagnosticCode(
    "OBS306", "an object that a root does not inject is needed as soon as the view shows",
    explanation: """
      '@EnvironmentObject' trapped only when it was read; '@Environment(C.self)' traps when the view
      updates. The view reads it in actions only and is shown without it.
      """,
    remedy: """
      Inject it there, or declare it optional.
      """)
  static let writtenIsolation = DiagnosticCode(
    "OBS215", "a type that an object wrapper made run on the main actor gets '@MainActor'",
    explanation: """
      In Swift 5 mode a wrapper on the main actor isolates the struct or class around it (SE-0401), and
      the code there relies on it. Without the wrapper the isolation has to be spelled, and as leniently
      as SwiftUI's wrappers are declared: '@preconcurrency @MainActor'.
      """)

  static let focusedValue = DiagnosticCode(
    "OBS216",
    "'@FocusedObject' becomes '@FocusedValue(C.self)', '.focusedObject(c)' '.focusedValue(c)'",
    explanation: """
      They are the same for an observable object, and '.focusedSceneValue(c)' for a whole scene.
      '@FocusedValue' has no bindings of its own: '$c?.p' becomes 'c.map({ Bindable($0) })?.p'.
      Source: Apple's documentation of 'FocusedValue'.
      """)

  static let viewCodes: [DiagnosticCode] = [
    stateObject, stateObjectStorage, observedObject, bindable, mendedOwnership,
    observedObjectStorage, privateLet, eagerInitialValue, movedState, inlineObject, removedDefault,
    keptFirstObject, writtenIsolation, focusedValue,
    environmentObject,
    unreadEnvironment, injection, localBindable, inlineBindable, lateEnvironment,
  ]
}
