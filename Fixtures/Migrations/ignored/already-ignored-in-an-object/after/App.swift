import SwiftUI

@Observable
final class Player {
  var title = ""
  @ObservationIgnored var subtitle = ""
  @ObservationIgnored lazy var folder = "/tmp"
}
