import SwiftUI

@Observable
final class Reader {
  var chapter = 0

  func finish(_ id: String) {
    UserDefaults.standard.set(1.0, forKey: "progress_\(id)")
    chapter += 1
  }
}

struct Chapter: View {
  var reader: Reader
  let name: String
  var body: some View {
    let _ = reader.chapter  // Update when `chapter` changes; `UserDefaults` is not observable.
    Text("\(UserDefaults.standard.double(forKey: "progress_\(name)"))")
  }
}

struct FirstChapter: View {
  var reader: Reader
  var body: some View {
    let _ = reader.chapter  // Update when `chapter` changes; `UserDefaults` is not observable.
    Text("\(UserDefaults.standard.double(forKey: "progress_first"))")
  }
}

struct Volume: View {
  var reader: Reader
  let name: String
  var body: some View {
    Text("\(UserDefaults.standard.double(forKey: "volume_\(name)"))")
    Text("\(UserDefaults.standard.double(forKey: "progress"))")
    Text("\(UserDefaults.standard.double(forKey: "\(name)_volume"))")
  }
}

struct Library: View {
  @State private var reader = Reader()
  var body: some View {
    Chapter(reader: reader, name: "first")
    FirstChapter(reader: reader)
    Volume(reader: reader, name: "first")
    Button("Finish") { reader.finish("first") }
  }
}
