import Foundation
import HearthCore
import HearthUI

/// Who is told how a presentation goes.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The user has ended the presentation, and it is gone. Not called for `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Whether the user may end the presentation. True by itself; asked each time that the user wants to, unless
  /// `isModalInPresentation` says no already.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user ends the presentation: it is about to go.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to end a presentation that may not be ended.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// What a popover becomes in a window of a phone: `.none` keeps it a popover, all others make it a sheet.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
}

/// How a view controller is presented: what is said of it before `present(_:animated:)`, or changed later.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  /// The view controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The view controller that presents it.
  open var presentingViewController: UIViewController? { presented?.presentingViewController ?? presenting }
  /// Who is told when the user ends the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  init(presented: UIViewController) { self.presented = presented }
  /// Creates a controller for a presentation in a way of the app's own: see `UIViewControllerTransitioningDelegate`, which
  /// alone calls what follows.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (presented, presenting) = (presentedViewController, presentingViewController)
  }
  private weak var presenting: UIViewController?
  nonisolated deinit {}

  /// In which the presentation takes place, in front of all that the window shows; nil before and after.
  open internal(set) var containerView: UIView?
  /// The view that is shown: that of the view controller, or one around it.
  open var presentedView: UIView? { presented?.view }
  /// Where the view is at the end of the transition: points of the container, all of which it fills by itself.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// How the view controller is presented.
  open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
  /// The presentation is about to come, has come, is about to go and has gone: the time to show and hide what is around
  /// the view. Nothing by themselves.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container has another size: the time to place what is in it. The view gets its frame by itself.
  open func containerViewWillLayoutSubviews() {
    if let presentedView, presentedView.hostView === containerView, presented?.customPresentation?.transition == nil {
      presentedView.frame = frameOfPresentedViewInContainerView
    }
  }
  open func containerViewDidLayoutSubviews() {}
  func didChange() { presented?.presentationDidChange() }
  func userMayDismiss(isForbidden: Bool) -> Bool {
    if isForbidden || delegate?.presentationControllerShouldDismiss(self) == false {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    return true
  }
  var anchor: CGRect? { nil }
  var arrowEdge: Edge? { nil }
  func sheet(_ content: AnyView, in height: CGFloat) -> AnyView { content }
}
extension UIPresentationController: ShownPresentation {
  var isAlwaysPopover: Bool { delegate?.adaptivePresentationStyle(for: self) == UIModalPresentationStyle.none }
  func userDidDismiss() { delegate?.presentationControllerDidDismiss(self) }
}

