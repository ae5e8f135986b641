import Combine
import SwiftUI

@Observable
final class Form {
  var name = "" {
    willSet { namePublisher.send(newValue) }
  }
  private let namePublisher = CurrentValueSubject<String, Never>("")
  var amount = 1 {
    willSet { amountPublisher.send(newValue) }
  }
  private let amountPublisher = CurrentValueSubject<Int, Never>(1)
  var limit = 2 {
    willSet { limitSubject.send(newValue) }
  }
  private let limitSubject = CurrentValueSubject<Int, Never>(2)
  @ObservationIgnored private(set) lazy var limitPublisher = limitSubject.eraseToAnyPublisher()
  @ObservationIgnored lazy var isValid = namePublisher.isLonger(than: 2)

  func values() -> AnyPublisher<Bool, Never> { amountPublisher.isAbove(limitPublisher) }
}

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  private let querySubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var queryPublisher = querySubject.eraseToAnyPublisher()
}

func queries(of search: Search) -> AnyPublisher<String, Never> {
  let queries = search.queryPublisher
  return queries.next(2)
}

/// No observable object: its publisher stays what it is.
final class Mock {
  @Published var name = ""
  var isValid: AnyPublisher<Bool, Never> { $name.isFilled }
}

struct FormView: View {
  @State private var form = Form()
  @State private var isValid = false
  var body: some View {
    TextField("Name", text: $form.name).disabled(!isValid).onReceive(form.isValid) { isValid = $0 }
  }
}
