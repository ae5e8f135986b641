/// The names of SwiftUI, Combine and Observation that the migration is about.
///
/// What members and functions give is told by ``SDKInterface``; here are names alone.
package enum Vocabulary {
  /// The protocol that models conform to.
  package static let observableObject = "ObservableObject"

  /// The wrapper of the properties that models publish.
  package static let published = "Published"

  /// The wrapper of the package PublishedObject, and its module: `@Published` for an object, whose own
  /// announcements it passes on.
  package static let publishedObject = "PublishedObject"

  /// The publisher that a model announces its changes by.
  package static let willChange = "objectWillChange"

  /// What the names of types have that stand for others in tests and previews.
  package static let standInNames = ["Mock", "Fake", "Stub", "Dummy", "Spy"]

  /// The modules that declare and pass on the names of the object model.
  package static let modules: Set<String> = ["Combine", "SwiftUI"]

  /// The types of the object model that code names outside an attribute or a conformance.
  package static let objectTypes = qualifiedObjectTypes.union(["ObservableObjectPublisher"])

  /// Those of the types that are looked for behind the name of a module, too.
  package static let qualifiedObjectTypes: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "Published", "ObservableObject",
  ]

  /// The members of the object model that code names.
  package static let objectMembers: Set<String> = [
    "objectWillChange", "environmentObject", "focusedObject", "focusedSceneObject",
  ]

  /// Words of which a file has at least one when anything in it can take part in a migration
  /// by itself; other files matter only for what they declare.
  package static let marks: [String] = [
    "ObservableObject", "Published", "StateObject", "ObservedObject", "EnvironmentObject",
    "environmentObject", "objectWillChange", "FocusedObject", "focusedObject", "focusedSceneObject",
  ]

  /// The property wrappers that hold an observable object.
  package static let objectWrappers: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "FocusedObject",
  ]

  /// The property wrappers that hold the value they are made with.
  package static let valueWrappers: Set<String> = [
    "StateObject", "ObservedObject", "State", "Published", "Bindable",
  ]

  /// How the wrappers end whose object SwiftUI makes, keeps, and puts into the environment of the app's
  /// scenes where views can observe it.
  package static let delegateAdaptor = "DelegateAdaptor"

  /// Protocols whose objects SwiftUI puts into the environment of the scenes that they are for.
  package static let sceneDelegates: Set<String> = ["UISceneDelegate", "UIWindowSceneDelegate"]

  /// The members that run where their names do not stand.
  package static let implicitMembers: Set<String> = [
    "wrappedValue", "projectedValue", "callAsFunction", "subscript",
  ]

  /// The labels of the value that such a wrapper is made with.
  static let valueLabels = ["wrappedValue", "initialValue"]

  /// The property wrappers whose `$name` is a binding.
  package static let bindingWrappers: Set<String> = [
    "Binding", "State", "Bindable", "StateObject", "ObservedObject", "EnvironmentObject",
  ]

  /// The wrapper of a value of the environment.
  static let environmentWrapper = "Environment"

  /// The type whose extensions declare the values of the environment.
  static let environmentValues = "EnvironmentValues"

  /// The ends of the names of publishers and of subjects.
  static let publisherSuffixes = ["Publisher", "Subject"]

  /// Operators that compare two values.
  package static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// Members of which nobody can tell what they give but where the table tells it.
  static let transforms: Set<String> = ["map", "compactMap"]

  /// Attributes that may stand on a stored property and are no property wrappers or macros.
  package static let plainAttributes: Set<String> = [
    "available", "objc", "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying", "NSManaged",
    "nonobjc", "usableFromInline", "inlinable", "_spi", "preconcurrency", "MainActor", "unsafe",
    "warn_unqualified_access", "_documentation", "_optimize", "backDeployed", "Sendable",
    "ObservationIgnored", "ObservationTracked", "_disfavoredOverload", "IBAction", "exclusivity",
    "_hasStorage", "_alwaysEmitIntoClient", "_implementationOnly", "discardableResult",
    "globalActor",
  ]

  /// Attributes that may stand on a class and are no macros, or macros that are known.
  package static let classAttributes: Set<String> = [
    "available", "objc", "objcMembers", "nonobjc", "dynamicMemberLookup", "dynamicCallable",
    "propertyWrapper", "resultBuilder", "globalActor", "main", "UIApplicationMain",
    "NSApplicationMain", "IBDesignable", "usableFromInline", "frozen", "preconcurrency", "unsafe",
    "safe", "requires_stored_property_inits", "NSKeyedArchiverClassName",
    "NSKeyedArchiverEncodeNonGenericSubclassesOnly", "Observable", "Model",
  ]

  /// Framework classes that are observable objects themselves, by name.
  package static let frameworkObservableObjects: Set<String> = [
    "NSManagedObject", "NSPersistentDocument", "ReferenceFileDocument", "GroupSession",
    "PHPickerViewController", "SKProduct", "ObservableObjectPublisher",
  ]

  /// The wrappers and functions of SwiftUI that write into or read from `UserDefaults` or a scene.
  package static let storageWrappers: Set<String> = ["AppStorage", "SceneStorage"]
}
