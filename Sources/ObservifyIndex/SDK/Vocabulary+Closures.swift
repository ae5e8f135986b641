/// Functions from outside, by when and where the closures run that they take.
extension Vocabulary {
  /// Functions whose closures are run by an event, and give nothing that is shown, beside those whose
  /// names say so: `onAppear`.
  package static let eventClosures: Set<String> = [
    "Task", "task", "detached", "async", "asyncAfter", "sink", "refreshable", "addObserver",
    "scheduledTimer", "accessibilityAction", "accessibilityAdjustableAction",
    "accessibilityScrollAction", "accessibilityZoomAction", "dropDestination", "pasteDestination",
    "fileImporter", "fileExporter", "fileMover", "PasteButton", "userActivity", "backgroundTask",
    "storeProductTask", "storeProductsTask", "currentEntitlementTask", "subscriptionStatusTask",
    "UIAction", "UIAlertAction", "UIContextualAction", "beginSheetModal", "dataTask",
    "downloadTask", "uploadTask", "requestAuthorization", "evaluatePolicy", "environment",
    "OpenURLAction",
  ]

  /// Modifiers and functions whose closures run when something happens to a view.
  package static let viewActions: Set<String> = [
    "onTapGesture", "onAppear", "onDisappear", "task", "onChange", "onSubmit", "onDelete", "onMove",
    "refreshable", "onLongPressGesture", "onEnded", "onReceive", "onOpenURL", "Task", "onDrop",
    "onHover", "onCommand",
  ]

  /// Functions whose closures run on the actor of the code around them: all of those but one that takes
  /// its closure for any thread, and others.
  package static let isolatedClosures: Set<String> = viewActions.subtracting(["refreshable"]).union(
    [
      "sink", "run", "assumeIsolated", "forEach", "map", "filter", "handleEvents", "Button",
      "Binding", "onChanged", "withAnimation", "contextMenu", "alert", "confirmationDialog",
      "toolbar", "swipeActions", "overlay", "background", "safeAreaInset",
    ])

  /// Functions whose closures do not surely run in the background.
  package static let neutralClosures: Set<String> = [
    "Task", "sink", "receive", "async", "perform", "addObserver", "scheduledTimer",
  ]

  /// Functions whose closures are sent to run elsewhere: a local of the body is not theirs.
  package static let sendableClosures: Set<String> = [
    "task", "Task", "detached", "refreshable", "async", "asyncAfter", "addTask", "run", "immediate",
  ]

  /// Functions whose closures run later than the member that they stand in.
  package static let deferredClosures: Set<String> = [
    "Task", "detached", "async", "asyncAfter", "sink", "receive", "addObserver", "dataTask",
    "scheduledTimer", "addOperation", "notify", "onTermination",
  ]

  /// Views and scenes that have their content made when they are, and not again by themselves.
  package static let containers: Set<String> = [
    "WindowGroup", "Window", "Settings", "Group", "VStack", "HStack", "ZStack", "NavigationView",
    "NavigationStack", "TabView",
  ]

  /// Views and modifiers that have their content made when they are shown, once for each element or
  /// presentation, and not with the body around them; a binding's value is asked for by what shows it.
  package static let contentClosures: Set<String> = [
    "ForEach", "GeometryReader", "ScrollViewReader", "TimelineView", "OutlineGroup",
    "DisclosureGroup", "AsyncImage", "TableColumn", "sheet", "fullScreenCover", "popover",
    "navigationDestination", "Binding",
  ]

  /// Functions whose closures run when the code around them has ended.
  package static let laterClosures: Set<String> = ["Task", "detached", "async", "asyncAfter"]

  /// Calls, as written, whose closures run on the main actor.
  package static let mainActorCalls: Set<String> = [
    "DispatchQueue.main.async", "Task", "MainActor.run",
  ]

  /// Calls, as written, whose closures run on the main queue.
  package static let mainQueueCalls: Set<String> = [
    "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "RunLoop.main.perform",
    "OperationQueue.main.addOperation",
  ]

  /// What makes a sequence that computes its elements when they are asked for.
  package static let lazySequences: Set<String> = [
    "lazy", "sequence", "AnyIterator", "AnySequence",
  ]

  /// The methods of collections that keep what they are given, and run nothing of it.
  package static let keepingMembers: Set<String> = ["append", "insert", "updateValue"]

  /// What the standard library calls of a value that a change in place is given: to go through its
  /// elements (`append(contentsOf:)`), to write it as a text (`print(_:to:)`), or to compare others by it
  /// (`sort(using:)`).
  package static let askedMembers: [String] = [
    "makeIterator", "next", "subscript", "startIndex", "endIndex", "count", "underestimatedCount",
    "description", "debugDescription", "customMirror", "compare",
  ]

