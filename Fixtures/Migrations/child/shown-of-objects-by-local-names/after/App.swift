import SwiftUI

/// Asks an object of a framework by a local name, and so tells it.
@Observable
final class Upload {
  private var task: Task<Int, Never>?
  @ObservationIgnored private var other: Task<Int, Never>?
  private(set) var attempts = 0

  var state: String {
    _ = attempts  // Update when `attempts` changes; `task.isCancelled` is not observable.
    guard let task else { return "idle" }
    return task.isCancelled ? "cancelled" : "running"
  }

  func start() {
    task = Task { 1 }
    attempts += 1
  }

  func cancel() {
    guard let running = task else { return }
    running.cancel()
    attempts += 1
  }

  func cancelOther() {
    guard let running = other else { return }
    running.cancel()
  }
}

struct UploadLabel: View {
  var upload: Upload

  var body: some View {
    Text(upload.state)
  }
}

/// A file whose place an object has, whichever way leads to that.
@Observable
final class Draft {
  let path = "draft"
  var name = ""
  private(set) var saves = 0

  func save() {
    FileManager.default.createFile(atPath: path, contents: nil)
    saves += 1
  }
}

struct DraftMark: View {
  var draft: Draft

  var body: some View {
    // Update when `saves` changes; `FileManager.fileExists(atPath:)` is not observable.
    let _ = draft.saves
    Text(FileManager.default.fileExists(atPath: draft.path) ? draft.name : "not saved")
  }
}

/// A setter that changes nothing of the value, but what is elsewhere.
enum Keys {
  nonisolated(unsafe) static var items: [String: String] = [:]
}

struct TokenStore {
  var token: String? {
    get { Keys.items["token"] }
    nonmutating set { Keys.items["token"] = newValue }
  }
}

@Observable
final class Account {
  private(set) var signOuts = 0
  var name = ""
  let tokens = TokenStore()

  func signOut() {
    tokens.token = nil
    signOuts += 1
  }
}

struct AccountLabel: View {
  var account: Account

  var body: some View {
    let _ = account.signOuts  // Update when `signOuts` changes; `Keys.items` is not observable.
    Text(account.tokens.token != nil ? account.name : "out")
  }
}

struct Screen: View {
  @State private var upload = Upload()
  @State private var draft = Draft()
  @State private var account = Account()

  var body: some View {
    UploadLabel(upload: upload)
    DraftMark(draft: draft)
    AccountLabel(account: account)
    Button("start") { upload.start() }
    Button("cancel") { upload.cancel() }
    Button("cancel the other") { upload.cancelOther() }
    Button("save") { draft.save() }
    Button("sign out") { account.signOut() }
  }
}
