import ObservifyKit

/// Scripts that complete the command line in a shell, made from the table of options.
enum Completions {
  /// A shell that the tool has completions for.
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  /// Returns the script for a shell.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// What can stand in the place of a value.
  enum Words: Equatable, Sendable {
    case files
    case folders
    case choices([String])
    /// Anything: nothing is proposed.
    case free
  }

  /// The commands that are named on the command line.
  static let named = Invocation.Command.allCases.filter { $0 != .migrate }

  /// Returns what can be the value of an option; nil when it takes none.
  static func words(for option: Option) -> Words? {
    switch option.value {
    case .none: nil
    case .required(_, let choices) where !choices.isEmpty: .choices(choices)
    case .list(_, let choices): .choices(choices)
    case .required("file", _): .files
    case .required("folder", _): .folders
    case .required: .free
    case .optional: .choices(CodeDescription.everything.map(\.code))
    }
  }

  /// Returns what can be an argument of a command.
  static func arguments(of command: Invocation.Command) -> Words {
    switch command {
    case .completions: .choices(Shell.allCases.map(\.rawValue))
    case .hook: .choices(["install", "uninstall"])
    case .migrate, .plan, .syntax: .files
    }
  }

  /// Returns the ways in which an option can be typed: `-w`, `--write`.
  static func spellings(of option: Option) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
  }

  /// Returns text between single quotes, as every shell reads it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

/// Completions for bash 3.2 and later: for `source <(observify completions bash)`.
enum BashCompletions {
  static var script: String {
    let names = Completions.named.map(\.rawValue)
    var script = """
      # bash completion for observify

      _observify() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command=migrate words='' kind=''
        # Bash makes words of '--name', '=' and 'value'.
        if [[ $current == = ]]; then
          current=''
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
            \(names.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
          esac
        fi
        case "$command $previous" in

      """
    for command in Invocation.Command.allCases {
      for option in Option.all(of: command) {
        guard let words = Completions.words(for: option) else { continue }
        let patterns = Completions.spellings(of: option).map { "'\(command.rawValue) \($0)'" }
        script += "    \(patterns.joined(separator: " | "))) \(assignment(words)) ;;\n"
      }
    }
    script += "  esac\n  if [[ -z $kind || $current == -* ]]; then\n"
    script += "    case \"$command $current\" in\n"
    for command in Invocation.Command.allCases {
      let options = Option.all(of: command).flatMap(Completions.spellings)
      script +=
        "      '\(command.rawValue) -'*) kind=words words='\(options.joined(separator: " "))' ;;\n"
    }
    for command in Completions.named {
      if case .choices(let words) = Completions.arguments(of: command) {
        script +=
          "      '\(command.rawValue) '*) kind=words words='\(words.joined(separator: " "))' ;;\n"
      }
    }
    script += """
            *) ((COMP_CWORD > 1)) || words='\(names.joined(separator: " "))' ;;
          esac
        fi
        COMPREPLY=()
        local reply
        while IFS= read -r reply; do
          COMPREPLY+=("$reply")
        done < <(
          [[ -z $words ]] || compgen -W "$words" -- "$current"
          case $kind in
            words | free) ;;
            folders) compgen -d -- "$current" ;;
            *) compgen -f -- "$current" ;;
          esac
        )
      }

      complete -o filenames -F _observify observify

      """
    return script
  }

  private static func assignment(_ words: Completions.Words) -> String {
    switch words {
    case .files: "kind=files"
    case .folders: "kind=folders"
    case .free: "kind=free"
    case .choices(let words): "kind=words words='\(words.joined(separator: " "))'"
    }
  }
}

