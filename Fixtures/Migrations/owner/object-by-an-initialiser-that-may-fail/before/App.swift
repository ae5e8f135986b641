import SwiftUI

final class Entry {
  static let empty = Entry()
}

final class Machine: ObservableObject {
  @Published var name = ""

  init(from entry: Entry) {}

  init?(from values: [String: Any]) {
    guard let name = values["name"] as? String else { return nil }
    self.name = name
  }
}

struct MachineView: View {
  @ObservedObject var machine: Machine

  var body: some View { Text(machine.name) }
}

struct MachineView_Previews: PreviewProvider {
  @StateObject static var machine = Machine(from: .empty)

  static var previews: some View { MachineView(machine: machine) }
}
