import SwiftUI

final class Pictures: ObservableObject {
  static let shared = Pictures()
  @Published var loaded: [Int: String] = [:]
  func picture(_ id: Int) -> String {
    if let picture = loaded[id] { return picture }
    DispatchQueue.main.async { self.loaded[id] = self.load(id) }
    return "…"
  }
  private func load(_ id: Int) -> String? { id < 100 ? "picture" : nil }
}

final class Rates: ObservableObject {
  static let shared = Rates()
  @Published private(set) var known: [String: Int] = [:]
  func rate(_ currency: String) -> Int {
    Task { await refresh(currency) }
    return known[currency] ?? 0
  }
  @MainActor private func refresh(_ currency: String) async { known[currency] = 1 }
}

final class Items: ObservableObject {
  static let shared = Items()
  @Published var loaded: [Int] = []
  var count: Int {
    if loaded.isEmpty { DispatchQueue.main.async { self.loaded += self.load() } }
    return loaded.count
  }
  private func load() -> [Int] { [] }
}

protocol FaceProviding: AnyObject {
  func face(_ id: Int) -> String
}

final class Faces: ObservableObject, FaceProviding {
  @Published var loaded: [Int: String] = [:]
  func face(_ id: Int) -> String {
    if let face = loaded[id] { return face }
    load(id) { face in self.loaded[id] = face }
    return "…"
  }
  func load() { loaded = [:] }
  private func load(_ id: Int, completion: @escaping (String?) -> Void) {
    DispatchQueue.main.async { completion(nil) }
  }
}

struct FaceView: View {
  let faces: FaceProviding
  var body: some View { Text(faces.face(1)) }
}

struct FacesView: View {
  @StateObject private var faces = Faces()
  var body: some View { FaceView(faces: faces) }
}

final class Names: ObservableObject {
  static let shared = Names()
  @Published var loaded: [Int: String] = [:]
  func name(_ id: Int) -> String {
    if let name = loaded[id] { return name }
    DispatchQueue.main.async { self.loaded[id] = "name" }
    return "…"
  }
}

final class Places: ObservableObject {
  static let shared = Places()
  @Published var loaded: [Int: String] = [:]
  private var asked: Set<Int> = []
  func place(_ id: Int) -> String {
    if !asked.contains(id) {
      asked.insert(id)
      DispatchQueue.main.async { self.loaded[id] = nil }
    }
    return loaded[id] ?? "…"
  }
}

final class Polls: ObservableObject {
  static let shared = Polls()
  @Published var loaded: [Int: String] = [:]
  private var isAsked: Bool {
    get { loaded.count > 9 }
    set { print(newValue) }
  }
  func poll(_ id: Int) -> String {
    if !isAsked {
      isAsked = true
      DispatchQueue.main.async { self.loaded[id] = nil }
    }
    return loaded[id] ?? "…"
  }
}

final class Saved: ObservableObject {
  static let shared = Saved()
  @Published var count = 0
  func save() { count += 1 }
}

final class Drawn: ObservableObject {
  static let shared = Drawn()
  @Published var rows = 0
}

final class Form: ObservableObject {
  @Published var fields: [String] = []
}

struct FormView: View {
  @StateObject private var form: Form
  init(form: Form) {
    form.fields.append("name")
    _form = StateObject(wrappedValue: form)
  }
  var body: some View { Text("\(form.fields.count)") }
}

struct FormsView: View {
  var body: some View { FormView(form: Form()) }
}

struct ActionButton: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}

struct CellView: View {
  let id: Int
  var body: some View {
    Text(Pictures.shared.picture(id))
    Text("\(Rates.shared.rate("EUR"))")
    Text("\(Items.shared.count)")
    Text(Names.shared.name(id))
    Text(Places.shared.place(id))
    Text(Polls.shared.poll(id))
    ActionButton(title: "\(Saved.shared.count)") { Saved.shared.save() }
  }
}

struct RowView: View {
  init() { Drawn.shared.rows += 1 }
  var body: some View { Text("row") }
}

struct RowsView: View {
  var body: some View {
    ForEach(0..<9, id: \.self) { _ in RowView() }
  }
}