  /// The methods of Apple's classes after which a property of the same object is another, by its name
  /// (Combine, Foundation, Dispatch, AVFoundation, CoreMotion, StoreKit).
  package static let changingCalls: [String: [String]] = [
    "value": ["send"], "isValid": ["invalidate"],
    "isPlaying": ["play", "pause", "stop"], "rate": ["play", "pause"],
    "isRunning": ["startRunning", "stopRunning", "start", "stop", "run", "terminate"],
    "isRecording": ["record", "pause", "stop", "startRecording", "stopRecording"],
    "isSpeaking": ["speak", "stopSpeaking"], "isPaused": ["pause", "resume"],
    "currentTime": ["seek", "stop"], "isEditing": ["setEditing"],
    "operationCount": ["addOperation", "cancelAllOperations"],
    "canUndo": ["undo", "redo", "registerUndo", "removeAllActions"],
    "canRedo": ["undo", "redo", "registerUndo", "removeAllActions"],
    "fractionCompleted": ["completedUnitCount", "totalUnitCount", "addChild"],
    "isCancelled": ["cancel"], "status": ["register", "unregister"],
    "count": ["add", "remove", "removeAllObjects", "insert", "setObject"],
  ]

  /// Functions and flags of UIKit and AppKit that have a view ask later for what it shows.
  package static let reloads: Set<String> = [
    "reloadData", "reload", "setNeedsDisplay", "needsDisplay", "setNeedsLayout", "needsLayout",
    "reloadItems", "reloadRows", "reloadSections", "reconfigureRows", "reconfigureItems",
    "noteNumberOfRowsChanged", "invalidateLayout", "invalidateIntrinsicContentSize",
    "reloadComponent", "reloadAllComponents",
  ]

  /// Functions of representables that SwiftUI calls with every change.
  package static let updateFunctions: Set<String> = [
    "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController",
    "updateWKInterfaceObject",
  ]

  /// Functions of representables that make what they show.
  package static let makeFunctions: Set<String> = [
    "makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController",
    "makeWKInterfaceObject", "makeCoordinator",
  ]

  /// Functions whose closures run before they return, on values.
  package static let valueClosures: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "first", "last", "contains",
    "allSatisfy", "min", "max", "forEach", "prefix", "drop", "split", "zip", "firstIndex",
    "lastIndex", "mapValues", "compactMapValues", "sync", "withLock", "partition", "init",
    "lock", "withUnsafeBytes", "performAndWait", "enumerated", "dropFirst",
  ]

  /// Functions whose closures run before they return, and change something.
  package static let immediateClosures: Set<String> = [
    "withAnimation", "withTransaction", "animate", "performWithoutAnimation", "transition",
    "runAnimationGroup", "performBatchUpdates", "autoreleasepool", "assumeIsolated", "barrier",
  ]

  /// Labels of closures that an event runs.
  package static let eventLabels: Set<String> = [
    "action", "set", "perform", "completion", "completionHandler", "handler", "primaryAction",
    "receiveValue", "receiveCompletion",
  ]

  /// Functions without a result that tell nobody but the console, or stop the program.
  package static let silentFunctions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "debug", "info", "notice", "trace", "warning", "error",
    "critical", "fault",
  ]

  /// Methods that ask a store or a folder for what is in it.
  package static let fetchingFunctions: Set<String> = [
    "fetch", "fetchCount", "performFetch", "contentsOfDirectory",
  ]

  /// What the name of a function begins with after whose end something goes on.
  package static let startingVerbs: Set<String> = [
    "start", "resume", "launch", "connect", "listen", "schedule", "subscribe", "observe",
    "register", "request", "monitor", "sink", "assign", "activate", "play",
  ]

  /// What the names of functions begin with that change what a package keeps.
  package static let changeVerbs = [
    "add", "clear", "delete", "insert", "put", "remove", "reset", "save", "set", "store", "toggle",
    "update", "write",
  ]

  /// Verbs by which the one object of a package is asked to do what it tells of itself afterwards.
  private static let deeds = [
    "activate", "authorize", "connect", "deactivate", "disable", "disconnect", "enable", "link",
    "log", "purchase", "register", "reset", "restore", "revoke", "sign", "start", "stop", "unlink",
    "unregister",
  ]

  /// Whether the name of a function begins with such a verb: `signOut`.
  package static func beginsWithDeed(_ name: String) -> Bool {
    deeds.contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
    }
  }
}
