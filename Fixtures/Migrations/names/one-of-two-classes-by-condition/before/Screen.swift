import SwiftUI

struct Screen: View {
  @ObservedObject var manager = Manager.shared

  var body: some View {
    Text("\(manager.status)")
  }
}
