/// Every code, in order.
package enum Catalog {
  /// The codes of the migration itself; those of the command line's inputs (`OBS901` and up) are
  /// added by the library around it.
  package static let all: [DiagnosticCode] =
    (DiagnosticCode.classCodes + DiagnosticCode.viewCodes + DiagnosticCode.blockerCodes
    + [.syntaxError, .internalError]).sorted()
}

extension Catalog {
  /// The code of a file that does not parse.
  package static let syntax = DiagnosticCode.syntaxError

  /// The code of a struct, enum or actor that claims to be an observable object.
  package static let notAClass = DiagnosticCode.notAClass
}
