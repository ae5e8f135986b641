import ObservifyCLI
import ObservifyHost

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@main
enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = await CommandLineTool.run(arguments, in: SystemSurroundings())
    exit(Interruption.exitStatus ?? status.rawValue)
  }
}
