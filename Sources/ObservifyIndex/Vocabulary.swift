/// The names of SwiftUI, Combine and Observation that the migration is about.
package enum Vocabulary {
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
