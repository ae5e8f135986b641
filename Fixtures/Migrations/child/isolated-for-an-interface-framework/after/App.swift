import SwiftUI
import UIKit

@Observable
final class Session {
  var isOpen = false
}

@preconcurrency @MainActor
@Observable
final class Login {
  var name = ""
  var session = Session()

  func done() { name = "level \(UIDevice.current.batteryLevel)" }
}

@Observable
final class Colors {
  var tint = UIColor.label
  var session = Session()

  func done() { tint = UIColor.systemRed }
}

struct LoginView: View {
  @State private var login = Login()
  @State private var colors = Colors()

  var body: some View {
    Button(login.name) { login.done(); colors.done() }
    Text("\(login.session.isOpen) \(colors.session.isOpen)")
  }
}
