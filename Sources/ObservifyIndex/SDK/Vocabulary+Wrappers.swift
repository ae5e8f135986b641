/// Attributes of variables and parameters that Apple's frameworks and the language declare.
extension Vocabulary {
  /// The property wrappers whose results SwiftUI shows anew when they change.
  package static let fetchingWrappers: Set<String> = [
    "FetchRequest", "SectionedFetchRequest", "Query",
  ]

  /// The property wrappers and macros of Apple's frameworks that ask nothing of an object they hold:
  /// what compiles with an `ObservableObject` compiles with an `Observable`.
  package static let plainWrappers: Set<String> = [
    // SwiftUI
    "State", "Binding", "Bindable", "Environment", "AppStorage", "SceneStorage", "FocusState",
    "FocusState.Binding", "FocusedValue", "FocusedBinding", "GestureState", "Namespace",
    "AccessibilityFocusState", "AccessibilityFocusState.Binding", "ScaledMetric", "Entry",
    "Previewable", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "FetchRequest",
    "SectionedFetchRequest", "PhysicalMetric",
    // Combine
    "Published",
    // SwiftData
    "Query", "Attribute", "Relationship", "Transient",
    // App Intents, Foundation Models, Swift Testing
    "Parameter", "Property", "ComputedProperty", "DeferredProperty", "AppDependency",
    "IntentParameter", "IntentParameterDependency", "Guide", "Tag",
    // The standard library
    "TaskLocal",
  ]

  /// The wrappers of SwiftUI whose value is what a key path leads to, `@Environment` aside.
  static let focusedValueWrappers: Set<String> = ["FocusedValue", "FocusedBinding"]

  /// Attributes of the language on parameters and types.
  package static let typeAttributes: Set<String> = [
    "autoclosure", "escaping", "noescape", "convention", "isolated", "unchecked", "concurrent",
    "inline", "abi", "section", "used", "noDerivative", "propertyWrapper", "resultBuilder",
  ]

  /// The modules that declare them.
  package static let sdkModules: Set<String> = [
    "SwiftUI", "SwiftUICore", "Combine", "SwiftData", "AppIntents", "Swift", "Observation",
  ]
}
