/// What a body has read of its environment, to know whether another environment concerns it.
final class EnvironmentReads {
  private var checks: [ObjectIdentifier: (EnvironmentValues) -> Bool] = [:]

  func note(_ key: ObjectIdentifier, isUnchanged: @escaping (EnvironmentValues) -> Bool) {
    checks[key] = isUnchanged
  }

  func removeAll() { checks.removeAll() }

  func isAffected(by environment: EnvironmentValues) -> Bool {
    checks.values.contains { !$0(environment) }
  }
}
