/// What functions from outside ask for, so that `.name` can be told where it is given to one.
///
/// Only what is given with a dot needs a line. Where the parameter is generic, an `enum` stands for it that
/// lists the members, as each has a type of its own.
extension SDKInterface {
  static let arguments = """
    protocol View {
      func font(_ font: Font)
      func fontWeight(_ weight: Font.Weight)
      func fontDesign(_ design: Font.Design)
      func padding(_ edges: Edge.Set, _ length: CGFloat)
      func frame(width: CGFloat, height: CGFloat, alignment: Alignment)
      func frame(minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat,
        idealHeight: CGFloat, maxHeight: CGFloat, alignment: Alignment)
      func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set)
      func edgesIgnoringSafeArea(_ edges: Edge.Set)
      func foregroundColor(_ color: Color)
      func foregroundStyle(_ a: ShapeStyles, _ b: ShapeStyles, _ c: ShapeStyles)
      func fill(_ content: ShapeStyles)
      func stroke(_ content: ShapeStyles, lineWidth: CGFloat)
      func strokeBorder(_ content: ShapeStyles, lineWidth: CGFloat)
      func border(_ content: ShapeStyles, width: CGFloat)
      func background(_ style: ShapeStyles)
      func background(_ style: ShapeStyles, in shape: _)
      func background(_ style: ShapeStyles, ignoresSafeAreaEdges: Edge.Set)
      func background(alignment: Alignment)
      func overlay(alignment: Alignment)
      func overlay(_ overlay: _, alignment: Alignment)
      func shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      func buttonStyle(_ style: ButtonStyles)
      func textFieldStyle(_ style: TextFieldStyles)
      func pickerStyle(_ style: PickerStyles)
      func toggleStyle(_ style: ToggleStyles)
      func listStyle(_ style: ListStyles)
      func menuStyle(_ style: MenuStyles)
      func formStyle(_ style: FormStyles)
      func labelStyle(_ style: LabelStyles)
      func controlSize(_ size: ControlSize)
      func animation(_ animation: Animation, value: _)
      func transition(_ transition: Transitions)
      func symbolRenderingMode(_ mode: SymbolRenderingMode)
      func multilineTextAlignment(_ alignment: TextAlignment)
      func truncationMode(_ mode: Text.TruncationMode)
      func textCase(_ textCase: Text.Case)
      func scrollContentBackground(_ visibility: Visibility)
      func scrollIndicators(_ visibility: ScrollIndicatorVisibility)
      func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
      func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set)
      func listRowBackground(_ view: _)
      func menuIndicator(_ visibility: Visibility)
      func labelsHidden()
      func rotationEffect(_ angle: Angle, anchor: UnitPoint)
      func scaleEffect(_ scale: _, anchor: UnitPoint)
      func aspectRatio(_ ratio: _, contentMode: ContentMode)
      func aspectRatio(contentMode: ContentMode)
      func imageScale(_ scale: Image.Scale)
      func keyboardType(_ type: UIKeyboardType)
      func textContentType(_ type: UITextContentType)
      func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization)
      func autocapitalization(_ style: UITextAutocapitalizationType)
      func submitLabel(_ label: SubmitLabel)
      func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
      func accessibilityElement(children: AccessibilityChildBehavior)
      func accessibilityAddTraits(_ traits: AccessibilityTraits)
      func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
      func keyboardShortcut(_ shortcut: KeyboardShortcut)
      func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers)
      func interactiveDismissDisabled(_ isDisabled: Bool)
      func popover(isPresented: _, arrowEdge: Edge)
      func popover(item: _, arrowEdge: Edge)
      func preferredColorScheme(_ scheme: ColorScheme)
      func blendMode(_ mode: BlendMode)
      func fixedSize(horizontal: Bool, vertical: Bool)
      func redacted(reason: RedactionReasons)
      func presentationDetents(_ detents: Set<PresentationDetent>)
      func presentationDragIndicator(_ visibility: Visibility)
      func swipeActions(edge: HorizontalEdge, allowsFullSwipe: Bool)
      func safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat)
      func onDrop(of: [UTType], isTargeted: _)
      func onSubmit(of: SubmitTriggers)
      func dynamicTypeSize(_ size: DynamicTypeSize)
      func renderingMode(_ mode: Image.TemplateRenderingMode)
      func interpolation(_ interpolation: Image.Interpolation)
      func resizable(capInsets: EdgeInsets, resizingMode: Image.ResizingMode)
    }
    func withAnimation(_ animation: Animation)
    func VStack(alignment: HorizontalAlignment, spacing: CGFloat)
    func HStack(alignment: VerticalAlignment, spacing: CGFloat)
    func ZStack(alignment: Alignment)
    func LazyVStack(alignment: HorizontalAlignment, spacing: CGFloat, pinnedViews: PinnedScrollableViews)
    func LazyHStack(alignment: VerticalAlignment, spacing: CGFloat, pinnedViews: PinnedScrollableViews)
    func LazyVGrid(columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat)
    func LazyHGrid(rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat)
    func Grid(alignment: Alignment, horizontalSpacing: CGFloat, verticalSpacing: CGFloat)
    func GridItem(_ size: GridItem.Size, spacing: CGFloat, alignment: Alignment)
    func ScrollView(_ axes: Axis.Set, showsIndicators: Bool)
    func RoundedRectangle(cornerRadius: CGFloat, style: RoundedCornerStyle)
    func Capsule(style: RoundedCornerStyle)
    func Button(role: ButtonRole)
    func Button(_ title: _, role: ButtonRole)
    func Button(_ title: _, systemImage: _, role: ButtonRole)
    func ToolbarItem(placement: ToolbarItemPlacement)
    func ToolbarItemGroup(placement: ToolbarItemPlacement)
    func LinearGradient(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    func LinearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    func Color(nsColor: NSColor)
    func Color(uiColor: UIColor)
    func SortDescriptor(_ path: _, order: SortOrder)
    func Task(priority: TaskPriority)
    func DispatchQueue(label: String, qos: DispatchQoS, attributes: DispatchQueue.Attributes)
    func String(data: Data, encoding: String.Encoding)
    func String(contentsOf: URL, encoding: String.Encoding)
    func String(contentsOfFile: String, encoding: String.Encoding)
    func XCTAssertEqual<T>(_ first: T, _ second: T, _ message: _)
    func XCTAssertNotEqual<T>(_ first: T, _ second: T, _ message: _)
    func appendInterpolation(_ value: _, privacy: OSLogPrivacy)
    struct Font {
      static func system(size: CGFloat, weight: Font.Weight, design: Font.Design)
      static func system(_ style: Font.TextStyle, design: Font.Design, weight: Font.Weight)
      func weight(_ weight: Font.Weight)
    }
    struct AnyTransition {
      static func move(edge: Edge)
      static func push(from: Edge)
      static func asymmetric(insertion: AnyTransition, removal: AnyTransition)
      func combined(with: AnyTransition)
      func animation(_ animation: Animation)
    }
    struct String {
      func trimmingCharacters(in: CharacterSet)
      func components(separatedBy: CharacterSet)
      func addingPercentEncoding(withAllowedCharacters: CharacterSet)
      func data(using: String.Encoding)
      func write(to: URL, atomically: Bool, encoding: String.Encoding)
      func write(toFile: String, atomically: Bool, encoding: String.Encoding)
      func range(of: _, options: String.CompareOptions)
      func replacingOccurrences(of: _, with: _, options: String.CompareOptions)
      func compare(_ other: _, options: String.CompareOptions)
    }
    struct Data {
      func write(to: URL, options: Data.WritingOptions)
      func base64EncodedString(options: Data.Base64EncodingOptions)
    }
    struct Date { func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) }
    struct Calendar {
      func date(byAdding: Calendar.Component, value: Int, to: Date)
      func component(_ component: Calendar.Component, from: Date)
      func dateComponents(_ components: Set<Calendar.Component>, from: Date, to: Date)
      func dateInterval(of: Calendar.Component, for: Date)
      func isDate(_ date: Date, equalTo: Date, toGranularity: Calendar.Component)
    }
    class FileManager {
      func urls(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask)
      func url(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask,
        appropriateFor: URL, create: Bool)
    }
    class NotificationCenter {
      func post(name: NSNotification.Name, object: _, userInfo: _)
      func publisher(for: NSNotification.Name, object: _)
      func addObserver(forName: NSNotification.Name, object: _, queue: OperationQueue)
      func addObserver(_ observer: _, selector: _, name: NSNotification.Name, object: _)
      func removeObserver(_ observer: _, name: NSNotification.Name, object: _)
      func notifications(named: NSNotification.Name, object: _)
    }
    class DispatchQueue {
      static func global(qos: DispatchQoS.QoSClass)
      func asyncAfter(deadline: DispatchTime, execute: _)
      func async(qos: DispatchQoS, flags: DispatchWorkItemFlags)
    }
    class DispatchSemaphore { func wait(timeout: DispatchTime) }
    class DispatchGroup { func wait(timeout: DispatchTime) }
    struct Task {
      static func sleep(for: Duration)
      static func detached(priority: TaskPriority)
    }
    struct Array<Element> {
      func contains(_ element: Element)
      func append(_ element: Element)
      func insert(_ element: Element, at: Int)
      func firstIndex(of: Element)
      func lastIndex(of: Element)
    }
    struct CollectionPart<Element> { func contains(_ element: Element) }
    struct Set<Element> {
      func contains(_ element: Element)
      func insert(_ element: Element)
      func remove(_ element: Element)
      func isDisjoint(with: Set<Element>)
      func isSubset(of: Set<Element>)
      func isSuperset(of: Set<Element>)
      func union(_ other: Set<Element>)
      func subtracting(_ other: Set<Element>)
      func intersection(_ other: Set<Element>)
      func formUnion(_ other: Set<Element>)
      func subtract(_ other: Set<Element>)
    }
    struct Dictionary<Key, Value> {
      func removeValue(forKey: Key)
      func updateValue(_ value: Value, forKey: Key)
    }
    protocol OptionSet {
      func contains(_ member: Self)
      func insert(_ member: Self)
      func remove(_ member: Self)
      func isDisjoint(with: Self)
      func isSubset(of: Self)
      func isSuperset(of: Self)
      func union(_ other: Self)
      func subtracting(_ other: Self)
      func intersection(_ other: Self)
      func formUnion(_ other: Self)
      func subtract(_ other: Self)
    }
    """

