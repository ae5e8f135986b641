// Views that are shown anew as time passes.

import Foundation

public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = [Date]
  public init(from startDate: Date, by interval: TimeInterval) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

public struct TimelineViewDefaultContext {
  public let date: Date
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}
