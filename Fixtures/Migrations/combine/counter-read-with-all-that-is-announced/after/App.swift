import SwiftUI

protocol LoaderDelegate: AnyObject { func didStep() }
final class Loader {
  weak var delegate: LoaderDelegate?
  private(set) var received = 0
  func step() {
    received += 1
    delegate?.didStep()
  }
}
@Observable
final class Model: LoaderDelegate {
  let loader = Loader()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  init() { loader.delegate = self }
  func didStep() { revision += 1 }
}
struct Row: View {
  var model: Model
  var body: some View {
    let _ = model.revision
    Text("\(model.loader.received)")
    Button("Step") { model.loader.step() }
  }
}
class Connection {
  private(set) var state = 0
  func setState(_ s: Int) {
    state = s
    stateDidChange()
  }
  func stateDidChange() {}
}
@Observable
final class ConnectionModel: Connection {
  private(set) var attempts = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  override func stateDidChange() { revision += 1 }
  func connect() {
    attempts += 1
    setState(state + 1)
  }
}
struct ConnectionView: View {
  var c: ConnectionModel
  var body: some View {
    let _ = c.revision
    Text("\(c.state) \(c.attempts)")
    Button("Go") { c.connect() }
  }
}
struct OtherView: View {
  var c: ConnectionModel
  var body: some View {
    let _ = (c.revision, c.attempts)
    Text("\(c.state)")
    Button("Go") { c.connect() }
  }
}
