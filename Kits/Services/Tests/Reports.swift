import Foundation
import HearthTesting
import QuickTesting

/// What was reported of `name` while `action` ran. What other tests do off the main thread meanwhile is left out.
@MainActor func reports(of name: String, during action: () -> Void) -> [String] {
  TestWindow.reports(during: action).filter { $0.hasPrefix("Not on Linux: \(name)") }
}
/// What was reported of values that cannot be kept while `action` ran.
@MainActor func storedValueReports(during action: () -> Void) -> [String] {
  TestWindow.reports(during: action).filter { $0.hasPrefix("Stored value: ") }
}
extension TestWindow {
  /// Clicks the middle of the first element that says `label`, from which nothing comes where there is none.
  @MainActor func press(_ label: String) {
    guard let found = find({ $0.label == label }) else { return fail("Nothing says \(label): \(elements)") }
    click(at: CGPoint(x: found.frame.midX, y: found.frame.midY))
  }
}
