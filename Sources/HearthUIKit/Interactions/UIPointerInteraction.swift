import Foundation
import HearthCore
import HearthUI

/// Says what the pointer is like over a view, and hears where it is.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region at a place; nil for none. By itself all of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// What the pointer is like in a region; nil for the pointer of the system.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Animations beside those of the pointer.
@MainActor @preconcurrency public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs with the pointer's own animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after them; true: they were not broken off.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = [], completions: [(Bool) -> Void] = []
  nonisolated deinit {}
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
  func run() {
    let animations = animations, completions = completions
    // Seconds. Source: our choice, as the effects under the pointer take.
    if !animations.isEmpty { UIView.animate(withDuration: 0.2) { for action in animations { action() } } }
    for action in completions { action(true) }
  }
}

/// What the pointer is like over a view.
///
///     button.addInteraction(UIPointerInteraction(delegate: self))
@MainActor @preconcurrency open class UIPointerInteraction: NSObject, ShownInteraction {
  /// Says what the pointer is like.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether the pointer is any different over the view. By itself yes.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }
  private var region: UIPointerRegion?
  private var location: CGPoint?
  fileprivate let state = PointerState()
  /// Creates an interaction. Without a delegate the view has the effect that fits it.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    if delegate == nil { state.effect = .automatic }
  }
  nonisolated deinit {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks again what the pointer is like.
  open func invalidate() { follow(location) }
  func modify(_ content: AnyView, of view: UIView) -> AnyView {
    AnyView(
      PointerContent(content: content, state: state) { [weak self, weak view] in
        self?.follow($0.map { view?.convertFromWindow($0) ?? $0 })
      })
  }
  /// - Parameter location: In the view's coordinate space; nil: elsewhere.
  private func follow(_ location: CGPoint?) {
    self.location = location
    guard let view, let delegate else { return }
    var new: UIPointerRegion?
    if let location, isEnabled {
      new = delegate.pointerInteraction(
        self, regionFor: UIPointerRegionRequest(location), defaultRegion: UIPointerRegion(rect: view.bounds))
    }
    if let old = region, new == nil || !old.isSame(as: new!) {
      tell { delegate.pointerInteraction(self, willExit: old, animator: $0) }
    }
    if let new, region.map({ !$0.isSame(as: new) }) ?? true {
      tell { delegate.pointerInteraction(self, willEnter: new, animator: $0) }
    }
    region = new
    state.take(new.flatMap { delegate.pointerInteraction(self, styleFor: $0) })
  }
  private func tell(_ action: (PointerAnimator) -> Void) {
    let animator = PointerAnimator()
    action(animator)
    animator.run()
  }
}

extension UIPointerRegion {
  fileprivate func isSame(as other: UIPointerRegion) -> Bool { rect == other.rect && identifier == other.identifier }
}

/// What the pointer over a view is like now.
@MainActor private final class PointerState: ObservableObject {
  @Published var style: PointerStyle?
  @Published var isHidden = false
  @Published var effect: PointerEffectKind?
  init() {}
  nonisolated deinit {}
  func take(_ new: UIPointerStyle?) {
    let shape = new?.shape?.style, hidden = new?.isHidden == true, effect = new?.effect?.kind
    if shape != style { style = shape }
    if hidden != isHidden { isHidden = hidden }
    if effect != self.effect { self.effect = effect }
  }
}
private struct PointerContent: View {
  let content: AnyView
  @ObservedObject var state: PointerState
  /// Told where the pointer is in the window.
  let moved: (CGPoint?) -> Void
  var body: some View {
    content.hoverEffect((state.effect ?? .automatic).effect, isEnabled: state.effect != nil)
      .pointerStyle(state.style).pointerVisibility(state.isHidden ? .hidden : .automatic)
      .onContinuousHover(coordinateSpace: .global) { phase in
        if case .active(let location) = phase { moved(location) } else { moved(nil) }
      }
  }
}
