/// Types and protocols from outside, by what is known of their values and of those who adopt them.
extension Vocabulary {
  /// Types whose values change by assignment only.
  package static let valueTypes: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Float32", "Float64", "Decimal", "String", "Substring",
    "Character", "Data", "Date", "URL", "UUID", "TimeInterval", "DateComponents", "DateInterval",
    "Locale", "Calendar", "TimeZone", "IndexPath", "IndexSet", "Set", "Array", "Dictionary",
    "ID", "Range", "ClosedRange", "Void", "Never", "CGSize", "CGPoint", "CGRect", "CGVector",
    "CGAffineTransform", "UIEdgeInsets", "EdgeInsets", "Color", "Font", "Image",
    "LocalizedStringKey", "AttributedString", "LocalizedStringResource", "NSAttributedString",
    "UIColor", "NSColor", "UIImage", "NSImage", "CGImage", "CGColor", "Error", "NSError", "Result",
    "Notification", "Angle", "NSRange", "CLLocationCoordinate2D", "CLLocation",
    "CLAuthorizationStatus", "MKCoordinateRegion", "MKCoordinateSpan", "CMTime",
    "AVAuthorizationStatus", "ColorScheme", "NavigationPath", "Slice", "ArraySlice", "NSNumber",
    "NSString", "Selector", "AnyHashable", "KeyPath", "UIUserInterfaceStyle", "ScenePhase",
    "Duration", "Measurement", "PersonNameComponents", "HKQuantity", "HKQuantityType", "HKUnit",
    "NSFont", "NSPredicate", "NSRegularExpression", "NSSortDescriptor", "UIFont", "UTType",
  ]

  /// Names of associated types and generic parameters of types and protocols from outside.
  static let associatedTypes: Set<String> = [
    "Element", "Key", "Value", "Wrapped", "Index", "Indices", "Iterator", "SubSequence", "Bound",
    "Content", "Body", "Label", "ID", "Success", "Failure", "Output", "Input", "RawValue", "Base",
    "Coordinator", "Intent", "Entry", "Context", "Configuration", "AllCases", "Cache",
    "UIViewType", "NSViewType", "UIViewControllerType", "NSViewControllerType", "Magnitude",
    "Options", "Entity", "Snapshot", "Root",
  ]

  /// Types that the raw values of enums are of.
  static let rawTypes: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Character", "Double", "Float",
  ]

  /// Types whose sums and products are of the type itself.
  static let arithmeticTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "String", "Decimal",
  ]

  /// Types that no number and no text of another type is taken for.
  static let distinctTypes = valueTypes.subtracting([
    "CGFloat", "TimeInterval", "Float32", "Float64", "AnyHashable", "Error",
  ])

  /// Members that say all of a value in another form.
  package static let wholeForms: Set<String> = [
    "absoluteString", "rawValue", "timeIntervalSince1970", "timeIntervalSinceReferenceDate",
    "uuidString",
  ]

  /// Functions and initialisers that lose nothing of what they compare or wrap.
  package static let wholeComparisons: Set<String> = [
    "isEqual", "elementsEqual", "compare", "NSDictionary", "NSArray", "NSString", "AnyHashable",
    "ObjectIdentifier", "Array", "String", "hash", "combine",
  ]

  /// Types without generic parameters that surely are `Equatable`.
  package static let equatableTypes: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "String", "Character", "Substring", "Date", "UUID", "URL", "Data",
    "Decimal", "TimeInterval", "CGSize", "CGPoint", "CGRect", "CGVector", "IndexPath", "Locale",
    "TimeZone", "Calendar", "DateComponents", "ObjectIdentifier", "AnyHashable", "IndexSet",
  ]

  /// Types whose equal values can be shown in different ways: in another unit, or as another type.
  package static let amountTypes: Set<String> = ["AnyHashable", "Measurement"]

  /// Classes of Apple's frameworks whose objects change by themselves, or by what a framework does with
  /// them, and stay equal (`NSObject` compares identity): EventKit, Core Bluetooth, AVFoundation and others.
  package static let changingObjects: Set<String> = [
    "AVAudioPlayer", "AVCaptureDevice", "AVPlayer", "AVPlayerItem", "CBCharacteristic",
    "CBPeripheral", "CBService", "CKRecord", "CNMutableContact", "EKCalendar", "EKEvent",
    "EKReminder", "GKLocalPlayer", "GKMatch", "HMAccessory", "HMHome", "HMRoom",
    "NETunnelProviderManager", "NEVPNManager", "NSManagedObject", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableDictionary", "NSMutableSet", "NSRunningApplication",
    "NSWindow", "PDFDocument", "PDFPage", "Progress", "SCNNode", "SKNode", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask", "WKWebView",
  ]

  /// Whether a class from outside is `Equatable` because it is one of Objective-C, by its name.
  package static func isObjectiveCClass(_ name: String) -> Bool {
    guard !name.hasSuffix("Delegate"), !name.hasSuffix("DataSource"), !name.hasSuffix("Protocol")
    else { return false }
    return name == "Object" || ["NS", "UI", "AV", "WK", "PH"].contains(where: name.hasPrefix)
  }

  /// Protocols that make a type `Equatable`.
  package static let equatableProtocols: Set<String> = ["Equatable", "Hashable", "Comparable"]

  /// Types whose values give back what they are made with.
  package static let genericHolders: Set<String> = [
    "Array", "ArraySlice", "Binding", "CollectionOfOne", "ContiguousArray", "Dictionary", "Just",
    "ObservedObject", "Optional", "Published", "Result", "Set", "State", "StateObject", "Task",
  ]

  /// Cancellables, tasks, timers, tokens, locks, queues and subjects: of no use to a view.
  package static let plumbingTypes: Set<String> = [
    "AnyCancellable", "Cancellable", "Task", "Timer", "DispatchSourceTimer", "NSObjectProtocol",
    "NSKeyValueObservation", "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock",
    "OSAllocatedUnfairLock", "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "Mutex",
    "pthread_mutex_t", "DispatchQueue", "OperationQueue", "DispatchWorkItem", "DispatchSemaphore",
    "DispatchGroup", "DispatchSource", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
    "Logger", "OSLog", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "NotificationToken", "AnyObserver", "Publishers.Autoconnect",
    "DispatchSourceFileSystemObject", "CADisplayLink", "ObservableObjectPublisher",
    "UIBackgroundTaskIdentifier", "Timer.TimerPublisher",
  ]

  /// Types whose objects show nothing by themselves.
  package static let toolTypes: Set<String> = [
    "JSONDecoder", "JSONEncoder", "Bundle", "Locale", "Calendar", "TimeZone",
  ]

  /// Types and functions that read the state of something when they are made or used.
  package static let stateReaders: Set<String> = [
    "UserDefaults", "NSUbiquitousKeyValueStore", "FileManager", "Date", "NSApp", "Defaults",
    "AXIsProcessTrusted", "AXIsProcessTrustedWithOptions", "CGPreflightScreenCaptureAccess",
    "IOHIDCheckAccess",
  ]

  /// Functions that tell what is on disk.
  package static let fileReads: Set<String> = [
    "fileExists", "contentsOfDirectory", "subpathsOfDirectory", "attributesOfItem",
    "attributesOfFileSystem", "contents", "checkResourceIsReachable", "isReadableFile",
    "isWritableFile", "enumerator", "resourceValues", "subpaths",
  ]

  /// Those of them that tell what is in a folder.
  package static let folderReads: Set<String> = [
    "contentsOfDirectory", "subpathsOfDirectory", "subpaths", "enumerator",
  ]

  /// Functions that change what is on disk.
  package static let fileChanges: Set<String> = [
    "removeItem", "createFile", "createDirectory", "moveItem", "copyItem", "trashItem",
    "replaceItem", "replaceItemAt", "write", "FileHandle", "OutputStream",
  ]

  /// Functions that change what a function tells (Security, the C library).
  package static let changingFunctions: [String: [String]] = [
    "SecItemCopyMatching": ["SecItemAdd", "SecItemUpdate", "SecItemDelete"],
    "getenv": ["setenv", "unsetenv", "putenv"],
    "AXIsProcessTrusted": ["AXIsProcessTrustedWithOptions"],
    "objc_getAssociatedObject": ["objc_setAssociatedObject"],
  ]

  /// Functions and members that ask a clock (Foundation, Dispatch, Core Animation, the C library); a
  /// calendar is asked for today, and a style for how long something is ago.
  package static let clockReads: Set<String> = [
    "now", "timeIntervalSinceNow", "systemUptime", "isDateInToday", "isDateInYesterday",
    "isDateInTomorrow", "relative", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "clock",
    "mach_absolute_time", "mach_continuous_time", "clock_gettime_nsec_np", "gettimeofday",
  ]

  /// Functions that objects from outside are asked by for what they have been told.
  package static let askingCalls: Set<String> = [
    "string", "attributedString", "localizedString", "date", "number", "object", "count",
    "withLock", "load",
  ]

  /// Whether objects of a class from outside give what they have been told before: formatters by their
  /// settings, and collections.
  package static func isAskedForMore(_ type: String) -> Bool {
    type.hasSuffix("Formatter") || type.hasPrefix("NSMutable") || guardedValues.contains(type)
      || changedElements.contains(type)
      || ["NSCache", "NSCountedSet", "NSMapTable", "NSHashTable"].contains(type)
  }

  /// Types whose elements change without an assignment of what holds them.
  package static let changedElements: Set<String> = [
    "NSMutableArray", "NSMutableDictionary", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawBufferPointer",
  ]

  /// Types that keep a value for several threads, which is asked for by a function.
  package static let guardedValues: Set<String> = [
    "Mutex", "Atomic", "ManagedAtomic", "OSAllocatedUnfairLock",
  ]

  /// Functions that tell of state outside.
  package static let outsideReads = fileReads.union(changingFunctions.keys)

  /// Names under which frameworks hand out what is there once.
  package static let sharedInstances: Set<String> = [
    "standard", "shared", "default", "main", "current", "general", "processInfo", "now",
    "sharedInstance", "defaults", "mainApp",
  ]

  /// Those of the names under which a type hands out an object of its own.
  static let ownInstances = sharedInstances.subtracting(["processInfo", "now", "defaults"])

  /// Supertypes that put a class on the main actor.
  package static let isolatedSupertypes: Set<String> = [
    "UIViewController", "UIView", "UIResponder", "UIApplicationDelegate", "UIWindowSceneDelegate",
    "UISceneDelegate", "NSApplicationDelegate", "NSViewController", "NSView", "NSResponder",
    "NSWindowController", "NSWindow", "NSWindowDelegate", "UIHostingController", "UIDocument",
    "NSDocument", "WKApplicationDelegate", "WKExtensionDelegate", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
  ]

  /// Whether Apple's interface frameworks declare a type of this name on the main actor, as far as a name tells:
  /// what stands for something on the screen, for the application or the device.
  package static func isOnMainActor(_ name: String) -> Bool {
    if ["NSApp", "WKWebView", "WKExtension", "WKInterfaceDevice"].contains(name) { return true }
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return false }
    return [
      "Alert", "Application", "Bar", "Button", "Controller", "Device", "Document", "Field",
      "Generator", "Item", "Menu", "Panel", "Recognizer", "Responder", "Scene", "Screen", "View",
      "Window", "Workspace",
    ].contains { name.hasSuffix($0) }
  }

  /// What stands for the running application, which the system makes behind the app.
  package static let applications: Set<String> = ["UIApplication", "NSApp", "WKExtension"]

  /// Protocols, and classes that are no observable objects.
  package static let plainSupertypes: Set<String> = [
    "NSObject", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Decodable",
    "Encodable", "Sendable", "CustomStringConvertible", "AnyObject", "Error", "LocalizedError",
    "CustomDebugStringConvertible", "DynamicProperty", "Operation", "Thread", "CaseIterable",
  ]

  /// Members that a class has without declaring them, or that an optional of it has.
  package static let universalMembers: Set<String> = [
    "self", "objectWillChange", "id", "hashValue", "hash", "encode", "map", "flatMap",
    "unsafelyUnwrapped",
  ]

  /// The requirements of Apple's protocols by which a value of a class may be shown.
  package static let shownRequirements: Set<String> = [
    "id", "hash", "hashValue", "encode", "description", "debugDescription", "errorDescription",
    "failureReason", "recoverySuggestion",
  ]

  /// Supertypes that bring no members that a view could mean.
  package static let memberlessSupertypes: Set<String> = [
    "Sendable", "Identifiable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable",
    "AnyObject", "NSObjectProtocol", "CustomStringConvertible", "Comparable",
  ]

  /// What a type from outside inherits from itself, as far as an app extends such: a class with the prefix of a
  /// framework is an `NSObject` at least.
  static func supertypes(of name: String, ofClass isClass: Bool) -> [String] {
    inherited[name] ?? (isClass && hasFrameworkPrefix(name) ? ["NSObject"] : [])
  }

  private static let inherited: [String: [String]] = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
    "NSObject": ["NSObjectProtocol", "Hashable", "CustomStringConvertible"], "NSObjectProtocol": [],
    "Shape": ["View"], "InsettableShape": ["Shape"], "UIViewRepresentable": ["View"],
    "UIViewControllerRepresentable": ["View"], "NSViewRepresentable": ["View"],
    "NSViewControllerRepresentable": ["View"], "WKInterfaceObjectRepresentable": ["View"],
    "LocalizedError": ["Error"], "OptionSet": ["RawRepresentable"],
    "UIResponder": ["NSObject"], "UIView": ["UIResponder"], "UIViewController": ["UIResponder"],
    "UIHostingController": ["UIViewController"], "UINavigationController": ["UIViewController"],
    "UITabBarController": ["UIViewController"], "UITableViewController": ["UIViewController"],
    "UICollectionViewController": ["UIViewController"],
    "UIPageViewController": ["UIViewController"],
    "UISplitViewController": ["UIViewController"], "UIScrollView": ["UIView"],
    "UIControl": ["UIView"], "UIButton": ["UIControl"], "UITextField": ["UIControl"],
    "UILabel": ["UIView"], "UIStackView": ["UIView"], "UITextView": ["UIScrollView"],
    "UITableView": ["UIScrollView"], "UICollectionView": ["UIScrollView"],
    "UITableViewCell": ["UIView"], "UICollectionViewCell": ["UIView"],
    "WKWebView": ["UIView", "NSView"],
    "NSResponder": ["NSObject"], "NSView": ["NSResponder"], "NSViewController": ["NSResponder"],
    "NSHostingController": ["NSViewController"], "NSHostingView": ["NSView"],
    "NSWindow": ["NSResponder"],
    "NSPanel": ["NSWindow"], "NSWindowController": ["NSResponder"], "NSControl": ["NSView"],
    "NSTextView": ["NSView"], "NSTextField": ["NSControl"], "NSButton": ["NSControl"],
  ]

  /// Protocols of SwiftUI that put a type on the main actor.
  ///
  /// So do those whose names end in `Style` or `View`.
  package static let mainActorProtocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "PreviewProvider", "Widget", "WidgetBundle", "Shape",
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable", "TableRowContent",
    "DynamicViewContent", "InsettableShape", "Gesture",
  ]

  /// Protocols of SwiftUI that make a body a result builder.
  ///
  /// So do those whose names end in `Style`.
  package static let builderProtocols: Set<String> = [
    "View", "App", "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent",
    "ViewModifier",
  ]

  /// What shows a view that gets nothing from a view around it.
  package static let rootTypes: Set<String> = [
    "WindowGroup", "Window", "Settings", "MenuBarExtra", "DocumentGroup", "UtilityWindow",
    "ImmersiveSpace", "UIHostingConfiguration", "ImageRenderer", "StaticConfiguration",
    "IntentConfiguration", "AppIntentConfiguration", "ActivityConfiguration",
  ]

  /// Methods of the standard library that change what they are called on and give nothing back.
  private static let silentMutatingMembers: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "merge", "move",
    "removeAll", "removeSubrange", "replaceSubrange", "reserveCapacity", "reverse", "shuffle",
    "sort", "subtract", "swapAt", "toggle", "negate",
  ]

  /// Those that give something back.
  package static let givingMutatingMembers: Set<String> = [
    "insert", "partition", "popFirst", "popLast", "remove", "removeFirst", "removeLast",
    "removeValue", "update", "updateValue", "withContiguousMutableStorageIfAvailable",
    "withUnsafeMutableBufferPointer", "withUnsafeMutableBytes",
  ]

  /// The methods of the standard library that change what they are called on.
  package static let mutatingMembers = silentMutatingMembers.union(givingMutatingMembers)
}
