// The publishers that Foundation's own types offer.

import Foundation
import FoundationNetworking

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { stub() }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    init() {}
    public func connect() -> any Cancellable { stub() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {}
  }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    stub()
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {}
  }
}

extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> some Publisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher<(data: Data, response: URLResponse), URLError>()
  }
}
