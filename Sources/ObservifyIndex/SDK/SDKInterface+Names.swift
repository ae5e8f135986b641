/// Other names of types, and types of which only the name or an initialiser matters.
extension SDKInterface {
  static let names = """
    typealias TimeInterval = Double
    typealias CFTimeInterval = Double
    typealias CFAbsoluteTime = Double
    typealias CFIndex = Int
    typealias NSInteger = Int
    typealias NSRect = CGRect
    typealias NSPoint = CGPoint
    typealias NSSize = CGSize
    typealias CGWindowID = UInt32
    typealias CGDirectDisplayID = UInt32
    typealias CGKeyCode = UInt16
    typealias CGGlyph = UInt16
    typealias UniChar = UInt16
    typealias OSStatus = Int32
    typealias OSType = UInt32
    typealias FourCharCode = UInt32
    typealias pid_t = Int32
    typealias CChar = Int8
    typealias CInt = Int32
    typealias CUnsignedInt = UInt32
    typealias CFloat = Float
    typealias CDouble = Double
    typealias Float32 = Float
    typealias Float64 = Double
    typealias CLLocationDegrees = Double
    typealias CLLocationDistance = Double
    typealias CLLocationAccuracy = Double
    typealias CLLocationSpeed = Double
    typealias CLLocationDirection = Double
    typealias CMTimeScale = Int32
    typealias CMTimeValue = Int64

    protocol ButtonStyle { typealias Configuration = ButtonStyleConfiguration }
    protocol PrimitiveButtonStyle { typealias Configuration = PrimitiveButtonStyleConfiguration }
    protocol ToggleStyle { typealias Configuration = ToggleStyleConfiguration }
    protocol LabelStyle { typealias Configuration = LabelStyleConfiguration }
    protocol ProgressViewStyle { typealias Configuration = ProgressViewStyleConfiguration }
    protocol GroupBoxStyle { typealias Configuration = GroupBoxStyleConfiguration }
    protocol MenuStyle { typealias Configuration = MenuStyleConfiguration }
    protocol GaugeStyle { typealias Configuration = GaugeStyleConfiguration }
    protocol DisclosureGroupStyle { typealias Configuration = DisclosureGroupStyleConfiguration }
    protocol LabeledContentStyle { typealias Configuration = LabeledContentStyleConfiguration }
    protocol FormStyle { typealias Configuration = FormStyleConfiguration }
    protocol ViewModifier { typealias Content = _ViewModifier_Content<Self> }
    protocol UIViewRepresentable { typealias Context = UIViewRepresentableContext<Self> }
    protocol NSViewRepresentable { typealias Context = NSViewRepresentableContext<Self> }
    protocol UIViewControllerRepresentable {
      typealias Context = UIViewControllerRepresentableContext<Self>
    }
    protocol NSViewControllerRepresentable {
      typealias Context = NSViewControllerRepresentableContext<Self>
    }
    protocol TimelineProvider { typealias Context = TimelineProviderContext }
    protocol IntentTimelineProvider { typealias Context = TimelineProviderContext }
    protocol AppIntentTimelineProvider { typealias Context = TimelineProviderContext }

    struct KeyPath<Root, Value> {}
    struct Published<Value> {}
    struct Toggle<Label> {}
    struct Button<Label> {}
    struct Picker<Label, SelectionValue, Content> {}
    struct Label<Title, Icon> {}
    struct Section<Parent, Content, Footer> {}
    struct ForEach<Data, ID, Content> {}
    struct List<SelectionValue, Content> {}
    struct VStack<Content> {}
    struct HStack<Content> {}
    struct ZStack<Content> {}
    struct LazyVStack<Content> {}
    struct LazyHStack<Content> {}
    struct LazyVGrid<Content> {}
    struct LazyHGrid<Content> {}
    struct Grid<Content> {}
    struct GridRow<Content> {}
    struct ScrollView<Content> {}
    struct Form<Content> {}
    struct Group<Content> {}
    struct GroupBox<Label, Content> {}
    struct DisclosureGroup<Label, Content> {}
    struct NavigationView<Content> {}
    struct NavigationStack<Data, Root> {}
    struct NavigationSplitView<Sidebar, Content, Detail> {}
    struct NavigationLink<Label, Destination> {}
    struct TabView<SelectionValue, Content> {}
    struct TextField<Label> {}
    struct SecureField<Label> {}
    struct Slider<Label, ValueLabel> {}
    struct Stepper<Label> {}
    struct Menu<Label, Content> {}
    struct Link<Label> {}
    struct ShareLink<Data, PreviewID, PreviewIcon, Label> {}
    struct ProgressView<Label, CurrentValueLabel> {}
    struct DatePicker<Label> {}
    struct ColorPicker<Label> {}
    struct GeometryReader<Content> {}
    struct ScrollViewReader<Content> {}
    struct ToolbarItem<ID, Content> {}
    struct ToolbarItemGroup<Content> {}
    struct WindowGroup<Content> {}
    struct Window<Content> {}
    struct Settings<Content> {}
    struct MenuBarExtra<Label, Content> {}
    struct LabeledContent<Label, Content> {}
    struct AsyncImage<Content> {}
    struct Table<Value, Rows, Columns> {}
    struct TableColumn<RowValue, Sort, Content, Label> {}
    struct TimelineView<Schedule, Content> {}
    struct EmptyModifier {}
    struct FetchRequest<Result> {}
    struct FetchedResults<Result>: Sequence {}
    struct Query<Element, Result> {}
    struct CommandMenu<Content> {}
    struct CommandGroup<Content> {}
    struct ViewThatFits<Content> {}
    struct ContentUnavailableView<Label, Description, Actions> {}
    struct Measurement<UnitType> {}
    struct OSAllocatedUnfairLock<State> {}
    struct CheckedContinuation<T, E> {}
    struct Unmanaged<Instance> {
      static func passUnretained(_: Instance) -> Unmanaged<Instance>
      static func passRetained(_: Instance) -> Unmanaged<Instance>
      func toOpaque() -> UnsafeMutableRawPointer
      func takeUnretainedValue() -> Instance
      func takeRetainedValue() -> Instance
    }
    struct UnsafePointer<Pointee> {}
    struct UnsafeMutablePointer<Pointee> {
      static func allocate(capacity: _) -> UnsafeMutablePointer<Pointee>
    }
    struct PredicateExpressions {}
    class NSFetchRequest<ResultType> {}
    class NSFetchedResultsController<ResultType> {}
    class ImageRenderer<Content> {}
    class NSCache<KeyType, ObjectType> {}
    class NSDiffableDataSourceSnapshot<Section, Item> {}
    extension UICollectionView.CellRegistration<Cell, Item> {
      init(handler: (Cell, IndexPath, Item) -> _)
    }
    struct UICollectionViewDiffableDataSource<Section, Item> {
      init(collectionView: UICollectionView, cellProvider: (UICollectionView, IndexPath, Item) -> _)
    }
    struct UITableViewDiffableDataSource<Section, Item> {
      init(tableView: UITableView, cellProvider: (UITableView, IndexPath, Item) -> _)
    }
    class UIHostingConfiguration<Content, Background> {}
    func AppShortcut<Intent>(
      intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: _, systemImageName: _,
      parameterPresentation: _) -> AppShortcut
    struct AppShortcutPhrase<Intent> {
      func appendInterpolation(_ parameter: KeyPath<Intent, _>)
    }
    """

