import Observation

@Observable
open class Base {
  public var label: String?
  public init() {}
}

@Observable
open class Input: Base {
  open var value: String? {
    get { access(keyPath: \.value); return storedValue }
    set { withMutation(keyPath: \.value) { storedValue = newValue } }
  }
  @ObservationIgnored private var storedValue: String?

  open var accessory: [Int]? {
    get { access(keyPath: \.accessory); return storedAccessory }
    set { withMutation(keyPath: \.accessory) { storedAccessory = newValue } }
  }
  @ObservationIgnored private var storedAccessory: [Int]? {
    didSet { print("accessory", oldValue ?? [], accessory ?? []) }
  }

  open private(set) var limit: Int {
    get { access(keyPath: \.limit); return storedLimit }
    set { withMutation(keyPath: \.limit) { storedLimit = newValue } }
  }
  @ObservationIgnored private var storedLimit: Int

  /// Whether it can be changed.
  open var isEnabled: Bool {
    get { access(keyPath: \.isEnabled); return storedIsEnabled }
    set { withMutation(keyPath: \.isEnabled) { storedIsEnabled = newValue } }
  }
  @ObservationIgnored private var storedIsEnabled = true

  public init(label: String? = nil, value: String? = nil, accessory: [Int]? = nil, limit: Int) {
    self.storedLimit = limit
    self.storedAccessory = accessory
    super.init()
    self.label = label
    self.storedValue = value
    self.accessory?.append(0)
  }

  func raise() { limit += 1 }
}

@Observable
open class TextInput: Input {
  var changes = 0

  @ObservationIgnored override open var value: String? {
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

@Observable
open class Implicit: Base {
  open var title: String? {
    get { access(keyPath: \.title); return storedTitle }
    set { withMutation(keyPath: \.title) { storedTitle = newValue } }
  }
  @ObservationIgnored private var storedTitle: String? {
    didSet { print("title", title ?? "none") }
  }

  public init(title: String?) {
    self.storedTitle = title
  }
}

@Observable
open class Root {
  open var count: Int {
    get { access(keyPath: \.count); return storedCount }
    set { withMutation(keyPath: \.count) { storedCount = newValue } }
  }
  @ObservationIgnored private var storedCount = 0 {
    didSet { print("count", count) }
  }

  public init(count: Int) {
    self.count = count
  }
}
