// The publishers that Foundation's own types offer. That of a session never answers.

import Foundation
import FoundationNetworking

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval, runLoop, mode)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let subject = PassthroughSubject<Date, Never>()
    private let interval: TimeInterval
    private let runLoop: RunLoop
    private let mode: RunLoop.Mode

    init(_ interval: TimeInterval, _ runLoop: RunLoop, _ mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [subject] in
        subject.send($0.fireDate)
      }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      Derived<Notification, Never> { relay in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          relay.send($0)
        }
        return AnyCancellable { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }
  }
}

extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> some Publisher<(data: Data, response: URLResponse), URLError> {
    Empty<(data: Data, response: URLResponse), URLError>(completeImmediately: false)
  }
}
