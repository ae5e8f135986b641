import ObservifyKit

/// The codes of what goes wrong around the sources: files, git, writing.
extension CodeDescription {
  static let unreadable = CodeDescription(
    code: "OBS901", title: "a file or folder cannot be read",
    explanation: """
      The path does not exist, is not a regular file, or cannot be read because of its permissions.
      The run continues without it, leaves every model that it could mention as it is (OBS832) and
      ends with exit status 2. Check the path and the permissions.
      """,
    example: session(
      "observify Sorces",
      """
      Sorces: error: no such file or folder [OBS901]
      """))

  static let notUTF8 = CodeDescription(
    code: "OBS902", title: "a file, or a file's name, is not UTF-8",
    explanation: """
      Swift source files are UTF-8. The file is read for the types that it declares, but it is not
      edited. Save it as UTF-8, for example with 'iconv -f latin1 -t utf-8'.
      """,
    example: session(
      "observify",
      """
      Latin.swift:1:10: error: not UTF-8 from here on, so the file is not edited [OBS902]
      """))

  static let tooLarge = CodeDescription(
    code: "OBS903", title: "a file is too large to read",
    explanation: """
      Files over 64 MB are not read, because they are data rather than source. Move the data into a
      resource.
      """,
    example: session(
      "observify",
      """
      Data.swift: error: 65 MB large; files over 64 MB are not read [OBS903]
      """))

  static let noSwift = CodeDescription(
    code: "OBS905", title: "a path contains no Swift file",
    explanation: """
      The folder contains no file that ends in '.swift', or git ignores all of them, or the named
      file does not end in '.swift'. There is nothing to do there. With '--check', which would pass
      without having looked at anything, the exit status is 2.
      """,
    example: session(
      "observify Docs",
      """
      Docs: warning: no Swift file [OBS905]
      """))

  static let outside = CodeDescription(
    code: "OBS906", title: "a path is outside the project",
    explanation: """
      One run covers one repository or one folder. Files elsewhere, or in git's own folder, are not
      edited. A symbolic link counts as the file or folder that it points to: a file elsewhere is
      read, and the models that it uses stay as they are. Run Observify once for each project.
      """,
    example: session(
      "observify Docs Model.swift",
      """
      Model.swift: error: outside of the project at 'Docs' [OBS906]
      """))

  static let gitFailed = CodeDescription(
    code: "OBS907", title: "git is missing or does not work",
    explanation: """
      The path is in a git repository, but git is not installed or refuses to work. Without git,
      ignored files cannot be distinguished from others, and '--write' cannot check whether changes
      are committed, unless '--allow-dirty' makes that unnecessary. Run 'git status' there to see
      what git reports.
      """,
    example: session(
      "observify",
      """
      git: error: failed: fatal: bad config line 1 in file .git/config [OBS907]
      """))

  static let uncommitted = CodeDescription(
    code: "OBS908", title: "a file to be edited has uncommitted changes",
    explanation: """
      With '--write', a file is edited only if its content is the same as in the last commit, so
      that the edit can be seen and undone with git. Commit or stash the changes, or use
      '--allow-dirty'. Without '--write', the patch is printed as usual.
      """,
    example: session(
      "observify --write",
      """
      Dirty.swift: error: has uncommitted changes, so no file was changed: commit or use '--allow-dirty' [OBS908]
      """))

  static let changed = CodeDescription(
    code: "OBS909", title: "a file changed during the run",
    explanation: """
      Another program changed the file after it was read. The file is not overwritten, and no other
      file keeps an edit from this run. Run Observify again.
      """,
    example: session(
      "observify --write",
      """
      Model.swift: error: changed since it was read: run again; no file was changed [OBS909]
      """))

  static let unwritable = CodeDescription(
    code: "OBS910", title: "a file cannot be written",
    explanation: """
      The file or its folder is read-only, or the disk is full. Either all files are replaced or
      none: files that were written before the failure are restored, unless the message names them.
      """,
    example: session(
      "observify --write",
      """
      Locked.swift: error: cannot be written: Permission denied; no file was changed [OBS910]
      """))