struct StatusView: View {
  @ObservedObject var pictures = Pictures.shared
  @ObservedObject var rates = Rates.shared
  @ObservedObject var items = Items.shared
  @ObservedObject var names = Names.shared
  @ObservedObject var places = Places.shared
  @ObservedObject var polls = Polls.shared
  @ObservedObject var saved = Saved.shared
  @ObservedObject var drawn = Drawn.shared
  var body: some View {
    Text("\(pictures.loaded.count) \(rates.known.count) \(names.loaded.count)")
    Text("\(items.loaded.count) \(places.loaded.count) \(saved.count) \(drawn.rows > 0) \(polls.loaded.count)")
    CellView(id: 1)
  }
}

final class Scratch: ObservableObject {
  static let shared = Scratch()
  @Published var lines: [Int] = []
  func fill() { lines.append(1) }
}

struct ScratchView: View {
  private let own = Scratch()
  private let given: Scratch
  init() { given = Scratch() }
  var body: some View {
    let scratch = Scratch()
    let _ = scratch.fill()
    let _ = Scratch().fill()
    let _ = own.fill()
    let _ = given.fill()
    let _ = fill(Scratch())
    Text("\(Scratch.shared.lines.count)")
  }
  private func fill(_ scratch: Scratch) { scratch.fill() }
}

final class Later: ObservableObject {
  static let shared = Later()
  @Published var lines: [Int] = []
  func fill() { lines.append(1) }
}

struct LaterView: View {
  private let own = Later()
  var body: some View {
    let _ = DispatchQueue.main.async { own.fill() }
    Text("\(Later.shared.lines.count)")
  }
}

final class Held: ObservableObject {
  static let shared = Held()
  @Published var lines: [Int] = []
  func fill() { lines.append(1) }
}

struct HeldView: View {
  @State private var held = Held()
  var body: some View {
    let _ = held.fill()
    Text("\(Held.shared.lines.count)")
  }
}

final class Box {
  let kept = Kept()
  let own = OwnKept()
  func fill() { own.fill() }
}

final class OwnKept: ObservableObject {
  static let shared = OwnKept()
  @Published var lines: [Int] = []
  func fill() { lines.append(1) }
}

final class Kept: ObservableObject {
  static let shared = Kept()
  @Published var lines: [Int] = []
  func fill() { lines.append(1) }
}

struct BoxView: View {
  let box: Box
  var body: some View {
    let _ = box.kept.fill()
    let _ = box.fill()
    Text("\(Kept.shared.lines.count) \(OwnKept.shared.lines.count)")
  }
}

final class Noted: ObservableObject {
  static let shared = Noted()
  @Published var count = 0
  func note() { count += 1 }
}

extension View {
  func noted() -> some View {
    VStack {
      self
      ActionButton(title: "\(Noted.shared.count)") { Noted.shared.note() }
    }
  }
}

final class Marked: ObservableObject {
  static let shared = Marked()
  @Published var count = 0
  func mark() { count += 1 }
}

final class Built: ObservableObject {
  static let shared = Built()
  @Published var count = 0
  func build() { count += 1 }
}

struct Builder {
  static func button() -> some View {
    ActionButton(title: "\(Built.shared.count)") { Built.shared.build() }
  }
}

struct BuiltView: View {
  var body: some View { Builder.button() }
}

struct MarkedView: View {
  func button() -> ActionButton {
    ActionButton(title: "\(Marked.shared.count)") { Marked.shared.mark() }
  }
  var body: some View { button().noted() }
}

struct OtherStatusView: View {
  @ObservedObject var scratch = Scratch.shared
  @ObservedObject var later = Later.shared
  @ObservedObject var held = Held.shared
  @ObservedObject var kept = Kept.shared
  @ObservedObject var noted = Noted.shared
  @ObservedObject var marked = Marked.shared
  @ObservedObject var built = Built.shared
  @ObservedObject var own = OwnKept.shared
  var body: some View {
    Text("\(scratch.lines.count) \(later.lines.count) \(held.lines.count) \(kept.lines.count)")
    Text("\(noted.count) \(marked.count) \(built.count) \(own.lines.count)")
    ScratchView()
    LaterView()
    HeldView()
    BoxView(box: Box())
    MarkedView()
  }
}
