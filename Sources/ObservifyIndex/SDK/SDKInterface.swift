/// What is told of types and functions from outside the project, as declarations.
///
/// To teach the tool more of a framework or a package, add a line here. It is Swift's own syntax, with
/// these liberties:
/// - `var a, b: (Input) -> Result` declares several functions at once, whatever else they are given.
/// - `_`, and no result at all, means that nothing is told.
/// - A constraint `<T: Type>` is what the argument is where none is spelled.
/// - A function with a capital letter is an initialiser.
///
/// Protocols say what closures are given and what publishers' operators make; `struct`s and `enum`s
/// what the members of values are; `class`es what those who inherit from them find.
enum SDKInterface {
  static let all = [
    standardLibrary, swiftUI, combine, names, initializers, values, frameworks, conformances,
    containers,
  ]

  /// The protocol below whose methods are those of views.
  static let views = "View"

  /// The protocol below by which the compiler gives every enum static members.
  static let enums = "CaseIterable"

  /// The type below whose members all collections have.
  static let collections = "CollectionPart"

  static let standardLibrary = """
    protocol Sequence<Element> {
      var map, forEach, filter, compactMap, flatMap, first, contains, allSatisfy, firstIndex,
        removeAll, drop, prefix, partition, last, lastIndex: ((Element) -> _) -> _
      var min, max, sorted, sort: ((Element, Element) -> _) -> _
      func reduce<T>(into result: T, update: (T, Element) -> _) -> T
      func reduce<T>(_ result: T, next: (T, Element) -> T) -> T
      func reduce<T>(_ result: T, _ next: (T, Element) -> T) -> T
      func reduce<T>(into result: T, _ update: (T, Element) -> _) -> T
    }
    struct Array<Element>: Sequence, Collection {
      var startIndex, endIndex: Int
      var indices: Range<Int>
      var firstIndex, lastIndex: () -> Int?
      var popLast: () -> Element?
      func removeFirst(_ count: Int) -> Void
      func removeLast(_ count: Int) -> Void
      var removeFirst, removeLast, remove: () -> Element
    }
    struct Dictionary<Key, Value>: Sequence, Collection {
      var keys: CollectionPart<Key>
      var values: CollectionPart<Value>
      var filter: () -> [Key: Value]
      var removeValue, updateValue: () -> Value?
      func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
      func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]
    }
    // Its members are those of all types below that say to be collections.
    struct CollectionPart<Element>: Sequence {
      var first, last: Element?
      var count: Int
      var isEmpty: Bool
      var lazy: LazyPart<Element>
      var first, last, randomElement, min, max: () -> Element?
      var filter, sorted, shuffled: () -> [Element]
      var reversed, dropFirst, dropLast, prefix, suffix: () -> CollectionPart<Element>
      var contains, allSatisfy: () -> Bool
      func enumerated() -> [(offset: Int, element: Element)]
      func map<T>(_ transform: (Element) -> T) -> [T]
      func compactMap<T>(_ transform: (Element) -> T?) -> [T]
      func flatMap<T>(_ transform: (Element) -> Sequence<T>) -> [T]
      func reduce<T>(_ result: T, _ next: (T, Element) -> _) -> T
      func reduce<T>(into result: T, _ update: (T, Element) -> _) -> T
    }
    struct LazyPart<Element>: Sequence {
      var first, last: Element?
      var count: Int
      var isEmpty: Bool
      var first, last, min, max: () -> Element?
      var filter, reversed, dropFirst, dropLast, prefix: () -> LazyPart<Element>
      func map<T>(_ transform: (Element) -> T) -> LazyPart<T>
      func compactMap<T>(_ transform: (Element) -> T?) -> LazyPart<T>
    }
    enum Optional<Wrapped> {
      case some(Wrapped)
      func map<T>(_ transform: (Wrapped) -> T) -> T?
      func flatMap<T>(_ transform: (Wrapped) -> T?) -> T?
    }
    struct ArraySlice<Element>: Sequence, Collection {}
    struct AsyncStream<Element>: Sequence {}
    struct AsyncThrowingStream<Element, Failure>: Sequence {}
    struct ContiguousArray<Element>: Sequence, Collection {}
    struct IdentifiedArrayOf<Element>: Sequence {}
    struct OrderedSet<Element>: Sequence {}
    struct Deque<Element>: Sequence {}
    struct Set<Element>: Sequence, Collection {
      var remove, update, popFirst: () -> Element?
      var filter, union, intersection, subtracting, symmetricDifference: () -> Set<Element>
      var isSubset, isSuperset, isDisjoint: () -> Bool
      var removeFirst: () -> Element
    }
    struct Range<Bound: Int>: Sequence, Collection { var lowerBound, upperBound: Bound }
    struct ClosedRange<Bound: Int>: Sequence, Collection { var lowerBound, upperBound: Bound }
    enum Result<Success, Failure> {
      case success(Success), failure(Failure)
      func get() -> Success
    }
    struct Task<Success, Failure> { var value: Success }
    protocol CaseIterable<Case> { static var allCases: [Case] }

    func zip<A, B>(_ first: Sequence<A>, _ second: Sequence<B>) -> [(A, B)]
    func Array<T>(_ elements: Sequence<T>) -> [T]
    func Array<T>(repeating value: T, count: Int) -> [T]
    func Dictionary<K, V>(uniqueKeysWithValues pairs: Sequence<(K, V)>) -> [K: V]
    func Dictionary<K, V>(_ pairs: Sequence<(K, V)>, uniquingKeysWith combine: (V, V) -> _)
      -> [K: V]
    func Dictionary<K, T>(grouping values: Sequence<T>, by key: (T) -> K) -> [K: [T]]
    func ArraySlice<T>(_ elements: Sequence<T>) -> ArraySlice<T>
    func ContiguousArray<T>(_ elements: Sequence<T>) -> ContiguousArray<T>
    func Set<T>(_ elements: Sequence<T>) -> Set<T>
    func Optional<T>(_ value: T) -> T?
    func Result<T>(catching body: () -> T) -> Result<T, Error>
    """

