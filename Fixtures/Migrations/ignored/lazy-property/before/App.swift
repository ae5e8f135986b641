import SwiftUI

final class Report: ObservableObject {
  @Published var title = ""
  lazy var formatter = DateFormatter()
  private lazy var folder: URL = {
    URL(fileURLWithPath: "/tmp")
  }()
}
