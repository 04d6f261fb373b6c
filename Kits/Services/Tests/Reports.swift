import HearthTesting

/// What was reported of `name` while `action` ran. What other tests do off the main thread meanwhile is left out.
@MainActor func reports(of name: String, during action: () -> Void) -> [String] {
  TestWindow.reports(during: action).filter { $0.hasPrefix("Not on Linux: \(name)") }
}
