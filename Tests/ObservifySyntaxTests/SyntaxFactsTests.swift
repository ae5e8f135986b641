import ObservifySyntax
import ObservifyText
import Testing

@Suite("Facts")
struct SyntaxFactsTests {
  @Test("A file's facts are stated in the order of the file, outer ones first")
  func order() {
    let text = """
      import Combine
      @MainActor class Model: ObservableObject {
        @Published var items = [Item](), count: Int { f(x: 1) }
        func add<T>(_ item: T, to list: [T]) {}
      }
      """
    let tree = SyntaxTree(parsing: SourceText(path: "Model.swift", text: text))
    #expect(
      tree.facts() == """
        file\tModel.swift
        0\t14\timport\tCombine
        15\t159\ttype\tclass Model
        15\t25\tattribute\tMainActor
        39\t55\tinherit\tObservableObject
        56\t159\tmembers
        60\t115\tvariable\tvar
        60\t70\tattribute\tPublished
        75\t80\tbinding\titems
        83\t91\tcall
        83\t91\tinitializer
        84\t88\treference\tItem
        93\t98\tbinding\tcount
        100\t103\tannotation
        104\t115\taccessors
        106\t113\tcall
        106\t107\treference\tf
        108\t109\tlabel\tx
        118\t157\tfunction\tadd
        127\t128\tgeneric\tT
        130\t131\tparameter\titem
        141\t143\tparameter\tlist
        155\t157\tblock

        """)
  }

  @Test("A syntax error is stated behind the path")
  func error() {
    let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: "let = 1"))
    #expect(tree.facts().hasPrefix("file\tA.swift\terror\n"))
  }
}
