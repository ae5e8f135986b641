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
  static let all = [standardLibrary, swiftUI, combine]

  /// The protocol below by which the compiler gives every enum static members.
  static let enums = "CaseIterable"

  static let standardLibrary = """
    protocol Sequence<Element> {
      var map, forEach, filter, compactMap, flatMap, first, contains, allSatisfy, firstIndex,
        removeAll, min, max, sorted, drop, prefix: ((Element) -> _) -> _
    }
    struct Array<Element>: Sequence {
      var first, last: Element?
      var count, startIndex, endIndex: Int
      var isEmpty: Bool
      var first, last, randomElement, popLast, min, max: () -> Element?
      var filter, sorted, reversed, dropFirst, dropLast, prefix, suffix, shuffled: () -> [Element]
      var removeFirst, removeLast, remove: () -> Element
      func enumerated() -> [(offset: Int, element: Element)]
      func map<T>(_ transform: (Element) -> T) -> [T]
      func compactMap<T>(_ transform: (Element) -> T?) -> [T]
    }
    struct Dictionary<Key, Value> {
      var keys: [Key]
      var values: [Value]
      var count: Int
      var isEmpty: Bool
      var removeValue, updateValue: () -> Value?
    }
    enum Optional<Wrapped> {
      case some(Wrapped)
      func map<T>(_ transform: (Wrapped) -> T) -> T?
      func flatMap(_ transform: (Wrapped) -> _)
    }
    struct ArraySlice<Element>: Sequence {}
    struct ContiguousArray<Element>: Sequence {}
    struct IdentifiedArrayOf<Element>: Sequence {}
    struct Set<Element>: Sequence {}
    struct Range<Bound: Int>: Sequence {}
    struct ClosedRange<Bound: Int>: Sequence {}
    enum Result<Success, Failure> {
      case success(Success), failure(Failure)
      func get() -> Success
    }
    struct Task<Success, Failure> { var value: Success }
    protocol CaseIterable<Case> { static var allCases: [Case] }

    func zip<A, B>(_ first: Sequence<A>, _ second: Sequence<B>) -> [(A, B)]
    func Array<T>(_ elements: Sequence<T>) -> [T]
    func Set<T>(_ elements: Sequence<T>) -> [T]
    func Optional<T>(_ value: T) -> T?
    """

  static let swiftUI = """
    struct Binding<Value> {
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      subscript<T>(dynamicMember member: KeyPath<Value, T>) -> Binding<T>
    }
    func ForEach<T>(_ data: Binding<Sequence<T>>, content: (Binding<T>) -> _)
    func ForEach<T>(_ data: Sequence<T>, content: (T) -> _)
    func List<T>(_ data: Binding<Sequence<T>>, content: (Binding<T>) -> _)
    func List<T>(_ data: Sequence<T>, content: (T) -> _)

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
    class CurrentValueSubject<Output, Failure>: Publisher {}
    class PassthroughSubject<Output, Failure>: Publisher {}
    struct Just<Output>: Publisher {}
    class Future<Output, Failure>: Publisher {}
    """
}
