import ObservifyIndex
import ObservifyManifests
import ObservifySyntax

/// Deployment targets that are too low for the new forms.
extension Project {
  /// Keeps every model that is declared, held or injected in a file of such a target.
  func keepByDeploymentTargets(into effects: inout Effects) {
    guard !settings.ignoresDeploymentTarget else { return }
    var reasons: [FileID: String?] = [:]
    let platforms = ImportedPlatforms(index)
    func reason(_ file: FileID) -> String? {
      if let known = reasons[file] { return known }
      let found = index.modules.deployment(of: index[file].path, built: platforms.include).objection
      reasons[file] = .some(found)
      return found
    }
    // One place is enough for a person: that of the class, else the first use.
    var named: Set<TypeID> = []
    for place in modelPlaces {
      guard let reason = reason(place.file) else { continue }
      effects.keep(
        place.models.filter { named.insert($0).inserted }, .deploymentTarget, at: place.node,
        in: place.file, reason, origin: .request)
    }
  }
}

/// The platforms that the imports of modules leave: one that imports UIKit is built for no Mac, whatever
/// minimum its manifest states for it, but as a Catalyst app.
private struct ImportedPlatforms {
  private var importers: [String: Set<ModuleID>] = [:]

  /// - Complexity: O(*n*) in the imports of the project.
  init(_ index: ProjectIndex) {
    for file in index.files {
      // Under a condition it says nothing of the others.
      for node in file.tree.nodes(of: .importDecl) where node.parent?.kind == .sourceFile {
        guard let name = node.importedModule else { continue }
        importers[name, default: []].formUnion(file.targets)
      }
    }
  }

  func include(_ module: ModuleID, _ platform: Platform) -> Bool {
    let others = platform == .macOS ? ["UIKit"] : ["AppKit", "Cocoa"]
    return !others.contains { importers[$0]?.contains(module) == true }
  }
}

extension DeploymentVerdict {
  /// Why a file cannot have the new forms; nil when it can, or when no manifest says anything.
  fileprivate var objection: String? {
    switch self {
    case .allows, .unclaimed: nil
    case .tooLow(let platform, let version, let path, let line):
      "its target starts at \(platform.rawValue) \(version), at \(path):\(line)"
    case .unspecified(let path, let line):
      "its target states no minimum version, at \(path):\(line)"
    }
  }
}
