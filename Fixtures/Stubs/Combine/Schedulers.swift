// Where values are delivered. The queues share one time type here; in Combine each has its own.

import Dispatch
import Foundation

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  func schedule(after seconds: Double, _ action: @escaping () -> Void)
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self

  var seconds: Double { get }
}

public struct SchedulerTime: Strideable {
  public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
    public let seconds: Double

    init(seconds: Double) { self.seconds = seconds }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    public init?(exactly source: some BinaryInteger) { seconds = Double(source) }
    public var magnitude: Stride { Stride(seconds: abs(seconds)) }
    public static func < (left: Stride, right: Stride) -> Bool { left.seconds < right.seconds }
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(seconds: left.seconds + right.seconds)
    }
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(seconds: left.seconds - right.seconds)
    }
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(seconds: left.seconds * right.seconds)
    }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }

  let seconds: Double

  public func distance(to other: SchedulerTime) -> Stride {
    Stride(seconds: other.seconds - seconds)
  }
  public func advanced(by stride: Stride) -> SchedulerTime {
    SchedulerTime(seconds: seconds + stride.seconds)
  }
}

extension SchedulerTime.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ seconds: Int) -> Self { Self(seconds: Double(seconds)) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds: seconds) }
  public static func milliseconds(_ milliseconds: Int) -> Self {
    Self(seconds: Double(milliseconds) / 1000)
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never

  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    let timer = Timer(timeInterval: seconds, repeats: false) { _ in action() }
    add(timer, forMode: .default)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never

  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.addOperation(action) }
  }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never

  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    asyncAfter(deadline: .now() + seconds, execute: action)
  }
}