  /// Containers of packages, from which objects are taken by the names of the container's members.
  static let containers = """
    struct Factory<T> {
      var callAsFunction, resolve: () -> T
    }
    func resolve<T>(_ member: KeyPath<Container, Factory<T>>) -> T
    class Resolver {
      func resolve<T>(_ type: T.Type) -> T?
      func resolve<T>(_ type: T.Type, name: _) -> T?
    }
    class Container: Resolver {}
    """

  /// Initialisers that may give nil, and functions of frameworks.
  static let initializers = """
    func Int(_ text: String) -> Int?
    func Int(_ text: Substring) -> Int?
    func Int(_ text: _, radix: _) -> Int?
    func Int(exactly: _) -> Int?
    func Int32(_ text: String) -> Int32?
    func Int64(_ text: String) -> Int64?
    func UInt(_ text: String) -> UInt?
    func UInt8(_ text: String) -> UInt8?
    func UInt8(_ text: _, radix: _) -> UInt8?
    func UInt16(_ text: String) -> UInt16?
    func UInt32(_ text: String) -> UInt32?
    func UInt32(_ text: _, radix: _) -> UInt32?
    func UInt64(_ text: String) -> UInt64?
    func UInt64(_ text: _, radix: _) -> UInt64?
    func Double(_ text: String) -> Double?
    func Double(_ text: Substring) -> Double?
    func Float(_ text: String) -> Float?
    func Bool(_ text: String) -> Bool?
    func String(data: _, encoding: _) -> String?
    func String(bytes: _, encoding: _) -> String?
    func String(validatingUTF8: _) -> String?
    func URL(string: _) -> URL?
    func URL(string: _, relativeTo: _) -> URL?
    func URL(string: _, encodingInvalidCharacters: _) -> URL?
    func URLComponents(string: _) -> URLComponents?
    func URLComponents(url: _, resolvingAgainstBaseURL: _) -> URLComponents?
    func UUID(uuidString: _) -> UUID?
    func Data(base64Encoded: _) -> Data?
    func Data(base64Encoded: _, options: _) -> Data?
    func Bundle(path: _) -> Bundle?
    func Bundle(url: _) -> Bundle?
    func Bundle(identifier: _) -> Bundle?
    func UserDefaults(suiteName: _) -> UserDefaults?
    func TimeZone(identifier: _) -> TimeZone?
    func TimeZone(abbreviation: _) -> TimeZone?
    func TimeZone(secondsFromGMT: _) -> TimeZone?
    func FileHandle(forReadingAtPath: _) -> FileHandle?
    func FileHandle(forWritingAtPath: _) -> FileHandle?
    func InputStream(url: _) -> InputStream?
    func OutputStream(url: _, append: _) -> OutputStream?
    func HTTPURLResponse(url: _, statusCode: _, httpVersion: _, headerFields: _) -> HTTPURLResponse?
    func zip<A, B>(_ first: Sequence<A>, _ second: Sequence<B>) -> CollectionPart<(A, B)>
    func Dictionary<Element>(grouping: Sequence<Element>, by: (Element) -> _) -> [_: [Element]]
    func Decimal(string: _) -> Decimal?
    func Decimal(string: _, locale: _) -> Decimal?
    func UTType(_ identifier: _) -> UTType?
    func UTType(filenameExtension: _) -> UTType?
    func UTType(mimeType: _) -> UTType?
    func UIImage(named: _) -> UIImage?
    func UIImage(named: _, in: _, with: _) -> UIImage?
    func UIImage(named: _, in: _, compatibleWith: _) -> UIImage?
    func UIImage(systemName: _) -> UIImage?
    func UIImage(systemName: _, withConfiguration: _) -> UIImage?
    func UIImage(data: _) -> UIImage?
    func UIImage(data: _, scale: _) -> UIImage?
    func UIImage(contentsOfFile: _) -> UIImage?
    func UIColor(named: _) -> UIColor?
    func UIFont(name: _, size: _) -> UIFont?
    func NSImage(named: _) -> NSImage?
    func NSImage(data: _) -> NSImage?
    func NSImage(contentsOf: _) -> NSImage?
    func NSImage(contentsOfFile: _) -> NSImage?
    func NSImage(systemSymbolName: _, accessibilityDescription: _) -> NSImage?
    func NSImage(pasteboard: _) -> NSImage?
    func NSColor(named: _) -> NSColor?
    func NSColor(cgColor: _) -> NSColor?
    func NSFont(name: _, size: _) -> NSFont?
    func NSFont(descriptor: _, size: _) -> NSFont?
    func NSBitmapImageRep(data: _) -> NSBitmapImageRep?
    func NSRunningApplication(processIdentifier: _) -> NSRunningApplication?
    func NSSound(named: _) -> NSSound?
    func NSPersistentCloudKitContainer(name: _) -> NSPersistentCloudKitContainer
    func NSManagedObjectModel(contentsOf: _) -> NSManagedObjectModel?
    func NSAppearance(named: _) -> NSAppearance?
    func UnsafeRawPointer(bitPattern: _) -> UnsafeRawPointer?
    func String(validatingCString: _) -> String?
    func CGColorSpace(name: _) -> CGColorSpace?
    func CGEventSource(stateID: _) -> CGEventSource?
    func CGEvent(source: _) -> CGEvent?
    func CIFilter(name: _) -> CIFilter?
    func CIImage(image: _) -> CIImage?
    func CIImage(data: _) -> CIImage?
    func CIImage(contentsOf: _) -> CIImage?
    func AVAudioFormat(standardFormatWithSampleRate: _, channels: _) -> AVAudioFormat
    func AVAudioPCMBuffer(pcmFormat: _, frameCapacity: _) -> AVAudioPCMBuffer?
    func AVAudioConverter(from: _, to: _) -> AVAudioConverter?
    func AVAssetExportSession(asset: _, presetName: _) -> AVAssetExportSession?
    func XMLParser(contentsOf: _) -> XMLParser?
    func SFSpeechRecognizer(locale: _) -> SFSpeechRecognizer?

    func CGContext(data: _, width: _, height: _, bitsPerComponent: _, bytesPerRow: _, space: _,
      bitmapInfo: _) -> CGContext?
    func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
    func CGColorSpaceCreateDeviceGray() -> CGColorSpace
    func XCTUnwrap<T>(_ value: T?) -> T
    func XCTUnwrap<T>(_ value: T?, _ message: _) -> T
    func NSStringFromRect(_ rect: _) -> String
    func NSStringFromClass(_ type: _) -> String
    func NSClassFromString(_ name: _) -> AnyClass?
    func NSHomeDirectory() -> String
    func NSTemporaryDirectory() -> String
    func NSUserName() -> String
    func NSFullUserName() -> String
    func NSLocalizedString(_ key: _, comment: _) -> String
    func CACurrentMediaTime() -> Double
    func CFAbsoluteTimeGetCurrent() -> Double
    func AXIsProcessTrusted() -> Bool
    func AXIsProcessTrustedWithOptions(_ options: _) -> Bool
    func CGPreflightScreenCaptureAccess() -> Bool
    func CGRequestScreenCaptureAccess() -> Bool
    """
}
