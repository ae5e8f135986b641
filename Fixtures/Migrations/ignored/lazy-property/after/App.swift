import SwiftUI

@Observable
final class Report {
  var title = ""
  @ObservationIgnored lazy var formatter = DateFormatter()
  @ObservationIgnored private lazy var folder: URL = {
    URL(fileURLWithPath: "/tmp")
  }()
}