/// Who is told when the user changes the height of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The sheet has another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// How a sheet is presented: the heights that it can have, and its looks.
///
///     if let sheet = controller.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(controller, animated: true)
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of it.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    private let resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    private init(
      _ identifier: Identifier,
      _ resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }
    nonisolated deinit {}
    /// About half of the window.
    public class func medium() -> Detent { Detent(.medium) }
    /// All of the window but for a strip above.
    public class func large() -> Detent { Detent(.large) }
    /// A height in points that `resolver` says, which may depend on the greatest one; nil leaves the height out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    @MainActor func shown(in height: CGFloat, _ traits: UITraitCollection) -> PresentationDetent? {
      switch identifier {
      case .medium where resolver == nil: .medium
      case .large where resolver == nil: .large
      default:
        resolver?(DetentContext(containerTraitCollection: traits, maximumDetentValue: height))
          .map { .height($0.isFinite ? max(0, $0) : height) }
      }
    }
  }
  /// The heights, from the lowest to the highest: `large` by itself.
  open var detents: [Detent] = [.large()] { didSet { didChange() } }
  /// The height that the sheet has; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { didChange() } }
  /// The greatest height at which what is behind can be used; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { didChange() } }
  /// Whether there is a handle at the upper edge.
  open var prefersGrabberVisible = false { didSet { didChange() } }
  /// Whether scrolling at an edge of the content makes the sheet higher as long as it can grow.
  open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { didChange() } }
  /// Points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { didChange() } }
  nonisolated deinit {}
  /// Makes changes that are shown by an animation.
  open func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }
  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }
  /// The heights as SwiftUI has them, in a window of a height.
  private func shownDetents(
    in height: CGFloat, _ traits: UITraitCollection
  ) -> [(Detent.Identifier, PresentationDetent)] {
    let all = detents.compactMap { detent in detent.shown(in: height, traits).map { (detent.identifier, $0) } }
    return all.isEmpty ? [(.large, .large)] : all
  }
  override func sheet(_ content: AnyView, in height: CGFloat) -> AnyView {
    let all = shownDetents(in: height, presentedViewController.traitCollection)
    let selection = Binding { [weak self] in
      all.first { $0.0 == self?.selectedDetentIdentifier }?.1 ?? all[0].1
    } set: { [weak self] new in
      if let chosen = all.first(where: { $0.1 == new }) { self?.userDidSelect(chosen.0) }
    }
    let undimmed = all.first { $0.0 == largestUndimmedDetentIdentifier }?.1
    return AnyView(
      content.presentationDetents(Set(all.map(\.1)), selection: selection)
        .presentationDragIndicator(prefersGrabberVisible ? .visible : .hidden)
        .presentationContentInteraction(prefersScrollingExpandsWhenScrolledToEdge ? .automatic : .scrolls)
        .presentationCornerRadius(preferredCornerRadius)
        .presentationBackgroundInteraction(undimmed.map { .enabled(upThrough: $0) } ?? .automatic))
  }
  private func userDidSelect(_ identifier: Detent.Identifier) {
    if identifier == selectedDetentIdentifier { return }
    selectedDetentIdentifier = identifier
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// What a height of an app's own may depend on.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext {
  /// What the window is laid out by.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height: points.
  var maximumDetentValue: CGFloat { get }
}
private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

/// Who is told about a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// At which edges of its source a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Wherever there is room.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  var edge: Edge? {
    self == .up ? .bottom : self == .down ? .top : self == .left ? .trailing : self == .right ? .leading : nil
  }
}

/// Where a popover is: at a rectangle of a view.
///
///     controller.modalPresentationStyle = .popover
///     controller.popoverPresentationController?.sourceView = button
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the popover is. Without one it is a sheet, and that is reported.
  open var sourceView: UIView?
  /// The rectangle of the view: points. All of the view by itself.
  open var sourceRect = CGRect.null
  /// At which edges the popover may be. One direction is kept, of several the one with most room.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The button at which the popover is. Buttons of bars have no view of their own: it is a sheet, which is reported.
  open var barButtonItem: UIBarButtonItem?
  /// The view or the button at which the popover is.
  open var sourceItem: AnyObject? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  nonisolated deinit {}
  /// Where the popover points to, in the window.
  override var anchor: CGRect? {
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convertToWindow(sourceRect.isNull ? sourceView.bounds : sourceRect)
  }
  override var arrowEdge: Edge? { permittedArrowDirections.edge }
}

extension UIViewController {
  /// How the view controller is presented, or would be.
  public var presentationController: UIPresentationController? {
    if let custom = customPresentation { return custom.controller }
    return switch modalPresentationStyle {
    case .popover: popoverPresentationController
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    default: presentation { UIPresentationController(presented: $0) }
    }
  }
  /// How the view controller is presented as a sheet; nil where its style is no sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: presentation { UISheetPresentationController(presented: $0) }
    default: nil
    }
  }
  /// How the view controller is presented as a popover; nil where its style is a different one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presentation { UIPopoverPresentationController(presented: $0) } : nil
  }
  private func presentation<P: UIPresentationController>(_ make: (UIViewController) -> P) -> P {
    if let known = ownPresentation as? P, type(of: known) == P.self { return known }
    let made = make(self)
    ownPresentation = made
    return made
  }
}
