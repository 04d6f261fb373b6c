import Foundation
import HearthCore

/// Where the two views of an arrangement lie. Points, from the leading upper corner.
nonisolated struct ArrangementPlan: Equatable {
  enum Kind { case split, overlay }
  var primary: CGRect
  /// Nil where it is not shown.
  var secondary: CGRect?

  /// - Parameters:
  ///   - axes: Along which the views may lie beside one another.
  ///   - isSmall: Whether the container is narrow and low.
  ///   - fold: Where the display is folded, with its margins; nil where it is flat.
  init(_ kind: Kind, _ axes: Axis.Set, in size: CGSize, isSmall: Bool, fold: CGRect?) {
    let whole = CGRect(origin: .zero, size: size)
    let axis: Axis
    if let fold {
      axis = fold.height >= fold.width ? .horizontal : .vertical
    } else {
      axis = size.width > size.height ? .horizontal : .vertical
    }
    let isAllowed = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    primary = whole
    switch kind {
    case .overlay where fold == nil || !isAllowed: secondary = whole
    case .split where !isAllowed || (isSmall && fold == nil): secondary = nil
    case .overlay:
      let parts = Self.parts(of: whole, along: axis, around: fold)
      (primary, secondary) = (parts.last, parts.first)
    case .split:
      let parts = Self.parts(of: whole, along: axis, around: fold)
      (primary, secondary) = (parts.first, parts.last)
    }
  }
  /// Halves, or what lies on both sides of a fold.
  private static func parts(of whole: CGRect, along axis: Axis, around fold: CGRect?) -> (first: CGRect, last: CGRect) {
    let length = axis == .horizontal ? whole.width : whole.height
    let low = axis == .horizontal ? fold?.minX : fold?.minY, high = axis == .horizontal ? fold?.maxX : fold?.maxY
    let end = min(max(0, low ?? length / 2), length), start = min(max(end, high ?? length / 2), length)
    func part(_ from: CGFloat, _ to: CGFloat) -> CGRect {
      axis == .horizontal
        ? CGRect(x: from, y: 0, width: to - from, height: whole.height)
        : CGRect(x: 0, y: from, width: whole.width, height: to - from)
    }
    return (part(0, end), part(start, length))
  }
}

/// The views of an arrangement where a plan puts them.
nonisolated struct ArrangedViews: View {
  let configuration: ArrangementViewStyleConfiguration
  let kind: ArrangementPlan.Kind
  let axes: Axis.Set
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

  @MainActor var body: some View {
    let configuration = configuration, kind = kind, axes = axes, isSmall = width == .compact && height == .compact
    GeometryReader { proxy in
      let bounds = CGRect(origin: .zero, size: proxy.size)
      let fold = proxy.reservedRegions(kind: .division).map(\.frame).first { $0.intersects(bounds) }
      let plan = ArrangementPlan(kind, axes, in: proxy.size, isSmall: isSmall, fold: fold)
      let isShown = plan.secondary != nil
      ArrangementLayout(plan: plan) {
        configuration.primary.zIndex(1)
        // It stays what it was while it has no place; nobody sees, presses or hears it.
        configuration.secondary
          .opacity(isShown ? 1 : 0).disabled(!isShown).allowsHitTesting(isShown).accessibilityHidden(!isShown)
      }
    }
  }
}

/// Lays out two views as a plan says, each in the middle of its part.
nonisolated private struct ArrangementLayout: Layout {
  let plan: ArrangementPlan
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let frames = [plan.primary, plan.secondary ?? plan.primary]
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }
}
