import SwiftUI

protocol Widget {
  associatedtype Model: ObservableObject
  var model: Model { get }
}

final class Clock: ObservableObject { @Published var time = 0 }
final class Free: ObservableObject { @Published var title = "" }

let clocks = [Clock()]

struct ClockWidget: Widget {
  let model = [clocks].joined().last!
}

struct FreeView: View {
  @StateObject private var free = Free()
  var body: some View { Text(free.title) }
}
