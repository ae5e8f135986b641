/// A model.
@MainActor
public final class Store<Item: Hashable>: Base, ObservableObject where Item: Sendable {
  @Published private(set) var items: [Item] = [], names = [String: Int]()
  @Published(key: "count") var count = 0 {
    willSet { objectWillChange.send() }
    didSet(old) { print(old) }
  }
  private lazy var cache = Cache()
  weak var delegate: (any Delegate)?
  unowned(unsafe) let owner: Owner
  nonisolated(unsafe) static var shared: Store? = nil
  class var kind: String { "store" }
  class func make() -> Self { Self() }
  override class func reset() {}
  let (width, height): (Int, Int) = (1, 2)

  var total: Int {
    get async throws { 1 }
  }
  var first: Item? { items.first }
  subscript<Index: BinaryInteger>(index: Index) -> Item where Index: Sendable {
    get { items[Int(index)] }
    set(value) { items[Int(index)] = value }
    _modify { yield &items[Int(index)] }
  }

  init() {}
  required init?(coder: NSCoder) { nil }
  convenience init!(_ name: String, `default` value: Int = 1) throws { self.init() }
  deinit { cancel() }
}

actor Counter { private(set) var value = 0; func next() -> Int { value += 1; return value } }
distributed actor Remote {}
