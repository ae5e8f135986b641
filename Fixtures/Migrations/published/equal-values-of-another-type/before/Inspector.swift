import SwiftUI

final class Inspector: ObservableObject {
    @Published var value: AnyHashable = 1
    func read(_ value: AnyHashable) { self.value = value }
}

struct InspectorView: View {
    @ObservedObject var inspector: Inspector
    var body: some View { Text("\(type(of: inspector.value.base))") }
}
