import SwiftUI

#if os(macOS) || !canImport(Combine)
protocol ObservableObject: AnyObject {}
#endif

final class Watch: ObservableObject {
  @Published var count = 0
}

struct WatchView: View {
  @StateObject private var watch = Watch()
  var body: some View { Text("\(watch.count)") }
}
