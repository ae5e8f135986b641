import SwiftUI
// a file that one class writes, and a bundled picture that a view shows
final class Catalog: ObservableObject {
  @Published var lastError: String?
  @Published var items: [String] = []
  func importFile(_ url: URL) {
    do { try Data().write(to: url); items.append("a") } catch { lastError = "b" }
  }
}
struct Main: View {
  @ObservedObject var catalog: Catalog
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
  @ObservedObject var catalog: Catalog
  var body: some View {
    if let url = Resources.shelf.url(forResource: "cover", withExtension: "png"),
      let data = try? Data(contentsOf: url)
    {
      Text("\(data.count)")
    }
  }
}
// what is copied elsewhere stays as it is
final class Exporter: ObservableObject {
  @Published var message = ""
  static func blobURL() -> URL { URL(fileURLWithPath: "/blob") }
  func export(to target: URL) {
    try? FileManager.default.copyItem(at: Self.blobURL(), to: target)
    message = "exported"
  }
}
struct Blob: View {
  @ObservedObject var exporter: Exporter
  var body: some View {
    if let data = try? Data(contentsOf: Exporter.blobURL()) { Text("\(data.count)") }
    Button("Export") { exporter.export(to: URL(fileURLWithPath: "/target")) }
  }
}
// only a preview changes both
final class Device { nonisolated(unsafe) static let shared = Device(); var firmware = "" }
final class Updater: ObservableObject {
  @Published var notes = ""
}
struct DeviceView: View {
  @ObservedObject var updater: Updater
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
