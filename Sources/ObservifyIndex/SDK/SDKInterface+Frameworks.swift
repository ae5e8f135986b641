/// Members of common types of the standard library and of Apple's frameworks.
extension SDKInterface {
  static let values = """
    struct CGRect {
      static var zero, null, infinite: CGRect
      var origin: CGPoint
      var size: CGSize
      var width, height, minX, minY, midX, midY, maxX, maxY: CGFloat
      var isEmpty, isNull, isInfinite: Bool
      var contains, intersects, equalTo: () -> Bool
      var insetBy, offsetBy, union, intersection, applying, integral: () -> CGRect
    }
    struct CGSize {
      static var zero: CGSize
      var width, height: CGFloat
    }
    struct CGPoint {
      static var zero: CGPoint
      var x, y: CGFloat
    }
    struct CGVector { var dx, dy: CGFloat }
    struct CGFloat { static var infinity, zero, greatestFiniteMagnitude, leastNonzeroMagnitude, pi: CGFloat }
    struct Double { static var infinity, zero, greatestFiniteMagnitude, pi: Double }
    struct Int { static var max, min, zero: Int }
    struct EdgeInsets { var top, leading, bottom, trailing: CGFloat }
    struct String {
      var isEmpty: Bool
      var count, hash: Int
      var startIndex, endIndex: String.Index
      var first, last: Character?
      var utf8: String.UTF8View
      var unicodeScalars: String.UnicodeScalarView
      var lastPathComponent, pathExtension, localizedCapitalized, localizedLowercase, capitalized:
        String
      var lowercased, uppercased, trimmingCharacters, replacingOccurrences, padding, appending,
        deletingPathExtension: () -> String
      var hasPrefix, hasSuffix, contains, localizedCaseInsensitiveContains,
        localizedStandardContains: () -> Bool
      var components: () -> [String]
      var dropFirst, dropLast, prefix, suffix: () -> Substring
      var split: () -> [Substring]
      var append, removeAll: () -> Void
      var data: () -> Data?
    }
    extension String.Encoding { static var utf8, ascii, utf16: String.Encoding }
    struct CharacterSet {
      static var whitespaces, whitespacesAndNewlines, newlines, alphanumerics, decimalDigits,
        letters, punctuationCharacters, urlQueryAllowed, urlPathAllowed, urlHostAllowed:
        CharacterSet
      var inverted: CharacterSet
    }
    struct URL {
      var absoluteString, path, lastPathComponent, pathExtension, relativePath: String
      var host, scheme, query, fragment, user, password: String?
      var port: Int?
      var pathComponents: [String]
      var isFileURL, hasDirectoryPath: Bool
      var standardizedFileURL, absoluteURL: URL
      static var documentsDirectory, cachesDirectory, temporaryDirectory, applicationSupportDirectory,
        homeDirectory: URL
      var appendingPathComponent, appending, deletingLastPathComponent, deletingPathExtension,
        appendingPathExtension, resolvingSymlinksInPath: () -> URL
      var startAccessingSecurityScopedResource: () -> Bool
      var stopAccessingSecurityScopedResource: () -> Void
    }
    struct URLComponents {
      var url: URL?
      var scheme, host, query, fragment: String?
      var path: String
      var queryItems: [URLQueryItem]?
    }
    struct URLQueryItem {
      var name: String
      var value: String?
    }
    struct URLRequest {
      var url: URL?
      var httpMethod: String?
      var httpBody: Data?
      var allHTTPHeaderFields: [String: String]?
      var timeoutInterval: Double
      var setValue, addValue: () -> Void
    }
    class HTTPURLResponse { var statusCode: Int }
    struct UUID { var uuidString: String }
    struct Date {
      static var now, distantPast, distantFuture: Date
      var timeIntervalSince1970, timeIntervalSinceNow, timeIntervalSinceReferenceDate: Double
      var addingTimeInterval: () -> Date
      var timeIntervalSince: () -> Double
    }
    struct Data {
      var count: Int
      var isEmpty: Bool
      var base64EncodedString: () -> String
      var write: () -> Void
    }
    struct Substring {
      var isEmpty: Bool
      var count: Int
    }
    struct Duration { static var seconds, milliseconds, microseconds, nanoseconds: () -> Duration }
    struct Error { var localizedDescription: String }
    struct Bool { var toggle: () -> Void }
    struct Hasher { var combine: () -> Void }
    struct IndexSet {
      var isEmpty: Bool
      var count: Int
      var first, last: Int?
    }
    struct Logger {
      var debug, info, notice, warning, error, critical, fault, trace, log: () -> Void
    }
    class DispatchQueue {
      static var main: DispatchQueue
      static func global(qos: _) -> DispatchQueue
      var async, asyncAfter: () -> Void
      func sync<T>(execute: () -> T) -> T
      func sync<T>(flags: DispatchWorkItemFlags, execute: () -> T) -> T
    }
    class NotificationCenter {
      static var `default`: NotificationCenter
      var post, removeObserver: () -> Void
    }
    struct Notification {
      var object: Any?
      var userInfo: [AnyHashable: Any]?
      var name: NSNotification.Name
      typealias Name = NSNotification.Name
    }
    class UserDefaults {
      static var standard: UserDefaults
      var bool: () -> Bool
      var integer: () -> Int
      var double: () -> Double
      var float: () -> Float
      var string: () -> String?
      var data: () -> Data?
      var object: () -> Any?
      var array: () -> [Any]?
      var dictionary: () -> [String: Any]?
      var stringArray: () -> [String]?
      var url: () -> URL?
      var set, removeObject, register, setValue: () -> Void
      var synchronize: () -> Bool
    }
    class FileManager {
      static var `default`: FileManager
      var fileExists, createFile, isReadableFile, isWritableFile, contentsEqual: () -> Bool
      var removeItem, createDirectory, copyItem, moveItem, setAttributes: () -> Void
      var temporaryDirectory, homeDirectoryForCurrentUser: URL
      var contentsOfDirectory: () -> _
      var urls: () -> [URL]
      var containerURL: () -> URL?
    }
    struct UTType {
      static var png, jpeg, gif, pdf, json, plainText, image, movie, audio, data, folder: UTType
      var identifier: String
      var preferredFilenameExtension, preferredMIMEType, localizedDescription: String?
      var conforms: () -> Bool
    }
    class Bundle {
      static var main: Bundle
      var bundleIdentifier: String?
      var bundleURL: URL
      var bundlePath: String
      var infoDictionary: [String: Any]?
      var resourceURL: URL?
      var url: () -> URL?
      var path: () -> String?
      var object: () -> Any?
    }
    class ProcessInfo {
      static var processInfo: ProcessInfo
      var environment: [String: String]
      var arguments: [String]
      var systemUptime: Double
      var isOperatingSystemAtLeast: () -> Bool
    }
    class Timer {
      var invalidate, fire: () -> Void
      var isValid: Bool
    }
    class AnyCancellable { var cancel, store: () -> Void }
    class NSLock { var lock, unlock: () -> Void }
    class URLSession {
      static var shared: URLSession
      var dataTask: () -> URLSessionDataTask
      var uploadTask: () -> URLSessionUploadTask
      var downloadTask: () -> URLSessionDownloadTask
      var webSocketTask: () -> URLSessionWebSocketTask
    }
    class JSONDecoder { func decode<T>(_ type: T.Type, from: _) -> T }
    class PropertyListDecoder { func decode<T>(_ type: T.Type, from: _) -> T }
    class JSONEncoder { var encode: () -> Data }
    class PropertyListEncoder { var encode: () -> Data }
    struct Decoder {
      func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key>
      func singleValueContainer() -> SingleValueDecodingContainer
    }
    struct Encoder {
      func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func singleValueContainer() -> SingleValueEncodingContainer
    }
    struct KeyedDecodingContainer<Key> {
      func decode<T>(_ type: T.Type, forKey: Key) -> T
      func decodeIfPresent<T>(_ type: T.Type, forKey: Key) -> T?
      func contains(_ key: Key) -> Bool
      func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey: Key)
        -> KeyedDecodingContainer<Nested>
    }
    struct KeyedEncodingContainer<Key> {
      func encode(_ value: _, forKey: Key) -> Void
      func encodeIfPresent(_ value: _, forKey: Key) -> Void
      func encodeNil(forKey: Key) -> Void
    }
    struct SingleValueDecodingContainer { func decode<T>(_ type: T.Type) -> T }
    struct SingleValueEncodingContainer { var encode, encodeNil: () -> Void }
    protocol OptionSet {
      var contains, isSubset, isSuperset, isDisjoint: () -> Bool
      var formUnion, formIntersection, subtract, formSymmetricDifference: () -> Void
      var isEmpty: Bool
    }
    func assertionFailure() -> Void
    func assert() -> Void
    func precondition() -> Void
    func fatalError() -> Never
    func preconditionFailure() -> Never
    func print() -> Void
    func debugPrint() -> Void
    func NSLog() -> Void
    func XCTAssertTrue(_ value: _) -> Void
    func XCTAssertFalse(_ value: _) -> Void
    func XCTAssertEqual(_ first: _, _ second: _) -> Void
    func XCTAssertNil(_ value: _) -> Void
    func XCTAssertNotNil(_ value: _) -> Void
    func XCTFail(_ message: _) -> Void
    func XCTAssertThrowsError(_ value: _, _ handler: (Error) -> Void) -> Void
    func XCTAssertThrowsError(_ value: _, _ message: _, _ handler: (Error) -> Void) -> Void
    """

