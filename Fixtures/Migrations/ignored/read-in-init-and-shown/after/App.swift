import SwiftUI

@Observable
final class Btn: Decodable {
  var bg: Int = 0
  var color: String
  var page: Int
  enum CodingKeys: CodingKey { case bg, page }
  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    bg = try container.decode(Int.self, forKey: .bg)
    color = "\(_bg)"
    page = try container.decode(Int.self, forKey: .page)
  }
}
struct ButtonRow: View {
  var button: Btn
  var body: some View {
    Text("\(button.bg) \(button.color)")
    Button("Go") { button.bg += 1; button.page += 1 }
  }
}
