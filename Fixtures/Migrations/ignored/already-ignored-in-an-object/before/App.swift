import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  @ObservationIgnored var subtitle = ""
  @ObservationIgnored lazy var folder = "/tmp"
}
