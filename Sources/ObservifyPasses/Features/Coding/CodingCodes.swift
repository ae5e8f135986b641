extension Feature {
  /// Classes whose coding is synthesised.
  static let coding = Feature(
    codes: [
      .spelledCodingKeys, .synthesizedCodable,
    ], passes: [CodingKeysPass()])
}

extension DiagnosticCode {
  static let spelledCodingKeys = DiagnosticCode(
    "OBS503", "a class keeps its coding keys: they are spelled ('--modernize codable')",
    explanation: """
      The macro stores 'x' as '_x', and synthesised coding takes the names of what is stored. Explicit
      'CodingKeys' give them the names they had, so that stored data still decodes and what is written
      is the same.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Profile: ObservableObject, Codable {
      +@Observable
      +class Profile: Codable {
         var name = ""
      +
      +  private enum CodingKeys: String, CodingKey {
      +    case _name = "name"
      +  }
       }
      """#, options: ["--modernize", "codable"]))
  static let synthesizedCodable = DiagnosticCode(
    "OBS805", "'Codable' is synthesised or has its own 'CodingKeys'",
    explanation: """
      The macro renames the storage to '_x', and with it the keys that synthesis uses: stored data
      would no longer decode.
      """,
    remedy: """
      Write 'init(from:)' and 'encode(to:)' by hand, or try '--modernize codable'.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Profile: ObservableObject, Encodable {
         var name = ""
      +
      +  private enum CodingKeys: CodingKey { case name }
      +
      +  func encode(to encoder: any Encoder) throws {
      +    var container = encoder.container(keyedBy: CodingKeys.self)
      +    try container.encode(name, forKey: .name)
      +  }
       }
      """#))
}
