extension BuildTarget {
  /// Takes what the settings of all configurations say: minimums, isolation, language mode and the
  /// module's name.
  mutating func apply(_ configurations: [BuildSettings]) {
    for settings in configurations { deployment += settings.deployment }
    isMainActorByDefault =
      !configurations.isEmpty
      && configurations.allSatisfy { $0.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" }
    languageMode = configurations.compactMap(\.languageMode).max() ?? languageMode
    let spelled = configurations.lazy.compactMap { settings in
      settings.value("PRODUCT_MODULE_NAME") ?? settings.value("PRODUCT_NAME")
    }.first { !$0.isEmpty }
    if let spelled { moduleName = Self.identifier(spelled) }
  }
}

extension BuildSettings {
  /// The minimums of the platforms that the target is built for.
  var deployment: [DeploymentStatement] {
    var platforms = supportedPlatforms
    if platforms.isEmpty {
      platforms = Set(Platform.allCases.filter { !values($0.deploymentSetting).isEmpty })
      platforms.remove(.macCatalyst)
    }
    if platforms.isEmpty, !isComplete {
      return [DeploymentStatement(requirement: nil, place: place)]
    }
    var statements: [DeploymentStatement] = []
    for platform in platforms.sorted() {
      let stated = values(platform.deploymentSetting)
      if stated.isEmpty, !isComplete {
        statements.append(DeploymentStatement(requirement: nil, place: place))
      }
      for setting in stated {
        let version = setting.value.flatMap { PlatformVersion($0) }
        statements.append(
          DeploymentStatement(
            requirement: version.map { .init(platform: platform, version: $0) },
            place: setting.place))
      }
    }
    return statements
  }

  /// The platforms that the settings name; Mac Catalyst starts where iOS does and needs no word.
  private var supportedPlatforms: Set<Platform> {
    let named = values("SUPPORTED_PLATFORMS").compactMap(\.value)
      .flatMap { $0.split { $0 == " " || $0 == "\t" } }
      .compactMap { Platform(manifestName: $0) }
    if !named.isEmpty { return Set(named) }
    let roots = values("SDKROOT").compactMap(\.value)
      .compactMap { Platform(manifestName: $0.prefix { $0.isLetter }) }
    return Set(roots)
  }

  fileprivate var languageMode: Int? {
    value("SWIFT_VERSION").flatMap { PlatformVersion($0) }?.major
  }
}
