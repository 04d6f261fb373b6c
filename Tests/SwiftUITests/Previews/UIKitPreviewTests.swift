import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

private final class GreetingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "From a controller"
    label.accessibilityIdentifier = "greeting"
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 30)
    view.addSubview(label)
  }
}

#Preview { GreetingController() }

#Preview("A controller") { GreetingController() }

#Preview("A label", traits: .fixedLayout(width: 120, height: 40)) {
  let label = UILabel()
  label.text = "12"
  label.accessibilityIdentifier = "label"
  return label
}

#Preview("A controller of AppKit", traits: .sizeThatFitsLayout) {
  let controller: NSViewController = GreetingController()
  controller.title = "AppKit"
  return controller
}

#Preview("A view of AppKit") {
  let view = NSView()
  view.accessibilityIdentifier = "view"
  view.isAccessibilityElement = true
  return view
}

/// A preview of UIKit.
@MainActor struct UIKitPreviewTests {}

extension UIKitPreviewTests {
  @Test func `of a view controller shows its view, which fills the screen`() async throws {
    let window = try await TestWindow(preview: "A controller")
    try expect(window.element("greeting").label, equals: "From a controller")
    expect(window.size, equals: CGSize(width: 900, height: 640))
    try await expect(
      TestWindow(preview: "A controller of AppKit").element("greeting").label, equals: "From a controller")
  }
  @Test func `without a name is found by its file and line`() async throws {
    expect(TestWindow.previews.contains("UIKitPreviewTests.swift:17"))
    try await expect(
      TestWindow(preview: "UIKitPreviewTests.swift:17").element("greeting").label, equals: "From a controller")
  }
  @Test func `of a view is made by statements with a return, in the container of its traits`() async throws {
    let window = try await TestWindow(preview: "A label")
    expect(window.size, equals: CGSize(width: 120, height: 40))
    try expect(window.element("label").label, equals: "12")
    try await expect(TestWindow(preview: "A view of AppKit").element("view").frame.isEmpty, equals: false)
  }
}
