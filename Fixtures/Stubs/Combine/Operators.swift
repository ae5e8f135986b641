// The operators that small apps chain. Most of the real ones return a type of their own
// (`Publishers.Map`, …) that nobody spells; here they return an opaque publisher.

import Foundation

extension Publisher {
  /// A publisher that turns each value into any number of others.
  private func derived<T>(
    _ send: @escaping (Output, Relay<T, Failure>) -> Void
  ) -> Derived<T, Failure> {
    Derived { relay in
      attach(value: { send($0, relay) }, completion: relay.send(completion:))
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    derived { $1.send(transform($0)) }
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    derived { $1.send($0[keyPath: keyPath]) }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
    derived { value, relay in
      if let result = transform(value) { relay.send(result) }
    }
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> some Publisher<T, any Error> {
    Derived<T, any Error> { relay in
      attach(
        value: { value in
          do { relay.send(try transform(value)) } catch { relay.send(completion: .failure(error)) }
        },
        completion: { completion in
          switch completion {
          case .finished: relay.send(completion: .finished)
          case .failure(let error): relay.send(completion: .failure(error))
          }
        })
    }
  }
  public func switchToLatest() -> some Publisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    Derived<Output.Output, Failure> { relay in
      var latest: (any Cancellable)?
      let outer = attach(
        value: {
          latest?.cancel()
          latest = $0.attach(value: relay.send, completion: { _ in })
        }, completion: { _ in })
      return AnyCancellable {
        outer.cancel()
        latest?.cancel()
      }
    }
  }
  public func flatMap<T, P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> some Publisher<T, Failure> where P.Output == T, P.Failure == Failure {
    Derived<T, Failure> { relay in
      var inner: [any Cancellable] = []
      let outer = attach(
        value: {
          inner.append(transform($0).attach(value: relay.send, completion: { _ in }))
        }, completion: { _ in })
      return AnyCancellable {
        outer.cancel()
        for one in inner { one.cancel() }
      }
    }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    derived { value, relay in
      if isIncluded(value) { relay.send(value) }
    }
  }
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    Derived<Output, Failure> { relay in
      var left = count
      return attach(
        value: { value in
          if left == 0 { relay.send(value) } else { left -= 1 }
        }, completion: relay.send(completion:))
    }
  }
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    Derived<Output, Failure> { relay in
      var left = maxLength
      return attach(
        value: { value in
          guard left > 0 else { return }
          left -= 1
          relay.send(value)
          if left == 0 { relay.send(completion: .finished) }
        }, completion: relay.send(completion:))
    }
  }
  public func first() -> some Publisher<Output, Failure> { prefix(1) }
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    Derived<T, Failure> { relay in
      var current = initial
      return attach(
        value: {
          current = next(current, $0)
          relay.send(current)
        }, completion: relay.send(completion:))
    }
  }
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    Derived<Output, Failure> { relay in
      let upstream = attach(
        value: {
          receiveOutput?($0)
          relay.send($0)
        }, completion: relay.send(completion:))
      return AnyCancellable {
        receiveCancel?()
        upstream.cancel()
      }
    }
  }
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    Derived<Output, Never> { relay in
      attach(
        value: relay.send,
        completion: { completion in
          if case .failure = completion { relay.send(output) }
          relay.send(completion: .finished)
        })
    }
  }
  public func share() -> some Publisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var upstream: (any Cancellable)?
    var count = 0
    return Derived<Output, Failure> { relay in
      let downstream = subject.attach(value: relay.send, completion: relay.send(completion:))
      count += 1
      if count == 1 {
        upstream = attach(value: subject.send, completion: subject.send(completion:))
      }
      return AnyCancellable {
        downstream.cancel()
        count -= 1
        if count == 0 { upstream?.cancel() }
      }
    }
  }
}

extension Publisher {
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    Derived<Output, Failure> { relay in
      var last: Output?
      return attach(
        value: { value in
          if let old = last, predicate(old, value) { return }
          last = value
          relay.send(value)
        }, completion: relay.send(completion:))
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> some Publisher<Output, Failure> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    derived { value, relay in scheduler.schedule(after: 0) { relay.send(value) } }
  }
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    Derived<Output, Failure> { relay in
      var number = 0
      return attach(
        value: { value in
          number += 1
          let mine = number
          scheduler.schedule(after: dueTime.seconds) {
            if mine == number { relay.send(value) }
          }
        }, completion: relay.send(completion:))
    }
  }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> some Publisher<Output, Failure> {
    Derived<Output, Failure> { relay in
      var waiting: Output?
      var isOpen = true
      return attach(
        value: { value in
          guard isOpen else {
            if latest || waiting == nil { waiting = value }
            return
          }
          isOpen = false
          relay.send(value)
          scheduler.schedule(after: interval.seconds) {
            isOpen = true
            if let value = waiting { relay.send(value) }
            waiting = nil
          }
        }, completion: relay.send(completion:))
    }
  }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> some Publisher<Output, Failure> {
    derived { value, relay in scheduler.schedule(after: interval.seconds) { relay.send(value) } }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> some Publisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
  public func zip<P: Publisher>(
    _ other: P
  ) -> some Publisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Derived<(Output, P.Output), Failure> { relay in
      var left: [Output] = []
      var right: [P.Output] = []
      func send() {
        guard !left.isEmpty, !right.isEmpty else { return }
        relay.send((left.removeFirst(), right.removeFirst()))
      }
      let first = attach(
        value: {
          left.append($0)
          send()
        }, completion: relay.send(completion:))
      let second = other.attach(
        value: {
          right.append($0)
          send()
        }, completion: relay.send(completion:))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    private let a: A
    private let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Derived<Output, Failure> { relay in
        var left: A.Output?
        var right: B.Output?
        func send() {
          if let left, let right { relay.send((left, right)) }
        }
        let first = a.attach(
          value: {
            left = $0
            send()
          }, completion: { _ in })
        let second = b.attach(
          value: {
            right = $0
            send()
          }, completion: { _ in })
        return AnyCancellable {
          first.cancel()
          second.cancel()
        }
      }.receive(subscriber: subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let a: A
    private let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Derived<Output, Failure> { relay in
        let first = a.attach(value: relay.send, completion: { _ in })
        let second = b.attach(value: relay.send, completion: { _ in })
        return AnyCancellable {
          first.cancel()
          second.cancel()
        }
      }.receive(subscriber: subscriber)
    }
  }

  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.map(transform).receive(subscriber: subscriber)
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init(_ upstream: some Sequence<Upstream>) { publishers = Array(upstream) }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Derived<Output, Failure> { relay in
        let all = publishers.map { $0.attach(value: relay.send, completion: { _ in }) }
        return AnyCancellable { for one in all { one.cancel() } }
      }.receive(subscriber: subscriber)
    }
  }

  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      if connection == nil { connection = upstream.connect() }
    }
  }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}