  /// The members by a dot of protocols.
  static let conformances = """
    enum ShapeStyles {
      static var red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown,
        white, gray, black, clear: Color
      static var primary, secondary, tertiary, quaternary: HierarchicalShapeStyle
      static var tint: TintShapeStyle
      static var ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial,
        ultraThickMaterial, bar: Material
      static var selection: SelectionShapeStyle
      static var separator: SeparatorShapeStyle
      static var background: BackgroundStyle
    }
    enum ButtonStyles {
      static var plain: PlainButtonStyle
      static var bordered: BorderedButtonStyle
      static var borderless: BorderlessButtonStyle
      static var borderedProminent: BorderedProminentButtonStyle
      static var link: LinkButtonStyle
      static var accessoryBar: AccessoryBarButtonStyle
    }
    enum TextFieldStyles {
      static var plain: PlainTextFieldStyle
      static var roundedBorder: RoundedBorderTextFieldStyle
      static var squareBorder: SquareBorderTextFieldStyle
    }
    enum PickerStyles {
      static var segmented: SegmentedPickerStyle
      static var menu: MenuPickerStyle
      static var inline: InlinePickerStyle
      static var wheel: WheelPickerStyle
      static var radioGroup: RadioGroupPickerStyle
      static var navigationLink: NavigationLinkPickerStyle
    }
    enum ToggleStyles {
      static var `switch`: SwitchToggleStyle
      static var checkbox: CheckboxToggleStyle
      static var button: ButtonToggleStyle
    }
    enum ListStyles {
      static var plain: PlainListStyle
      static var inset: InsetListStyle
      static var grouped: GroupedListStyle
      static var insetGrouped: InsetGroupedListStyle
      static var sidebar: SidebarListStyle
      static var bordered: BorderedListStyle
    }
    enum MenuStyles {
      static var borderlessButton: BorderlessButtonMenuStyle
      static var button: ButtonMenuStyle
    }
    enum FormStyles {
      static var grouped: GroupedFormStyle
      static var columns: ColumnsFormStyle
    }
    enum LabelStyles {
      static var titleAndIcon: TitleAndIconLabelStyle
      static var titleOnly: TitleOnlyLabelStyle
      static var iconOnly: IconOnlyLabelStyle
    }
    enum Transitions {
      static var identity, opacity, scale, slide: AnyTransition
      static var move, push, offset, scale, asymmetric, modifier: () -> AnyTransition
    }
    """
}
