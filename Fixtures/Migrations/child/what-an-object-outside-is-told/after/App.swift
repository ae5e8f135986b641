import PartnerKit
import SwiftUI
import UIKit

@Observable
final class Session {
  var isBusy = false
  var error: String?
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

  // `String(contentsOfFile:encoding:)` is not observable, and views read it again when `error` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }
}

struct Profile: View {
  var session: Session
  var body: some View {
    // Update when `isBusy` changes; `PartnerAuth.currentUser` is not observable.
    let _ = session.isBusy
    Text(PartnerAuth.auth().currentUser ?? "nobody")
    Button("Leave") { session.leave() }
  }
}

struct Icon: View {
  var session: Session
  var body: some View {
    // Update when `isBusy` changes; `UIApplication.alternateIconName` is not observable.
    let _ = session.isBusy
    Text(UIApplication.shared.alternateIconName ?? "plain")
    Button("Dark") { session.useDarkIcon() }
  }
}

struct Notes: View {
  var session: Session
  var body: some View {
    // Update when `isBusy` changes; `FileManager.contentsOfDirectory(atPath:)` is not observable.
    let _ = session.isBusy
    Text("\((try? FileManager.default.contentsOfDirectory(atPath: "/tmp/notes"))?.count ?? 0)")
    Button("Remove") { session.remove("a") }
  }
}

struct Title: View {
  var session: Session
  var body: some View {
    // Update when `error` changes; `String(contentsOfFile:encoding:)` is not observable.
    let _ = session.error
    Text((try? String(contentsOfFile: "/tmp/title", encoding: .utf8)) ?? "none")
    Button("Save") { session.save("one") }
  }
}

struct Draft: View {
  var session: Session
  var body: some View {
    // Update when `isBusy` changes; `String(contentsOfFile:encoding:)` is not observable.
    let _ = session.isBusy
    Text((try? String(contentsOfFile: "/tmp/draft", encoding: .utf8)) ?? "none")
    Button("Write") { session.write("draft") }
  }
}

@Observable
final class Diary {
  var isBusy = false

  func note() {
    isBusy = true
    PartnerAuth.auth().note("opened")
    try? FileManager.default.removeItem(atPath: "/tmp/other")
    isBusy = false
  }
}

struct Region: View {
  var diary: Diary
  var body: some View {
    Text(PartnerAuth.auth().region)
    Text("\((try? FileManager.default.contentsOfDirectory(atPath: "/tmp/notes"))?.count ?? 0)")
    Button("Note") { diary.note() }
  }
}

struct Busy: View {
  var session: Session
  var diary: Diary
  var body: some View { if session.isBusy || diary.isBusy { ProgressView() } }
}
