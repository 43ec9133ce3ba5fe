import Testing

@testable import SheenCommand

@Suite struct ArgumentsTests {
  private static let size = Option("size", value: "WxH", "")
  private static let output = Option("output", short: "o", value: "FILE", "")
  private static let rtl = Option("rtl", short: "r", "")
  private static let quiet = Option("quiet", short: "q", "")

  private func parse(_ words: [String]) throws(CommandError) -> Arguments {
    try Arguments(
      words, options: [Self.size, Self.output, Self.rtl, Self.quiet], command: "sheen test")
  }

  @Test(arguments: [
    ["--size", "2x3", "-o", "f", "--rtl", "feed"],
    ["feed", "--size=2x3", "-of", "-r"],
    ["-ro", "f", "feed", "--size", "2x3"],
    ["-rof", "--size=2x3", "--", "feed"],
    ["--size=1x1", "-r", "feed", "--size", "2x3", "--output=f"],
  ])
  func optionsAreWrittenAnyGNUWay(words: [String]) throws {
    let arguments = try parse(words)
    #expect(arguments.operands == ["feed"])
    #expect(arguments.value(Self.size) == "2x3")
    #expect(arguments.all(Self.output) == ["f"])
    #expect(arguments.has(Self.rtl))
    #expect(!arguments.has(Self.quiet))
  }

  @Test func aDashIsAnOperandAndWhatFollowsTwoDashesToo() throws {
    let arguments = try parse(["-", "-q", "--", "-q", "--size", "-"])
    #expect(arguments.operands == ["-", "-q", "--size", "-"])
    #expect(arguments.has(Self.quiet))
  }

  @Test func aValueMayLookLikeAnOption() throws {
    let arguments = try parse(["--size", "-45", "-o", "--rtl", "--size="])
    #expect(arguments.all(Self.size) == ["-45", ""])
    #expect(arguments.value(Self.output) == "--rtl")
    #expect(!arguments.has(Self.rtl))
  }

  @Test func severalValuesKeepTheirOrder() throws {
    #expect(try parse(["-ob", "-oa", "--output", "b"]).all(Self.output) == ["b", "a", "b"])
    #expect(try parse([]).all(Self.output) == [])
  }

  @Test(
    arguments: AnswerTable(
      """
      --sise 2x3
        unknown option --sise; did you mean --size?
      --=x
        unknown option --; sheen test --help lists the options
      --background
        unknown option --background; sheen test --help lists the options
      -x
        unknown option -x; sheen test --help lists the options
      -rx
        unknown option -x; sheen test --help lists the options
      --size
        --size needs a value: --size WxH
      -ro
        -o needs a value: -o FILE
      --rtl=yes
        --rtl takes no value; write only --rtl
      """
    ).rows)
  func whatIsNoOptionIsAnswered(row: AnswerTable.Row) {
    #expect(throws: CommandError.usage(row.answer)) { try parse(row.arguments) }
  }
}
