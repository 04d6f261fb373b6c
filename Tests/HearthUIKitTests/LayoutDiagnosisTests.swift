import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// What constraints say about themselves, and what views say of their size before they are in a window.
@MainActor struct LayoutDiagnosisTests {
  private func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }
  private func placed(in root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func `a view whose height nothing says is ambiguous until something does`() {
    let root = root(), view = placed(in: root)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    expect(view.hasAmbiguousLayout)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    expect(!view.hasAmbiguousLayout)
    height.isActive = false
    expect(view.hasAmbiguousLayout)
  }
  @Test func `a range of widths is ambiguous, and a wish for one of them settles it`() {
    let root = root(), view = placed(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    expect(view.hasAmbiguousLayout)
    let wish = view.widthAnchor.constraint(equalToConstant: 50)
    wish.priority = .defaultLow
    wish.isActive = true
    expect(!view.hasAmbiguousLayout)
  }
  @Test func `content, frames and guides are looked at in the same way`() {
    let root = root(), label = UILabel(), guide = UILayoutGuide()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      guide.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    expect(!label.hasAmbiguousLayout)
    expect(guide.hasAmbiguousLayout)
    expect(!root.hasAmbiguousLayout)
    guide.widthAnchor.constraint(equalToConstant: 8).isActive = true
    expect(!guide.hasAmbiguousLayout)
  }

  @Test func `a contradiction names all that have a part in it, and nothing else`() {
    let root = root(), first = placed(in: root), second = placed(in: root)
    func named(_ name: String, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
      constraint.identifier = name
      return constraint
    }
    NSLayoutConstraint.activate([
      named("start", first.leadingAnchor.constraint(equalTo: root.leadingAnchor)),
      named("one", first.widthAnchor.constraint(equalToConstant: 150)),
      named("beside", second.leadingAnchor.constraint(equalTo: first.trailingAnchor)),
      named("other", second.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)),
      named("high", first.heightAnchor.constraint(equalToConstant: 10)),
      named("most", first.widthAnchor.constraint(lessThanOrEqualToConstant: 180)),
      named("end", second.trailingAnchor.constraint(equalTo: root.trailingAnchor)),
    ])
    let said = TestWindow.reports { root.layoutIfNeeded() }
    expect(said.count, equals: 1)
    for name in ["start:", "one:", "beside:", "other:", "end:"] { expect(said[0].contains(name), "\(said)") }
    for name in ["high:", "most:"] { expect(!said[0].contains(name), "\(said)") }
  }

  @Test func `a label has its size before there is a window`() {
    let label = UILabel()
    label.text = "Hello"
    let one = label.intrinsicContentSize
    expect(one.width > 10 && one.height > 10)
    label.text = "Hello, hello"
    expect(label.intrinsicContentSize.width > one.width)
    label.sizeToFit()
    expect(label.frame.size.width >= one.width)
    label.text = nil
    expect(label.intrinsicContentSize, equals: .zero)
  }
  @Test func `nothing has no size, and no sign`() {
    let size = UIStackView().systemLayoutSizeFitting(.zero)
    expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
  }
}
