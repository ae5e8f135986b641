import PartnerKit
import SwiftUI

final class Memo {
  var note = ""
}

@Observable
final class Order {
  var items: [String] = []
  var last = ""
  var note = ""
  @ObservationIgnored private var counts: [String: Int] = [:]
  private let memo = Memo()

  var text: String {
    counts[last] = items.count
    memo.note = note
    return "\(counts[last] ?? 0) \(note)"
  }

  func select(_ item: String) {
    last = item
    note = item
  }
}

class Tokens: PartnerService, ObservableObject {
  @Published private var names: [String] = []
  var theme = "light"

  var text: String { names.joined() + theme }

  func update(_ theme: String) {
    if theme != self.theme { self.theme = theme }
  }

  func change() { names = ["width"] }
}

struct OrderView: View {
  var order: Order

  var body: some View { Text(order.text) }
}

struct TokensView: View {
  @ObservedObject var tokens: Tokens
  let theme: String

  var body: some View {
    tokens.update(theme)
    return Text(tokens.text)
  }
}

struct NamesView: View {
  @ObservedObject var tokens: Tokens

  var body: some View { Text(tokens.text) }
}
