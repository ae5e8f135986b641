// Publishers, subscribers and what a subscription is kept in. This stand-in runs: it delivers what
// Combine delivers, in the same order, to subscribers that ask for everything. What it leaves out is
// demand: whoever subscribes is sent all values.

import Foundation

/// The body of what is declared for type checking only.
func stub() -> Never {
  fatalError("a stub is for type checking only")
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  public struct Demand: Hashable, Sendable {
    let isUnlimited: Bool
    public static let unlimited = Demand(isUnlimited: true)
    public static let none = Demand(isUnlimited: false)
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  private var work: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { work = cancel }
  public init(_ canceller: some Cancellable) { work = canceller.cancel }
  deinit { work?() }

  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The subscription of one subscriber: passes on to it until it is cancelled or complete.
final class Relay<Output, Failure: Error>: Subscription {
  private var start: ((Relay) -> (any Cancellable)?)?
  private var upstream: (any Cancellable)?
  private var sendValue: ((Output) -> Void)?
  private var sendCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// `start` is run when the subscriber asks for values.
  init<S: Subscriber>(
    _ subscriber: S, start: @escaping (Relay) -> (any Cancellable)?
  ) where S.Input == Output, S.Failure == Failure {
    self.start = start
    sendValue = { _ = subscriber.receive($0) }
    sendCompletion = subscriber.receive(completion:)
  }

  var isActive: Bool { sendValue != nil }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isUnlimited, let start else { return }
    self.start = nil
    let upstream = start(self)
    if isActive { self.upstream = upstream } else { upstream?.cancel() }
  }

  func send(_ value: Output) { sendValue?(value) }

  func send(completion: Subscribers.Completion<Failure>) {
    let send = sendCompletion
    cancel()
    send?(completion)
  }

  func cancel() {
    sendValue = nil
    sendCompletion = nil
    start = nil
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }
}

/// A publisher that does for each subscriber what a function says.
struct Derived<Output, Failure: Error>: Publisher {
  let start: (Relay<Output, Failure>) -> (any Cancellable)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Relay(subscriber, start: start))
  }
}

/// A subscriber that asks for everything and hands it to closures.
final class Receiver<Input, Failure: Error>: Subscriber, Cancellable {
  private var subscription: (any Subscription)?
  private var receiveValue: ((Input) -> Void)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    receiveValue = value
    receiveCompletion = completion
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receiveValue?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let receive = receiveCompletion
    subscription = nil
    receiveValue = nil
    receiveCompletion = nil
    receive?(completion)
  }

  func cancel() {
    receiveValue = nil
    receiveCompletion = nil
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
  }
}

extension Publisher {
  /// Subscribes with closures.
  func attach(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> any Cancellable {
    let receiver = Receiver(value: value, completion: completion)
    receive(subscriber: receiver)
    return receiver
  }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let derived: Derived<Output, Failure>

  public init(_ publisher: some Publisher<Output, Failure>) {
    derived = Derived { relay in
      publisher.attach(value: relay.send, completion: relay.send(completion:))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    derived.receive(subscriber: subscriber)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Sends what it sends through a subject.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    sink { subject.send(completion: $0) } receiveValue: { subject.send($0) }
  }

  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let receiver = attach(value: receiveValue, completion: receiveCompletion)
    return AnyCancellable { receiver.cancel() }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sends to the property's publisher for as long as the property lives; its observers do not run.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.sources.append(
      sink { [weak subject] in subject?.value = $0 })
  }

  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    var values: AsyncStream<P.Output>.Iterator

    public mutating func next() async -> P.Output? { await values.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncStream<P.Output> { continuation in
      let sink = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) })
      continuation.onTermination = { _ in sink.cancel() }
    }
    return Iterator(values: stream.makeAsyncIterator())
  }
}
