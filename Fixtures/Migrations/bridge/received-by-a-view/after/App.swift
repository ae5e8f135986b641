import Combine
import SwiftUI

@Observable
final class Clock {
  var time = 0 {
    willSet { timeSubject.send(newValue) }
  }
  private let timeSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var timePublisher = timeSubject.eraseToAnyPublisher()
  var zone = "UTC"
}

struct ClockView: View {
  @State private var clock = Clock()
  var timer: Timekeeper
  @State private var shown = 0

  var body: some View {
    Text(clock.zone)
      .onReceive(clock.timePublisher) { shown = $0 }
      .onReceive(timer.isRunningPublisher.removeDuplicates()) { _ in shown = 0 }
      .onAppear { log(timer.isRunningPublisher, named: "running") }
  }

  private func log(_ publisher: some Publisher<Bool, Never>, named name: String) {}
}
