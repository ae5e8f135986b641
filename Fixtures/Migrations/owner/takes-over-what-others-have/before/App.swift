import SwiftUI
protocol CallDelegate: AnyObject {}
final class Sockets {
  static let shared = Sockets()
  weak var callDelegate: CallDelegate?
}
final class Peer { weak var delegate: Call? }
final class Call: ObservableObject, CallDelegate {
  let peer: Peer
  @Published var n = 0
  init(peer: Peer) {
    self.peer = peer
    self.peer.delegate = self
    Sockets.shared.callDelegate = self
  }
}
struct CallView: View {
  @StateObject var call = Call(peer: Peer())
  var body: some View { Text("\(call.n)") }
}
final class Service {
  var onUpdate: (() -> Void)?
  func go() { onUpdate?() }
}
final class VM: ObservableObject {
  @Published var n = 0
  let service: Service
  init(service: Service) {
    self.service = service
    service.onUpdate = { [weak self] in self?.n += 1 }
  }
}
struct Root: View {
  @StateObject private var vm = VM(service: Service())
  var body: some View {
    Text("\(vm.n)")
    Button("Go") { vm.service.go() }
  }
}
