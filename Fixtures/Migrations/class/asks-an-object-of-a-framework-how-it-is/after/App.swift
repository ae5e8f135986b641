import Foundation
import SwiftUI

@Observable
final class Transfer {
  var steps = 0
  private let operation = BlockOperation()
  private let task = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/"))
  private let other = BlockOperation()

  var isDone: Bool {
    // Update when `steps` changes; `operation.isFinished` is not observable.
    _ = steps
    return operation.isFinished
  }
  var isLoaded: Bool {
    // Update when `steps` changes; `task.state` is not observable.
    _ = steps
    return task.state == .completed
  }
  var queue: String? { operation.name }
  var hasMore: Bool { other.isReady }

  func step() {
    operation.start()
    task.resume()
    if other.isCancelled { return }
    steps += 1
  }
}

struct TransferView: View {
  @State private var transfer = Transfer()

  var body: some View {
    Text(transfer.isDone ? "done" : "open")
    Text(transfer.isLoaded ? "loaded" : "loading")
    Text(transfer.queue ?? "")
    Text(transfer.hasMore ? "more" : "")
    Button("Step") { transfer.step() }
  }
}
