import Foundation
import HearthCore
import HearthKeyboard
import HearthUI

// What a keyboard on the screen covers, in UIKit's terms: notifications, and a guide for constraints.

extension UIResponder {
  /// The keyboard is about to be shown. The object is the screen; the frames are in the screen's coordinate space.
  public nonisolated static let keyboardWillShowNotification = KeyboardNotices.name("WillShow")
  /// The keyboard is shown.
  public nonisolated static let keyboardDidShowNotification = KeyboardNotices.name("DidShow")
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = KeyboardNotices.name("WillHide")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = KeyboardNotices.name("DidHide")
  /// The keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = KeyboardNotices.name("WillChangeFrame")
  /// The keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = KeyboardNotices.name("DidChangeFrame")
  /// Where the keyboard was: a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be: a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes: seconds, a `Double`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The `rawValue` of a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is there for this app: a `Bool`, always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Announces what the keyboard does, as soon as somebody knows the names of the notifications.
@MainActor enum KeyboardNotices {
  nonisolated static func name(_ what: String) -> Notification.Name {
    performOnMainActor { start() }
    return Notification.Name("UIKeyboard\(what)Notification")
  }
  private static func start() {
    WindowContent.keyboardObserver = { content, old in keyboardDidChange(in: content, from: old) }
    SoftwareKeyboard.observer = { post($0) }
  }
  /// The keyboard of the session moves: once for all windows of the app, before the first frame of its animation and
  /// after the last. Source: "Keep up with the keyboard": the object is the screen, frames are in its coordinates.
  private static func post(_ notice: KeyboardNotice) {
    let move = notice.transition
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: move.begin,
      UIResponder.keyboardFrameEndUserInfoKey: move.end,
      UIResponder.keyboardAnimationDurationUserInfoKey: move.duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: Int(move.curve.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    var names = ["ChangeFrame"]
    if notice.modeBefore == .hidden, move.mode != .hidden { names.insert("Show", at: 0) }
    if move.mode == .hidden { names.insert("Hide", at: 0) }
    let phase = notice.phase == .will ? "Will" : "Did"
    for what in names {
      NotificationCenter.default.post(
        name: Notification.Name("UIKeyboard\(phase)\(what)Notification"), object: UIScreen.main, userInfo: info)
    }
  }
  /// A host that has a keyboard of its own tells where it ends up, and it goes there with the next frame.
  private static func keyboardDidChange(in content: WindowContent, from old: SafeAreaInsets) {
    let before = old.keyboard.bottom, after = content.engine.root.safeArea.keyboard.bottom
    if before == after { return }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: frame(before, content),
      UIResponder.keyboardFrameEndUserInfoKey: frame(after, content),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    var names = ["ChangeFrame"]
    if before == 0 { names.insert("Show", at: 0) }
    if after == 0 { names.insert("Hide", at: 0) }
    // Outside of the frame, where an app may change what it likes.
    content.engine.performAtEndOfFrame {
      for phase in ["Will", "Did"] {
        for what in names {
          NotificationCenter.default.post(
            name: Notification.Name("UIKeyboard\(phase)\(what)Notification"), object: UIScreen.main, userInfo: info)
        }
      }
    }
  }
  private static func frame(_ height: CGFloat, _ content: WindowContent) -> CGRect {
    let size = content.windowSize
    // One that is not shown lies below the screen. Source: seen, UIKit.
    return CGRect(x: 0, y: size.height - height, width: size.width, height: max(height, 0))
  }
}

private func performOnMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainThread() { MainActor.assumeIsolatedFast(action) } else { Task { @MainActor in action() } }
}

/// A guide that follows something which moves.
@MainActor @preconcurrency open class UITrackingLayoutGuide: UILayoutGuide {
  nonisolated deinit {}
}

/// The part of a view that the keyboard covers; while none is shown the bottom of the safe area.
///
///     view.keyboardLayoutGuide.topAnchor.constraint(equalTo: textView.bottomAnchor).isActive = true
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is undocked, split or floats, as long as that is above the window. Else it
  /// is at the bottom then, as without a keyboard.
  open var followsUndockedKeyboard = false { didSet { owningView?.setNeedsConstraints() } }
  /// Whether the guide ends at the safe area while no keyboard is shown, or else at the bottom of the view.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsConstraints() } }
  /// Points above the keyboard from which a finger takes it along as it moves down, where scrolling does so.
  open var keyboardDismissPadding: CGFloat = 0
  nonisolated deinit {}

