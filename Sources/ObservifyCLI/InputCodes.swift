import ObservifyKit

/// The codes of what goes wrong around the sources: files, git, writing.
extension CodeDescription {
  static let unreadable = CodeDescription(
    code: "OBS901", title: "a file or folder cannot be read",
    explanation: """
      The path does not exist, is not a regular file, or its permissions keep it from
      being read. The run goes on without it, keeps every model that it could name
      (OBS832) and ends with exit status 2. Check the path and the permissions.
      """,
    example: session(
      "observify Sorces",
      """
      Sorces: error: no such file or folder [OBS901]
      """))

  static let notUTF8 = CodeDescription(
    code: "OBS902", title: "a file, or a file's name, is not UTF-8",
    explanation: """
      Swift source is UTF-8. The file is read for the types it declares, but not
      edited. Save it as UTF-8, for example with 'iconv -f latin1 -t utf-8'.
      """,
    example: session(
      "observify",
      """
      Latin.swift:1:10: error: not UTF-8 from here on, so the file is not edited [OBS902]
      """))

  static let tooLarge = CodeDescription(
    code: "OBS903", title: "a file is too large to be read",
    explanation: """
      Files of more than 64 MB are not read; they are data rather than source. Move
      the data into a resource.
      """,
    example: session(
      "observify",
      """
      Data.swift: error: 65 MB large; files over 64 MB are not read [OBS903]
      """))

  static let noSwift = CodeDescription(
    code: "OBS905", title: "a path holds no Swift file",
    explanation: """
      The folder has no file that ends in '.swift', or git ignores all of them, or the
      file named does not end so. There is nothing to do there; with '--check', which
      would pass without having looked at anything, the exit status is 2.
      """,
    example: session(
      "observify Docs",
      """
      Docs: warning: no Swift file [OBS905]
      """))

  static let outside = CodeDescription(
    code: "OBS906", title: "a path lies outside of the project",
    explanation: """
      One run is about one repository or one folder: what lies elsewhere, or in git's
      own folder, is not edited. A symbolic link counts as the file or folder that it
      leads to: what lies elsewhere is read, and what it uses stays.
      Run the tool once for each project.
      """,
    example: session(
      "observify Docs Model.swift",
      """
      Model.swift: error: outside of the project at 'Docs' [OBS906]
      """))

  static let gitFailed = CodeDescription(
    code: "OBS907", title: "git cannot be asked",
    explanation: """
      The path lies in a git repository, but git is not installed or refuses to
      work. Without it ignored files are not told from others, and '--write' cannot
      tell whether changes are committed, unless '--allow-dirty' makes that
      needless. Run 'git status' there to see what git says.
      """,
    example: session(
      "observify",
      """
      git: error: cannot be asked: fatal: bad config line 1 in file .git/config [OBS907]
      """))

  static let uncommitted = CodeDescription(
    code: "OBS908", title: "a file to be edited has uncommitted changes",
    explanation: """
      With '--write' a file is edited only when its content is the one of the last
      commit, so that the edit can be seen and undone with git. Commit or stash the
      changes, or use '--allow-dirty'. Without '--write' the patch is printed as
      usual.
      """,
    example: session(
      "observify --write",
      """
      Dirty.swift: error: has uncommitted changes, so no file was changed: commit or use '--allow-dirty' [OBS908]
      """))

  static let changed = CodeDescription(
    code: "OBS909", title: "a file changed while the tool ran",
    explanation: """
      Something else wrote the file after it was read. It is not overwritten, and no
      other file of the run keeps its edit. Run the tool again.
      """,
    example: session(
      "observify --write",
      """
      Model.swift: error: changed since it was read: run again; no file was changed [OBS909]
      """))

