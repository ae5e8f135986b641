import SwiftUI

struct AlertInfo {
  let title: String
  let action: () -> Void
}

struct Notice {
  let title: String
  let action: () -> Void
}

extension Notice: Equatable {
  static func == (lhs: Notice, rhs: Notice) -> Bool { lhs.title == rhs.title }
}

struct Size: Equatable {
  var width = 0
  var height = 0
}

final class Center: ObservableObject {
  @Published var alert: AlertInfo?
  @Published var notice: Notice?
  @Published var size = Size()

  func show() {
    alert = AlertInfo(title: "Alert") { print("alert") }
    notice = Notice(title: "Notice") { print("notice") }
    size = Size(width: 1, height: 2)
  }
}

struct CenterView: View {
  @ObservedObject var center: Center
  var body: some View {
    Button(center.alert?.title ?? "") { center.alert?.action() }
    Button(center.notice?.title ?? "") { center.notice?.action() }
    Text("\(center.size.height)")
  }
}
