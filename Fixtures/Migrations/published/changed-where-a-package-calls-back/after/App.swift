import PartnerKit
import SwiftUI

@Observable
final class Transfer {
  var files: [URL] = []

  func send(_ urls: [URL]) { files += urls }
}

struct DeviceRow: View {
  let transfer: Transfer
  @State private var isPicking = false

  var body: some View {
    Text("\(transfer.files.count)")
      .partnerPicker(isPresented: $isPicking) { urls in
        if urls.isEmpty {
          print("nothing was picked")
        } else {
          transfer.send(urls)
        }
      }
  }
}

struct TransferView: View {
  var transfer: Transfer

  var body: some View {
    Text(transfer.files.first?.path ?? "")
  }
}

final class Log: ObservableObject {
  @Published var lines: [String] = []

  func note(_ line: String) -> Int {
    lines.append(line)
    return lines.count
  }
}

struct LogRow: View {
  let log: Log

  var body: some View {
    Text("\(log.note("shown"))")
  }
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View {
    Text("\(log.lines.count)")
  }
}

final class Cache: ObservableObject {
  @Published var names: [String] = []
  @Published var isReady = true

  func name() -> String {
    names.append("shown")
    return "\(names.count)"
  }
}

/// An empty branch gives a view, too.
struct CacheRow: View {
  let cache: Cache

  var body: some View {
    PartnerCard {
      if cache.isReady { Text(cache.name()) } else {}
    }
  }
}

struct CacheView: View {
  @ObservedObject var cache: Cache

  var body: some View { Text("\(cache.names.count)") }
}
