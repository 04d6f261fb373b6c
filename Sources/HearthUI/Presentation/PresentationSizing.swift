import Foundation
import HearthCore

/// A type that says how large a sheet is.
///
///     struct Narrow: PresentationSizing {
///       func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///         ProposedViewSize(width: 320, height: root.sizeThatFits(ProposedViewSize(width: 320, height: nil)).height)
///       }
///     }
public protocol PresentationSizing {
  /// The size that is proposed to the content of the sheet, which has the size that it answers; nil is its ideal
  /// length. What does not fit into the window is proposed less, and scrolls.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, to be measured.
public struct PresentationSizingRoot {
  let measure: @MainActor (Proposal) -> Size
  /// The size that the content has when it is offered one, in points; nil in the proposal asks for the ideal length.
  ///
  /// Only for the main thread: elsewhere the answer is zero, and it is reported.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let measure = measure
    nonisolated(unsafe) var size = CGSize.zero
    if isOnMainThread() {
      MainActor.assumeIsolatedFast { size = measure(Proposal(proposal)).cgSize }
    } else {
      Report.offMain("PresentationSizingRoot")
    }
    return size
  }
}

/// What a sizing knows besides the content.
public struct PresentationSizingContext {
  /// Points that the window has for a sheet.
  let available: Size
  let idiom: Idiom
  /// The size that the sheet has; nil when it appears.
  let current: Size?
}

/// The size that fits the kind of device: that of the content on a desktop, of a form on a tablet.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The ideal size of the content on a desktop, no wider than a form and no smaller than the
  /// smallest sheet; elsewhere that of a form.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    if context.idiom != .desktop { return FormPresentationSizing().proposedSize(for: root, context: context) }
    // Source: macOS, whose sheets have the ideal size of their content. Our choice: a line of text breaks instead of
    // making a sheet wider than a form, and the smallest sheet can still be seen as one.
    let ideal = root.sizeThatFits(.unspecified)
    let most = min(PresentationMetrics.form.width, context.available.width)
    let width = max(min(ideal.width, most), PresentationMetrics.leastCard.width)
    let height =
      ideal.width > width ? root.sizeThatFits(ProposedViewSize(width: width, height: nil)).height : ideal.height
    return ProposedViewSize(width: width, height: max(height, PresentationMetrics.leastCard.height))
  }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// The ideal size of the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// The size of a form: 540 × 620 points. Source: seen, form sheets on iPadOS.
public struct FormPresentationSizing: PresentationSizing {
  /// The size of a form, whatever the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(PresentationMetrics.form.cgSize)
  }
}

/// The size of a page: 704 × 920 points. Source: seen, page sheets on iPadOS.
public struct PagePresentationSizing: PresentationSizing {
  /// The size of a page, whatever the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(PresentationMetrics.page.cgSize)
  }
}

struct FittingPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool, vertical: Bool
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    let fitted = root.sizeThatFits(
      ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
    if horizontal { size.width = fitted.width }
    if vertical { size.height = fitted.height }
    return size
  }
}
struct StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool, vertical: Bool
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal, let width = size.width, let current = context.current { size.width = max(width, current.width) }
    if vertical, let height = size.height, let current = context.current { size.height = max(height, current.height) }
    return size
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that fits the kind of device: that of the content on a desktop, of a form elsewhere.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form: 540 × 620 points.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page: 704 × 920 points.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing {
  /// The same with the ideal length of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittingPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
  /// The same, but a sheet that has grown along these axes does not shrink again.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}
