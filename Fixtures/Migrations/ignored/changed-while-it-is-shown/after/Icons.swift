import SwiftUI

@MainActor
@Observable
final class Icons {
  var icons: [String: String] = [:]
  @ObservationIgnored var recent: [String] = []
  @ObservationIgnored private var loading: Set<String> = []
  @ObservationIgnored private var loads = 0

  func icon(_ host: String) -> String? {
    touch(host)
    if let icon = icons[host] { return icon }
    load(host)
    return nil
  }

  var summary: String {
    // Update when `icons` changes; `loads` is not observable.
    _ = icons
    return "\(loads) loads"
  }

  private func touch(_ host: String) {
    recent.removeAll { $0 == host }
    recent.append(host)
  }

  private func load(_ host: String) {
    guard loading.insert(host).inserted else { return }
    Task {
      loads += 1
      icons[host] = "star"
      loading.remove(host)
    }
  }
}

struct IconView: View {
  var icons: Icons
  let host: String
  var body: some View {
    Text(icons.icon(host) ?? "…")
    Text(icons.summary)
  }
}
