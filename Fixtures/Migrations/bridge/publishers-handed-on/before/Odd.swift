import Combine

final class Odd: ObservableObject {
  @Published var level = 1
}

final class Whole: ObservableObject {
  @Published var level = 1
}

func show(_ levels: Published<Int>.Publisher) -> AnyCancellable { levels.sink { print($0) } }

func showAll(_ odd: Odd, _ whole: Whole) -> [AnyCancellable] {
  let all = [odd.$level]
  let level = whole.$level
  return [show(all[0]), show(odd.$level), level.sink { print($0) }]
}
