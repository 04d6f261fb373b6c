import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Texts of several lines under constraints: as wide as their widest line, where nothing else asks for more.
@MainActor struct LabelLineTests {
  /// A message: a text in a bubble of three quarters of the width at most.
  private final class Bubble: UIView {
    let bubble = UIView(), label = UILabel(), limit: NSLayoutConstraint
    init(_ text: String, width: CGFloat = 200) {
      limit = bubble.widthAnchor.constraint(lessThanOrEqualToConstant: width * 0.75)
      super.init(frame: CGRect(x: 0, y: 0, width: width, height: 400))
      label.text = text
      label.numberOfLines = 0
      bubble.translatesAutoresizingMaskIntoConstraints = false
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bubble)
      bubble.addSubview(label)
      NSLayoutConstraint.activate([
        limit, bubble.leadingAnchor.constraint(equalTo: leadingAnchor), bubble.topAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -5),
      ])
    }
    required init?(coder: NSCoder) { return nil }
  }
  private func show(_ view: UIView) -> TestWindow {
    TestWindow(size: view.bounds.size) { Holder(view: view) }
  }
  private func width(_ text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    let window = show(label)
    defer { withExtendedLifetime(window) {} }
    return label.intrinsicContentSize.width
  }

  @Test func `a bubble is as wide as the widest line of its text`() {
    // "wide wide wide" does not fit into 130 points, two of the words do.
    let view = Bubble("wide wide wide wide")
    let window = show(view)
    let one = width("wide wide wide")
    expect(one < 130 && width("wide wide wide wide") > 130)
    expect(view.label.frame.width, equals: one.rounded(.up))
    expect(view.bubble.frame.width, equals: view.label.frame.width + 20)
    expect(view.label.frame.height == 2 * 21.25 && view.bubble.frame.height == 2 * 21.25 + 10)
    expect(window.reports.isEmpty)
  }
  @Test func `a bubble gets wider when there is more room, and narrower with less text`() {
    let view = Bubble("wide wide wide wide")
    let window = show(view)
    let broken = view.bubble.frame.width
    view.limit.constant = 190
    window.settle()
    expect(view.label.frame.width == width("wide wide wide wide") && view.label.frame.height == 21.25)
    expect(view.bubble.frame.width > broken)
    view.limit.constant = 150
    window.settle()
    expect(view.bubble.frame.width == broken && view.label.frame.height == 2 * 21.25)
    view.label.text = "hi"
    window.settle()
    expect(view.label.frame.width == width("hi") && view.label.frame.height == 21.25)
    view.label.text = "wide wide wide wide"
    window.settle()
    expect(view.bubble.frame.width == broken && window.reports.isEmpty)
  }
  @Test func `a text that is to be as wide as its view is that`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300)), label = UILabel()
    label.text = "wide wide wide wide"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    let window = show(view)
    expect(label.frame, equals: CGRect(x: 0, y: 0, width: 150, height: 2 * 21.25))
    window.resize(to: CGSize(width: 300, height: 300))
    expect(label.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 21.25))
    window.resize(to: CGSize(width: 60, height: 300))
    expect(label.frame, equals: CGRect(x: 0, y: 0, width: 60, height: 4 * 21.25))
  }
  @Test func `a preferred width breaks a text whatever constraints say`() {
    let label = UILabel()
    label.text = "wide wide wide wide"
    label.numberOfLines = 0
    let window = show(label)
    label.preferredMaxLayoutWidth = 130
    window.settle()
    expect(label.intrinsicContentSize, equals: CGSize(width: width("wide wide wide").rounded(.up), height: 2 * 21.25))
    label.numberOfLines = 1
    expect(label.intrinsicContentSize.height, equals: 21.25)
  }
  @Test func `texts in a stack are as wide as the widest of their lines`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300)), label = UILabel(), time = UILabel()
    let stack = UIStackView(arrangedSubviews: [label, time])
    (label.text, time.text) = ("wide wide wide wide", "9:41")
    label.numberOfLines = 0
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor), stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
    let window = show(view)
    expect(stack.frame.size, equals: CGSize(width: width("wide wide wide").rounded(.up), height: 3 * 21.25))
    expect(label.frame.height == 2 * 21.25 && window.reports.isEmpty)
  }
}
