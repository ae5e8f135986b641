import Combine
import SwiftUI
import UIKit

final class SyncModel: ObservableObject {
  @Published var devices: [String] = []
}

struct SyncView: View {
  @ObservedObject var model: SyncModel

  var body: some View {
    Text("\(model.devices.count)")
  }
}

final class SyncController: UIHostingController<SyncView> {
  private var cancellables: Set<AnyCancellable> = []

  func listen() {
    self.rootView.model.$devices
      .sink { print($0) }
      .store(in: &cancellables)
    rootView.model.$devices.sink { print($0.count) }.store(in: &cancellables)
  }
}
