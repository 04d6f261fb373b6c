import Foundation
import HearthCore
import HearthUI

/// Places views in a row or a column.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// By their own lengths, by equal ones or in proportion, filling the stack; or with equal room between their edges
    /// or middles.
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    /// At an edge, on a baseline, or in the middle.
    case leading, firstBaseline, center, trailing, lastBaseline
    /// At the upper edge of a row.
    public static let top = Alignment.leading
    /// At the lower edge of a row.
    public static let bottom = Alignment.trailing
  }
  /// The views that are placed, in order. Those that are hidden take no room.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How views share the length of the stack.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// Where views lie across the stack.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// What stands for `spacing` after a view, and for the distance that the system has between views: 8 points.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  /// Points between views.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the stack keeps its margins free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack with views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  nonisolated deinit {}
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    view.isArranged = true
    if view.hostView !== self { addSubview(view) }
    arrangementDidChange()
  }
  /// Places a view no longer. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    view.isArranged = false
    arrangementDidChange()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }
  /// Points after a view, instead of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }
  /// Points after a view.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }
  /// Points after a view, as the app or the system says.
  private func points(after view: UIView) -> CGFloat {
    let points = customSpacings[ObjectIdentifier(view)] ?? spacing
    return points == Self.spacingUseSystem ? 8 : points == Self.spacingUseDefault ? 0 : points
  }
  private func arrangementDidChange() { invalidateIntrinsicContentSize(); setNeedsLayout() }
  override func subviewVisibilityDidChange() { arrangementDidChange() }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var isRow: Bool { axis == .horizontal }
  private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
  private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private func spaces(_ views: [UIView]) -> [CGFloat] { views.dropLast().map { points(after: $0) } }

  open override var intrinsicContentSize: CGSize { contentSize(inBreadth: nil) }
  override var breaksLines: Bool { shown.contains { $0.breaksLines } }
  override func fittingContentSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, width.isFinite, width > 0, breaksLines else { return intrinsicContentSize }
    return constraintContentSize(inWidth: width)
  }
  /// The size of a row whose texts take as many lines as the lengths of their views ask for.
  private func rowSize(_ width: CGFloat, _ own: CGSize) -> CGSize {
    let views = shown, spaces = spaces(views), margins = margins
    let lengths = share(
      width - margins.left - margins.right - spaces.reduce(0, +), views, views.map { $0.arrangedSize(nil).width })
    let heights = views.indices.map { brokenHeight(views[$0], lengths[$0]) ?? views[$0].arrangedSize(nil).height }
    var height = heights.max() ?? 0
    if alignment == .firstBaseline {
      let lines = views.indices.map { views[$0].baselines?.first ?? heights[$0] }, line = lines.max() ?? 0
      height = views.indices.map { line - lines[$0] + heights[$0] }.max() ?? 0
    }
    return CGSize(width: width, height: height + margins.top + margins.bottom)
  }
  /// The height of a view with several lines in a row, where it has a length; nil for another view.
  private func brokenHeight(_ view: UIView, _ length: CGFloat) -> CGFloat? {
    view.breaksLines && length > 0 ? view.arrangedSize(CGSize(width: length, height: 0)).height : nil
  }
  override func constraintContentSize(inWidth width: CGFloat) -> CGSize {
    let own = intrinsicContentSize
    if width <= 0 || own.width <= width { return own }
    if isRow { return breaksLines ? rowSize(width, own) : own }
    // Texts that are one above the other take as many lines as they need.
    let broken = contentSize(inBreadth: width - margins.left - margins.right)
    return CGSize(width: breaksLines ? min(width, broken.width.rounded(.up)) : own.width, height: broken.height)
  }
  private func contentSize(inBreadth breadth: CGFloat?) -> CGSize {
    let views = shown
    if views.isEmpty { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    let sizes = views.map { $0.arrangedSize(breadth.map { CGSize(width: $0, height: 0) }) }
    var length = spaces(views).reduce(0, +)
    if distribution == .fillEqually {
      length += (sizes.map(along).max() ?? 0) * CGFloat(views.count)
    } else {
      length += sizes.map(along).reduce(0, +)
    }
    let own = size(length, sizes.map(across).max() ?? 0), margins = margins
    return CGSize(width: own.width + margins.left + margins.right, height: own.height + margins.top + margins.bottom)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown, inner = bounds.inset(by: margins)
    if views.isEmpty { return }
    let breadth = across(inner.size), length = along(inner.size)
    let proposal = isRow ? CGSize(width: 0, height: breadth) : CGSize(width: breadth, height: 0)
    let sizes = views.map { $0.arrangedSize(proposal) }
    let spaces = spaces(views)
    let lengths = share(length - spaces.reduce(0, +), views, sizes.map(along))
    let places = places(of: lengths, spaces, in: length), start = isRow ? inner.minX : inner.minY
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft, isMirrored = isRow && isRightToLeft
    var hasOtherSizes = false
    for (index, view) in views.enumerated() {
      let content = isRow ? brokenHeight(view, lengths[index]) ?? across(sizes[index]) : across(sizes[index])
      var thickness = alignment == .fill ? breadth : min(content, breadth)
      if alignment == .fill, let fixed = view.fixedLength(isRow ? .height : .width) { thickness = fixed }
      let side: CGFloat
      switch alignment {
      case .fill, .leading: side = 0
      case .center: side = (breadth - thickness) / 2
      case .trailing: side = breadth - thickness
      case .firstBaseline, .lastBaseline:
        let lines = views.map { $0.baselines?.first ?? across($0.arrangedSize(proposal)) }
        side = (lines.max() ?? 0) - lines[index]
      }
      let extent = size(lengths[index], thickness)
      let place = start + places[index]
      var x = isRow ? place : inner.minX + side, y = isRow ? inner.minY + side : place
      if isMirrored { x = inner.maxX - places[index] - extent.width }
      // The leading edge of a column is the right one there.
      if !isRow && isRightToLeft { x = inner.maxX - side - extent.width }
      if !x.isFinite { x = 0 }
      if !y.isFinite { y = 0 }
      if view.frame.size != extent { hasOtherSizes = true }
      view.frame = CGRect(origin: CGPoint(x: x, y: y), size: extent)
    }
    if hasOtherSizes { renewCell() }
  }
  /// A cell that gives layers the sizes of views in the stack, in its own `layoutSubviews()`, does so once more: on iOS the views have been measured
  /// before a cell is shown.
  private func renewCell() {
    var next = hostView
    while let view = next {
      if view is any StackHolder { return view.setNeedsLayout() }
      next = view.hostView
    }
  }
  /// Where views of these lengths begin, from the stack's own edge.
  ///
  /// Source: Apple, `UIStackView.Distribution`: `equalSpacing` has equal room between views, `equalCentering` equal distances
  /// between their middles, "while maintaining the spacing property's distance between views".
  private func places(of lengths: [CGFloat], _ spaces: [CGFloat], in length: CGFloat) -> [CGFloat] {
    let count = lengths.count
    var gap: CGFloat = 0
    if distribution == .equalSpacing, count > 1 {
      gap = max(0, (length - spaces.reduce(0, +) - lengths.reduce(0, +)) / CGFloat(count - 1))
    }
    var places: [CGFloat] = [], next: CGFloat = 0
    for index in 0..<count {
      places.append(next)
      next += lengths[index] + gap + (index < spaces.count ? spaces[index] : 0)
    }
    guard distribution == .equalCentering, count > 1 else { return places }
    let first = lengths[0] / 2, step = (length - lengths[count - 1] / 2 - first) / CGFloat(count - 1)
    for index in 1..<count {
      let least = places[index - 1] + lengths[index - 1] + spaces[index - 1]
      places[index] = max(least, first + CGFloat(index) * step - lengths[index] / 2)
    }
    // What was moved on by a long view makes the next ones move back, as far as there is room.
    var end = max(length, lengths.reduce(0, +) + spaces.reduce(0, +))
    for index in (0..<count).reversed() {
      places[index] = min(places[index], end - lengths[index])
      end = places[index] - (index > 0 ? spaces[index - 1] : 0)
    }
    return places
  }
  /// The lengths that views get of what there is.
  private func share(_ length: CGFloat, _ views: [UIView], _ own: [CGFloat]) -> [CGFloat] {
    let count = CGFloat(views.count)
    let fixed = views.map { $0.fixedLength(isRow ? .width : .height) }
    switch distribution {
    // Views that do not fit are made smaller as those that fill the stack.
    case .equalSpacing where own.reduce(0, +) <= length, .equalCentering where own.reduce(0, +) <= length: return own
    case .fillEqually: return views.map { _ in max(0, length / count) }
    case .fillProportionally:
      let sum = own.reduce(0, +)
      return own.map { sum > 0 ? max(0, length * $0 / sum) : length / count }
    case .fill, .equalSpacing, .equalCentering:
      var result = own
      let difference = length - own.reduce(0, +)
      let free = views.indices.filter { fixed[$0] == nil }
      guard abs(difference) > 0.01, !free.isEmpty else { return result }
      // The one that hugs its content least grows, and the one that resists least shrinks; of equal ones the last to
      // grow, as with UIKit the first is kept. Source: seen, UIStackView on iOS.
      func priority(_ index: Int) -> Float {
        (difference > 0 ? views[index].huggings : views[index].resistances)[axis].rawValue
      }
      let lowest = free.map(priority).min()!
      let chosen = free.last { priority($0) == lowest }!
      result[chosen] = max(0, result[chosen] + difference)
      return result
    }
  }
}

