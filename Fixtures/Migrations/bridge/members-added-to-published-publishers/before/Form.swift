import Combine
import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
  @Published var amount = 1
  @Published var limit = 2
  lazy var isValid = $name.isLonger(than: 2)

  func values() -> AnyPublisher<Bool, Never> { $amount.isAbove($limit) }
}

final class Search: ObservableObject {
  @Published var query = ""
}

func queries(of search: Search) -> AnyPublisher<String, Never> {
  let queries = search.$query
  return queries.next(2)
}

/// No observable object: its publisher stays what it is.
final class Mock {
  @Published var name = ""
  var isValid: AnyPublisher<Bool, Never> { $name.isFilled }
}

struct FormView: View {
  @StateObject private var form = Form()
  @State private var isValid = false
  var body: some View {
    TextField("Name", text: $form.name).disabled(!isValid).onReceive(form.isValid) { isValid = $0 }
  }
}
