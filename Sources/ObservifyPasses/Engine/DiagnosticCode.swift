/// A stable name for one thing the tool does or declines to do.
///
/// Codes are `OBSnnn`: 1xx the class, 2xx owners and children, 3xx the environment, 4xx publishers,
/// 8xx what is left for a person, 9xx the tool and its inputs. A code is never used again for
/// something else.
public struct DiagnosticCode: Sendable {
  /// The name: `OBS201`.
  public let code: String

  /// What happens, as one clause.
  public let title: String

  /// Why that is so.
  public let explanation: String

  /// What a person can do about it; nil where there is nothing to do.
  public let remedy: String?

  /// Whether a reason of this code shows that something observes the model: it is no silent base class.
  let showsObservers: Bool

  /// A few lines of code that it is about.
  package let example: Example

  init(
    _ code: String, _ title: String, explanation: String, remedy: String? = nil,
    showsObservers: Bool = false, example: Example
  ) {
    self.code = code
    self.title = title
    self.explanation = explanation
    self.remedy = remedy
    self.showsObservers = showsObservers
    self.example = example
  }
}

extension DiagnosticCode {
  /// What its messages ask of the reader, in one sentence; nil for what is about the tool and its inputs.
  public var demand: String? {
    switch code.dropFirst("OBS".count).first {
    case "9": return nil
    case "4", "8": return "The type stays as it is."
    default:
      if Catalog.earlierFaults.contains(self) {
        return "Note: this was so before, and the migration does not change it."
      }
      if remedy == nil { return "Note: there is nothing to do." }
      if case .named = example { return "Warning: check this place." }
      return "Warning: the class migrates; check this place."
    }
  }
}

extension DiagnosticCode: Hashable {
  /// Whether both have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.code == right.code }

  /// Hashes the name, which says all.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension DiagnosticCode: Comparable {
  /// Orders codes by their number.
  public static func < (left: Self, right: Self) -> Bool { left.code < right.code }
}
