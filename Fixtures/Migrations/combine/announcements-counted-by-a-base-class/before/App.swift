import SwiftUI

final class Progress {
  var done = 0.0
}

class Job: ObservableObject {
  @Published var name = ""
  fileprivate let progress = Progress()
  var done: Double { progress.done }
}

final class Download: Job {
  let server = Progress()

  func announce() { objectWillChange.send() }
}

final class Upload: Job {
  var doubled: Double { progress.done * 2 }
}

struct JobView: View {
  @ObservedObject var job: Job

  var body: some View { Text("\(job.done)") }
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View { Text("\(download.server.done)") }
}

struct UploadView: View {
  @ObservedObject var upload: Upload

  var body: some View { Text("\(upload.doubled)") }
}

class Sensor {
  var reading = 0.0
}

final class Thermometer: Sensor, ObservableObject {
  @Published var title = ""

  func announce() { objectWillChange.send() }
}

struct ThermometerView: View {
  @ObservedObject var thermometer: Thermometer

  var body: some View { Text("\(thermometer.title) \(thermometer.reading)") }
}
