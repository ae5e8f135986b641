// Publishers that are fed by hand, and the small ones that stand for a value or none.

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Who listens to a subject, in the order of subscription.
final class Listeners<Output, Failure: Error> {
  private var relays: [Relay<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber; `current` gives the value that it is sent at once, if any.
  func add<S: Subscriber>(
    _ subscriber: S, current: @escaping () -> Output?
  ) where S.Input == Output, S.Failure == Failure {
    let relay = Relay<Output, Failure>(subscriber) { [self] relay in
      if let completion {
        relay.send(completion: completion)
        return nil
      }
      relays.append(relay)
      if let value = current() { relay.send(value) }
      return AnyCancellable { [self, weak relay] in relays.removeAll { $0 === relay } }
    }
    subscriber.receive(subscription: relay)
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for relay in relays { relay.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = relays
    relays = []
    for relay in ended { relay.send(completion: completion) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}
  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber) { nil }
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var current: Output

  /// The value is stored first, then the listeners are told.
  public var value: Output {
    get { current }
    set {
      current = newValue
      listeners.send(newValue)
    }
  }

  public init(_ value: Output) { current = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber) { [self] in current }
  }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never

  private let output: Output

  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Derived { [output] relay in
      relay.send(output)
      relay.send(completion: .finished)
      return nil
    }.receive(subscriber: subscriber)
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  private let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Derived { [completeImmediately] relay in
      if completeImmediately { relay.send(completion: .finished) }
      return nil
    }.receive(subscriber: subscriber)
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  public init(error: Failure) { self.error = error }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Derived { [error] relay in
      relay.send(completion: .failure(error))
      return nil
    }.receive(subscriber: subscriber)
  }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let listeners = Listeners<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        listeners.send(value)
        listeners.send(completion: .finished)
      case .failure(let error): listeners.send(completion: .failure(error))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard case .success(let value)? = result else {
      listeners.add(subscriber) { nil }
      return
    }
    Just(value).setFailure(Failure.self).receive(subscriber: subscriber)
  }
}

extension Just {
  fileprivate func setFailure<E: Error>(_ type: E.Type) -> Derived<Output, E> {
    Derived { relay in
      attach(value: relay.send, completion: { _ in relay.send(completion: .finished) })
    }
  }
}