  static let swiftUI = """
    struct Binding<Value> {
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      subscript<T>(dynamicMember member: KeyPath<Value, T>) -> Binding<T>
    }
    struct State<Value> {
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    struct AppStorage<Value> {
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    struct Environment<Value> { var wrappedValue: Value }
    struct Bindable<Value> { var wrappedValue: Value }
    struct ObservedObject<ObjectType> { var wrappedValue: ObjectType }
    struct StateObject<ObjectType> { var wrappedValue: ObjectType }
    struct EnvironmentObject<ObjectType> { var wrappedValue: ObjectType }
    func ForEach<T>(_ data: Binding<Sequence<T>>, content: (Binding<T>) -> _)
    func ForEach<T>(_ data: Sequence<T>, content: (T) -> _)
    func List<T>(_ data: Binding<Sequence<T>>, content: (Binding<T>) -> _)
    func List<T>(_ data: Sequence<T>, content: (T) -> _)

    protocol View {
      func sheet<T>(item: Binding<T?>, content: (T) -> _)
      func fullScreenCover<T>(item: Binding<T?>, content: (T) -> _)
      func popover<T>(item: Binding<T?>, content: (T) -> _)
      func inspector<T>(item: Binding<T?>, content: (T) -> _)
      func navigationDestination<T>(item: Binding<T?>, destination: (T) -> _)
      func navigationDestination<T>(for data: T.Type, destination: (T) -> _)
      func alert<T>(presenting: T?, actions: (T) -> _, message: (T) -> _)
      func alert<T>(item: Binding<T?>, content: (T) -> _)
      func actionSheet<T>(item: Binding<T?>, content: (T) -> _)
      func confirmationDialog<T>(presenting: T?, actions: (T) -> _, message: (T) -> _)
      func onChange<T>(of value: T, perform: (T, T) -> _)
      func onReceive<T>(_ publisher: Publisher<T>, perform: (T) -> _)
      func onHover(perform: (Bool) -> _)
      func onOpenURL(perform: (URL) -> _)
      func onContinueUserActivity(_ type: _, perform: (NSUserActivity) -> _)
      func onDelete(perform: (IndexSet) -> _)
      func onMove(perform: (IndexSet, Int) -> _)
      func backgroundPreferenceValue(_ key: _, transform: (_) -> _)
    }
    func GeometryReader(content: (GeometryProxy) -> _)
    func ScrollViewReader(content: (ScrollViewProxy) -> _)
    func Table<T>(_ data: Sequence<T>, columns: (T) -> _)
    func OutlineGroup<T>(_ data: Sequence<T>, content: (T) -> _)
    func Picker<T>(sources: Sequence<T>, content: (T) -> _)

    class UIHostingController<Content> { var rootView: Content }
    class NSHostingController<Content> { var rootView: Content }
    class NSHostingView<Content> { var rootView: Content }
    """

  static let combine = """
    // A publisher whose own type is of no interest is one, too.
    protocol Publisher<Output>: Publisher {
      var receive, subscribe, debounce, throttle, delay, removeDuplicates, dropFirst, drop, prefix,
        last, handleEvents, share, print, eraseToAnyPublisher, breakpoint, setFailureType, prepend,
        append, merge, replaceError, buffer, timeout, retry, assertNoFailure, mapError:
        () -> Publisher<Output>
      var filter, first: ((Output) -> Bool) -> Publisher<Output>
      var tryMap, tryCompactMap, tryFilter: ((Output) -> _) -> _
      func sink(receiveValue: (Output) -> Void)
      func map<T>(_ transform: (Output) -> T) -> Publisher<T>
      func compactMap<T>(_ transform: (Output) -> T?) -> Publisher<T>
      func flatMap<T>(_ transform: (Output) -> Publisher<T>) -> Publisher<T>
      func switchToLatest<T>() -> Publisher<T> where Output == Publisher<T>
      func combineLatest<A>(_ a: Publisher<A>) -> Publisher<(Output, A)>
      func combineLatest<A, B>(_ a: Publisher<A>, _ b: Publisher<B>) -> Publisher<(Output, A, B)>
      func combineLatest<A, B, C>(_ a: Publisher<A>, _ b: Publisher<B>, _ c: Publisher<C>)
        -> Publisher<(Output, A, B, C)>
      func zip<A>(_ a: Publisher<A>) -> Publisher<(Output, A)>
      func zip<A, B>(_ a: Publisher<A>, _ b: Publisher<B>) -> Publisher<(Output, A, B)>
      func zip<A, B, C>(_ a: Publisher<A>, _ b: Publisher<B>, _ c: Publisher<C>)
        -> Publisher<(Output, A, B, C)>
    }
    struct AnyPublisher<Output, Failure>: Publisher {}
    class CurrentValueSubject<Output, Failure>: Publisher { var value: Output }
    class PassthroughSubject<Output, Failure>: Publisher {}
    struct Just<Output>: Publisher {}
    extension Published.Publisher<Output>: Publisher {}
    class Future<Output, Failure>: Publisher {}
    """
}
