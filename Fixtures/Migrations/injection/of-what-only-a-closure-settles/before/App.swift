import SwiftUI

class Account: ObservableObject {
  @Published var name = ""
}

final class Guest: Account {}

extension View {
  func given<Value, Content: View>(
    _ value: () -> Value, content: (Self, Value) -> Content
  ) -> some View {
    content(self, value())
  }
}

struct Page: View {
  @EnvironmentObject var account: Account

  var body: some View {
    Text(account.name)
  }
}

struct Screen: View {
  var body: some View {
    Page().given {
      if Bool.random() { return Account() }
      return Guest()
    } content: {
      $0.environmentObject($1)
    }
  }
}