  static let frameworks = """
    struct Color {
      static var red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown,
        white, gray, black, clear, primary, secondary, accentColor: Color
      var opacity, mix: () -> Color
    }
    struct Font {
      static var largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
        caption, caption2: Font
      var bold, italic, weight, monospaced, monospacedDigit, smallCaps, leading, width: () -> Font
      static var system, custom: () -> Font
    }
    extension Font.Weight {
      static var ultraLight, thin, light, regular, medium, semibold, bold, heavy, black: Font.Weight
    }
    struct HorizontalAlignment {
      static var leading, center, trailing, listRowSeparatorLeading: HorizontalAlignment
    }
    struct VerticalAlignment {
      static var top, center, bottom, firstTextBaseline, lastTextBaseline: VerticalAlignment
    }
    struct Alignment {
      static var leading, center, trailing, top, bottom, topLeading, topTrailing, bottomLeading,
        bottomTrailing: Alignment
    }
    extension Edge.Set { static var all, top, bottom, leading, trailing, horizontal, vertical: Edge.Set }
    struct EventModifiers {
      static var command, shift, option, control, capsLock, numericPad, function, all:
        EventModifiers
    }
    struct Text {
      var font, bold, italic, fontWeight, foregroundColor, foregroundStyle, underline, kerning,
        tracking, strikethrough, baselineOffset, monospacedDigit, fontDesign: () -> Text
    }
    struct Image { var resizable, renderingMode, interpolation, antialiased: () -> Image }
    struct Animation {
      static var `default`, linear, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy,
        interactiveSpring: Animation
      static var linear, easeIn, easeOut, easeInOut, spring, interactiveSpring, bouncy, smooth,
        snappy, interpolatingSpring: () -> Animation
      var delay, speed, repeatForever, repeatCount: () -> Animation
    }
    struct GeometryProxy {
      var size: CGSize
      var safeAreaInsets: EdgeInsets
      var frame: () -> CGRect
    }
    struct ScrollViewProxy { var scrollTo: () -> Void }
    struct Spacer {}
    struct Divider {}
    struct EmptyView {}
    struct Rectangle {}
    struct RoundedRectangle {}
    struct Circle {}
    struct Capsule {}
    struct Ellipse {}
    struct DismissAction {}
    struct OpenURLAction {}
    struct EnvironmentValues {
      var dismiss: DismissAction
      var openURL: OpenURLAction
      var colorScheme: ColorScheme
      var scenePhase: ScenePhase
      var isEnabled: Bool
      var presentationMode: Binding<PresentationMode>
      var managedObjectContext: NSManagedObjectContext
      var modelContext: ModelContext
      var undoManager: UndoManager?
      var horizontalSizeClass, verticalSizeClass: UserInterfaceSizeClass?
      var dynamicTypeSize: DynamicTypeSize
      var locale: Locale
      var calendar: Calendar
      var timeZone: TimeZone
      var layoutDirection: LayoutDirection
      var displayScale: CGFloat
      var openWindow: OpenWindowAction
      var dismissWindow: DismissWindowAction
      var openSettings: OpenSettingsAction
      var refresh: RefreshAction?
      var requestReview: RequestReviewAction
      var isSearching: Bool
      var dismissSearch: DismissSearchAction
      var font: Font?
      var lineLimit: Int?
      var redactionReasons: RedactionReasons
      var accessibilityReduceMotion: Bool
      var colorSchemeContrast: ColorSchemeContrast
      var controlActiveState: ControlActiveState
      var isPresented: Bool
      var isFocused: Bool
    }
    class NSManagedObjectContext {
      func fetch<T>(_ request: NSFetchRequest<T>) -> [T]
      var save, delete, rollback, reset, insert: () -> Void
      var hasChanges: Bool
      var count: () -> Int
    }
    class ModelContext {
      func fetch<T>(_ descriptor: FetchDescriptor<T>) -> [T]
      var save, insert, delete, rollback: () -> Void
      var hasChanges: Bool
      var fetchCount: () -> Int
    }
    struct FetchDescriptor<T> {}

    class NSScreen {
      static var main: NSScreen?
      static var screens: [NSScreen]
      var frame, visibleFrame: CGRect
      var backingScaleFactor: CGFloat
      var localizedName: String
    }
    class NSView {
      var frame, bounds, visibleRect: CGRect
      var isHidden, needsDisplay, needsLayout, translatesAutoresizingMaskIntoConstraints,
        wantsLayer, isFlipped: Bool
      var window: NSWindow?
      var superview: NSView?
      var subviews: [NSView]
      var layer: CALayer?
      var alphaValue: CGFloat
      var identifier: NSUserInterfaceItemIdentifier?
      var toolTip: String?
      var addSubview, removeFromSuperview, layoutSubtreeIfNeeded, addTrackingArea: () -> Void
    }
    class NSWindow {
      var frame: CGRect
      var title: String
      var isVisible, isKeyWindow, isMainWindow, isOpaque, isMovable, isReleasedWhenClosed,
        titlebarAppearsTransparent, isMovableByWindowBackground, hasShadow, isMiniaturized,
        ignoresMouseEvents, isFloatingPanel: Bool
      var contentView: NSView?
      var contentViewController: NSViewController?
      var windowController: NSWindowController?
      var screen: NSScreen?
      var styleMask: NSWindow.StyleMask
      var level: NSWindow.Level
      var backgroundColor: NSColor?
      var identifier: NSUserInterfaceItemIdentifier?
      var alphaValue: CGFloat
      var close, makeKeyAndOrderFront, orderOut, orderFront, orderFrontRegardless, setFrame, center,
        toggleFullScreen, setFrameOrigin, makeKey, performClose, miniaturize: () -> Void
    }
    class NSWindowController {
      var window: NSWindow?
      var showWindow, close: () -> Void
    }
    class NSViewController { var view: NSView }
    class UIView {
      var frame, bounds: CGRect
      var center: CGPoint
      var isHidden, translatesAutoresizingMaskIntoConstraints, isUserInteractionEnabled,
        clipsToBounds, isOpaque: Bool
      var superview: UIView?
      var subviews: [UIView]
      var window: UIWindow?
      var layer: CALayer
      var backgroundColor: UIColor?
      var alpha: CGFloat
      var tag: Int
      var addSubview, removeFromSuperview, setNeedsLayout, layoutIfNeeded, setNeedsDisplay,
        addGestureRecognizer, bringSubviewToFront, sizeToFit: () -> Void
    }
    class UIViewController {
      var title: String?
      var navigationController: UINavigationController?
      var presentedViewController, presentingViewController, parent: UIViewController?
      var navigationItem: UINavigationItem
      var present, dismiss, addChild, removeFromParent, didMove, willMove: () -> Void
    }
    class NSEvent {
      static var mouseLocation: CGPoint
      var modifierFlags: NSEvent.ModifierFlags
      var type: NSEvent.EventType
      var keyCode: UInt16
      var locationInWindow: CGPoint
      var window: NSWindow?
      var characters, charactersIgnoringModifiers: String?
      var clickCount: Int
    }
    extension NSEvent.ModifierFlags {
      static var command, shift, option, control, capsLock, function, numericPad,
        deviceIndependentFlagsMask: NSEvent.ModifierFlags
    }
    class NSApplication {
      static var shared: NSApplication
      var delegate: NSApplicationDelegate?
      var isActive, isHidden: Bool
      var keyWindow, mainWindow: NSWindow?
      var windows: [NSWindow]
      var activate, terminate, hide, unhide, setActivationPolicy: () -> _
    }
    class NSAlert {
      var messageText, informativeText: String
      var alertStyle: NSAlert.Style
      var addButton: () -> NSButton
      var runModal: () -> NSApplication.ModalResponse
    }
    class NSRunningApplication {
      var bundleIdentifier, localizedName: String?
      var processIdentifier: Int32
      var icon: NSImage?
    }
    class NSImage {
      var size: CGSize
      var isTemplate: Bool
    }
    class CGImage { var width, height: Int }
    class NSAttributedString {
      var length: Int
      var string: String
    }
    class UNUserNotificationCenter { static func current() -> UNUserNotificationCenter }
    struct DispatchTime { static func now() -> DispatchTime }
    """
}
