import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var time = 0
  @Published var zone = "UTC"
}

struct ClockView: View {
  @StateObject private var clock = Clock()
  @ObservedObject var timer: Timekeeper
  @State private var shown = 0

  var body: some View {
    Text(clock.zone)
      .onReceive(clock.$time) { shown = $0 }
      .onReceive(timer.$isRunning.removeDuplicates()) { _ in shown = 0 }
      .onAppear { log(timer.$isRunning, named: "running") }
  }

  private func log(_ publisher: some Publisher<Bool, Never>, named name: String) {}
}
