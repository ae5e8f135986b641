import SwiftUI

/// Asks an object of a framework by a local name, and so tells it.
final class Upload: ObservableObject {
  private var task: Task<Int, Never>?
  private var other: Task<Int, Never>?
  @Published private(set) var attempts = 0

  var state: String {
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
  @ObservedObject var upload: Upload

  var body: some View {
    Text(upload.state)
  }
}

/// A file whose place an object has, whichever way leads to that.
final class Draft: ObservableObject {
  let path = "draft"
  @Published var name = ""
  @Published private(set) var saves = 0

  func save() {
    FileManager.default.createFile(atPath: path, contents: nil)
    saves += 1
  }
}

struct DraftMark: View {
  @ObservedObject var draft: Draft

  var body: some View {
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

final class Account: ObservableObject {
  @Published private(set) var signOuts = 0
  @Published var name = ""
  let tokens = TokenStore()

  func signOut() {
    tokens.token = nil
    signOuts += 1
  }
}

struct AccountLabel: View {
  @ObservedObject var account: Account

  var body: some View {
    Text(account.tokens.token != nil ? account.name : "out")
  }
}

struct Screen: View {
  @StateObject private var upload = Upload()
  @StateObject private var draft = Draft()
  @StateObject private var account = Account()

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
