import SwiftUI

final class Log {
  static let shared = Log()
  var lines = 0
}

final class Account: ObservableObject {
  @Published var name = "Ada"
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
  @ObservedObject var account: Account
  var body: some View {
    Marked()
    Button("Rename") { account.rename() }
  }
}

struct KeptPage: View {
  @ObservedObject var account: Account
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
  @ObservedObject var account: Account
  var body: some View {
    Painted()
    Button("Rename") { account.rename() }
  }
}

struct Title: View {
  @ObservedObject var account: Account
  var body: some View { Text(account.name) }
}
