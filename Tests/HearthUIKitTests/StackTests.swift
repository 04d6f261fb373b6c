import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Where a stack places its views.
@MainActor struct StackTests {
  private final class Box: UIView {
    private let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat = 10) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override var intrinsicContentSize: CGSize { size }
  }
  /// The places of boxes of these lengths in a row of a length.
  private func places(
    _ lengths: [CGFloat], in length: CGFloat, _ distribution: UIStackView.Distribution, spacing: CGFloat = 0
  ) -> [[CGFloat]] {
    let stack = UIStackView(arrangedSubviews: lengths.map { Box($0) })
    stack.distribution = distribution
    stack.spacing = spacing
    stack.frame = CGRect(x: 0, y: 0, width: length, height: 10)
    stack.layoutSubviews()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.maxX] }
  }

  @QuickTesting.Test func `equal spacing leaves the same room between views`() {
    expect(places([10, 20, 30], in: 100, .equalSpacing), equals: [[0, 10], [30, 50], [70, 100]])
    expect(places([10, 10], in: 100, .equalSpacing), equals: [[0, 10], [90, 100]])
  }
  @QuickTesting.Test func `equal centring has the same distance between middles`() {
    // Middles at 5 and 85, and one half way between.
    expect(places([10, 20, 30], in: 100, .equalCentering), equals: [[0, 10], [35, 55], [70, 100]])
    // A long view pushes its neighbours to what the spacing leaves.
    expect(places([10, 70, 10], in: 100, .equalCentering, spacing: 5), equals: [[0, 10], [15, 85], [90, 100]])
    expect(places([80, 10, 2], in: 100, .equalCentering, spacing: 2), equals: [[0, 80], [82, 92], [98, 100]])
  }
  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func `views that do not fit are made smaller`(_ distribution: UIStackView.Distribution) {
    let all = places([60, 60], in: 100, distribution, spacing: 10)
    expect(all, equals: [[0, 60], [70, 100]])
  }
  @QuickTesting.Test func `the leading edge of a column is on the right where one reads from right to left`() {
    for (alignment, left) in [(UIStackView.Alignment.leading, 70), (.trailing, 0), (.center, 35)] as [(_, CGFloat)] {
      let stack = UIStackView(arrangedSubviews: [Box(30)])
      stack.axis = .vertical
      stack.alignment = alignment
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      let window = TestWindow(size: CGSize(width: 100, height: 10)) {
        Holder(view: stack).environment(\.layoutDirection, .rightToLeft)
      }
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      stack.layoutSubviews()
      expect(stack.arrangedSubviews[0].frame.minX, equals: left, "\(alignment)")
      expect(window.reports.isEmpty)
    }
  }
  @QuickTesting.Test func `a view without content is of no size, which has no sign`() {
    let size = UIView().systemLayoutSizeFitting(.zero)
    expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
  }
  @QuickTesting.Test func `guides that views have by themselves say where they are`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(view.layoutMarginsGuide.layoutFrame, equals: CGRect(x: 2, y: 1, width: 94, height: 46))
    expect(view.safeAreaLayoutGuide.layoutFrame, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.frame.size.width = 50
    expect(view.safeAreaLayoutGuide.layoutFrame.width, equals: 50, "without another layout")
  }
}
