import PartnerKit
import SwiftUI
import UIKit

final class Session: ObservableObject {
  @Published var isBusy = false
  @Published var error: String?
  private let folder = URL(fileURLWithPath: "/tmp/notes")

  func leave() {
    isBusy = true
    try? PartnerAuth.auth().signOut()
    isBusy = false
  }

  func useDarkIcon() {
    isBusy = true
    UIApplication.shared.setAlternateIconName("dark")
    isBusy = false
  }

  func remove(_ name: String) {
    isBusy = true
    try? FileManager.default.removeItem(atPath: "/tmp/notes/" + name)
    isBusy = false
  }

  func write(_ name: String) {
    isBusy = true
    try? "new".write(toFile: "/tmp/" + name, atomically: true, encoding: .utf8)
    isBusy = false
  }

  func save(_ text: String) {
    try? text.write(toFile: "/tmp/title", atomically: true, encoding: .utf8)
    error = nil
  }
}

struct Profile: View {
  @ObservedObject var session: Session
  var body: some View {
    Text(PartnerAuth.auth().currentUser ?? "nobody")
    Button("Leave") { session.leave() }
  }
}

struct Icon: View {
  @ObservedObject var session: Session
  var body: some View {
    Text(UIApplication.shared.alternateIconName ?? "plain")
    Button("Dark") { session.useDarkIcon() }
  }
}

struct Notes: View {
  @ObservedObject var session: Session
  var body: some View {
    Text("\((try? FileManager.default.contentsOfDirectory(atPath: "/tmp/notes"))?.count ?? 0)")
    Button("Remove") { session.remove("a") }
  }
}

struct Title: View {
  @ObservedObject var session: Session
  var body: some View {
    Text((try? String(contentsOfFile: "/tmp/title", encoding: .utf8)) ?? "none")
    Button("Save") { session.save("one") }
  }
}

struct Draft: View {
  @ObservedObject var session: Session
  var body: some View {
    Text((try? String(contentsOfFile: "/tmp/draft", encoding: .utf8)) ?? "none")
    Button("Write") { session.write("draft") }
  }
}

final class Diary: ObservableObject {
  @Published var isBusy = false

  func note() {
    isBusy = true
    PartnerAuth.auth().note("opened")
    try? FileManager.default.removeItem(atPath: "/tmp/other")
    isBusy = false
  }
}

struct Region: View {
  @ObservedObject var diary: Diary
  var body: some View {
    Text(PartnerAuth.auth().region)
    Text("\((try? FileManager.default.contentsOfDirectory(atPath: "/tmp/notes"))?.count ?? 0)")
    Button("Note") { diary.note() }
  }
}

struct Busy: View {
  @ObservedObject var session: Session
  @ObservedObject var diary: Diary
  var body: some View { if session.isBusy || diary.isBusy { ProgressView() } }
}
