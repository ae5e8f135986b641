extension Feature {
  /// Classes whose coding is synthesised.
  static let coding = Feature(
    codes: [
      .spelledCodingKeys, .synthesizedCodable,
    ], passes: [CodingKeysPass()])
}

extension DiagnosticCode {
  static let spelledCodingKeys = DiagnosticCode(
    "OBS503", "a class keeps its coding keys, which are written out ('--modernize codable')",
    explanation: """
      The macro stores 'x' as '_x', and synthesised coding uses the names of the stored properties.
      Explicit 'CodingKeys' map these to the old names, so that existing data can be decoded and
      encoded data stays the same. To check, decode data that the old version wrote.
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

       struct ProfileView: View {
      -  @ObservedObject var profile: Profile
      +  var profile: Profile
         var body: some View { Text(profile.name) }
       }
      """#, options: ["--modernize", "codable"]))
  package static let synthesizedCodable = DiagnosticCode(
    "OBS805", "the class is encoded and decoded by the names of its stored properties",
    explanation: """
      The macro stores 'x' as '_x'. Synthesised coding would use that name, and the cases of
      'CodingKeys' would no longer match, so existing data could not be decoded. A class whose
      'CodingKeys' name only what the macro leaves alone migrates. Where an object is encoded to show
      something, the class stays with spelled keys as well: '_x' is not tracked, so views would not
      run again.
      """,
    remedy: """
      Write 'init(from:)' and 'encode(to:)' by hand, and run again. '--modernize codable' writes the
      keys instead if the result is exactly the same ('@Published' properties need 'CodingKeys' for
      that). To check, decode data that the old version wrote.
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

       struct ProfileView: View {
         @ObservedObject var profile: Profile
         var body: some View { Text(profile.name) }
       }
      """#))
}
