import Foundation
import PackagePlugin

/// `swift package migrate-to-observation`: shows what Observify would change in the package.
///
/// Without arguments nothing is written. Arguments are those of the tool, and `--target <name>` stands
/// for the folder of a target. SwiftPM lets a plug-in write only where the person allows it:
/// `swift package --allow-writing-to-package-directory migrate-to-observation --write`.
@main
struct ObservifyPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names)
    let folders = targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }
    try Self.run(
      context.tool(named: "observify").url, folders + extractor.remainingArguments,
      in: context.package.directoryURL)
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
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = Set(extractor.extractOption(named: "target"))
      let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
      let files = targets.flatMap { $0.inputFiles.filter { $0.type == .source }.map(\.url.path) }
      try Self.run(
        context.tool(named: "observify").url,
        ["--format", "xcode"] + files.filter { $0.hasSuffix(".swift") }
          + extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
