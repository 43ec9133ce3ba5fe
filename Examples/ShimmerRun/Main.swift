import SheenTerminal

/// `ShimmerRun LABEL COMMAND [ARGUMENT…]` runs a command of the shell and shows the label in shimmering
/// text until it ends. What the command prints appears above the label.
///
///     swift run ShimmerRun "Waiting for the network" ping -c 5 example.org
@main
enum Main {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard #available(macOS 13, *), let label = arguments.first, arguments.count > 1 else {
      print("usage: ShimmerRun LABEL COMMAND [ARGUMENT…]")
      return exit(with: 64)
    }
    let command = arguments.dropFirst().map(ShellCommand.quoted).joined(separator: " ")
    do {
      try await withShimmer(label, options: options, output: .standardOutput) { line in
        for await event in ShellCommand.run(command) {
          switch event {
          case .line(let text): line.print(text)
          case .end(let status): if status != 0 { throw Failure(status: status) }
          }
        }
      }
    } catch let failure as Failure {
      exit(with: failure.status)
    } catch {
      exit(with: 70)
    }
  }

  /// A spinner beside the light; a reader who wants neither says so in the environment.
  private static let options = ShimmerRunOptions(motion: .all)

  private struct Failure: Error {
    let status: Int32
  }

  private static func exit(with status: Int32) {
    ShellCommand.exit(with: status)
  }
}
