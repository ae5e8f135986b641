import SwiftUI

struct BigButton<Leading: View>: View {
  let title: String
  let leading: Leading
  let action: () -> Void

  init(title: String, @ViewBuilder leading: () -> Leading, action: @escaping () -> Void) {
    self.title = title
    self.leading = leading()
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      leading
      Text(title)
    }
  }
}

extension BigButton where Leading == EmptyView {
  init(title: String, action: @escaping () -> Void) {
    self.init(title: title, leading: { EmptyView() }, action: action)
  }
}

@Observable
class Counter {
  static let shared = Counter()
  var count = 0
  func raise() { count += 1 }
}

struct RowView: View {
  var body: some View {
    BigButton(title: "\(Counter.shared.count)") { Counter.shared.raise() }
  }
}

struct CountView: View {
  var counter = Counter.shared
  var body: some View { Text("\(counter.count)") }
}
