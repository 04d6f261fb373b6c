import HearthTesting
import QuickTesting
import SwiftUI

private struct Share: UIViewControllerRepresentable {
  typealias Callback = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  var excluded: [UIActivity.ActivityType]?
  var callback: Callback?
  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: ["Plum"], applicationActivities: nil)
    controller.excludedActivityTypes = excluded
    controller.completionWithItemsHandler = callback
    return controller
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

@MainActor struct ActivityTests {
  @Test func `what is left out is not offered, and what no desktop has may be left out`() {
    let all = TestWindow { Share() }
    expect(all.tree.contains("Copy") && all.tree.contains("E-Mail"))
    let some = TestWindow { Share(excluded: [.mail, .airDrop, .saveToCameraRoll, .addToReadingList]) }
    expect(some.tree.contains("Copy") && !some.tree.contains("E-Mail"))
  }
  @Test func `an app's own activity has a name of its own`() {
    expect(UIActivity.ActivityType("plum.dry"), equals: UIActivity.ActivityType(rawValue: "plum.dry"))
    expect(UIActivity.ActivityType.mail != .message)
  }
}
