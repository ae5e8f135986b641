import ObservifyCLI
import ObservifyHost
import ObservifyIndexStore

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
    if arguments.first == IndexStoreService.command {
      exit(IndexStoreService.run(Array(arguments.dropFirst())))
    }
    let status = await CommandLineTool.run(arguments, in: SystemSurroundings())
    exit(Interruption.exitStatus ?? status.rawValue)
  }
}
