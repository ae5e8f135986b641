import SwiftUI
import Combine

final class Details: ObservableObject {
    @Published var isLoading = false
    let onFinished = PassthroughSubject<Void, Never>()

    @MainActor func save() {
        isLoading = true
        Task {
            onFinished.send()
            isLoading = false
        }
    }
}

struct NavigationBar<Content: View>: View {
    let onDismiss: () -> Void
    @ViewBuilder let trailingView: () -> Content
    var body: some View {
        HStack {
            Button("Close", action: onDismiss)
            trailingView()
        }
    }
}

struct DetailsView: View {
    @ObservedObject var model: Details
    var body: some View {
        VStack {
            NavigationBar(onDismiss: model.onFinished.send, trailingView: {
                if model.isLoading { ProgressView() }
            })
            Text("x")
        }
    }
}