extension UIView {
  /// What a constraint of the view's own says about a length.
  func fixedLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    heldConstraints.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.relation == .equal
        && $0.secondAttribute == .notAnAttribute
    }?.constant
  }
  /// What a constraint of the view's own says about one of its lengths in proportion to the other.
  private func proportion(
    of attribute: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint? {
    heldConstraints.first {
      $0.firstItem === self && $0.secondItem === self && $0.firstAttribute == attribute && $0.secondAttribute == other
        && $0.relation == .equal
    }
  }
  /// The size that the view would like to have in a stack; a length of 0 in `proposal` leaves it to the view.
  func arrangedSize(_ proposal: CGSize?) -> CGSize {
    var size = fittingContentSize(
      ProposedViewSize(
        width: proposal.flatMap { $0.width > 0 ? $0.width : nil },
        height: proposal.flatMap { $0.height > 0 ? $0.height : nil }))
    if size.width < 0 || size.height < 0 {
      let inner: CGSize = heldConstraints.isEmpty && subviews.isEmpty ? .zero : systemLayoutSizeFitting(.zero)
      if size.width < 0 { size.width = inner.width }
      if size.height < 0 { size.height = inner.height }
    }
    if let width = fixedLength(.width) { size.width = width }
    if let height = fixedLength(.height) { size.height = height }
    // One side in proportion to the other.
    if let width = proportion(of: .width, to: .height) {
      if fixedLength(.width) == nil {
        size.width = size.height * width.multiplier + width.constant
      } else if fixedLength(.height) == nil, width.multiplier > 0 {
        size.height = (size.width - width.constant) / width.multiplier
      }
    } else if let height = proportion(of: .height, to: .width) {
      if fixedLength(.height) == nil {
        size.height = size.width * height.multiplier + height.constant
      } else if fixedLength(.width) == nil, height.multiplier > 0 {
        size.width = (size.height - height.constant) / height.multiplier
      }
    }
    return size
  }
}

/// A view that is laid out again when a stack in it has given its views other sizes.
@MainActor protocol StackHolder: UIView {}
