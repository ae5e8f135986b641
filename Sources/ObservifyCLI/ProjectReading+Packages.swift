import ObservifyHost
import ObservifyKit
import ObservifyText

extension ProjectReading {
  /// Reads the packages of a project when it is known which of them it imports.
  static func packages(of project: ProjectFiles) -> PackageReading {
    let store = project.packageFolders
    let root = project.root
    let manifests = project.manifests
    return PackageReading { modules in
      let packages = await PackageDiscovery(store).packages(
        declaring: modules, of: root, manifests: manifests)
      var answer = PackageReading.Answer()
      for package in packages {
        answer.modules.formUnion(package.names.intersection(modules))
        for file in package.files {
          guard let source = try? await store.read(file),
            PackageReading.marks.contains(where: { source.contains($0) })
          else { continue }
          answer.sources.append(source)
        }
      }
      return answer
    }
  }
}
