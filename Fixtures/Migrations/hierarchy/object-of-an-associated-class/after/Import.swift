import SwiftUI

@Observable
class ImportModel {
  var text = ""
  required init() {}
  var name: String { "Text" }
}

final class ScanModel: ImportModel {
  override var name: String { "Scan" }
}

/// Nothing to do with it.
@Observable
final class Settings {
  var isOn = false
}

protocol Importer: View {
  associatedtype Model: ImportModel

  init(model: Model)
}

struct ScanView: Importer {
  private var model: ScanModel

  init(model: ScanModel) { self.model = model }

  var body: some View { Text(model.text) }
}

struct ImportParent<Child>: View where Child: Importer {
  @State var model: Child.Model = Child.Model()
  @Bindable var settings: Settings

  var body: some View {
    Text(model.name)
    Toggle("On", isOn: $settings.isOn)
    Child(model: model)
  }
}
