/// Asks a view or a modifier for its body, with its properties connected, and knows when it must
/// be asked again.
@MainActor final class Evaluator<Source> {
  private let name: String?
  private let storage = PropertyStorage()
  private let reads = EnvironmentReads()
  private var animation: (any AnimationDriver<Source>)?
  private weak var owner: Element?

  init(_ type: Source.Type) {
    name = countedName(of: type)
  }

  func begin(_ source: Source, owner: Element) {
    self.owner = owner
    storage.owner = owner
    if let animatable = Source.self as? any Animatable.Type {
      animation = makeDriver(animatable)
    }
    animation?.begin(source)
  }

  /// Takes over a new value; returns whether its body may differ from the old one's.
  func accept(_ source: Source, old: Source) -> Bool {
    if let animation, let owner { animation.accept(source, for: owner) }
    return !areEqual(source, old)
  }

  func evaluate<Result>(_ source: Source, _ body: (Source) -> Result) -> Result {
    guard let owner else { preconditionFailure("a body was asked for after its view had ended") }
    var copy = source
    reads.removeAll()
    let evaluation = Evaluation(owner: owner, reads: reads)
    return Evaluation.run(evaluation) {
      connectProperties(of: &copy, to: storage, environment: owner.environment.tracked(by: reads))
      animation?.apply(to: &copy, for: owner)
      if let name { owner.host.counts.bodies[name, default: 0] += 1 }
      return body(copy)
    }
  }

  func isAffected(by environment: EnvironmentValues) -> Bool {
    reads.isAffected(by: environment)
  }

  func end() { storage.end() }

  private func makeDriver<A: Animatable>(_ type: A.Type) -> (any AnimationDriver<Source>)? {
    ElementAnimation<A>() as? any AnimationDriver<Source>
  }
}

/// What is being evaluated, and what it has read.
@MainActor final class Evaluation {
  let owner: Element
  let reads: EnvironmentReads?

  init(owner: Element, reads: EnvironmentReads? = nil) {
    self.owner = owner
    self.reads = reads
  }

  private(set) static var current: Evaluation?

  static func run<Result>(_ evaluation: Evaluation, _ body: () -> Result) -> Result {
    let outer = current
    current = evaluation
    defer { current = outer }
    return observing(evaluation.owner, body)
  }
}

/// The name under which a type's body evaluations are counted: without module and generic
/// arguments; nil for the stand-in's own types.
func countedName(of type: Any.Type) -> String? {
  let full = String(reflecting: type)
  guard !full.hasPrefix("SwiftUI.") else { return nil }
  let plain = full.prefix { $0 != "<" }
  return plain.split(separator: ".").last.map(String.init)
}
