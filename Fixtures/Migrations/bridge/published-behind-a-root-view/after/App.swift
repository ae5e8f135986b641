import Combine
import SwiftUI
import UIKit

@Observable
final class SyncModel {
  var devices: [String] = [] {
    willSet { devicesSubject.send(newValue) }
  }
  private let devicesSubject = CurrentValueSubject<[String], Never>([])
  @ObservationIgnored private(set) lazy var devicesPublisher = devicesSubject.eraseToAnyPublisher()
}

struct SyncView: View {
  var model: SyncModel

  var body: some View {
    Text("\(model.devices.count)")
  }
}

final class SyncController: UIHostingController<SyncView> {
  private var cancellables: Set<AnyCancellable> = []

  func listen() {
    self.rootView.model.devicesPublisher
      .sink { print($0) }
      .store(in: &cancellables)
    rootView.model.devicesPublisher.sink { print($0.count) }.store(in: &cancellables)
  }
}
