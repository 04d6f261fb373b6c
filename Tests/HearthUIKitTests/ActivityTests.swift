import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

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

private struct Shown: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor struct ActivityTests {
  @Test func `what is left out is not offered, and what no desktop has may be left out`() {
    let all = TestWindow { Share() }
    expect(all.tree.contains("Copy") && all.tree.contains("E-Mail"))
    let some = TestWindow { Share(excluded: [.mail, .airDrop, .saveToCameraRoll, .addToReadingList]) }
    expect(some.tree.contains("Copy") && !some.tree.contains("E-Mail"))
  }
  @Test func `an activity of the app is offered where it can act, and acts`() throws {
    final class Dry: UIActivity {
      static var log: [String] = []
      override var activityType: ActivityType? { ActivityType("plum.dry") }
      override var activityTitle: String? { "Dry" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String }
      }
      override func prepare(withActivityItems activityItems: [Any]) { Self.log.append("prepare \(activityItems)") }
      override func perform() {
        Self.log.append("perform")
        activityDidFinish(true)
      }
    }
    final class Never: UIActivity { override var activityTitle: String? { "Never" } }
    let controller = UIActivityViewController(activityItems: ["Plum"], applicationActivities: [Dry(), Never()])
    var ends: [String] = []
    controller.completionWithItemsHandler = { type, isDone, _, _ in ends.append("\(type?.rawValue ?? "") \(isDone)") }
    let root = UIViewController(), window = TestWindow { Shown(controller: root) }
    root.present(controller, animated: false)
    window.settle()
    expect(!window.tree.contains("Never"))
    let button = try require(window.find { $0.label == "Dry" })
    window.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    window.advance(by: .seconds(1))
    expect(Dry.log == ["prepare [\"Plum\"]", "perform"] && ends == ["plum.dry true"], "\(Dry.log) \(ends)")
  }
  @Test func `an app's own activity has a name of its own`() {
    expect(UIActivity.ActivityType("plum.dry"), equals: UIActivity.ActivityType(rawValue: "plum.dry"))
    expect(UIActivity.ActivityType.mail != .message)
  }
}
