// Where values are delivered. The queues share one time type here; in Combine each has its own.

import Dispatch
import Foundation

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
}

public struct SchedulerTime: Strideable {
  public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    public init?(exactly source: some BinaryInteger) {}
    public var magnitude: Stride { stub() }
    public static func < (left: Stride, right: Stride) -> Bool { stub() }
    public static func + (left: Stride, right: Stride) -> Stride { stub() }
    public static func - (left: Stride, right: Stride) -> Stride { stub() }
    public static func * (left: Stride, right: Stride) -> Stride { stub() }
    public static func *= (left: inout Stride, right: Stride) {}
  }

  public func distance(to other: SchedulerTime) -> Stride { stub() }
  public func advanced(by stride: Stride) -> SchedulerTime { stub() }
}

extension SchedulerTime.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ seconds: Int) -> Self { stub() }
  public static func seconds(_ seconds: Double) -> Self { stub() }
  public static func milliseconds(_ milliseconds: Int) -> Self { stub() }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
}
