import PartnerKit
import SwiftUI

final class Tracked: ObservableObject {
  @Published var title = ""
}

final class Shown: ObservableObject {
  @Published var title = ""
}

final class Counted: ObservableObject {
  @Published var title = ""
}

final class Told: ObservableObject {
  @Published var title = ""
}

final class Extended: ObservableObject {
  @Published var title = ""
}

enum Route { case detail(Counted), panel(Int), list([Counted]) }

func note(_ counted: Counted) { print(counted) }

func start(tracked: Tracked, shown: Shown, counted: Counted) {
  track(tracked)
  _ = PartnerPanel(model: shown)
  partnerPath(of: Route.self).push(.detail(counted))
  partnerPath(of: Route.self).push(.list([counted]))
  partnerWindow()?.push(.panel(shown))
  note(counted)
  attach(delegate: counted)
  partnerWindow()?.makeKeyAndOrderFront(counted)
}

func tell(_ told: Told, _ extended: Extended, _ counted: Counted) {
  track([told].map(\.self)[0])
  extended.traced()
  print([counted].map(\.self)[0])
}

struct Screen: View {
  @StateObject private var counted = Counted()

  var body: some View { Text(counted.title) }
}
