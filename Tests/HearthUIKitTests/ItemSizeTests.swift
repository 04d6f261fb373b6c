import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// A word in a frame of ten points.
private class TagCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
/// As wide as the layout says, and as high as its text is in that.
private final class RowCell: TagCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}
private final class LeftAligned: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    var left = sectionInset.left, line: CGFloat = -1
    all?.forEach { attributes in
      if attributes.frame.origin.y >= line { left = sectionInset.left }
      attributes.frame.origin.x = left
      left += attributes.frame.width + minimumInteritemSpacing
      line = max(attributes.frame.maxY, line)
    }
    return all
  }
}
private final class Words: NSObject, UICollectionViewDataSource {
  var words: [String]
  init(_ words: [String]) { self.words = words }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
    cell.label.text = words[indexPath.item]
    return cell
  }
}

/// Items of a flow that are as large as their cells want. Source: Apple, documentation of `estimatedItemSize`.
@MainActor struct ItemSizeTests {
  private func show(
    _ layout: UICollectionViewFlowLayout, _ words: Words, _ type: UICollectionViewCell.Type = TagCell.self
  ) -> (TestWindow, UICollectionView) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "tag")
    view.dataSource = words
    return (TestWindow(size: CGSize(width: 320, height: 400), idiom: .phone) { Holder(view: view) }, view)
  }
  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect {
    view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: nil) } ?? .null
  }
  /// What the label of an item asks for, in its frame of ten points.
  private func wanted(_ view: UICollectionView, _ item: Int) -> CGSize {
    let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) as? TagCell
    let size = cell?.label.intrinsicContentSize ?? .zero
    return CGSize(width: size.width + 2 * 10, height: size.height + 2 * 10)
  }

  @Test func `items are as wide as their words, and as many to a line as there is room for`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let words = Words(["Swift", "A", "Collections", "Layout", "Tags", "Sizes that cells want"])
    let (window, view) = show(layout, words)
    for index in words.words.indices { expect(frame(view, index).size, equals: wanted(view, index)) }
    expect(frame(view, 0).width > frame(view, 1).width && frame(view, 2).width > frame(view, 0).width)
    expect(frame(view, 0).minX == 0 && frame(view, 1).minY == frame(view, 0).minY)
    expect(frame(view, 5).minY > frame(view, 0).minY && window.reports.isEmpty, "\(window.reports)")
  }
  @Test func `what a layout of the app's own moves has the size of its cell`() {
    let layout = LeftAligned()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    let words = Words(["Swift", "A", "Collections", "Layout", "Tags"])
    let (window, view) = show(layout, words)
    expect(frame(view, 0).size == wanted(view, 0) && frame(view, 1).minX == wanted(view, 0).width + 8)
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @Test func `a cell that keeps the width of the layout is as high as its text`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 120, height: 44)
    let words = Words(["One", "Words that need some more lines than one in that width"])
    let (window, view) = show(layout, words, RowCell.self)
    expect(frame(view, 0).width == 120 && frame(view, 0).height == wanted(view, 0).height)
    expect(frame(view, 1).width == 120 && frame(view, 1).height > 60, "\(frame(view, 1))")
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @Test func `no item is wider than the collection`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let long = "A text that is far too long for one line of a collection that is three hundred points wide"
    let words = Words([long]), (window, view) = show(layout, words)
    expect(frame(view, 0).width == 320 && frame(view, 0).height > 60, "\(frame(view, 0))")
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @Test func `an item whose cell wants another size is placed anew`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let words = Words(["One", "Two"]), (window, view) = show(layout, words), before = frame(view, 0).width
    (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TagCell)?.label.text = "A longer text"
    layout.invalidateLayout()
    window.settle()
    expect(frame(view, 0).size == wanted(view, 0) && frame(view, 0).width > before)
  }
}
