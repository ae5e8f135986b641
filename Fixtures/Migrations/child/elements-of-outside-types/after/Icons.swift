import PartnerKit
import SwiftUI

extension PartnerDefaults.Key {
    static let icon = PartnerDefaults.Key("icon")
    static let other = PartnerDefaults.Key("other")
}

@MainActor @Observable final class IconModel {
    var name = "a" { didSet { PartnerDefaults[.icon] = name } }
    var isDocked = false

    // `PartnerDefaults[.icon]` is not observable, and views read it again when `name` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@MainActor @Observable final class SizeModel {
    var size = "m" { didSet { PartnerDefaults.set(size, for: .other) } }
    var isDocked = false
}

struct IconView: View {
    @State private var model = IconModel()

    var body: some View {
        // Update when `name` changes; `PartnerDefaults[.icon]` is not observable.
        let _ = model.name
        Text(PartnerDefaults[.icon])
        Button("b") { model.name = "b" }
    }
}

struct OtherView: View {
    var model: IconModel

    var body: some View {
        // Update when `name` changes; `PartnerDefaults[.other]` is not observable.
        let _ = model.name
        Text(PartnerDefaults[.other])
    }
}

struct SizeView: View {
    var model: SizeModel

    var body: some View {
        // Update when `size` changes; `PartnerDefaults.value` is not observable.
        let _ = model.size
        Text(PartnerDefaults.value(of: .other))
    }
}
