import SwiftUI

final class Entry {
  static let empty = Entry()
}

@Observable
final class Machine {
  var name = ""

  init(from entry: Entry) {}

  init?(from values: [String: Any]) {
    guard let name = values["name"] as? String else { return nil }
    self.name = name
  }
}

struct MachineView: View {
  var machine: Machine

  var body: some View { Text(machine.name) }
}

struct MachineView_Previews: PreviewProvider {
  @State static var machine = Machine(from: .empty)

  static var previews: some View { MachineView(machine: machine) }
}
