import SwiftUI

class ImportModel: ObservableObject {
  @Published var text = ""
  required init() {}
  var name: String { "Text" }
}

final class ScanModel: ImportModel {
  override var name: String { "Scan" }
}

/// Nothing to do with it.
final class Settings: ObservableObject {
  @Published var isOn = false
}

protocol Importer: View {
  associatedtype Model: ImportModel

  init(model: Model)
}

struct ScanView: Importer {
  @ObservedObject private var model: ScanModel

  init(model: ScanModel) { self.model = model }

  var body: some View { Text(model.text) }
}

struct ImportParent<Child>: View where Child: Importer {
  @StateObject var model: Child.Model = Child.Model()
  @ObservedObject var settings: Settings

  var body: some View {
    Text(model.name)
    Toggle("On", isOn: $settings.isOn)
    Child(model: model)
  }
}
