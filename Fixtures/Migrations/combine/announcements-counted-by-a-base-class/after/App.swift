import SwiftUI

final class Progress {
  var done = 0.0
}

@Observable
class Job {
  var name = ""
  fileprivate let progress = Progress()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0

  var done: Double {
    _ = revision
    return progress.done
  }
}

final class Download: Job {
  let server = Progress()

  func announce() { revision += 1 }
}

final class Upload: Job {
  var doubled: Double { progress.done * 2 }
}

struct JobView: View {
  var job: Job

  var body: some View { Text("\(job.done)") }
}

struct DownloadView: View {
  var download: Download

  var body: some View {
    let _ = download.revision
    Text("\(download.server.done)")
  }
}

struct UploadView: View {
  var upload: Upload

  var body: some View { Text("\(upload.doubled)") }
}

class Sensor {
  var reading = 0.0
}

@Observable
final class Thermometer: Sensor {
  var title = ""

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func announce() { revision += 1 }
}

struct ThermometerView: View {
  var thermometer: Thermometer

  var body: some View {
    let _ = thermometer.revision
    Text("\(thermometer.title) \(thermometer.reading)")
  }
}
