import PartnerKit
import SwiftUI

final class Tracked: ObservableObject {
  @Published var title = ""
}

final class Shown: ObservableObject {
  @Published var title = ""
}

@Observable
final class Counted {
  var title = ""
}

enum Route { case detail(Counted) }

func note(_ counted: Counted) { print(counted) }

func start(tracked: Tracked, shown: Shown, counted: Counted) {
  track(tracked)
  _ = PartnerPanel(model: shown)
  partnerPath(of: Route.self).push(.detail(counted))
  partnerWindow()?.push(.panel(shown))
  note(counted)
  attach(delegate: counted)
  partnerWindow()?.makeKeyAndOrderFront(counted)
}

struct Screen: View {
  @State private var counted = Counted()

  var body: some View { Text(counted.title) }
}
