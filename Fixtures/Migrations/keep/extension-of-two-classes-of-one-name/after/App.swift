import Combine
import SwiftUI

#if os(watchOS)
  final class Board: ObservableObject { @Published var title = "" }
  @Observable
  final class Panel { var title = "" }
#else
  final class Board: ObservableObject { @Published var title = "" }
  @Observable
  final class Panel { var title = "" }
#endif

extension Board {
  func listen() -> AnyCancellable { $title.sink { print($0) } }
}

extension Panel {
  func clear() { title = "" }
}

struct PanelView: View {
  var panel: Panel
  var body: some View { Text(panel.title) }
}
