import ObservifyHost
import Testing

@Suite("Glob")
struct GlobTests {
  @Test(
    "A pattern fits paths as in '.gitignore'",
    arguments: [
      ("Model.swift", "Model.swift"), ("Model.swift", "App/Deep/Model.swift"),
      ("Legacy", "App/Legacy/Model.swift"), ("Legacy/", "App/Legacy/Model.swift"),
      ("*.swift", "App/Model.swift"), ("*Model*", "App/TheModels.swift"),
      ("App/*.swift", "App/Model.swift"), ("/App", "App/Model.swift"),
      ("App/**/Old", "App/Old/A.swift"), ("App/**/Old", "App/a/b/Old/A.swift"),
      ("**/Old", "Old/A.swift"), ("App/**", "App/a/b/A.swift"), ("**", "A.swift"),
      ("?.swift", "App/A.swift"), ("[A-C].swift", "B.swift"), ("[!A-C].swift", "D.swift"),
      ("\\*.swift", "*.swift"), ("./App", "App/A.swift"), ("Größe*", "Größe 模型.swift"),
      ("a*b*c.swift", "abxbc.swift"), ("[.swift", "[.swift"),
    ])
  func fits(_ pattern: String, _ path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(
    "A pattern does not reach beyond its parts",
    arguments: [
      ("Model.swift", "App/OtherModel.swift"), ("Legacy", "App/LegacyModel.swift"),
      ("App/*.swift", "App/Deep/Model.swift"), ("App/*.swift", "Other/App/Model.swift"),
      ("/App", "Other/App/Model.swift"), ("?.swift", "AB.swift"), ("[A-C].swift", "D.swift"),
      ("\\*.swift", "A.swift"), ("*", ""), ("", "A.swift"), ("a*b", "acd"),
    ])
  func doesNotFit(_ pattern: String, _ path: String) {
    #expect(!Glob(pattern).matches(path))
  }
}
