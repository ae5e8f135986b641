extension BuildTarget {
  /// Takes what the settings of all configurations say: minimums, isolation, language mode and the
  /// module's name.
  ///
  /// Only minimums of `platforms` count if the target is built for any of these.
  mutating func apply(_ configurations: [BuildSettings], for platforms: Set<Platform> = []) {
    for settings in configurations { deployment += settings.deployment(for: platforms) }
    isMainActorByDefault =
      !configurations.isEmpty
      && configurations.allSatisfy { $0.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" }
    disablesOutwardInference = configurations.contains(where: \.disablesOutwardInference)
    languageMode = configurations.compactMap(\.languageMode).max() ?? languageMode
    let spelled = configurations.lazy.compactMap { settings in
      settings.value("PRODUCT_MODULE_NAME") ?? settings.value("PRODUCT_NAME")
    }.first { !$0.isEmpty }
    if let spelled { moduleName = Self.identifier(spelled) }
  }
}

extension BuildSettings {
  /// The minimums of the platforms that the target is built for.
  ///
  /// Without a minimum Xcode takes that of its SDK, which is high enough; but one may stand in a
  /// file that is not there.
  fileprivate func deployment(for wanted: Set<Platform>) -> [DeploymentStatement] {
    let own = platforms
    let counted = own.isDisjoint(with: wanted) ? own : own.intersection(wanted)
    var statements: [DeploymentStatement] = []
    for platform in counted.sorted() {
      for setting in values(platform.deploymentSetting) {
        let version = setting.value.flatMap { PlatformVersion($0) }
        statements.append(
          DeploymentStatement(
            meaning: version.map { .atLeast(platform, $0) } ?? .unreadable, place: setting.place))
      }
    }
    guard statements.isEmpty, !isComplete else { return statements }
    return [DeploymentStatement(meaning: .unreadable, place: place)]
  }

  /// The platforms that the settings name or, when they name none, give a minimum for.
  ///
  /// Mac Catalyst starts where iOS does and needs no word.
  var platforms: Set<Platform> {
    let named = values("SUPPORTED_PLATFORMS").compactMap(\.value)
      .flatMap { $0.split { $0 == " " || $0 == "\t" } }
      .compactMap { Platform(manifestName: $0) }
    if !named.isEmpty { return Set(named) }
    let roots = values("SDKROOT").compactMap(\.value)
      .compactMap { Platform(manifestName: $0.prefix { $0.isLetter }) }
    if !roots.isEmpty { return Set(roots) }
    return Set(
      Platform.allCases.filter { $0 != .macCatalyst && !values($0.deploymentSetting).isEmpty })
  }

  /// SE-0401 by itself, or as a part of what Xcode calls approachable concurrency.
  fileprivate var disablesOutwardInference: Bool {
    value("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION") == "YES"
      || value("SWIFT_APPROACHABLE_CONCURRENCY") == "YES"
      || value("OTHER_SWIFT_FLAGS")?.contains("DisableOutwardActorInference") == true
  }

  fileprivate var languageMode: Int? {
    value("SWIFT_VERSION").flatMap { PlatformVersion($0) }?.major
  }
}