  init(_ view: UIView) { super.init(view) { view in view.keyboardRect } }
}

extension UIView {
  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = keyboardGuide { return known }
    let guide = UIKeyboardLayoutGuide(self)
    keyboardGuide = guide
    root.behavior?.observeSafeArea()
    return guide
  }
  /// Points above the keyboard from which a finger that scrolls takes it along: the most that the guides of the views
  /// around say, and what stands above the keyboard for the text that has it.
  var dismissPadding: CGFloat {
    let ancestors = sequence(first: self, next: \.hostView)
    let padding = ancestors.compactMap { $0.keyboardGuide?.keyboardDismissPadding }.filter(\.isFinite).max() ?? 0
    let accessory = (root.focusedView ?? window?.focusedView)?.inputAccessoryView?.frame.height ?? 0
    return max(0, padding) + accessory
  }
  /// What has the keyboard of this view and those in it; nil for none.
  var focusedView: UIView? {
    if isFirstResponder { return self }
    for view in subviews { if let found = view.focusedView { return found } }
    return nil
  }
  /// Whether a guide of this view or of one in it follows a keyboard that floats.
  var followsFloatingKeyboard: Bool {
    keyboardGuide?.followsUndockedKeyboard == true || subviews.contains { $0.followsFloatingKeyboard }
  }
  fileprivate var keyboardRect: CGRect {
    let free = keyboardGuide?.usesBottomSafeArea == false ? bounds.maxY : bounds.maxY - safeAreaInsets.bottom
    var top = max(bounds.minY, free)
    if let content = root.behavior?.node.engine.content {
      let height = content.engine.root.safeArea.keyboard.bottom
      if keyboardGuide?.followsUndockedKeyboard == true, let frame = content.keyboard.frame,
        [.undocked, .floating, .split, .miniToolbar].contains(content.keyboard.shownMode)
      {
        let seen = UIView.around(frame) { convertFromWindow($0) }.intersection(bounds)
        if !seen.isEmpty { return seen }
      }
      if height > 0 {
        let edge = convertFromWindow(CGPoint(x: 0, y: content.windowSize.height - height)).y
        top = min(top, max(bounds.minY, edge))
      }
    }
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }

  /// How an animation goes.
  public enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear }
}

extension UIScreen {
  /// The coordinate space of the screen as it is held. Where a window does not say where it is, as on Wayland, it is at
  /// the screen's corner.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UICoordinateSpace {
  /// A point of this space in another.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    // Views of one window know nothing of the screen.
    let (view, other) = (self as? UIView, coordinateSpace as? UIView)
    if let view, let other, view.windowContent === other.windowContent {
      return view.convert(point, to: other as UIView?)
    }
    var result = view?.convert(point, to: nil as UIView?) ?? point
    if view?.windowContent !== other?.windowContent {
      if let view { result += view.windowOrigin }
      if let other { result -= other.windowOrigin }
    }
    return other?.convert(result, from: nil as UIView?) ?? result
  }
  /// A rectangle of this space in another.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.around(rect) { convert($0, to: coordinateSpace) }
  }
  /// A point of another space in this one.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// A rectangle of another space in this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView {
  fileprivate var windowContent: WindowContent? { root.behavior?.node.engine.content }
  /// Where the view's window is on the screen: points.
  fileprivate var windowOrigin: CGPoint { windowContent?.host.placeOnScreen?.frame.origin ?? .zero }
}
private func += (a: inout CGPoint, b: CGPoint) { a = CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func -= (a: inout CGPoint, b: CGPoint) { a = CGPoint(x: a.x - b.x, y: a.y - b.y) }
