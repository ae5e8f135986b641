import SwiftUI

@MainActor final class PurchaseModel: ObservableObject {
    @Published var name = ""
    @Published var city = ""
}

@MainActor final class VisitModel: ObservableObject {
    @Published var count = 0
}

@MainActor final class Flow: ObservableObject {
    @Published var step = 0
    let model = PurchaseModel()
    let visits = VisitModel()

    func binding<T>(_ path: ReferenceWritableKeyPath<PurchaseModel, T>) -> Binding<T> {
        Binding(get: { self.model[keyPath: path] }, set: { self.model[keyPath: path] = $0 })
    }

    func counted(_ path: ReferenceWritableKeyPath<VisitModel, Int>) -> String {
        visits[keyPath: path] += 1
        return "\(visits[keyPath: path])"
    }
}

struct PurchaseView: View {
    @ObservedObject var flow: Flow

    var body: some View {
        TextField("Name", text: flow.binding(\.name))
        TextField("City", text: flow.binding(\.city))
        Text("\(flow.step)")
        Text(flow.counted(\.count))
    }
}
