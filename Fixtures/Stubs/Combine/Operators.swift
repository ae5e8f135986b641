// The operators that small apps chain. Most of the real ones return a type of their own
// (`Publishers.Map`, …) that nobody spells; here they return an opaque publisher.

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    AnyPublisher()
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    AnyPublisher()
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
    AnyPublisher()
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> some Publisher<T, any Error> {
    AnyPublisher()
  }
  public func flatMap<T, P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> some Publisher<T, Failure> where P.Output == T, P.Failure == Failure {
    AnyPublisher()
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    AnyPublisher()
  }
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> { AnyPublisher() }
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> { AnyPublisher() }
  public func first() -> some Publisher<Output, Failure> { AnyPublisher() }
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    AnyPublisher()
  }
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher()
  }
  public func replaceError(with output: Output) -> some Publisher<Output, Never> { AnyPublisher() }
  public func share() -> some Publisher<Output, Failure> { AnyPublisher() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> some Publisher<Output, Failure> { AnyPublisher() }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher()
  }
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher()
  }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> some Publisher<Output, Failure> {
    AnyPublisher()
  }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> some Publisher<Output, Failure> {
    AnyPublisher()
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> some Publisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher()
  }
  public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher()
  }
  public func zip<P: Publisher>(
    _ other: P
  ) -> some Publisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher()
  }
}

public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public init(_ a: A, _ b: B) {}
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {}
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public init(_ a: A, _ b: B) {}
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {}
  }

  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    init() {}
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {}
  }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { stub() }
}
