import SwiftUI

protocol Holding {
  associatedtype Item
}

final class Model: ObservableObject { @Published var name = "" }
final class Free: ObservableObject { @Published var title = "" }

struct ModelHolder: Holding {
  typealias Item = Model
}

extension Array where Element: Holding, Element.Item: ObservableObject {
  var watched: Int { count }
}

func watched(_ holders: [ModelHolder]) -> Int { holders.watched }

struct FreeView: View {
  @StateObject private var free = Free()
  var body: some View { Text(free.title) }
}
