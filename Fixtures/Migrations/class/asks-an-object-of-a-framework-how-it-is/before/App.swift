import Foundation
import SwiftUI

final class Transfer: ObservableObject {
  @Published var steps = 0
  private let operation = BlockOperation()
  private let task = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/"))
  private let other = BlockOperation()

  var isDone: Bool { operation.isFinished }
  var isLoaded: Bool { task.state == .completed }
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
  @StateObject private var transfer = Transfer()

  var body: some View {
    Text(transfer.isDone ? "done" : "open")
    Text(transfer.isLoaded ? "loaded" : "loading")
    Text(transfer.queue ?? "")
    Text(transfer.hasMore ? "more" : "")
    Button("Step") { transfer.step() }
  }
}
