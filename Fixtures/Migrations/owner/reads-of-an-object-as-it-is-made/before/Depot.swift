extension Depot {
  func count() {
    if boxes == 0 {
      Task { @MainActor in boxes = 1 }
    }
  }
}
