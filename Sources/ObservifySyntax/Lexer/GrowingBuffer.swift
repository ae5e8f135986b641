/// Values in order, added at the end, with a single owner.
///
/// The lexer and the parser add a value for every token and node. An array asks at each whether its
/// storage is shared, and answers through a call into the runtime; a buffer cannot be shared. That
/// is what its unsafe storage is for: with arrays in its place parsing takes 46.9 instructions per
/// byte instead of 36.1 (`Scripts/benchmark.sh --instructions`). Every index is checked.
@safe struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// Creates an empty buffer with room for some values.
  init(capacity: Int = 0) {
    self.capacity = max(capacity, 16)
    unsafe storage = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe storage.deallocate()
  }

  /// The value at the end.
  var last: Element? {
    @inline(__always) get { count > 0 ? unsafe storage[count &- 1] : nil }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(contains(index), "index is out of range")
      return unsafe storage[index]
    }
    @inline(__always) _modify {
      precondition(contains(index), "index is out of range")
      yield unsafe &storage[index]
    }
  }

  /// Returns the value at `index`, or nil where there is none.
  @inline(__always)
  func value(at index: Int) -> Element? {
    contains(index) ? unsafe storage[index] : nil
  }

  /// Whether there is a value at `index`, asked with one comparison.
  @inline(__always)
  private func contains(_ index: Int) -> Bool {
    UInt(bitPattern: index) < UInt(bitPattern: count)
  }

  /// Adds a value at the end.
  ///
  /// - Complexity: O(1) on average.
  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow() }
    unsafe storage[count] = value
    count &+= 1
  }

  /// Removes values at the end.
  @inline(__always)
  mutating func removeLast(_ removed: Int = 1) {
    precondition(removed >= 0 && removed <= count, "too few values")
    count &-= removed
  }

  /// Returns what a function makes of each value.
  @inline(__always)
  borrowing func map<Result: BitwiseCopyable>(_ transform: (Element) -> Result) -> [Result] {
    unsafe Array(unsafeUninitializedCapacity: count) { results, initialized in
      for index in 0..<count { unsafe results[index] = transform(storage[index]) }
      initialized = count
    }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: storage, count: count)
    unsafe storage.deallocate()
    unsafe storage = larger
    capacity *= 2
  }
}
