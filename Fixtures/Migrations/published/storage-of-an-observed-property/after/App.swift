import SwiftUI

@Observable
final class Form {
  var name: String { didSet { print("name") } }
  var note: String? { didSet { print("note") } }
  var count = 0

  init(name: String, note: String?) {
    _name = name
    self._note = note
    count = 1
  }
}
