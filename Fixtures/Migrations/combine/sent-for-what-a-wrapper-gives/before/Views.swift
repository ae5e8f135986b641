import SwiftUI

struct SettingsPage: View {
  @StateObject private var settings = Settings()
  @StateObject private var volume = Volume()
  @StateObject private var car = Car()

  var body: some View {
    Stepper("\(settings.count)", value: $settings.count)
    TextField("Name", text: $settings.name)
    Button("Reset") { settings.reset() }
    Stepper("\(volume.level)", value: $volume.level)
    Button("Silence") { volume.reset() }
    Text("\(car.speed)")
    Button("Faster") { car.accelerate() }
  }
}
