import Foundation
import HearthCore
import HearthUI

/// Lets the user hear or feel something that goes with what happens on the screen.
///
/// What it comes to on Linux is what `SensoryFeedback` says. Nothing happens before the app has a window.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Says that something will happen soon. On Linux nothing has to be woken, so that there is nothing to do.
  open func prepare() {}
  fileprivate final func play(_ feedback: SensoryFeedback) { AppScenes.current?.currentSession?.host?.play(feedback) }
}

/// Lets the user feel that things collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy things are, or how far they give way.
  public enum FeedbackStyle: Int, Sendable {
    /// Light, of middling weight, heavy; giving way easily, not at all.
    case light, medium, heavy, soft, rigid
  }
  private final let style: FeedbackStyle
  /// Creates a generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// Creates a generator for things of middling weight.
  public convenience override init() { self.init(style: .medium) }
  /// Things have collided.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Things have collided, with a force from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    let intensity = Double(intensity)
    switch style {
    case .light: play(.impact(weight: .light, intensity: intensity))
    case .medium: play(.impact(weight: .medium, intensity: intensity))
    case .heavy: play(.impact(weight: .heavy, intensity: intensity))
    case .soft: play(.impact(flexibility: .soft, intensity: intensity))
    case .rigid: play(.impact(flexibility: .rigid, intensity: intensity))
    }
  }
}

/// Lets the user hear how a task has ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended.
  public enum FeedbackType: Int, Sendable {
    /// It is done; it is done and wants attention; it has failed.
    case success, warning, error
  }
  /// A task has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: play(.success)
    case .warning: play(.warning)
    case .error: play(.error)
    }
  }
}

/// Lets the user feel that another value is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Another value is chosen.
  open func selectionChanged() { play(.selection) }
}
