import SwiftUI

@Observable
class Model {
    var user: String?
    var count = 0
}

struct ModelView: View {
    var model: Model
    var body: some View { Text(model.user ?? "none") }
}

#if DEBUG
struct ModelPreview: PreviewProvider {
    static var previews: some View { Wrapper(live: true) }

    private struct Wrapper: View {
        @State var model: Model
        init(live: Bool) {
            self._model = State(wrappedValue: Model())
            if live { model.user = "me" }
        }
        var body: some View { ModelView(model: model) }
    }
}
#endif

class Kept: ObservableObject {
    @Published var user: String?
}

struct KeptView: View {
    @StateObject var model: Kept
    init(live: Bool) {
        self._model = StateObject(wrappedValue: Kept())
        if live { model.user = "me" }
    }
    var body: some View { Text(model.user ?? "none") }
}
