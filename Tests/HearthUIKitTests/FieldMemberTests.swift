import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Members that apps use beside views of SwiftUI.
@MainActor struct FieldMemberTests {
  private struct Hosted: UIViewControllerRepresentable {
    let controller: UIHostingController<Color>
    func makeUIViewController(context: Context) -> UIHostingController<Color> { controller }
    func updateUIViewController(_ controller: UIHostingController<Color>, context: Context) {}
  }
  private final class Fruit: NSObject, UIActivityItemSource {
    let item: Any?
    init(_ item: Any?) { self.item = item }
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "Later" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
  }
  private struct Share: UIViewControllerRepresentable {
    let items: [Any]
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: items, applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }

  @Test func `an item that says what it is is shared as that`() {
    expect(TestWindow { Share(items: [Fruit("Quince")]) }.tree.contains("Quince"))
    let both = TestWindow { Share(items: [Fruit(nil), "Medlar"]) }.tree
    expect(both.contains("Later") && both.contains("Medlar"))
    let address = TestWindow { Share(items: [Fruit(URL(string: "https://example.org/plum")!)]) }.tree
    expect(address.contains("example.org/plum"))
  }
  @Test func `lines of a paragraph are as high as it says`() {
    let style = NSMutableParagraphStyle()
    expect(style.spacing(lineHeight: 20), equals: 0)
    style.lineSpacing = 3
    style.lineHeightMultiple = 1.5
    expect(style.spacing(lineHeight: 20), equals: 3 + 0.5 * 20)
    style.lineHeightMultiple = 0
    style.minimumLineHeight = 26
    expect(style.spacing(lineHeight: 20), equals: 3 + 26 - 20)
    style.minimumLineHeight = .nan
    expect(style.spacing(lineHeight: 20), equals: 3)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    copy?.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
    expect(copy?.tabStops.first?.location == 40 && style.tabStops.isEmpty)
  }
  @Test func `a label of high lines is higher`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let label = UILabel(), style = NSMutableParagraphStyle()
      change(style)
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(string: "One\nTwo\nThree", attributes: [.paragraphStyle: style])
      let window = TestWindow(size: CGSize(width: 200, height: 300)) { Holder(view: label) }
      defer { withExtendedLifetime(window) {} }
      return label.sizeThatFits(CGSize(width: 200, height: 300)).height
    }
    let plain = height { _ in }
    expect(height { $0.lineHeightMultiple = 2 } > plain + 20)
    expect(height { $0.minimumLineHeight = 40 } > plain + 20)
    expect(height { $0.firstLineHeadIndent = 40 }, equals: plain)
  }
  @Test func `assistive technology finds nothing of a view whose elements are hidden`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    outer.addSubview(button)
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Holder(view: outer) }
    expect(window.elements.contains { $0.label == "Press" })
    outer.accessibilityElementsHidden = true
    window.settle()
    expect(!window.elements.contains { $0.label == "Press" })
    outer.accessibilityElementsHidden = false
    window.settle()
    expect(window.elements.contains { $0.label == "Press" })
  }
  @Test func `an attribute of a field is its font and its colour`() {
    let field = UITextField(frame: .zero)
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 31), .foregroundColor: UIColor.red]
    expect(field.font?.pointSize, equals: 31)
    expect(field.textColor, equals: .red)
    expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize, equals: 31)
  }
  @Test func `what a phone does not have is nil, and a screen says what it can`() {
    struct PhoneApp: App { var body: some Scene { WindowGroup { Text("Plum") } } }
    let window = TestWindow(PhoneApp.self, size: CGSize(width: 390, height: 844), idiom: .phone)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    expect(scene?.effectiveGeometry.interfaceOrientation, equals: .portrait)
    expect(scene?.titlebar == nil && scene?.sizeRestrictions == nil)
    expect(UIScreen.main.maximumFramesPerSecond, equals: 60)
    withExtendedLifetime(window) {}
  }
  @Test func `scroll views keep what is said of their indicators`() {
    let scroll = UIScrollView()
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(scroll.verticalScrollIndicatorInsets.top == 1 && scroll.horizontalScrollIndicatorInsets.left == 2)
    expect(
      !scroll.isTracking && scroll.touchesShouldCancel(in: UIView()) && !scroll.touchesShouldCancel(in: UISwitch()))
  }
}
