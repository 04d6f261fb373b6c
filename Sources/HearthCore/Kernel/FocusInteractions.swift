/// The kinds of input that a view takes focus for.
///
/// Source: Apple, documentation of `focusable(_:interactions:)` and WWDC 2023, "The SwiftUI cookbook for focus".
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is activated, as a button is. It takes focus by keyboard navigation (a setting of the window, on unless
  /// the host says otherwise), and not by a click.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes input over time, as a text field does: it takes focus by a click and by keys,
  /// whether keyboard navigation is on or not.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The interactions that fit the idiom: `activate` and `edit` on the desktop and on a watch, `activate` elsewhere.
  ///
  /// Source: ours for the idioms; on the desktop as on macOS 14.
  public static var automatic: FocusInteractions { FocusInteractions(rawValue: 4) }

  package func resolved(for idiom: Idiom) -> FocusInteractions {
    guard contains(.automatic) else { return self }
    switch idiom {
    case .desktop, .watch: return union([.activate, .edit])
    case .pad, .phone, .tv: return union(.activate)
    }
  }
}

extension FocusTarget {
  /// Whether a click gives it focus; what also says that it takes focus where keyboard navigation is off.
  package var takesFocusByPointer: Bool { focusInteractions.resolved(for: scope.value(IdiomKey.self)).contains(.edit) }
}
