import Combine

open class Base: ObservableObject {
  @Published public var label: String?
  public init() {}
}

open class Input: Base {
  open var value: String?
  @Published open var accessory: [Int]? {
    didSet { print("accessory", oldValue ?? [], accessory ?? []) }
  }
  @Published open private(set) var limit: Int

  /// Whether it can be changed.
  @Published
  open var isEnabled = true

  public init(label: String? = nil, value: String? = nil, accessory: [Int]? = nil, limit: Int) {
    self.limit = limit
    self.accessory = accessory
    super.init()
    self.label = label
    self.value = value
    self.accessory?.append(0)
  }

  func raise() { limit += 1 }
}

open class TextInput: Input {
  var changes = 0

  override open var value: String? {
    didSet {
      changes += 1
      print("value", oldValue ?? "none", value ?? "none")
    }
  }

  override open var isEnabled: Bool {
    get { super.isEnabled && changes < 2 }
    set { super.isEnabled = newValue }
  }
}

open class Implicit: Base {
  @Published open var title: String? {
    didSet { print("title", title ?? "none") }
  }

  public init(title: String?) {
    self.title = title
  }
}

open class Root: ObservableObject {
  @Published open var count = 0 {
    didSet { print("count", count) }
  }

  public init(count: Int) {
    self.count = count
  }
}
