import PartnerKit
import SwiftUI

@Observable
final class Monitor: PartnerListener {
  var count = 0
  private let hub = PartnerHub()

  func start() {
    hub.addListener(self)
    hub.watch(listener: self, every: 1)
  }

  func partnerDidChange() { count += 1 }
}

@Observable
final class Port {
  var count = 0
  private let hub = PartnerHub()

  func start() {
    DispatchQueue.main.async { [self] in hub.watch(listener: self, every: 2) }
    #if canImport(ObjectiveC)
      partnerCenter().register(forChange: self, selector: #selector(changed))
    #endif
  }

  func changed() { count += 1 }
}

extension Port: PartnerListener {
  func partnerDidChange() { count += 1 }
}

final class Plain: ObservableObject {
  @Published var count = 0

  func start() { PartnerHub().addSomeListener(self) }
}

final class Tracked: ObservableObject, PartnerListener {
  @Published var count = 0

  func start() { track(self) }
  func partnerDidChange() { count += 1 }
}

final class Shown: ObservableObject, PartnerListener {
  @Published var count = 0

  func partnerDidChange() { count += 1 }
}

struct Screen: View {
  var monitor: Monitor
  var port: Port
  @ObservedObject var shown: Shown

  var body: some View {
    Text("\(monitor.count) \(port.count) \(shown.count)")
      .onAppear { PartnerHub().addListener(shown) }
  }
}
