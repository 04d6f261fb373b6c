import Foundation
import HearthCore

/// Something to hear or to feel that goes with what happens on the screen.
///
/// On Linux it is a sound of the desktop's sound theme, where the desktop has event sounds switched on, and a vibration
/// on phones that have a feedback daemon. Kinds that are felt alone on Apple's devices make no sound here.
///
///     Button("Add") { count += 1 }.sensoryFeedback(.increase, trigger: count)
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy colliding things feel.
  public struct Weight: Equatable, Sendable {
    let factor: Double
    /// A light thing: half as strong as a heavy one.
    public static let light = Weight(factor: 0.5)
    /// A thing of middling weight.
    public static let medium = Weight(factor: 0.75)
    /// A heavy thing.
    public static let heavy = Weight(factor: 1)
  }
  /// How soft colliding things feel.
  public struct Flexibility: Equatable, Sendable {
    let factor: Double
    /// A thing that gives no way.
    public static let rigid = Flexibility(factor: 1)
    /// A thing that gives way a little.
    public static let solid = Flexibility(factor: 0.75)
    /// A thing that gives way easily.
    public static let soft = Flexibility(factor: 0.5)
  }
  /// The kind of thing that is pressed.
  public struct PressFeedback: Equatable, Sendable {
    fileprivate enum Kind: String { case button, buttonIconOnly, slider, tab, toggle }
    fileprivate let kind: Kind
    /// A button with a title.
    public static let button = PressFeedback(kind: .button)
    /// A button that has an icon only.
    public static let buttonIconOnly = PressFeedback(kind: .buttonIconOnly)
    /// The thumb of a slider.
    public static let slider = PressFeedback(kind: .slider)
    /// A tab.
    public static let tab = PressFeedback(kind: .tab)
    /// A toggle.
    public static let toggle = PressFeedback(kind: .toggle)
  }
  /// The kind of thing that is released.
  public struct ReleaseFeedback: Equatable, Sendable {
    fileprivate enum Kind: String { case slider }
    fileprivate let kind: Kind
    /// The thumb of a slider.
    public static let slider = ReleaseFeedback(kind: .slider)
  }
  /// How a selection changes.
  public struct SelectionFeedback: Equatable, Sendable {
    fileprivate enum Kind: String { case minimum, maximum, on, off }
    fileprivate let kind: Kind
    /// The selection comes to the lower end of its range.
    public static let minimum = SelectionFeedback(kind: .minimum)
    /// The selection comes to the upper end of its range.
    public static let maximum = SelectionFeedback(kind: .maximum)
    /// The selection goes on.
    public static let on = SelectionFeedback(kind: .on)
    /// The selection goes off.
    public static let off = SelectionFeedback(kind: .off)
  }

  fileprivate enum Kind: Equatable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case impact(Double), press(PressFeedback), release(ReleaseFeedback), select(SelectionFeedback)
  }
  fileprivate let kind: Kind

  /// A task is done.
  public static let success = SensoryFeedback(kind: .success)
  /// A task is done, and something about it wants attention.
  public static let warning = SensoryFeedback(kind: .warning)
  /// A task has failed.
  public static let error = SensoryFeedback(kind: .error)
  /// Another value of several is chosen.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value passes an important mark upwards.
  public static let increase = SensoryFeedback(kind: .increase)
  /// A value passes an important mark downwards.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// Something begins.
  public static let start = SensoryFeedback(kind: .start)
  /// Something ends.
  public static let stop = SensoryFeedback(kind: .stop)
  /// A dragged item lies in line with something.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A value reaches another level.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A line that is drawn is closed.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// Things collide.
  public static let impact = SensoryFeedback(kind: .impact(0.75))
  /// Things of a weight collide. An intensity that is not a number counts as zero.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.factor * part(intensity)))
  }
  /// Things that give way, or do not, collide. An intensity that is not a number counts as zero.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.factor * part(intensity)))
  }
  /// A control is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(kind: .press(feedback)) }
  /// A control is let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(kind: .release(feedback))
  }
  /// A selection comes to an end of its range, or goes on or off.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(kind: .select(feedback))
  }
  private static func part(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }
}

extension SensoryFeedback: FeedbackRequest {
  package var sound: String? {
    switch kind {
    case .success: "complete"
    case .warning: "dialog-warning"
    case .error: "dialog-error"
    case .selection: "item-selected"
    case .increase, .decrease, .levelChange: "audio-volume-change"
    case .start: "power-plug"
    case .stop: "power-unplug"
    case .press(let feedback): feedback.kind == .toggle ? "button-toggle-on" : "button-pressed"
    case .release: "button-released"
    case .select(let feedback):
      feedback.kind == .on ? "button-toggle-on" : feedback.kind == .off ? "button-toggle-off" : "item-selected"
    case .alignment, .pathComplete, .impact: nil
    }
  }
  package var vibration: String {
    switch kind {
    case .success, .pathComplete: "complete"
    case .warning, .error: "dialog-warning"
    case .press: "button-pressed"
    case .release: "button-released"
    default: "button-pressed"
    }
  }
  package var intensity: Double { if case .impact(let intensity) = kind { intensity } else { 1 } }
}
