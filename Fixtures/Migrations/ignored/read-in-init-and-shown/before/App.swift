import SwiftUI

final class Btn: ObservableObject, Decodable {
  var bg: Int = 0
  @Published var color: String
  @Published var page: Int
  enum CodingKeys: CodingKey { case bg, page }
  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    bg = try container.decode(Int.self, forKey: .bg)
    color = "\(bg)"
    page = try container.decode(Int.self, forKey: .page)
  }
}
struct ButtonRow: View {
  @ObservedObject var button: Btn
  var body: some View {
    Text("\(button.bg) \(button.color)")
    Button("Go") { button.bg += 1; button.page += 1 }
  }
}
