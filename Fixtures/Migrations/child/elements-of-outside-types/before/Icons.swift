import PartnerKit
import SwiftUI

extension PartnerDefaults.Key {
    static let icon = PartnerDefaults.Key("icon")
    static let other = PartnerDefaults.Key("other")
}

@MainActor final class IconModel: ObservableObject {
    @Published var name = "a" { didSet { PartnerDefaults[.icon] = name } }
    @Published var isDocked = false
}

@MainActor final class SizeModel: ObservableObject {
    @Published var size = "m" { didSet { PartnerDefaults.set(size, for: .other) } }
    @Published var isDocked = false
}

struct IconView: View {
    @StateObject private var model = IconModel()

    var body: some View {
        Text(PartnerDefaults[.icon])
        Button("b") { model.name = "b" }
    }
}

struct OtherView: View {
    @ObservedObject var model: IconModel

    var body: some View { Text(PartnerDefaults[.other]) }
}

struct SizeView: View {
    @ObservedObject var model: SizeModel

    var body: some View { Text(PartnerDefaults.value(of: .other)) }
}
