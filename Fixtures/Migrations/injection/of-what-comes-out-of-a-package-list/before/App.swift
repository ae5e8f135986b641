import PartnerKit
import SwiftUI

final class Listed: ObservableObject {
  @Published var name = ""
}

final class Free: ObservableObject {
  @Published var name = ""
}

struct Screen: View {
  let sections: [PartnerSection<String, Listed>]
  @StateObject private var free = Free()

  var body: some View {
    Text(free.name)
    row(0).environmentObject(sections[0].elements[0])
    row(1).environmentObject(sections[safe: 0]!.elements[0])
    if let listed = sections.first?.elements.last { row(2).environmentObject(listed) }
    VStack { rows }
  }

  private var rows: some View {
    let views = sections.flatMap { $0.elements.map { row(3).environmentObject($0) } }
    return views.first
  }

  private func row(_ number: Int) -> Row { Row(number: number) }
}

struct Row: View {
  let number: Int
  @EnvironmentObject private var listed: Listed
  var body: some View { Text(listed.name + "\(number)") }
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
