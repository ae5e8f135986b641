import SwiftUI

final class Clip: ObservableObject {
  @Published var start = 0.0
  @Published var end = 1.0
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Memo: ObservableObject {
  @Published var text = ""
}

struct MemoView: View {
  @ObservedObject var memo: Memo
  let anything: Any

  init(memo: Memo) {
    _memo = ObservedObject(wrappedValue: memo)
    anything = _memo
  }

  var body: some View { Text(memo.text) }
}

struct KeptBar: View {
  @ObservedObject var clip: Clip
  let kept: ObservedObject<Clip>

  init(clip: Clip) {
    _clip = ObservedObject(wrappedValue: clip)
    kept = _clip
  }

  var body: some View { Text("\(clip.start) \(kept.wrappedValue.end)") }
}

struct TrimBar: View {
  @ObservedObject private var clip: Clip
  let title: String

  init(clip: ObservedObject<Clip>, title: String) {
    _clip = clip
    self.title = title
  }

  var body: some View {
    Text("\(title) \(clip.start)")
  }
}

struct ClipView: View {
  @ObservedObject var clip: Clip
  @ObservedObject var draft: Draft

  var body: some View {
    VStack {
      TrimBar(clip: _clip, title: "From")
      TrimBar(clip: self._clip, title: draft.text)
      Text("\(clip.end)")
    }
  }

  func dump() { debugPrint(_draft) }
}

struct Screen: View {
  let clip: Clip

  var body: some View {
    TrimBar(clip: .init(wrappedValue: clip), title: "All")
    TrimBar(clip: ObservedObject(wrappedValue: clip), title: "Rest")
    TrimBar(clip: ObservedObject<Clip>(wrappedValue: clip), title: "Rest")
    TrimBar(clip: ObservedObject<Clip>.init(wrappedValue: clip), title: "Rest")
  }
}
