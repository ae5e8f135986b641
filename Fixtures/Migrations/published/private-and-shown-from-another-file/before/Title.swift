extension Player {
  var title: String { Library.shared.name + Library.shared.author }
  var artist: String { Library.shared.author }
}

extension Speaker {
  var volume: Int { Volume.level }
}
