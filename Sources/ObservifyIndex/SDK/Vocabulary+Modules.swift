/// Modules, and the attributes and members by which code outside the object model is known.
extension Vocabulary {
  /// Modules that declare the types of Combine.
  package static let combineModules: Set<String> = [
    "Combine", "OpenCombine", "OpenCombineShim", "CombineX",
  ]

  /// Modules that bring Foundation, as Combine does.
  package static let umbrellaModules: Set<String> = [
    "Foundation", "SwiftUI", "UIKit", "AppKit", "WatchKit", "CoreData", "MapKit", "AVFoundation",
    "CoreLocation", "StoreKit", "SwiftData", "WidgetKit", "UserNotifications", "Cocoa",
  ]

  /// Modules that have an `Observable` of their own.
  package static let reactiveModules: Set<String> = ["RxSwift", "Bond", "ReactiveKit"]

  /// Modules that only tests import.
  package static let testModules: Set<String> = ["XCTest", "Testing"]

  /// Modules that bring Observation.
  package static let observationModules: Set<String> = ["SwiftUI", "Observation", "SwiftData"]

  /// Attributes that do not compile on the private storage of a tracked property.
  package static let uncopiedAttributes: Set<String> = [
    "usableFromInline", "_spi", "IBOutlet", "NSManaged", "GKInspectable", "IBInspectable",
  ]

  /// Attributes of a published property that it cannot be tracked with.
  package static let unfitAttributes: Set<String> = [
    "usableFromInline", "_spi", "IBOutlet", "NSManaged",
  ]

  /// Wrappers whose `$name` is passed on as a binding to an object.
  package static let projectingWrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "Binding",
  ]

  /// Names under which types give what is so at the time.
  package static let changingMembers: Set<String> = ["now", "current", "autoupdatingCurrent"]
}
