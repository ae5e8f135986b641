import ObservifyKit
import ObservifyTestSupport
import Testing

@testable import ObservifyCLI

@Suite("HTML report")
struct HTMLReportTests {
  private func page(_ texts: [String: String], _ options: [String] = []) async throws -> String {
    let run = await ReportRun(["--report", "report.html"] + options, texts: texts)
    #expect(run.output.isEmpty)
    return try #require(run.page)
  }

  @Test("Nothing from outside becomes markup")
  func escapes() async throws {
    let page = try await page(ReportRun.hostile)
    #expect(!page.contains("<img"))
    #expect(page.ranges(of: "<script>").count == 1)
    #expect(page.ranges(of: "</script>").count == 1)
    #expect(page.contains("&lt;/td&gt;&lt;b&gt;&amp;amp;\\u{202E}\\u{0}"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{0}" })
  }

  @Test("The page names no address of a network, and its policy admits only its own parts")
  func policy() async throws {
    let page = try await page(ReportRun.hostile)
    for scheme in ["http:", "https:", "url(", "@import", "<iframe", "<form", " src=\""] {
      #expect(!page.contains(scheme), "\(scheme)")
    }
    #expect(page.ranges(of: " style=\"").isEmpty)
    let style = try #require(page.firstMatch(of: /<style>([\s\S]*?)<\/style>/)).1
    let script = try #require(page.firstMatch(of: /<script>([\s\S]*?)<\/script>/)).1
    #expect(page.contains("style-src 'sha256-\(SHA256.base64(of: String(style)))'"))
    #expect(page.contains("script-src 'sha256-\(SHA256.base64(of: String(script)))'"))
    #expect(page.contains("default-src 'none';"))
  }

  @Test("Every link leads to a place on the page, and every place has one name")
  func links() async throws {
    let fixture = try #require(FixtureCase.all.first { $0.name == "Projects/Ledger" })
    let run = await ReportRun(["--report", "report.html"], over: fixture.before)
    let page = try #require(run.page)
    let names = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(names).count == names.count)
    let targets = page.matches(of: /href="#([^"]+)"/).map { String($0.1) }
    #expect(targets.count > 10)
    #expect(Set(targets).subtracting(names) == [])
  }

  @Test("The elements of the page are closed in the order in which they are open")
  func nesting() async throws {
    let page = try await page(ReportRun.hostile)
    let empty: Set = [
      "meta", "link", "input", "br", "wbr", "col", "!doctype", "path", "rect", "circle",
    ]
    // The ends of these may be left out.
    let optional: Set = ["tr", "td", "th", "tbody", "thead"]
    var open: [Substring] = []
    for tag in page.replacing(/<(style|script)>[\s\S]*?<\/\1>/, with: "").matches(
      of: /<(\/?)([a-z!0-9]+)[^>]*>/)
    {
      let name = tag.2
      guard !empty.contains(String(name)), !optional.contains(String(name)) else { continue }
      if tag.1.isEmpty {
        open.append(name)
      } else {
        #expect(open.popLast() == name)
      }
    }
    #expect(open == [])
  }

  @Test("A project with nothing to migrate gets a page that says so")
  func empty() async throws {
    let page = try await page(["A.swift": "struct A {}\n"])
    #expect(page.contains("There is nothing to migrate."))
    #expect(!page.contains("id=\"units\""))
  }

  @Test("A plan has the same page, and the page of a run that wrote says so")
  func forms() async throws {
    let plan = await ReportRun(["plan", "--report", "report.html"], texts: ReportRun.hostile)
    let run = try await page(ReportRun.hostile)
    #expect(plan.page == run)
    #expect(try await page(ReportRun.hostile, ["--write"]).contains(">Migrated</span>"))
  }

  @Test("A page needs the name of a file")
  func standardOutput() async {
    let run = await ReportRun(["--report", "-"], texts: ReportRun.hostile)
    #expect(run.status == .trouble)
    #expect(run.errors.contains("'-' is no value for '--report'"))
  }

  @Test("A name breaks where a word of it begins, and nowhere is it changed")
  func names() {
    #expect(HTMLText.name("Model") == "Model")
    #expect(HTMLText.name("TabSwitcherModel") == "Tab<wbr>Switcher<wbr>Model")
    #expect(HTMLText.name("Home.URLModel") == "Home<wbr>.URLModel")
    #expect(HTMLText.name("A<b>.swift") == "A&lt;b&gt;<wbr>.swift")
  }

  @Test("A name that is too long for its box keeps its ends, and a nested type's own name whole")
  func shortened() {
    #expect(HTMLReport.shortened("TabSwitcherModel", to: 16) == "TabSwitcherModel")
    #expect(HTMLReport.shortened("TabSwitcherTopBarModel", to: 16) == "TabSwitch…rModel")
    #expect(HTMLReport.shortened("SyncUpsStack.ListModel", to: 18) == "SyncUps….ListModel")
    #expect(HTMLReport.shortened("App.TabSwitcherTopBarModel", to: 16) == "App.TabSw…rModel")
  }

  @Test(
    "SHA-256 of the standard's examples",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func hash(_ text: String, _ expected: String) {
    #expect(SHA256.base64(of: text) == expected)
  }
}
