import Foundation

func trace() {
  let settings = Settings()
  func isSeen(_ content: () -> Void, _ change: () -> Void) -> Bool {
    isUpdated(by: settings, reading: content, change)
  }
  print(isSeen({ _ = settings.user }) { settings.user = "u" }, settings.user)
  print(isSeen({ _ = settings.user }) { settings.user += "v" }, settings.user)
  print(isSeen({ _ = settings.runs }) { settings.run() }, settings.runs)
  print(isSeen({ _ = settings.title }) { settings.title = "u" }, settings.title)
  let page = Page()
  print(isUpdated(by: page, reading: { _ = page.number }) { page.turn() }, page.number)
}
