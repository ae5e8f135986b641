import PartnerKit
import SwiftUI
import UIKit

final class Known: ObservableObject {
  @Published var title = ""

  @discardableResult func refreshed() -> Known { self }
}

final class Made: ObservableObject {
  @Published var title = ""
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(known: Known) { appendLiteral(known.title) }
}

final class Holder {
  @MainActor var known: Known?
  @PartnerActor let other: Known? = nil
}

@discardableResult func handed(_ known: Known) -> Known { known }

func printed(_ known: Known) { print("\(known) \(known: known)") }

protocol Checking {
  init(known: Known)
}

let checks: [any Checking.Type] = []

func check(_ known: Known) {
  for check in checks { _ = check.init(known: known) }
}

final class Window: UIViewController, ObservableObject {
  @Published var name = ""
}

func shown(_ window: Window) { record(window.children) }

func weakly<Owner: AnyObject>(_ owner: Owner, _ method: @escaping (Owner) -> () -> Void) -> () ->
  Void
{
  { [weak owner] in owner.map { method($0)() } }
}

func weakly<Owner: AnyObject, Value>(
  _ owner: Owner, _ method: @escaping (Owner) -> (Value) -> Void
) -> (Value) -> Void {
  { [weak owner] value in owner.map { method($0)(value) } }
}

extension Known {
  func clear() { title = "" }
  func rename(_ name: String) { title = name }
}

func schedule(_ known: Known) { record(weakly(known, Known.clear)) }

func made(_ made: Made) { _ = PartnerPanel.init(model: made) }

struct Screen: View {
  @StateObject private var known = Known()

  @ViewBuilder var row: some View {
    Button("Refresh") {
      if known.title.isEmpty { known.refreshed() }
    }
  }

  var body: some View { row }
}
