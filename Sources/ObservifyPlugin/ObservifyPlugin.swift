import Foundation
import PackagePlugin

/// `swift package migrate-to-observation`: shows what Observify would change in the package.
///
/// Without arguments nothing is written. Arguments are those of the tool, and `--target <name>` stands
/// for the folder of a target. The tool is built when it is asked for: as a dependency of the plug-in it
/// would be built a second time with every build of the package. SwiftPM lets a plug-in write only where the person allows it:
/// `swift package --allow-writing-to-package-directory migrate-to-observation --write`.
@main
struct ObservifyPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names)
    let folders = targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }
    let build = try packageManager.build(
      .product("observify"), parameters: .init(configuration: .release))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error("observify could not be built: \(build.logText)")
      return
    }
    try Self.run(
      tool.url, folders + extractor.remainingArguments, in: context.package.directoryURL)
  }

  /// Runs the tool, which prints for itself, and fails when it does.
  static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1): Diagnostics.error("there is something to migrate")
    case (.exit, let status): Diagnostics.error("observify ended with status \(status)")
    case (_, let signal): Diagnostics.error("observify was stopped by signal \(signal)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ObservifyPlugin: XcodeCommandPlugin {
    /// Shows what would change in the chosen targets of an Xcode project, as issues.
    ///
    /// Xcode builds no product for a plug-in: the tool is the one that is installed.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = Set(extractor.extractOption(named: "target"))
      let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
      let files = targets.flatMap { $0.inputFiles.filter { $0.type == .source }.map(\.url.path) }
      let places = ["/opt/homebrew/bin/observify", "/usr/local/bin/observify"]
      guard let tool = places.first(where: FileManager.default.isExecutableFile) else {
        Diagnostics.error(
          "observify is not installed: neither \(places.joined(separator: " nor "))")
        return
      }
      try Self.run(
        URL(fileURLWithPath: tool),
        ["--format", "xcode"] + files.filter { $0.hasSuffix(".swift") }
          + extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