  static let disputed = CodeDescription(
    code: "OBS913", title: "unstaged changes overlap with lines that the migration would edit",
    explanation: """
      '--staged --write' edits a staged file twice: in git's index, and on disk, where unstaged
      changes stay as they are. If both concern the same lines, neither is edited, and the models
      that need the file stay as they are. Stage or stash the changes and run Observify again.
      """,
    example: session(
      "observify --staged --write",
      """
      View.swift: warning: has changes that are not staged in the lines to migrate, so its models are left: stage or stash them [OBS913]
      """))

  static let unfinished = CodeDescription(
    code: "OBS914", title: "an earlier run was ended while it was writing",
    explanation: """
      A run with '--write' was killed, or the machine stopped, before all files were replaced. The
      next run with '--write' first restores the old content of the files that were replaced, so
      that every model is as it was, and then continues. If all files had been replaced, they stay
      replaced. Files that have been edited since are not touched, and the message names the file
      that contains their old content. A run without '--write' only reports this.
      """,
    example: session(
      "observify --write",
      """
      .observify-journal: error: a run, process 4711, was ended while it wrote: run again [OBS914]
      """))

  static let busy = CodeDescription(
    code: "OBS915", title: "another run is writing",
    explanation: """
      Two runs that replace files in one project at the same time would undo each other's work. The
      second run stops before it changes anything. Wait for the first one (the message gives its
      process number), and run again.
      """,
    example: session(
      "observify --write",
      """
      .observify-journal: error: another run, process 4711, is writing here: wait for it, run again [OBS915]
      """))

  static let interrupted = CodeDescription(
    code: "OBS916", title: "the run was interrupted while it was writing",
    explanation: """
      Ctrl-C, 'kill' or a closed terminal stopped the run. The files that it had replaced are
      restored. Run Observify again.
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
      The index that a build left provides types that Observify cannot determine from the code. It
      is read with the 'libIndexStore' of the toolchain whose 'swift' is on the path. This folder is
      not an index store, is damaged, or describes files other than those of the project. Build the
      project, or leave out '--index-store'.
      """,
    example: session(
      "observify --index-store .build/debug/index/store",
      """
      .build/debug/index/store: warning: the index store is damaged: what cannot be read of it is \
      ignored [OBS917]
      """))

  static let idleFact = CodeDescription(
    code: "OBS918", title: "an entry in '.observify.yml' matches nothing",
    explanation: """
      An entry under 'types' or 'wrappers' names a place, an expression or a wrapper that is not in
      the code any more. Remove the entry, or correct it.
      """,
    example: session(
      "observify plan",
      """
      .observify.yml:6:1: warning: this entry matches nothing in the code [OBS918]
      """))

  static let refusedUnit = CodeDescription(
    code: "OBS919", title: "a unit is undone because a command fails with it",
    explanation: """
      With '--verify', a unit stays migrated only if the command succeeds with it. With this one,
      the command fails: the files of the unit are restored, and the notes show the first errors
      that the command printed. To see all of them, migrate the unit alone with '--write --only',
      run the command, and fix the code; or leave the unit as it is. If the command fails before
      anything is changed, fix that first.
      """,
    example: session(
      "observify --write --verify 'swift build'",
      """
      Feed.swift:3:13: warning: 'Feed' is undone: 'swift build' fails with it [OBS919]
      """))

  static let unevenSeries = CodeDescription(
    code: "OBS920", title: "a file comes out differently unit by unit than in one run",
    explanation: """
      '--patch-series' migrates unit by unit and compares the outcome with that of one run. In this
      file they differ: a unit sees code there that another one has migrated before, or stays as it
      would have to migrate together with that. Each patch is complete by itself. Compare the file
      with what '--write' makes of it; a unit without a patch migrates by '--write' afterwards.
      """,
    example: session(
      "observify --patch-series patches",
      """
      NotesApp.swift: warning: comes out differently unit by unit than in one run [OBS920]
      """))

  /// Every code that the command line itself uses, in order.
  static let ofInputs: [CodeDescription] = [
    .unreadable, .notUTF8, .tooLarge, .noSwift, .outside, .gitFailed, .uncommitted, .changed,
    .unwritable, .disputed, .unfinished, .busy, .interrupted,
    .unusableIndex, .idleFact, .refusedUnit, .unevenSeries,
  ]

  /// Every code of the tool, in order.
  static let everything: [CodeDescription] = {
    let own = Set(ofInputs.map(\.code))
    return (DiagnosticCatalog.all.filter { !own.contains($0.code) } + ofInputs)
      .sorted { $0.code < $1.code }
  }()
}
