// Memos are short.


final class Memo: ObservableObject {
  @Published var text = ""
}
