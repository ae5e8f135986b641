import SwiftUI
protocol CallDelegate: AnyObject {}
final class Sockets {
  static let shared = Sockets()
  weak var callDelegate: CallDelegate?
}
final class Peer { weak var delegate: Call? }
@Observable
final class Call: CallDelegate {
  let peer: Peer
  var n = 0
  init(peer: Peer) {
    self.peer = peer
    self.peer.delegate = self
    Sockets.shared.callDelegate = self
  }
}
struct CallView: View {
  @State var call = Call(peer: Peer())
  var body: some View { Text("\(call.n)") }
}
final class Service {
  var onUpdate: (() -> Void)?
  func go() { onUpdate?() }
}
@Observable
final class VM {
  var n = 0
  let service: Service
  init(service: Service) {
    self.service = service
    service.onUpdate = { [weak self] in self?.n += 1 }
  }
}
struct Root: View {
  @State private var vm = VM(service: Service())
  var body: some View {
    Text("\(vm.n)")
    Button("Go") { vm.service.go() }
  }
}
