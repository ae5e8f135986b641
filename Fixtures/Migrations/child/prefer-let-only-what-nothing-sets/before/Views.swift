import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
    static let shared = Model()
}

protocol Holding {
    var model: Model { get set }
}

struct Observed: View {
    @ObservedObject var model: Model { didSet { print("replaced") } }
    var body: some View { Text("\(model.count)") }
}

struct Pair: View {
    @ObservedObject var first: Model
    @ObservedObject var second: Model

    var swapped: Pair {
        var copy = self
        (copy.first, copy.second) = (second, first)
        return copy
    }

    var body: some View { Text("\(first.count) \(second.count)") }
}

struct ByKeyPath: View {
    @ObservedObject var model: Model

    static func make() -> ByKeyPath {
        var view = ByKeyPath(model: .shared)
        view[keyPath: \ByKeyPath.model] = Model()
        return view
    }

    var body: some View { Text("\(model.count)") }
}

struct Held: View, Holding {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
}

struct Read: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
}

struct Chip: View {
    @ObservedObject private var model = Model.shared
    let title: String

    var body: some View { Text("\(title) \(model.count)") }

    func showing(_ other: Model) -> Chip {
        var copy = self
        copy.model = other
        return copy
    }
}
