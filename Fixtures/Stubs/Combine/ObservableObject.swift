// The two names that a migration is about.

import Foundation

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all published properties of the object send to, those of its superclasses
  /// included; made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher {
    var storages: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      storages += level.children.compactMap { $0.value as? any PublishedStorage }
      mirror = level.superclassMirror
    }
    let publisher =
      storages.lazy.compactMap(\.announcer).first
      ?? Announcers.publisher(of: self)
    for storage in storages { storage.announcer = publisher }
    return publisher
  }
}

/// The publishers of objects, those without anything published included.
private enum Announcers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let lock = NSLock()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      if let entry = entries[id], entry.object != nil { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}
  public func send() { subject.send() }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// A wrapper that tells the object that it stands in of each change: `@Published`, and what stands for
/// SwiftUI's `@AppStorage` in a trace.
public protocol PublishedStorage {
  var announcer: ObservableObjectPublisher? { get nonmutating set }
}

/// The value of a published property and who listens to it.
///
/// The object is told first, then the listeners, and the value is stored last.
final class PublishedSubject<Value> {
  private var current: Value
  private let listeners = Listeners<Value, Never>()
  var announcer: ObservableObjectPublisher?

  /// What assigns to the property by `assign(to:)`.
  var sources: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  var value: Value {
    get { current }
    set {
      announcer?.send()
      listeners.send(newValue)
      current = newValue
    }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    listeners.add(subscriber) { [self] in value }
  }
}

@propertyWrapper
public struct Published<Value>: PublishedStorage {
  private let subject: PublishedSubject<Value>

  public init(initialValue: Value) { subject = PublishedSubject(initialValue) }
  public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

  public var announcer: ObservableObjectPublisher? {
    get { subject.announcer }
    nonmutating set { subject.announcer = newValue }
  }

  /// What `$property` is.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(subject: subject) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { stub() }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.value }
    set { object[keyPath: storageKeyPath].subject.value = newValue }
  }
}
