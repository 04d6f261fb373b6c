import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

@MainActor struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView(), b = UIView(), c = UIView()
  init() {
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
  }
  private var views: [String: Any] { ["a": a, "b": b, "c": c] }
  @discardableResult private func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> Int {
    var count = 0
    for format in formats {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
      NSLayoutConstraint.activate(constraints)
      count += constraints.count
    }
    root.layoutIfNeeded()
    return count
  }
  private func description(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map(\.name)
  }

  @QuickTesting.Test func `a row and columns are laid out as they are drawn`() {
    lay("H:|-20-[a(60)]-[b][c(==a)]-10-|", options: .alignAllTop)
    lay("V:|-5-[a(30)]", "V:[b(10)]", "V:[c(==a)]-(>=20)-|")
    expect(a.frame, equals: CGRect(x: 20, y: 5, width: 60, height: 30))
    expect(b.frame, equals: CGRect(x: 88, y: 5, width: 300 - 88 - 70, height: 10))
    expect(c.frame, equals: CGRect(x: 230, y: 5, width: 60, height: 30))
  }

  @QuickTesting.Test func `a format without a direction is a row, and a line alone stands for the margins`() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 14)
    lay("|-[a]-|", "V:|-[a]-|")
    expect(a.frame, equals: CGRect(x: 12, y: 1, width: 300 - 26, height: 200 - 4))
  }

  @QuickTesting.Test func `metrics are lengths, distances and priorities`() {
    lay(
      "|-gap-[a(wide@high)]-(gap)-[b(>=10,<=40)]", "V:|[a(high)]", "V:|[b(1)]",
      metrics: ["gap": 7, "wide": 55.5, "high": NSNumber(value: 750)])
    expect(a.frame, equals: CGRect(x: 7, y: 0, width: 55.5, height: 750))
    expect(b.frame.minX == 7 + 55.5 + 7 && (10...40).contains(b.frame.width))
  }

  @QuickTesting.Test func `predicates say how views compare, and how much that matters`() {
    expect(
      description("[a(>=20@300,<=b,==c*2+10,b/4-1)]"),
      equals: [
        "UIView(a).width >= 20.0 @300.0", "UIView(a).width <= UIView(b).width + 0.0",
        "UIView(a).width = UIView(c).width * 2.0 + 10.0", "UIView(a).width = UIView(b).width * 0.25 + -1.0",
      ])
    expect(
      description("V:[a]-(>=4,<=12.5@600)-[b]"),
      equals: [
        "UIView(b).top >= UIView(a).bottom + 4.0", "UIView(b).top <= UIView(a).bottom + 12.5 @600.0",
      ])
    expect(description("[a]-(-5)-[b]"), equals: ["UIView(b).leading = UIView(a).trailing + -5.0"])
    expect(description(" H: | [ a ( == 20 ) ] - 3 - [b] ").count, equals: 3)
    expect(description("|->=9-[a]"), equals: ["UIView(a).leading >= UIView.leading + 9.0"])
  }

  @QuickTesting.Test func `a row goes in the direction that an option says`() {
    expect(
      description("|-2-[a]-3-[b]-4-|", options: .directionRightToLeft),
      equals: [
        "UIView.right = UIView(a).right + 2.0", "UIView(a).left = UIView(b).right + 3.0",
        "UIView(b).left = UIView.left + 4.0",
      ])
    expect(
      description("|-2-[a]-[b]-|", options: .directionLeftToRight),
      equals: [
        "UIView(a).left = UIView.left + 2.0", "UIView(b).left = UIView(a).right + 8.0",
        "UIView.rightMargin = UIView(b).right + 0.0",
      ])
    lay("|-2-[a(10)]-3-[b(20)]", options: .directionRightToLeft)
    expect(a.frame.minX == 300 - 2 - 10 && b.frame.minX == 288 - 3 - 20)
  }

  @QuickTesting.Test func `options align all views, several at once, and distances are between baselines`() {
    expect(
      description("[a][b][c]", options: [.alignAllTop, .alignAllBottom]).filter { !$0.contains("leading") },
      equals: [
        "UIView(a).top = UIView(b).top + 0.0", "UIView(a).bottom = UIView(b).bottom + 0.0",
        "UIView(b).top = UIView(c).top + 0.0", "UIView(b).bottom = UIView(c).bottom + 0.0",
      ])
    expect(
      description("V:[a]-20-[b]", options: [.spacingBaselineToBaseline, .alignAllLeading]),
      equals: [
        "UIView(b).firstBaseline = UIView(a).lastBaseline + 20.0", "UIView(a).leading = UIView(b).leading + 0.0",
      ])
  }

  @QuickTesting.Test func `guides have places in a format`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[guide(30)][a(5)]", metrics: nil, views: ["guide": guide, "a": a]))
    root.layoutIfNeeded()
    expect(a.frame.minX == 40 && guide.layoutFrame.width == 30)
  }

  @Test(arguments: [
    ("|-[a", "expected \"]\", found the end, at position 4"), ("|-[x]", "there is no view called \"x\", at position 3"),
    ("[a]-gap-[b]", "there is no metric and no view called \"gap\", at position 4"),
    ("[a(>=)]", "expected a number, a metric or a view, at position 5"),
    ("[a]-", "expected a distance, a view or \"|\", found the end, at position 4"),
    ("[a]-20-", "expected a view or \"|\", found the end, at position 7"),
    ("", "expected \"[\", found the end, at position 0"),
    ("[a(20@2000)]", "a priority is a number from 1 to 1000, at position 6"),
    ("|[a]|[b]", "expected the end after \"|\", at position 5"),
    ("[a]-b-[c]", "a distance is a number or a metric, not a view, at position 4"),
    ("[s]", "is neither a view nor a guide, at position 1"),
    ("|[lone]", "the view has no view around it, for which \"|\" would stand, at position 2"),
    ("[a(==b/0)]", "nothing can be divided by 0, at position 7"), ("||", "expected a view, at position 1"),
  ])
  func `what is wrong with a format is said with its position`(format: String, message: String) {
    var views = views
    (views["s"], views["lone"]) = ("text", UIView())
    let said = TestWindow.reports {
      expect(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views).isEmpty)
    }
    expect(said.count == 1 && said[0].contains(message), "\(said)")
  }

  @QuickTesting.Test func `an option that aligns along the row is a mistake`() {
    let said = TestWindow.reports {
      expect(description("H:[a][b]", options: .alignAllLeft).isEmpty)
      expect(description("V:[a][b]", options: .alignAllTop).isEmpty)
    }
    expect(said.count == 2 && said[0].contains("along the row") && said[1].contains("along the column"))
  }
}
