/// What a view keeps for Auto Layout.
@MainActor final class LayoutData {
  var translatesMask = true
}
