import SwiftUI

final class FormModel: ObservableObject { @Published var count = 0 }
struct FormView: View {
  @StateObject private var form = FormModel()
  var body: some View { Button("n \(form.count)") { form.count += 1 } }
}
final class RowModel: ObservableObject { @Published var count = 0 }
struct RowView: View {
  @StateObject private var row = RowModel()
  var body: some View { Button("n \(row.count)") { row.count += 1 } }
}
final class SheetModel: ObservableObject { @Published var count = 0 }
struct SheetView: View {
  @StateObject private var sheet = SheetModel()
  var body: some View { Button("n \(sheet.count)") { sheet.count += 1 } }
}
final class PaneModel: ObservableObject { @Published var count = 0 }
struct PaneView: View {
  @StateObject private var pane = PaneModel()
  var body: some View { Button("n \(pane.count)") { pane.count += 1 } }
}
final class OnceModel: ObservableObject { @Published var count = 0 }
struct OnceView: View {
  @StateObject private var once = OnceModel()
  var body: some View { Button("n \(once.count)") { once.count += 1 } }
}

struct Twice<C: View>: View {
  let content: C
  init(@ViewBuilder _ content: () -> C) { self.content = content() }
  var body: some View {
    HStack { content }
    VStack { content }
  }
}

struct Root: View {
  @State private var isShown = false
  private let sheet = SheetView()
  private let once = OnceView()

  var body: some View {
    Twice { FormView() }
    rows
    panes
    once
    either
    HostView()
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { sheet }
  }

  private var rows: some View {
    let row = RowView()
    return ForEach(0..<2, id: \.self) { _ in row }
  }

  @ViewBuilder private var either: some View {
    let either = EitherView()
    if isShown { HStack { either } } else { VStack { either } }
  }

  private var panes: some View {
    let pane = PaneView()
    return HStack {
      pane
      pane
    }
  }
}

final class EitherModel: ObservableObject { @Published var count = 0 }
struct EitherView: View {
  @StateObject private var either = EitherModel()
  var body: some View { Button("n \(either.count)") { either.count += 1 } }
}

final class HostedModel: ObservableObject { @Published var count = 0 }
struct HostedView: View {
  @StateObject private var hosted = HostedModel()
  var body: some View { Button("n \(hosted.count)") { hosted.count += 1 } }
}
struct HostView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let host = UIHostingController(rootView: HostedView())
    host.view.isHidden = false
    host.title = "hosted"
    return host
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class QuizModel: ObservableObject { @Published var answers = 0 }
struct QuizView: View {
  @StateObject private var quiz = QuizModel()
  var body: some View { Button("n \(quiz.answers)") { quiz.answers += 1 } }
}

final class PageModel: ObservableObject { @Published var count = 0 }
struct PageView: View {
  @StateObject private var page = PageModel()
  var body: some View { Button("n \(page.count)") { page.count += 1 } }
}

struct MenuEntry {
  let title: String
  let view: AnyView
  static let all = [MenuEntry(title: "quiz", view: AnyView(QuizView()))]
  static let pages = [MenuEntry(title: "page", view: AnyView(PageView()))]
}

struct MenuView: View {
  @State private var open: String?
  var body: some View {
    ForEach(MenuEntry.all, id: \.title) { entry in
      Button(entry.title) { open = entry.title }
      if open == entry.title { entry.view }
    }
    ForEach(MenuEntry.pages, id: \.title) { entry in entry.view }
  }
}

final class DeviceModel: ObservableObject { @Published var count = 0 }
struct DeviceView: View {
  @StateObject var device: DeviceModel
  var onLeave: (() -> Void)?
  var body: some View { Button("n \(device.count)") { device.count += 1 } }
}
final class GuestModel: ObservableObject { @Published var count = 0 }
struct GuestView: View {
  @StateObject var guest: GuestModel
  var onLeave: (() -> Void)?
  var body: some View { Button("n \(guest.count)") { guest.count += 1 } }
}
func makeGuest() -> GuestModel { GuestModel() }

func deviceHost() -> UIViewController {
  let model = DeviceModel()
  var view = DeviceView(device: model)
  view.onLeave = { print("left") }
  return UIHostingController(rootView: view)
}
func guestHost() -> UIViewController {
  var view = GuestView(guest: makeGuest())
  view.onLeave = { print("left") }
  return UIHostingController(rootView: view)
}
