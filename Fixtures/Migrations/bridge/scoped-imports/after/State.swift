import Foundation
import struct SwiftUI.LocalizedStringKey
import Observation

@Observable
final class ExportState {
  var title: LocalizedStringKey = ""
}
