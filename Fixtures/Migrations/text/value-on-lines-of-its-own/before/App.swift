import SwiftUI

struct Values {
  var volumes: [Double]
  var most: Double
}

final class Picker: ObservableObject {
  @Published var values: Values
  @Published var text: String
  @Published var names: [String]

  init(most: Double) {
    self._values = Published(
      initialValue: Values(
        volumes: [
          1, 2,

          3,
        ],
        most: most  // as before
      )
    )
    _text = Published(
      initialValue: """
        One
          two
        """
    )
    _names = Published(initialValue: [
      "a",
      "b",
    ])
  }
}

struct PickerView: View {
  @ObservedObject var picker: Picker

  var body: some View { Text("\(picker.values.most) \(picker.text) \(picker.names.count)") }
}