  static let unwritable = CodeDescription(
    code: "OBS910", title: "a file cannot be written",
    explanation: """
      The file or its folder is read-only, or the disk is full. Files are replaced all
      or none: those that were written before the failure have their old content back,
      unless the message names them.
      """,
    example: session(
      "observify --write",
      """
      Locked.swift: error: cannot be written: Permission denied; no file was changed [OBS910]
      """))

  static let disputed = CodeDescription(
    code: "OBS913", title: "changes that are not staged stand where the migration would edit",
    explanation: """
      '--staged --write' edits a staged file twice: in git's index, and on disk, where
      changes that are not staged stay as they are. When those concern the same lines,
      neither is edited, and the models that need the file are left. Stage or stash
      the changes and run the tool again.
      """,
    example: session(
      "observify --staged --write",
      """
      View.swift: warning: has changes that are not staged in the lines to migrate, so its models are left: stage or stash them [OBS913]
      """))

  static let unfinished = CodeDescription(
    code: "OBS914", title: "a run was ended while it wrote",
    explanation: """
      A run with '--write' was killed, or the machine stopped, before all files were
      replaced. The next run with '--write' first gives the files that have their new
      content the old one back, so that every model is as it was, and then goes on; if
      all were replaced, they stay so. Files that were edited since are left, and the
      file with their old content is named. A run without '--write' only says so.
      """,
    example: session(
      "observify --write",
      """
      .observify-journal: error: a run, process 4711, was ended while it wrote: run again [OBS914]
      """))

  static let busy = CodeDescription(
    code: "OBS915", title: "another run is writing",
    explanation: """
      Two runs that replace files in one project at the same time would undo each
      other's work. The second stops before it changes anything. Wait for the first,
      which the message names by the number of its process, and run again.
      """,
    example: session(
      "observify --write",
      """
      .observify-journal: error: another run, process 4711, is writing here: wait for it, run again [OBS915]
      """))

  static let interrupted = CodeDescription(
    code: "OBS916", title: "the run was interrupted while it wrote",
    explanation: """
      Ctrl-C, 'kill' or a closed terminal stopped the run. The files that it had
      replaced have their old content back. Run the tool again.
      """,
    example: session(
      "observify --write",
      """
      observify: error: interrupted by signal 2 [OBS916]
      """))

  /// Returns a command and what it says, as an example is laid out.
  private static func session(_ command: String, _ message: String) -> String {
    "\nExample:\n\n    $ \(command)\n    \(message)\n"
  }

  static let unusableIndex = CodeDescription(
    code: "OBS917", title: "an index store is not used",
    explanation: """
      The index that a build left tells types that reading the code cannot. It is read
      by the 'libIndexStore' of the toolchain whose 'swift' is on the path. This one is
      none, is damaged, or is about other files than those of the project. Build the
      project, or leave '--index-store' out.
      """,
    example: session(
      "observify --index-store .build/debug/index/store",
      """
      .build/debug/index/store: warning: the index store is damaged: what cannot be read of it tells \
      nothing [OBS917]
      """))

  static let idleFact = CodeDescription(
    code: "OBS918", title: "a fact in '.observify.yml' meets nothing",
    explanation: """
      The place or the expression that a line under 'types' or 'wrappers' is about is
      not in the code any more. Remove the line, or correct it.
      """,
    example: session(
      "observify plan",
      """
      .observify.yml:6:1: warning: nothing in the code is what this is about [OBS918]
      """))

  /// Every code that the command line itself uses, in order.
  static let ofInputs: [CodeDescription] = [
    .unreadable, .notUTF8, .tooLarge, .noSwift, .outside, .gitFailed, .uncommitted, .changed,
    .unwritable, .disputed, .unfinished, .busy, .interrupted,
    .unusableIndex, .idleFact,
  ]

  /// Every code of the tool, in order.
  static let everything: [CodeDescription] = {
    let own = Set(ofInputs.map(\.code))
    return (DiagnosticCatalog.all.filter { !own.contains($0.code) } + ofInputs)
      .sorted { $0.code < $1.code }
  }()
}
