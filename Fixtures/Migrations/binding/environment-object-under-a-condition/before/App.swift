import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
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
    @EnvironmentObject var form: Form
  #endif

  var body: some View {
    VStack {
      Text("Form")
      #if !os(macOS)
        TextField("Name", text: $form.name)
      #endif
    }
  }
}

#if !os(macOS)
  struct NameView: View {
    @EnvironmentObject var form: Form

    var body: some View {
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
