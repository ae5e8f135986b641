import AppIntents

struct RenameIntent: AppIntent {
  static let title: LocalizedStringResource = "Rename"

  @Dependency
  var settings: Settings

  func perform() async throws -> some IntentResult {
    settings.isOn = true
    return .result()
  }
}
