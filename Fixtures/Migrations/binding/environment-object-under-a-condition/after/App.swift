import SwiftUI

@Observable
final class Form {
  var name = ""
}

final class Sensor {
  static var level = 0
}

final class Meter: ObservableObject {
  func update() {
    Sensor.level += 1
    objectWillChange.send()
  }
}

struct FormView: View {
  #if !os(macOS)
    @Environment(Form.self) var form
  #endif

  var body: some View {
    VStack {
      Text("Form")
      #if !os(macOS)
        TextField("Name", text: Bindable(form).name)
      #endif
    }
  }
}

#if !os(macOS)
  struct NameView: View {
    @Environment(Form.self) var form

    var body: some View {
      @Bindable var form = form
      TextField("Name", text: $form.name)
    }
  }
#endif

struct MeterView: View {
  #if !os(macOS)
    @ObservedObject var meter: Meter
  #endif

  var body: some View {
    Text("\(Sensor.level)")
  }
}
