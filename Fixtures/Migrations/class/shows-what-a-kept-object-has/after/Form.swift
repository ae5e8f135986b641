import Combine
import SwiftUI

struct Kind {
  let isRequired: Bool
}

final class Field: ObservableObject {
  let kind: Kind
  @Published var text = ""

  init(kind: Kind) { self.kind = kind }
}

final class Log {
  private let cancellable: AnyCancellable

  init(_ field: Field) {
    cancellable = field.objectWillChange.map { 1 }.sink { print($0) }
  }
}

@Observable
final class Form {
  var fields: [Field] = []
  var required: [Field] { fields.filter { $0.kind.isRequired } }
  var texts: [String] { fields.map { $0.text } }

  func add() { fields.append(Field(kind: Kind(isRequired: true))) }
}

final class Caption {
  private let field: Field
  var text: String { field.text }

  init(field: Field) { self.field = field }
}

struct FormView: View {
  var form: Form
  var caption: Caption

  var body: some View {
    Text("\(form.required.count) \(form.texts.count)")
    Text(caption.text)
    Button("Add") { form.add() }
  }
}
