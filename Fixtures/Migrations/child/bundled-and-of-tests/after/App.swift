import SwiftUI
// a file that one class writes, and a bundled picture that a view shows
@Observable
final class Catalog {
  var lastError: String?
  var items: [String] = []
  func importFile(_ url: URL) {
    do { try Data().write(to: url); items.append("a") } catch { lastError = "b" }
  }
}
struct Main: View {
  var catalog: Catalog
  var body: some View {
    VStack {
      if let url = Bundle.main.url(forResource: "logo", withExtension: "png"), let data = try? Data(contentsOf: url) {
        Text("\(data.count)")
      }
      Text("\(catalog.items.count)")
    }
  }
}

enum Resources { static let shelf = Bundle(for: Catalog.self) }
struct Cover: View {
  var catalog: Catalog
  var body: some View {
    if let url = Resources.shelf.url(forResource: "cover", withExtension: "png"),
      let data = try? Data(contentsOf: url)
    {
      Text("\(data.count)")
    }
  }
}
// what is copied elsewhere stays as it is
@Observable
final class Exporter {
  var message = ""
  static func blobURL() -> URL { URL(fileURLWithPath: "/blob") }
  func export(to target: URL) {
    try? FileManager.default.copyItem(at: Self.blobURL(), to: target)
    message = "exported"
  }
}
struct Blob: View {
  var exporter: Exporter
  var body: some View {
    if let data = try? Data(contentsOf: Exporter.blobURL()) { Text("\(data.count)") }
    Button("Export") { exporter.export(to: URL(fileURLWithPath: "/target")) }
  }
}
// only a preview changes both
final class Device { nonisolated(unsafe) static let shared = Device(); var firmware = "" }
@Observable
final class Updater {
  var notes = ""
}
struct DeviceView: View {
  var updater: Updater
  var body: some View { Text(Device.shared.firmware) }
}
struct DeviceView_Previews: PreviewProvider {
  static let updater = Updater()
  static var previews: some View {
    DeviceView(updater: updater).onAppear {
      Device.shared.firmware = "1.14"
      updater.notes = "Testing"
    }
  }
}
