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
final class Model: ObservableObject, LoaderDelegate {
  let loader = Loader()
  init() { loader.delegate = self }
  func didStep() { objectWillChange.send() }
}
struct Row: View {
  @ObservedObject var model: Model
  var body: some View {
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
final class ConnectionModel: Connection, ObservableObject {
  @Published private(set) var attempts = 0
  override func stateDidChange() { objectWillChange.send() }
  func connect() {
    attempts += 1
    setState(state + 1)
  }
}
struct ConnectionView: View {
  @ObservedObject var c: ConnectionModel
  var body: some View {
    Text("\(c.state) \(c.attempts)")
    Button("Go") { c.connect() }
  }
}
struct OtherView: View {
  @ObservedObject var c: ConnectionModel
  var body: some View {
    Text("\(c.state)")
    Button("Go") { c.connect() }
  }
}
