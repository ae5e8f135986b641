import SwiftUI
import UIKit

final class Session: ObservableObject {
  @Published var isOpen = false
}

final class Login: ObservableObject {
  @Published var name = ""
  @ObservedObject var session = Session()

  func done() { name = "level \(UIDevice.current.batteryLevel)" }
}

final class Colors: ObservableObject {
  @Published var tint = UIColor.label
  @ObservedObject var session = Session()

  func done() { tint = UIColor.systemRed }
}

struct LoginView: View {
  @StateObject private var login = Login()
  @StateObject private var colors = Colors()

  var body: some View {
    Button(login.name) { login.done(); colors.done() }
    Text("\(login.session.isOpen) \(colors.session.isOpen)")
  }
}
