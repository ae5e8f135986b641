// A draft.
final class Draft: ObservableObject {
  @Published var text = ""
}
