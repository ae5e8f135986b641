import Foundation
import Combine
import struct SwiftUI.LocalizedStringKey

final class ExportState: ObservableObject {
  @Published var title: LocalizedStringKey = ""
}