/// Completions for zsh: a file `_observify` in a folder of `fpath`.
enum ZshCompletions {
  static var script: String {
    let names = Completions.named.map(\.rawValue)
    var script = """
      #compdef observify
      # zsh completion for observify

      _observify() {
        local -a named
        named=(
      \(Completions.named.map { "    '\($0.rawValue):\(escaped($0.help))'\n" }.joined())  )
        if ((CURRENT > 2)) && [[ $words[2] == (\(names.joined(separator: "|"))) ]]; then
          local command=$words[2]
          words=("$words[1]" "${(@)words[3,-1]}")
          ((CURRENT -= 1))
          case $command in

      """
    for command in Completions.named {
      script += "      \(command.rawValue))\n        _arguments -s \\\n"
      script += options(of: command, indentation: 10)
      script += "          '*:argument:\(action(Completions.arguments(of: command)))' ;;\n"
    }
    script += """
          esac
        else
          _arguments -s \\
      \(options(of: .migrate, indentation: 6))\
            '1: :_observify_first' \\
            '*:path:_files'
        fi
      }

      _observify_first() {
        _alternative 'command:command:{_describe command named}' 'path:path:_files'
      }

      if [[ $funcstack[1] == _observify ]]; then
        _observify "$@"
      else
        compdef _observify observify
      fi

      """
    return script
  }

  private static func options(of command: Invocation.Command, indentation: Int) -> String {
    let indent = String(repeating: " ", count: indentation)
    return Option.all(of: command).map { option in
      let help = "[\(escaped(option.help))]"
      let value = Completions.words(for: option)
      let isOptional = if case .optional = option.value { true } else { false }
      let tail = value.map { "\(isOptional ? "::" : ":")\(option.name):\(action($0))" } ?? ""
      let long = "--\(option.name)\(value == nil ? "" : "=")"
      guard let letter = option.letter else { return "\(indent)'\(long)\(help)\(tail)' \\\n" }
      let short = "-\(letter)\(value == nil ? "" : "+")"
      let both = "(-\(letter) --\(option.name))"
      return
        "\(indent)'\(both)\(short)\(help)\(tail)' \\\n\(indent)'\(both)\(long)\(help)\(tail)' \\\n"
    }.joined()
  }

  private static func action(_ words: Completions.Words) -> String {
    switch words {
    case .files: "_files"
    case .folders: "_files -/"
    case .free: ""
    case .choices(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Escapes what ends a description, and the quote around it.
  private static func escaped(_ help: String) -> String {
    help.replacing("\\", with: "\\\\").replacing(":", with: "\\:").replacing("[", with: "\\[")
      .replacing("]", with: "\\]").replacing("'", with: "'\\''")
  }
}

/// Completions for fish: a file `observify.fish` in its folder of completions.
enum FishCompletions {
  static var script: String {
    let names = Completions.named.map(\.rawValue).joined(separator: " ")
    var script = """
      # fish completion for observify

      function __observify_is
          set -l words (commandline -opc)
          set -l command migrate
          if set -q words[2]; and contains -- $words[2] \(names)
              set command $words[2]
          end
          test $command = $argv[1]
      end

      """
    for command in Completions.named {
      script +=
        "\ncomplete -c observify -n 'test (count (commandline -opc)) = 1' -a \(command.rawValue)"
        + " -d \(Completions.quoted(command.help))"
    }
    script += "\n"
    for command in Invocation.Command.allCases {
      let condition = "__observify_is \(command.rawValue)"
      for option in Option.all(of: command) {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        script +=
          "complete -c observify -n '\(condition)'\(letter) -l \(option.name)"
          + "\(value(of: option)) -d \(Completions.quoted(option.help))\n"
        if case .optional = option.value, case .choices(let words)? = Completions.words(for: option)
        {
          script +=
            "complete -c observify -n '\(condition); and test (commandline -opc)[-1] = "
            + "--\(option.name)' -a '\(words.joined(separator: " "))'\n"
        }
      }
      if case .choices(let words) = Completions.arguments(of: command) {
        script +=
          "complete -c observify -n '\(condition)' -f -a '\(words.joined(separator: " "))'\n"
      }
    }
    return script
  }

  private static func value(of option: Option) -> String {
    if case .optional = option.value { return "" }
    switch Completions.words(for: option) {
    case nil: return ""
    case .files: return " -r -F"
    case .folders: return " -x -a '(__fish_complete_directories)'"
    case .free: return " -x"
    case .choices(let words): return " -x -a '\(words.joined(separator: " "))'"
    }
  }
}
