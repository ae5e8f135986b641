import ObservifyHost
import ObservifyText
import Testing

@Suite("Project files")
struct ProjectFilesTests {
  @Test(
    "The project of a path is the nearest folder upward that holds a manifest",
    arguments: [
      ("App/Sources/Deep", "App"), ("App", "App"), ("Tool/Sources", "Tool"), ("Gen/Code", "Gen"),
      ("Loose/Sources", ""), ("", ""),
    ])
  func project(_ folder: String, _ project: String) async {
    let store = MemoryStore(texts: [
      "App/App.xcodeproj/project.pbxproj": "", "App/Sources/Deep/A.swift": "",
      "Tool/Package.swift": "", "Tool/Sources/A.swift": "", "Gen/project.yml": "",
      "Gen/Code/A.swift": "", "Loose/Sources/A.swift": "",
    ])
    #expect(await ProjectFolder.enclosing(folder, in: store) == project)
  }

  @Test("A local package belongs to the project that names it, a mere neighbour does not")
  func localPackage() async {
    let store = MemoryStore(texts: [
      "App.xcodeproj/project.pbxproj": "{ relativePath = Packages/Core; }",
      "Packages/Core/Package.swift": "", "Packages/Core/Sources/A.swift": "",
      "Packages/CoreTools/Package.swift": "", "Fixtures/Demo/Package.swift": "",
    ])
    #expect(await ProjectFolder.enclosing("Packages/Core/Sources", in: store) == "")
    #expect(
      await ProjectFolder.enclosing("Packages/CoreTools", in: store) == "Packages/CoreTools")
    #expect(await ProjectFolder.enclosing("Fixtures/Demo", in: store) == "Fixtures/Demo")
  }

  @Test("Paths choose what may be edited, the project what is read")
  func chosen() async {
    let project = await read(
      ["App/Views"],
      [
        "App/Package.swift": "", "App/Views/A.swift": "", "App/Models/B.swift": "", "C.swift": "",
      ])
    #expect(project.root == "App")
    #expect(
      project.sources.map(\.path) == [
        "App/Models/B.swift", "App/Package.swift", "App/Views/A.swift",
      ])
    #expect(project.editable == ["App/Views/A.swift"])
  }

  @Test("Paths in two projects are read with the project around both")
  func twoProjects() async {
    let project = await read(
      ["One/A.swift", "Two"],
      [
        "One/Package.swift": "", "One/A.swift": "", "Two/Package.swift": "", "Two/B.swift": "",
        "C.swift": "",
      ])
    #expect(project.root == "")
    #expect(project.editable == ["One/A.swift", "Two/B.swift", "Two/Package.swift"])
  }

  @Test("A project root that is named is the one")
  func namedRoot() async {
    let files = ["App/Package.swift": "", "App/A.swift": "", "B.swift": "", "Other/C.swift": ""]
    let wide = await read(["App"], root: ".", files)
    #expect(wide.sources.map(\.path).contains("Other/C.swift"))
    #expect(wide.editable == ["App/A.swift", "App/Package.swift"])
    let outside = await read(["App"], root: "Other", files)
    #expect(outside.problems.map(\.error) == [.outside(path: "App", root: "Other")])
    let missing = await read(["App"], root: "Nowhere", files)
    #expect(missing.problems.map(\.error) == [.missing(path: "Nowhere")])
  }

  @Test("What others wrote and what programs made is read, and edited only when it is named")
  func foreign() async {
    let files = [
      "A.swift": "", "Pods/B.swift": "", "Deep/Generated/C.swift": "", "D.generated.swift": "",
    ]
    #expect(await read(["."], files).editable == ["A.swift"])
    #expect(await read(["."], files).sources.count == 4)
    #expect(await read(["Pods"], files).editable == ["Pods/B.swift"])
    #expect(await read(["Deep/Generated/C.swift"], files).editable == ["Deep/Generated/C.swift"])
    #expect(await read(["D.generated.swift"], files).editable == ["D.generated.swift"])
  }

  @Test("What is excluded is read but not edited, even when it is named")
  func excluded() async {
    let project = await read(
      [".", "Old/B.swift"], excluding: ["Old"], ["A.swift": "", "Old/B.swift": ""])
    #expect(project.editable == ["A.swift"])
    #expect(project.sources.count == 2)
  }

  @Test("A file called like a manifest is one if it imports what manifests import")
  func manifests() async {
    let project = await read(
      ["."],
      [
        "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n",
        "App/Package.swift": "struct Package { let weight = 3 }",
        "Tuist/Project.swift": "import ProjectDescription", "App/Project.swift": "class Project {}",
        "App.xcodeproj/project.pbxproj": "", "Base.xcconfig": "", "project.yml": "",
      ])
    #expect(project.sources.map(\.path) == ["App/Package.swift", "App/Project.swift"])
    #expect(
      project.manifests.map(\.path) == [
        "App.xcodeproj/project.pbxproj", "Base.xcconfig", "Package.swift", "Tuist/Project.swift",
        "project.yml",
      ])
    #expect(project.editable == ["App/Package.swift", "App/Project.swift"])
  }

  @Test("A file that is not UTF-8 is read for what it declares, reported and not edited")
  func notUTF8() async {
    let latin = Array("let a = 1\nlet gr".utf8) + [0xF6] + Array("e = 2\n".utf8)
    let store = MemoryStore(["A.swift": Array("".utf8), "B.swift": latin, "Pods/C.swift": latin])
    let project = await ProjectFiles(.init(paths: ["."]), from: store)
    #expect(project.sources.count == 3)
    #expect(project.editable == ["A.swift"])
    #expect(
      project.problems.map(\.error) == [
        .notUTF8(path: "B.swift", line: 2, column: 7),
        .notUTF8(path: "Pods/C.swift", line: 2, column: 7),
      ])
    #expect(project.problems.map(\.isChosen) == [true, false])
  }

  @Test("Reading goes on past a path that does not exist")
  func missingPath() async {
    let project = await read(["Gone.swift", "A.swift"], ["A.swift": ""])
    #expect(project.problems.map(\.error) == [.missing(path: "Gone.swift")])
    #expect(project.editable == ["A.swift"])
  }

  @Test("A path without Swift is reported")
  func noSwift() async {
    let project = await read(
      ["Docs", "App", "notes.txt"],
      ["Docs/a.txt": "", "App/A.swift": "", "notes.txt": "", "Docs/b.xcconfig": ""])
    #expect(
      project.problems.map(\.error) == [.noSwift(path: "Docs"), .noSwift(path: "notes.txt")])
    let empty = await read(["."], [:])
    #expect(empty.problems.map(\.error) == [.noSwift(path: ".")])
  }

  @Test("Thousands of files come back in order, each once")
  func many() async {
    let names = (0..<5_000).map { "F/\($0).swift" }
    let project = await read(["."], Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    #expect(project.sources.map(\.path) == names.sorted())
    #expect(project.sources.allSatisfy { Array($0.path.utf8) == $0.bytes })
  }

  private func read(
    _ paths: [String], root: String? = nil, excluding: [String] = [], _ files: [String: String]
  ) async -> ProjectFiles {
    let request = ProjectFiles.Request(
      paths: paths, root: root, excluded: excluding.map { Glob($0) })
    return await ProjectFiles(request, from: MemoryStore(texts: files))
  }
}
