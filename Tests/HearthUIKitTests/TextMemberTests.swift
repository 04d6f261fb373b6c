import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 12, dy: 5)) }
}
private final class MeasuredLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -12, dy: -5)
  }
}

/// Members of views of text: links, attributes, fonts that follow the size of text, notifications.
@MainActor struct TextMemberTests {
  private func window(_ view: UIView) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 100)) { Holder(view: view) }
  }

  @Test func `addresses are found without the marks that end a sentence`() {
    func found(_ text: String) -> [String] { LinkDetector.links(in: text).map(\.url.absoluteString) }
    expect(
      found("See https://swift.org/a?b=1, or (www.gnome.org)."),
      equals: ["https://swift.org/a?b=1", "http://www.gnome.org"])
    expect(found("🙂 ann@example.org!"), equals: ["mailto:ann@example.org"])
    expect(LinkDetector.links(in: "🙂 ann@example.org!")[0].range, equals: NSRange(location: 3, length: 15))
    expect(found("no link: a.b, 3.5, @ann"), equals: [])
  }
  @Test func `links in a text that is not edited look as the app says`() {
    let text = UITextView()
    (text.text, text.isEditable) = ("See https://swift.org", false)
    let window = window(text)
    func redLinks() -> Int {
      text.shownText.runs.count { $0.link != nil && $0.swiftUI.foregroundColor == Color(UIColor.red) }
    }
    expect(redLinks(), equals: 0)
    text.linkTextAttributes = [.foregroundColor: UIColor.red]
    text.dataDetectorTypes = .link
    window.settle()
    expect(redLinks() == 1 && window.reports.isEmpty)
    text.isEditable = true
    expect(redLinks(), equals: 0)
  }
  @Test func `what is not found in text is reported`() {
    let text = UITextView()
    let window = window(text)
    text.dataDetectorTypes = [.link, .phoneNumber]
    expect(window.reports.contains { $0.contains("links alone") })
  }
  @Test func `what is typed has the attributes that were set for it`() {
    let text = UITextView()
    text.text = "one"
    text.accessibilityIdentifier = "text"
    let window = window(text)
    text.typingAttributes = [.foregroundColor: UIColor.red]
    expect(text.typingAttributes[.foregroundColor] as? UIColor == .red)
    text.userDidEdit("one two")
    text.userDidEdit("one twos")
    window.settle()
    func color(_ index: Int) -> UIColor? {
      text.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    expect(color(1) == .label && color(4) == .red && color(7) == .red)
    text.userDidEdit("Xone twos")
    expect(color(0) != .red)
  }
  @Test func `the padding and the lines of a text's container count`() {
    let text = UITextView()
    text.text = "one\ntwo\nthree"
    text.isScrollEnabled = false
    let window = window(text)
    let wide = text.sizeThatFits(CGSize(width: 1_000, height: 0))
    text.textContainer.lineFragmentPadding = 0
    window.settle()
    let narrow = text.sizeThatFits(CGSize(width: 1_000, height: 0))
    expect(abs(wide.width - narrow.width - 2 * 5) < 0.01 && wide.height == narrow.height)
    text.isEditable = false
    text.textContainer.maximumNumberOfLines = 1
    expect(text.sizeThatFits(CGSize(width: 1_000, height: 0)).height < narrow.height - 20)
  }
  @Test func `a text that is not edited scrolls to a part of it`() {
    let text = UITextView()
    (text.text, text.isEditable) = ((1...60).map { "line \($0)" }.joined(separator: "\n"), false)
    let window = window(text)
    text.scrollRangeToVisible(NSRange(location: text.text.utf16.count - 1, length: 1))
    window.settle()
    expect(text.contentOffset.y > 500)
    text.scrollRangeToVisible(NSRange(location: 0, length: 1))
    window.settle()
    expect(text.contentOffset.y < 10 && window.reports.isEmpty)
  }
  @Test func `a text that is edited tells how far it is scrolled, and scrolls to a part of it`() {
    final class Follower: NSObject, UITextViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let text = UITextView(), follower = Follower()
    text.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    text.delegate = follower
    let window = window(text)
    expect(text.contentSize.height > 1_000 && text.contentOffset == .zero, "\(text.contentSize)")
    window.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 50, y: 50))
    window.settle()
    expect(text.contentOffset.y > 50 && follower.offsets.last == text.contentOffset.y, "\(follower.offsets)")
    text.contentOffset.y = 0
    window.settle()
    expect(text.contentOffset.y == 0 && follower.offsets.last == 0)
    text.scrollRangeToVisible(NSRange(location: text.text.utf16.count - 1, length: 1))
    window.settle()
    expect(text.contentOffset.y > 500, "\(text.contentOffset)")
    // Beyond its end it does not go.
    text.setContentOffset(CGPoint(x: 0, y: 90_000), animated: true)
    window.settle()
    expect(text.contentOffset.y < 3_000 && window.reports.isEmpty, "\(text.contentOffset)")
  }
  @Test func `a preferred font follows the size of text where the view asks for it`() {
    let label = UILabel(), other = UILabel(), scaled = UITextField(), view = UIStackView()
    for text in [label, other] {
      text.text = "x"
      text.font = .preferredFont(forTextStyle: .body)
      view.addArrangedSubview(text)
    }
    scaled.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 22)
    view.addArrangedSubview(scaled)
    let size = label.font.pointSize
    label.adjustsFontForContentSizeCategory = true
    scaled.adjustsFontForContentSizeCategory = true
    let window = TestWindow(size: CGSize(width: 300, height: 100)) {
      Holder(view: view).dynamicTypeSize(.accessibility3)
    }
    window.settle()
    expect(label.font.pointSize > size && other.font.pointSize == size && scaled.font?.pointSize == 22)
    // A size that was given stays.
    label.font = .systemFont(ofSize: 11)
    window.settle()
    expect(label.font.pointSize, equals: 11)
  }
  @Test func `editing is told by notifications`() {
    let field = UITextField()
    field.accessibilityIdentifier = "field"
    var log: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { log.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let window = window(field)
    window.click("field")
    window.type("a")
    field.resignFirstResponder()
    window.settle()
    expect(log, equals: names.map(\.rawValue))
  }
  @Test func `a label draws its text where its class says, and is as large as that says`() {
    let label = UILabel(), padded = PaddedLabel(), measured = MeasuredLabel()
    for label in [label, padded, measured] { label.text = "text" }
    let all = UIView()
    for label in [label, padded, measured] { all.addSubview(label) }
    let window = window(all)
    expect(
      padded.contentRect(in: CGRect(x: 0, y: 0, width: 100, height: 40)) { _ in CGSize(width: 30, height: 20) }.minX,
      equals: 12)
    expect(
      label.contentRect(in: CGRect(x: 0, y: 0, width: 100, height: 40)) { _ in CGSize(width: 30, height: 20) }.minX,
      equals: 0)
    let plain = label.intrinsicContentSize, large = measured.intrinsicContentSize
    expect(abs(large.width - plain.width - 2 * 12) < 0.01 && abs(large.height - plain.height - 2 * 5) < 0.01)
    expect(window.reports.isEmpty)
  }
}
