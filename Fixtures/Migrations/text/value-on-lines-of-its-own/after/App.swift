import SwiftUI

struct Values {
  var volumes: [Double]
  var most: Double
}

@Observable
final class Picker {
  var values: Values
  var text: String
  var names: [String]

  init(most: Double) {
    self.values = Values(
      volumes: [
        1, 2,

        3,
      ],
      most: most  // as before
    )
    text = """
        One
          two
        """
    names = [
      "a",
      "b",
    ]
  }
}

struct PickerView: View {
  var picker: Picker

  var body: some View { Text("\(picker.values.most) \(picker.text) \(picker.names.count)") }
}
