import Testing

@testable import SheenCommand

@Suite struct HelpTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  private static let commands = Subcommand.all.map(\.name)

  @Test func helpNamesEveryCommandAndEveryExitCode() throws {
    let help = try Sheen.run("--help", in: folder)
    #expect(help.code == 0 && help.errors.isEmpty)
    for name in Self.commands { #expect(help.text.contains("\n  \(name)  ")) }
    for code in ExitCode.all { #expect(help.text.contains("\n  \(code.rawValue)  ")) }
    #expect(try Sheen.run("-h", in: folder).output == help.output)
    #expect(try Sheen.run("help", in: folder).output == help.output)
  }

  @Test(arguments: commands)
  func eachCommandTeachesByExampleAndListsItsOptions(name: String) throws {
    let help = try Sheen.run(name, "--help", in: folder)
    #expect(help.code == 0 && help.errors.isEmpty)
    #expect(help.text.hasPrefix("Usage: sheen \(name) "))
    #expect(help.text.contains("\nTry:\n  sheen "))
    let command = try #require(Subcommand.all.first { $0.name == name })
    for option in command.allOptions { #expect(help.text.contains("\(option.flag) ")) }
    #expect(try Sheen.run("help", name, in: folder).output == help.output)
    #expect(try Sheen.run(name, "-qh", in: folder).output == help.output)
  }

  @Test(arguments: [["--help"]] + commands.map { [$0, "--help"] })
  func helpFitsInATerminalOf80Columns(arguments: [String]) throws {
    let text = try Sheen.run(arguments, in: folder).text
    #expect(text.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(!text.contains(" \n"))
  }

  @Test func everyExampleOfHelpIsACommandThatParses() throws {
    for command in Subcommand.all {
      for example in command.examples {
        let typed = example.command.split(separator: "|").flatMap { part in
          part.split(separator: ">").prefix(1)
        }
        for part in typed {
          let words = part.split(separator: " ").map(String.init)
          let used = try #require(Subcommand.all.first { $0.name == words[1] })
          _ = try Arguments(
            Array(words.dropFirst(2)), options: used.allOptions, command: used.fullName)
        }
      }
    }
  }

  @Test func theVersionIsOneLine() throws {
    #expect(try Sheen.run("--version", in: folder).text == "sheen \(Command.version)\n")
  }
}
