import SwiftUI

class Handler: NSObject {
  var count = 0
}

enum Step: String {
  case first, last
}

final class Progress<Steps: RawRepresentable & Equatable>: ObservableObject
where Steps.RawValue == String {
  @Published var status: Steps

  init(_ start: Steps) { status = start }

  func next(_ step: Steps) { status = step }
}

final class Holder<Value: Equatable>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }

  func put(_ value: Value) { self.value = value }
}

struct StepView: View {
  @ObservedObject var progress: Progress<Step>
  @ObservedObject var holder: Holder<Handler>

  var body: some View {
    Text("\(progress.status.rawValue) \(holder.value.count)")
    Button("Next") { progress.next(.last) }
    Button("Same") {
      holder.value.count += 1
      holder.put(holder.value)
    }
  }
}
