/// What frameworks declare, as far as names tell.
extension Vocabulary {
  /// Whether a type or protocol of this name is Apple's: it is in a table, or has the prefix of one of
  /// the frameworks.
  package static func isSDKType(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return SDKTable.shared.types[last] != nil || valueTypes.contains(last)
      || plumbingTypes.contains(last) || plainSupertypes.contains(last)
      || memberlessSupertypes.contains(last) || equatableProtocols.contains(last)
      || sdkTypes.contains(last) || objectTypes.contains(last) || hasFrameworkPrefix(last)
  }

  /// Whether a type of this name is a view or a scene of SwiftUI that shows what closures give it.
  package static func isContainer(_ name: String) -> Bool {
    let shown: Set = ["Content", "Label", "Root"]
    return SDKTable.shared.types[name]?.generics.contains(where: shown.contains) == true
  }

  /// The prefixes of the names of Apple's frameworks.
  private static let prefixes: Set<String> = [
    "AR", "AS", "AV", "BG", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "CV",
    "CX", "EK", "GC", "GK", "HK", "HM", "IN", "LA", "LP", "MC", "MD", "MF", "MK", "MP", "MT", "NE",
    "NF", "NI", "NS", "NW", "OS", "PDF", "PH", "PK", "QL", "RP", "SC", "SF", "SK", "SL", "SN", "SR",
    "ST", "TK", "TV", "UI", "UN", "VN", "VZ", "WC", "WK", "XC",
  ]

  /// The prefixes that acronyms follow as well: `WKUIDelegate`.
  private static let longPrefixes: Set<String> = ["AV", "NS", "UI", "WK"]

  /// Whether a name begins with the capitals of a framework, with a word behind them.
  static func hasFrameworkPrefix(_ name: String) -> Bool {
    [2, 3].contains { length in
      let prefix = String(name.prefix(length))
      let rest = name.dropFirst(length)
      guard prefixes.contains(prefix), rest.first?.isUppercase == true else { return false }
      return longPrefixes.contains(prefix) || rest.dropFirst().first?.isUppercase != true
    }
  }

  /// Types and protocols of the frameworks that have no such prefix.
  package static let sdkTypes: Set<String> = [
    "App", "AnyCancellable", "AnyHashable", "AnyView", "Array", "Bindable", "Binding", "Button",
    "CurrentValueSubject", "CustomStringConvertible", "DispatchQueue", "DispatchWorkItem",
    "DropDelegate", "DynamicProperty", "Environment", "EnvironmentObject", "Error", "FileManager",
    "FileManagerDelegate", "FileDocument", "FocusedObject", "ForEach", "Group", "Just",
    "JSONDecoder",
    "JSONEncoder", "List", "Mirror", "NetServiceBrowserDelegate", "NetServiceDelegate",
    "NotificationCenter", "ObjectIdentifier", "Observable", "ObservableObject", "ObservedObject",
    "BlockOperation", "Operation", "OperationQueue", "OptionSet",
    "Optional", "Pipe", "PassthroughSubject", "Picker",
    "Publisher",
    "ReferenceFileDocument", "Result", "RunLoop", "Set", "State", "StateObject", "StreamDelegate",
    "Subscriber", "Subscription", "Task", "Text", "Thread", "Timer", "Toggle", "Unmanaged",
    "URLSession", "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionTaskDelegate", "URLSessionWebSocketDelegate", "View", "ViewModifier", "Window",
    "WindowGroup", "XMLParserDelegate", "DocumentGroup", "ProgressReporting", "WeakReference",
    "Codable", "Transferable", "AppIntent", "EntityQuery", "AppEntity", "XCTNSPredicateExpectation",
    "XCTKVOExpectation", "XCTNSNotificationExpectation",
  ]

