import SwiftUI
import Combine

@Observable
final class Context {
    private(set) var identity: String
    var other = ""
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(identity: String, publisher: AnyPublisher<String, Never>) {
        self.identity = identity
        DispatchQueue.main.async {
            publisher.dropFirst().sink { [weak self] in self?.identity = $0 }.store(in: &self.cancellables)
        }
        publisher.map { $0 + "!" }.sink { [weak self] in self?.other = $0 }.store(in: &cancellables)
    }
}

struct ContextView: View {
    var context: Context
    var body: some View { Text(context.identity) }
}
