import SwiftUI

final class Log {
  static let shared = Log()
  var lines = 0
}

@Observable
final class Account {
  var name = "Ada"
  func rename() {
    Log.shared.lines += 1
    name += "."
  }
}

final class Painter {}

struct Marked: View {
  let id = UUID()
  var body: some View { Text("marked \(Log.shared.lines)") }
}

struct Kept: View {
  @State private var id = UUID()
  var body: some View { Text("kept \(Log.shared.lines)") }
}

struct MarkedPage: View {
  var account: Account
  var body: some View {
    let _ = account.name  // Update when `name` changes; `Log.lines` is not observable.
    Marked()
    Button("Rename") { account.rename() }
  }
}

struct KeptPage: View {
  var account: Account
  var body: some View {
    Kept()
    Button("Rename") { account.rename() }
  }
}

struct Painted: View {
  private let painter = Painter()
  var body: some View { Text("painted \(Log.shared.lines)") }
}

struct PaintedPage: View {
  var account: Account
  var body: some View {
    let _ = account.name  // Update when `name` changes; `Log.lines` is not observable.
    Painted()
    Button("Rename") { account.rename() }
  }
}

struct Title: View {
  var account: Account
  var body: some View { Text(account.name) }
}
