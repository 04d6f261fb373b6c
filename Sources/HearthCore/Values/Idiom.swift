/// The kind of device that a window's interface is made for. One value of the environment, chosen by the window.
/// `desktop`, `pad`, `phone`, `tv` or `watch`.
public enum Idiom: String, CaseIterable, Sendable { case desktop, pad, phone, tv, watch }

extension Idiom {
  /// Whether windows have sizes of their own; elsewhere an app fills the screen. Source:
  /// Apple, availability of `defaultSize(_:)`.
  package var hasWindows: Bool { self == .desktop || self == .pad }
  /// Whether the device is used with fingers and held in the hand: a phone or a tablet. Their controls are larger, and
  /// look as iOS's do.
  package var isTouched: Bool { self == .phone || self == .pad }
}
