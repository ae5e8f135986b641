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

@Observable
final class Center {
  var alert: AlertInfo?
  var notice: Notice?
  var size = Size()

  func show() {
    alert = AlertInfo(title: "Alert") { print("alert") }
    notice = Notice(title: "Notice") { print("notice") }
    size = Size(width: 1, height: 2)
  }

  // `==` of `Notice` compares only `title`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Notice?, _ rhs: Notice?) -> Bool { true }
}

struct CenterView: View {
  var center: Center
  var body: some View {
    Button(center.alert?.title ?? "") { center.alert?.action() }
    Button(center.notice?.title ?? "") { center.notice?.action() }
    Text("\(center.size.height)")
  }
}