  /// Functions of the frameworks and of the standard library that take any object.
  package static let sdkFunctions: Set<String> = [
    "print", "debugPrint", "dump", "assert", "precondition", "assertionFailure", "fatalError",
    "type",
    "withObservationTracking", "withExtendedLifetime", "withAnimation", "withUnsafePointer",
    "isKnownUniquelyReferenced", "unsafeBitCast", "unsafeDowncast", "swap", "zip", "min", "max",
    "objc_setAssociatedObject", "objc_getAssociatedObject", "append", "insert", "contains",
    "remove",
    "removeAll", "firstIndex", "index", "first", "last", "filter", "map", "addObserver",
    "removeObserver", "post", "perform", "sink", "assign", "send", "store", "add", "addTarget",
    "setDelegate", "passUnretained", "passRetained", "scheduledTimer", "environmentObject",
    "environment", "id", "tag", "onChange", "focused", "focusedValue", "focusedSceneValue",
    "focusedObject",
    "focusedSceneObject", "preference", "task", "animation", "alert", "confirmationDialog",
    "matchedGeometryEffect", "modifier", "transformEnvironment", "XCTAssertNil", "XCTAssertNotNil",
    "XCTAssertEqual", "XCTAssertTrue", "XCTAssertIdentical", "XCTAssertNotIdentical", "XCTUnwrap",
    "XCTAssertNotEqual", "XCTAssertNoThrow", "XCTAssertThrowsError", "XCTAssert", "XCTAssertFalse",
    "XCTAssertGreaterThan", "XCTAssertGreaterThanOrEqual", "XCTAssertLessThan",
    "XCTAssertLessThanOrEqual", "XCTFail", "addTeardownBlock", "constant",
    // The standard library and Combine: cases, continuations, sets.
    "success", "failure", "some", "resume", "yield", "encode", "prepend", "updateValue",
    "replaceSubrange", "elementsEqual", "starts", "union", "formUnion", "subtract", "subtracting",
    "intersection", "formIntersection", "symmetricDifference", "isSubset", "isSuperset",
    "isDisjoint",
    // Actions of AppKit, which take any sender.
    "makeKeyAndOrderFront", "orderFront", "orderBack", "orderOut", "performClose",
    "performMiniaturize", "performZoom", "miniaturize", "deminiaturize", "toggleFullScreen",
    "showWindow", "newDocument", "openDocument", "saveDocument", "newWindowForTab", "toggleTabBar",
    "hideOtherApplications", "unhideAllApplications", "orderFrontStandardAboutPanel",
    "orderFrontCharacterPalette", "arrangeInFront",
  ]

  /// The operators of the standard library and of the frameworks.
  package static let standardOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&<<", "&>>", "<<", ">>", "&", "|", "^", "~",
    "!", "&&", "||", "??", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=", "...", "..<",
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=",
    "&>>=", ".==", ".!=", ".<", ".<=", ".>", ".>=", ".&", ".|", ".^", ".!",
  ]

  /// The labels by which interpolations of the frameworks say how to write a value.
  package static let interpolationLabels: Set<String> = [
    "privacy", "format", "align", "attributes", "specifier", "default", "style", "timerInterval",
    "pauseTime", "countsDown", "showsHours", "accessibilityLabel", "placeholder",
  ]

  /// The result builders of Apple's frameworks.
  package static let resultBuilders: Set<String> = [
    "ViewBuilder", "SceneBuilder", "CommandsBuilder", "ToolbarContentBuilder", "TableColumnBuilder",
    "TableRowBuilder", "TabContentBuilder", "WidgetBundleBuilder", "ControlWidgetTemplateBuilder",
    "AccessibilityRotorContentBuilder", "AppShortcutsBuilder", "ParameterSummaryBuilder",
    "RegexComponentBuilder", "AlternationBuilder", "ChartContentBuilder", "AxisContentBuilder",
    "AxisMarkBuilder", "ChartAxisContentBuilder", "MapContentBuilder", "KeyframesBuilder",
    "KeyframeTrackContentBuilder", "ContentBuilder", "OptionsBuilder", "RuleBuilder",
    "ActionBuilder", "DialogActionBuilder", "PreviewBuilder", "TransitionBuilder",
    "DocumentLaunchActionsBuilder", "InstructionsBuilder", "PromptBuilder",
  ]
}
