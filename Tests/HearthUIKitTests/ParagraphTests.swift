import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// What a text with attributes says of its paragraphs, and pictures in it.
@MainActor struct ParagraphTests {
  private let font = UIFont.systemFont(ofSize: 16)
  private func text(_ string: String, _ set: (NSMutableParagraphStyle) -> Void) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    set(style)
    return NSMutableAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }
  private func label(_ text: NSAttributedString, width: CGFloat = 300) -> (UILabel, TestWindow) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    label.font = font
    label.numberOfLines = 0
    label.attributedText = text
    return (label, TestWindow(size: CGSize(width: width, height: 400)) { Holder(view: label) })
  }
  /// How far the second text lies below the first, and to its side.
  private func distance(_ window: TestWindow, _ first: String, _ second: String) throws -> CGSize {
    let a = try require(window.place(ofDrawn: first)), b = try require(window.place(ofDrawn: second))
    return CGSize(width: b.x - a.x, height: b.y - a.y)
  }
  private func drawnSize(_ text: NSAttributedString, width: CGFloat = 200) -> CGSize {
    text.boundingRect(with: CGSize(width: width, height: 0), options: [.usesLineFragmentOrigin], context: nil).size
  }

  @Test func `paragraphs keep the distance that the first asks for below it and the second above it`() throws {
    func gap(_ set: (NSMutableParagraphStyle) -> Void) throws -> CGFloat {
      let (_, window) = label(text("One\nTwo", set))
      return try distance(window, "One", "Two").height
    }
    let plain = try gap {
      $0.headIndent = 1; $0.firstLineHeadIndent = 1
    }
    expect(try gap { $0.paragraphSpacing = 12 }, equals: plain + 12)
    expect(try gap { $0.paragraphSpacingBefore = 7 }, equals: plain + 7)
    expect(
      try gap {
        $0.paragraphSpacing = 12
        $0.paragraphSpacingBefore = 7
      }, equals: plain + 12 + 7)
  }
  @Test func `nothing lies above the first paragraph and below the last`() {
    let plain = drawnSize(
      text("One\nTwo") {
        $0.headIndent = 1; $0.firstLineHeadIndent = 1
      })
    let spaced = drawnSize(
      text("One\nTwo") {
        $0.paragraphSpacing = 10
        $0.paragraphSpacingBefore = 5
      })
    expect(spaced.height, equals: plain.height + 15)
  }
  @Test func `lines begin where the indents of their paragraph say`() throws {
    let indented = text("First\n") {
      $0.firstLineHeadIndent = 0; $0.headIndent = 0; $0.paragraphSpacing = 1
    }
    indented.append(
      text("Second") {
        $0.firstLineHeadIndent = 30; $0.headIndent = 30
      })
    let (_, window) = label(indented)
    expect(try distance(window, "First", "Second").width, equals: 30)
  }
  @Test func `a tail indent takes room away from lines`() {
    let words = "wide wide wide wide"
    let whole = drawnSize(text(words) { $0.headIndent = 0.001 }, width: 500)
    let cut = drawnSize(text(words) { $0.tailIndent = -(500 - whole.width / 2) }, width: 500)
    expect(cut.height > 1.5 * whole.height && cut.width <= 500)
    let edge = drawnSize(text(words) { $0.tailIndent = whole.width * 0.6 }, width: 500)
    expect(edge.height > 1.5 * whole.height && edge.width <= whole.width * 0.6)
  }
  @Test func `lines are not higher than the paragraph lets them be`() {
    let plain = drawnSize(text("One") { $0.headIndent = 0.001 })
    expect(plain.height > 12)
    expect(drawnSize(text("One") { $0.maximumLineHeight = 12 }).height, equals: 12)
    expect(drawnSize(text("One") { $0.maximumLineHeight = 200 }).height, equals: plain.height)
  }
  @Test func `further lines hang, and a first line that is indented breaks earlier`() {
    let words = "aaaa bbbb cccc dddd"
    let plain = drawnSize(text(words) { $0.paragraphSpacing = 1 }, width: 400)
    let indented = drawnSize(text(words) { ($0.firstLineHeadIndent, $0.headIndent) = (40, 0) }, width: 400)
    expect(abs(indented.width - plain.width - 40) < 1.5, "\(indented) \(plain)")
    // Only the first line is indented: two lines of a hanging text are as wide as the longer of both with its indent.
    let narrow = plain.width * 0.6
    let hanging = drawnSize(text(words) { $0.headIndent = 30 }, width: narrow + 30)
    let two = drawnSize(text(words) { $0.paragraphSpacing = 1 }, width: narrow)
    expect(hanging.height, equals: two.height)
    expect(hanging.width > two.width)
  }
  @Test func `text goes on at the stops of tabs`() {
    let plain = drawnSize(text("Name") { $0.headIndent = 0.001 })
    let tabbed = drawnSize(
      text("\tName") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 90)] }, width: 400)
    expect(abs(tabbed.width - plain.width - 90) < 1.5)
    let twice = drawnSize(text("\t\tName") { $0.defaultTabInterval = 50 }, width: 400)
    expect(abs(twice.width - plain.width - 100) < 1.5)
  }
  @Test func `paragraphs are aligned each as they say`() throws {
    let both = text("Left\n") { $0.alignment = .left }
    both.append(text("Right") { $0.alignment = .right })
    let (_, window) = label(both)
    expect(try distance(window, "Left", "Right").width > 200)
  }
  @Test func `a text view that is not edited shows its paragraphs, and one that is says that it does not`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.isEditable = false
    view.attributedText = text("One\nTwo") { $0.paragraphSpacing = 40 }
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Holder(view: view) }
    expect(try distance(window, "One", "Two").height > 50)
    expect(window.reports.isEmpty)
    view.isEditable = true
    window.settle()
    expect(window.reports.contains { "\($0)".contains("UITextView.attributedText") })
  }
  @Test func `a text shows the picture of an attachment in its bounds`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let attachment = NSTextAttachment(image: picture)
    expect(NSAttributedString(attachment: attachment).string, equals: "\u{FFFC}")
    let without = drawnSize(text("ab") { $0.headIndent = 0.001 })
    func with(_ bounds: CGRect) -> CGSize {
      attachment.bounds = bounds
      let all = NSMutableAttributedString(string: "ab", attributes: [.font: font])
      all.append(NSAttributedString(attachment: attachment))
      return drawnSize(all)
    }
    expect(abs(with(.zero).width - without.width - 10) < 1.5)
    expect(abs(with(CGRect(x: 0, y: 0, width: 24, height: 40)).width - without.width - 24) < 1.5)
    expect(with(CGRect(x: 0, y: 0, width: 24, height: 40)).height >= 40)
    let shown = NSMutableAttributedString(string: "Locked ", attributes: [.font: font])
    shown.append(NSAttributedString(attachment: attachment))
    let (_, window) = label(shown)
    expect(window.displayList.contains("Locked"))
    expect(window.reports.isEmpty)
    expect(window.elements.contains { $0.label.contains("Locked") && !$0.label.contains("\u{FFFC}") })
  }
  @Test func `an attachment may have the bytes of a picture`() throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { _ in }
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    expect(attachment.picture != nil)
    expect(NSTextAttachment(data: Data("no picture".utf8), ofType: nil).picture == nil)
  }
}
