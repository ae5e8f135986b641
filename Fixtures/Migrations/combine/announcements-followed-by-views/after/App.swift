import SwiftUI
import UIKit

final class Engine {
  var speed = 0
  func start() {}
}

@Observable
final class Car {
  var name = ""
  let engine = Engine()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func brake() {
    engine.speed = 0
    revision += 1
  }
}

struct SpeedView: View {
  var car: Car

  var body: some View {
    let _ = car.revision
    // The speed changes by itself.
    Text("\(car.engine.speed)")
    Text(car.name)
  }
}

struct NameView: View {
  var car: Car

  var body: some View {
    Button(car.name) { car.engine.start() }
      .onAppear { print(car.engine.speed) }
  }

  private func log() { print(car.engine.speed) }
}

struct ShadowedView: View {
  @Environment(Car.self) var car
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let _ = car.revision
    @Bindable var car = car
    TextField("Name", text: $car.name)
    label
  }

  private var label: some View { Text("\(car.engine.speed)") }
}

struct IdleView: View {
  @Environment(Car.self) private var car: Car?

  var body: some View {
    let _ = (car?.revision, car?.name)
    Text(Date(), style: .time)
  }
}

struct LocalView: View {
  var car: Car

  var body: some View {
    let _ = car.revision
    let car = car.engine
    return Text("\(car.speed)")
  }
}

struct Tint: ViewModifier {
  var car: Car

  func body(content: Content) -> some View {  
    let _ = car.revision
    content.opacity(car.engine.speed > 0 ? 1 : 0)
  }
}

struct Panel: UIViewRepresentable {
  var car: Car

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    _ = car.revision
    label.text = "\(car.engine.speed)"
  }
}

@Observable
final class Train {
  let engine = Engine()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func brake() {
    engine.speed = 0
    revision += 1
  }
}

func speed(of train: Train) -> Int { train.engine.speed }

struct TrainView: View {
  @State private var train = Train()

  var body: some View {
    let _ = train.revision
    Text("\(speed(of: train))")
  }
}

@MainActor
@Observable
final class Plane {
  private nonisolated let engine: Engine

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  init(engine: Engine) { self.engine = engine }

  nonisolated var speed: Int { engine.speed }

  func brake() {
    engine.speed = 0
    revision += 1
  }
}

struct PlaneView: View {
  var plane: Plane

  var body: some View {
    let _ = plane.revision
    Text("\(plane.speed)")
  }
}
