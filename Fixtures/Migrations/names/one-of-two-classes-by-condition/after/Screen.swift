import SwiftUI

struct Screen: View {
  var manager = Manager.shared

  var body: some View {
    Text("\(manager.status)")
  }
}
