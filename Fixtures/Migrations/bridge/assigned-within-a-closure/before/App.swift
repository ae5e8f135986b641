import SwiftUI
import Combine

final class Context: ObservableObject {
    @Published private(set) var identity: String
    @Published var other = ""

    init(identity: String, publisher: AnyPublisher<String, Never>) {
        self.identity = identity
        DispatchQueue.main.async {
            publisher.dropFirst().assign(to: &self.$identity)
        }
        publisher.map { $0 + "!" }.assign(to: &$other)
    }
}

struct ContextView: View {
    @ObservedObject var context: Context
    var body: some View { Text(context.identity) }
}
