import SwiftUI

@MainActor @Observable final class PurchaseModel {
    var name = ""
    var city = ""
}

@MainActor final class VisitModel: ObservableObject {
    @Published var count = 0
}

@MainActor @Observable final class Flow {
    var step = 0
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
    var flow: Flow

    var body: some View {
        TextField("Name", text: flow.binding(\.name))
        TextField("City", text: flow.binding(\.city))
        Text("\(flow.step)")
        Text(flow.counted(\.count))
    }
}
