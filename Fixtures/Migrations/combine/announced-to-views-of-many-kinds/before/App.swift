import SwiftUI

final class Engine {
  var speed = 0
}

final class Car: ObservableObject {
  @Published var name = ""
  let engine = Engine()

  func brake() {
    print("brake")
    objectWillChange.send()
  }
}

struct Caption: View {
  @FocusedObject var car: Car?

  var body: some View { Text("\(car?.engine.speed ?? 0)") }
}

struct Setting: View {
  @ObservedObject var car: Car

  var body: some View { TextField(LocalizedStringKey(car.name), value: speed, format: .number) }

  private var speed: Binding<Int> { Binding(get: { 0 }, set: { changed = $0 }) }

  private var changed: Int {
    get { 0 }
    nonmutating set { print(newValue, car.engine.speed) }
  }
}

final class Wagon: ObservableObject {
  @Published var name = ""
  let engine = Engine()
  let next: Wagon?

  init(next: Wagon?) { self.next = next }

  func brake() {
    engine.speed = 0
    objectWillChange.send()
  }
}

struct Label: View {
  @ObservedObject var wagon: Wagon

  var body: some View { Text(wagon.name + "\(wagon.next!.engine.speed)") }
}

struct Name: View {
  @ObservedObject var wagon: Wagon

  var body: some View { Text(wagon.name) }
}

final class Meter: ObservableObject {
  @Published var name = ""
  let engine = Engine()

  func brake() {
    engine.speed = 0
    objectWillChange.send()
  }
}

struct Panel {
  @ObservedObject var meter: Meter

  var body: some View { Text("\(meter.engine.speed)") }
}

final class Gauge: ObservableObject {
  @Published var name = ""
  let engine = Engine()

  func brake() {
    engine.speed = 0
    objectWillChange.send()
  }
}

struct Speed: DynamicProperty {
  @ObservedObject var gauge: Gauge

  var value: Int { gauge.engine.speed }
}

struct SpeedView: View {
  let speed: Speed

  var body: some View { Text("\(speed.value)") }
}

protocol Travel: ObservableObject {
  var motor: Engine { get }
  func brake()
}

final class Trip: Travel {
  @Published var name = ""
  let motor = Engine()

  func brake() {
    motor.speed = 0
    objectWillChange.send()
  }
}

final class Walk: Travel {
  @Published var name = ""
  let motor = Engine()

  func brake() { name = "" }
}

struct TravelView<Model: Travel>: View {
  @ObservedObject var model: Model

  var body: some View { Text("\(model.motor.speed)") }
}
