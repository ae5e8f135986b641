import SwiftUI

@Observable
final class Model {
    var count = 0
    static let shared = Model()
}

protocol Holding {
    var model: Model { get set }
}

struct Observed: View {
    var model: Model { didSet { print("replaced") } }
    var body: some View { Text("\(model.count)") }
}

struct Pair: View {
    var first: Model
    var second: Model

    var swapped: Pair {
        var copy = self
        (copy.first, copy.second) = (second, first)
        return copy
    }

    var body: some View { Text("\(first.count) \(second.count)") }
}

struct ByKeyPath: View {
    var model: Model

    static func make() -> ByKeyPath {
        var view = ByKeyPath(model: .shared)
        view[keyPath: \ByKeyPath.model] = Model()
        return view
    }

    var body: some View { Text("\(model.count)") }
}

struct Held: View, Holding {
    var model: Model
    var body: some View { Text("\(model.count)") }
}

struct Read: View {
    let model: Model
    var body: some View { Text("\(model.count)") }
}

struct Chip: View {
    @Bindable private var model = Model.shared
    let title: String

    var body: some View { Text("\(title) \(model.count)") }

    func showing(_ other: Model) -> Chip {
        var copy = self
        copy.model = other
        return copy
    }
}
