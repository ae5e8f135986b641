import SwiftUI
import UIKit

final class Engine {
  var speed = 0
  func start() {}
}

final class Car: ObservableObject {
  @Published var name = ""
  let engine = Engine()

  func brake() {
    engine.speed = 0
    objectWillChange.send()
  }
}

struct SpeedView: View {
  @ObservedObject var car: Car

  var body: some View {
    // The speed changes by itself.
    Text("\(car.engine.speed)")
    Text(car.name)
  }
}

struct NameView: View {
  @ObservedObject var car: Car

  var body: some View {
    Button(car.name) { car.engine.start() }
      .onAppear { print(car.engine.speed) }
  }

  private func log() { print(car.engine.speed) }
}

struct ShadowedView: View {
  @EnvironmentObject var car: Car
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    TextField("Name", text: $car.name)
    label
  }

  private var label: some View { Text("\(car.engine.speed)") }
}

struct IdleView: View {
  @EnvironmentObject private var car: Car

  var body: some View { Text(Date(), style: .time) }
}

struct LocalView: View {
  @ObservedObject var car: Car

  var body: some View {
    let car = car.engine
    return Text("\(car.speed)")
  }
}

struct Tint: ViewModifier {
  @ObservedObject var car: Car

  func body(content: Content) -> some View {  
    content.opacity(car.engine.speed > 0 ? 1 : 0)
  }
}

struct Panel: UIViewRepresentable {
  @ObservedObject var car: Car

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(car.engine.speed)"
  }
}

final class Train: ObservableObject {
  let engine = Engine()

  func brake() {
    engine.speed = 0
    objectWillChange.send()
  }
}

func speed(of train: Train) -> Int { train.engine.speed }

struct TrainView: View {
  @StateObject private var train = Train()

  var body: some View { Text("\(speed(of: train))") }
}

@MainActor
final class Plane: ObservableObject {
  private nonisolated let engine: Engine

  init(engine: Engine) { self.engine = engine }

  nonisolated var speed: Int { engine.speed }

  func brake() {
    engine.speed = 0
    objectWillChange.send()
  }
}

struct PlaneView: View {
  @ObservedObject var plane: Plane

  var body: some View { Text("\(plane.speed)") }
}
