import ObservifyHost
import ObservifyKit

/// The sentences for what went wrong outside of the sources.
enum Wording {
  /// Returns what is wrong with a command line, as a clause.
  static func text(of error: UsageError) -> String {
    switch error {
    case .unknownOption(let option, let nearest):
      "unknown option '\(option)'" + suggestion(nearest)
    case .missingValue(let option, let value):
      "'\(option)' needs a value: '\(option) <\(value)>'"
    case .unexpectedValue(let option):
      "'\(option)' takes no value"
    case .badValue(let option, let value, let choices):
      "'\(value)' is no value for '\(option)': use \(list(choices))"
    case .conflict(let first, let second):
      "'\(first)' and '\(second)' exclude each other"
    case .checkThatWrites(let option):
      "'--check' changes no file, and '\(option)' does: leave one of them out"
    case .movesAfter(let name, let needed, let selection):
      "'\(name)' must move after '\(needed)', which is left out: "
        + (selection.map { "choose both with '--only \($0)'" }
          ?? "leave '\(name)' out as well, with '--skip'")
    case .verifyWithoutGit:
      "'--verify' needs a git repository, so that what it does can be seen and undone: 'git init'"
    case .verifyEdited(let path, let notes):
      "'\(path)' was edited since a run with '--verify' was ended: bring it back with 'git restore', "
        + "or remove '\(notes)' to begin anew"
    case .needs(let option, let other):
      "'\(option)' means nothing without '\(other)': add it"
    case .baseline(let path, let line, let message):
      "\(path)\(line > 0 ? ":\(line)" : ""): \(message)"
    case .missingArgument(let name):
      "no <\(name)> is named"
    case .unknownCode(let code, let nearest):
      "unknown code '\(code)'"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? ": 'observify --explain' lists all")
    case .unknownType(let name, let nearest):
      "the project declares no type '\(name)'"
        + (nearest.isEmpty
          ? ": 'observify plan' lists all" : "; did you mean \(list(nearest.map { "'\($0)'" }))?")
    case .hook(let problem): text(of: problem)
    case .optionsFile(let line, let message):
      "\(OptionsFile.name):\(line): \(message)"
    case .contradictedFact(let line, let stated, let found):
      "\(OptionsFile.name):\(line): the type is stated as '\(stated)', and the code shows '\(found)'"
    case .indexStore(let path, let reason):
      "the index store '\(path)' cannot be read: \(reason)"
    case .ambiguousType(let name, let candidates):
      "'\(name)' means several types: use \(list(candidates.map { "'\($0)'" }))"
    }
  }

  private static func text(of problem: GitHook.Problem) -> String {
    switch problem {
    case .noRepository(let folder):
      "'\(folder)' is in no git repository: name a folder that is in one"
    case .shared(let folder):
      "'core.hooksPath' leads to '\(folder)', which other repositories may use, too: "
        + "'--shared' installs the hook there"
    case .taken(let path, let kept):
      "both '\(path)' and '\(kept)' are there: remove the one that is not needed"
    case .notOurs(let path):
      "'\(path)' is no hook of this tool, so it stays"
    case .unwritable(let path, let error):
      "'\(path)' cannot be written: \(error.text)"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ": 'observify --help' lists all"
  }

  private static func list(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count > 1 else { return choices.first ?? "" }
    return choices.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns a diagnostic for a fact that meets nothing; nil for what is no warning.
  static func diagnostic(for problem: FactProblem) -> Diagnostic? {
    guard case .idle(let line) = problem else { return nil }
    return Diagnostic(
      path: OptionsFile.name, line: line, column: 1, severity: .warning,
      message: "this entry matches nothing in the code",
      code: CodeDescription.idleFact.code)
  }

  /// Returns a diagnostic for an index that is not read, or not to the end.
  static func unusable(
    _ path: String, _ reason: String, _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    Diagnostic(
      path: path, line: 0, column: 0, severity: severity,
      message: "the index store is not used: \(reason)", code: CodeDescription.unusableIndex.code)
  }

  /// Returns a diagnostic for an index of which a part cannot be read.
  static func damaged(_ path: String) -> Diagnostic {
    Diagnostic(
      path: path, line: 0, column: 0, severity: .warning,
      message: "the index store is damaged: what cannot be read of it is ignored",
      code: CodeDescription.unusableIndex.code)
  }

  /// Returns a diagnostic for something that the outside world refused.
  static func diagnostic(
    for error: HostError, severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    func about(
      _ path: String, _ message: String, _ code: CodeDescription, line: Int = 0, column: Int = 0,
      _ severity: Diagnostic.Severity = severity, notes: [Diagnostic] = []
    ) -> Diagnostic {
      Diagnostic(
        path: path, line: line, column: column, severity: severity, message: message,
        code: code.code, notes: notes)
    }
    switch error {
    case .missing(let path):
      let option = Option.all.first { $0.name == path }
      let meant = option.map { "; did you mean '\($0.usage)'?" } ?? ""
      return about(path, "no such file or folder" + meant, .unreadable)
    case .isFolder(let path):
      return about(path, "a folder is where a file was expected", .unreadable)
    case .notAFile(let path):
      return about(path, "not a regular file", .unreadable)
    case .unreadable(let path, let reason):
      return about(path, "cannot be read: \(reason.text)", .unreadable)
    case .notUTF8(let path, let line, let column):
      return about(
        path, "not UTF-8 from here on, so the file is not edited", .notUTF8, line: line,
        column: column)
    case .nameNotUTF8(let path):
      return about(path, "the file's name is not UTF-8, so the file is not read", .notUTF8)
    case .tooLarge(let path, let size, let limit):
      return about(
        path, "\(megabytes(size)) large; files over \(megabytes(limit)) are not read", .tooLarge)
    case .noSwift(let path):
      return about(path, "no Swift file", .noSwift)
    case .outside(let path, let root):
      return about(path, "outside of the project at '\(root)'", .outside)
    case .gitInternal(let path):
      return about(path, "inside git's own folder", .outside)
    case .noRepository(let path):
      return about(path, "in no git repository, so nothing is staged", .gitFailed)
    case .conflict(let path):
      return about(path, "in a merge conflict: resolve it and stage the file", .gitFailed)
    case .passingIndex:
      let remedy = "stage the files and commit without paths"
      return about("git", "'git commit <path>' does not take what is staged: \(remedy)", .gitFailed)
    case .program(let name, let status, let message):
      let reason = message.isEmpty ? "exit status \(status)" : message
      return about(name, "failed: \(reason)", .gitFailed)
    case .changed(let path):
      return about(path, "changed since it was read: run again", .changed)
    case .busy(let process):
      return about(
        RunJournal.name,
        "another run\(number(of: process)) is writing here: wait for it, run again",
        .busy)
    case .unfinished(let process):
      return about(
        RunJournal.name,
        "a run\(number(of: process)) was ended while it wrote: run again", .unfinished)
    case .foreignJournal(let path):
      return about(
        path, "not what this tool writes under that name: remove it and run again", .unwritable)
    case .interrupted(let signal):
      return about("observify", "interrupted by signal \(signal)", .interrupted)
    case .unwritable(let path, let reason):
      let need =
        path == RunJournal.name
        ? "; a run that writes keeps its journal here, so this folder must be writable" : ""
      return about(path, "cannot be written: \(reason.text)\(need)", .unwritable)
    case .stopped(let cause, let unrestored, let leftovers):
      let notes =
        unrestored.map { file in
          let place = file.oldContent.map { "; its old content is in '\(Visible.text($0))'" } ?? ""
          return note(file.path, "this file could not be restored\(place)")
        }
        + leftovers.map { note($0, "this temporary file can be removed") }
      let first = diagnostic(for: cause)
      return Diagnostic(
        path: first.path, line: 0, column: 0, severity: .error,
        message: unrestored.isEmpty ? "\(first.message); no file was changed" : first.message,
        code: first.code, notes: notes)
    case .leftovers(let paths):
      return about(
        paths.first ?? "", "all files are written, but temporary files could not be removed",
        .unwritable, .warning,
        notes: paths.map { note($0, "this temporary file can be removed") })
    }
  }

  /// Returns what became of a run that was ended while it wrote.
  static func diagnostic(for recovery: Recovery) -> Diagnostic {
    let message =
      switch recovery.outcome {
      case .found: "'--write' brings back the old content of the files that it replaced"
      case .restored(let paths) where paths.isEmpty: "no file was changed"
      case .restored: "the files that it replaced have their old content back"
      case .complete: "all its files were replaced already and stay so"
      }
    let notes: [Diagnostic] =
      switch recovery.outcome {
      case .found(let paths): paths.map { note($0, "has its new content") }
      case .restored(let paths): paths.map { note($0, "has its old content back") }
      case .complete(let paths): paths.map { note($0, "has its new content") }
      }
    let edited = recovery.edited.map {
      note($0.path, "edited since, so it stays; '\($0.old)' has the content from before the run")
    }
    return Diagnostic(
      path: RunJournal.name, line: 0, column: 0, severity: .warning,
      message: "a run\(number(of: recovery.process)) was ended while it wrote: \(message)",
      code: CodeDescription.unfinished.code, notes: notes + edited)
  }

  /// Says that a file comes out differently in a series of patches.
  static func uneven(_ path: String) -> Diagnostic {
    Diagnostic(
      path: path, line: 0, column: 0, severity: .warning,
      message: "comes out differently unit by unit than in one run",
      code: CodeDescription.unevenSeries.code)
  }

  /// Returns that a file has changes, in lines to migrate, that are not staged.
  static func disputed(_ path: String) -> Diagnostic {
    Diagnostic(
      path: path, line: 0, column: 0, severity: .warning,
      message: "has changes that are not staged in the lines to migrate, so its models are left: "
        + "stage or stash them",
      code: CodeDescription.disputed.code)
  }

  /// Returns that a unit is taken back.
  static func refused(
    _ unit: MigrationUnit, _ reason: String, _ notes: [Diagnostic]
  ) -> Diagnostic {
    let type = unit.speaker
    return Diagnostic(
      path: type?.path ?? "", line: type?.line ?? 0, column: type?.column ?? 0,
      severity: .warning, message: "'\(unit.name)' is undone: \(reason)",
      code: CodeDescription.refusedUnit.code, notes: notes, model: unit.name)
  }

  /// Returns that a command fails before anything is changed.
  static func failsBefore(_ command: String, _ notes: [Diagnostic]) -> Diagnostic {
    Diagnostic(
      path: "observify", line: 0, column: 0, severity: .error,
      message:
        "'\(command)' fails before anything is changed, so it cannot tell what a unit breaks: "
        + "fix that first",
      code: CodeDescription.refusedUnit.code, notes: notes)
  }

  /// Returns how a process is told from others, if its number is known.
  private static func number(of process: Int32?) -> String {
    process.map { ", process \($0)," } ?? ""
  }

  private static func note(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(path: path, line: 0, column: 0, severity: .note, message: message, code: "")
  }

  private static func megabytes(_ size: Int) -> String {
    "\((size + (1 << 20) - 1) >> 20) MB"
  }
}
