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
      The macro stores 'x' as '_x', and synthesized coding uses the names of the stored properties.
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
    "OBS805", "the class has synthesized 'Codable', whose keys the macro would change",
    explanation: """
      The macro stores a property 'name' as '_name', and synthesized coding uses the names of the
      stored properties. The keys would change, and the cases of 'CodingKeys' would no longer match,
      so data that was saved before could not be decoded. A class migrates if its 'CodingKeys' list
      only properties that the macro does not track.
      """,
    remedy: """
      Write 'init(from:)' and 'encode(to:)' by hand, and run again. Or use '--modernize codable',
      which writes explicit 'CodingKeys' where the encoded data stays exactly the same; a class with
      '@Published' properties must have 'CodingKeys' already. If a view shows what is encoded, only
      functions written by hand help: synthesized ones read '_name', which is not tracked, so the
      view would not update. To check, decode data that the old version wrote.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Profile: ObservableObject, Codable {
         var name = ""
      +
      +  private enum CodingKeys: CodingKey { case name }
      +
      +  init() {}
      +
      +  required init(from decoder: any Decoder) throws {
      +    let container = try decoder.container(keyedBy: CodingKeys.self)
      +    name = try container.decode(String.self, forKey: .name)
      +  }
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
