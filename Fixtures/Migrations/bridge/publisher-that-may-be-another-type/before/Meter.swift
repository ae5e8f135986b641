import Combine

final class Meter: ObservableObject {
  @Published var value = 1
}

func watch(_ meters: [Meter]) -> [Published<Int>.Publisher] { meters.map { $0.$value } }
