import Testing

@testable import SheenTerminal

struct TerminalOwnerTests {
  @Test("one run at a time has the terminal, and prints for the others")
  func oneRunAtATimeHasTheTerminal() async {
    let owner = TerminalOwner()
    let (events, first) = AsyncStream.makeStream(of: ShimmerSession.Event.self)
    let (_, second) = AsyncStream.makeStream(of: ShimmerSession.Event.self)
    #expect(await !owner.print("nobody"))
    #expect(await owner.claim(.standardError, region: .inline, events: first))
    #expect(await !owner.claim(.standardError, region: .inline, events: second))
    #expect(await owner.print("of another"))
    first.finish()
    // A run that has ended prints nothing any more.
    #expect(await !owner.print("late"))
    var printed: [String] = []
    for await case .print(let text) in events { printed.append(text) }
    #expect(printed == ["of another"])
    await owner.release()
    #expect(await owner.claim(.standardError, region: .inline, events: second))
    await owner.release()
  }
}
