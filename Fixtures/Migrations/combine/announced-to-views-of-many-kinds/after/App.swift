import SwiftUI

final class Engine {
  var speed = 0
}

@Observable
final class Car {
  var name = ""
  let engine = Engine()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func brake() {
    print("brake")
    revision += 1
  }
}

struct Caption: View {
  @FocusedValue(Car.self) var car: Car?

  var body: some View {
    let _ = car?.revision
    Text("\(car?.engine.speed ?? 0)")
  }
}

struct Setting: View {
  var car: Car

  var body: some View { TextField(LocalizedStringKey(car.name), value: speed, format: .number) }

  private var speed: Binding<Int> { Binding(get: { 0 }, set: { changed = $0 }) }

  private var changed: Int {
    get { 0 }
    nonmutating set { print(newValue, car.engine.speed) }
  }
}

@Observable
final class Wagon {
  var name = ""
  let engine = Engine()
  let next: Wagon?

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  init(next: Wagon?) { self.next = next }

  func brake() {
    engine.speed = 0
    revision += 1
  }
}

struct Label: View {
  var wagon: Wagon

  var body: some View {
    let _ = wagon.revision
    Text(wagon.name + "\(wagon.next!.engine.speed)")
  }
}

struct Name: View {
  var wagon: Wagon

  var body: some View {
    let _ = wagon.revision
    Text(wagon.name)
  }
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
