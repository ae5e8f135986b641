import SwiftUI

class Handler: NSObject {
  var count = 0
}

enum Step: String {
  case first, last
}

@Observable
final class Progress<Steps: RawRepresentable & Equatable>
where Steps.RawValue == String {
  var status: Steps

  init(_ start: Steps) { status = start }

  func next(_ step: Steps) { status = step }
}

@Observable
final class Holder<Value: Equatable> {
  var value: Value

  init(_ value: Value) { self.value = value }

  func put(_ value: Value) { self.value = value }

  // `Handler` is an object, and can change while it stays equal.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Value, _ rhs: Value) -> Bool { true }
}

struct StepView: View {
  var progress: Progress<Step>
  var holder: Holder<Handler>

  var body: some View {
    Text("\(progress.status.rawValue) \(holder.value.count)")
    Button("Next") { progress.next(.last) }
    Button("Same") {
      holder.value.count += 1
      holder.put(holder.value)
    }
  }
}
