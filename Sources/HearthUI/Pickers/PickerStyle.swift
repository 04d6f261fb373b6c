import HearthCore

/// How pickers look.
enum PickerLook: Hashable, Sendable {
  case automatic, menu, segmented, tabs, inline, radioGroup, palette, wheel, navigationLink
}

/// A type that says how pickers look.
///
/// Apps choose one of the styles here; they cannot make styles of their own.
public protocol PickerStyle {
  static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool
}
/// What a style of pickers is. For the framework alone.
public struct _PickerLook { let look: PickerLook }

/// The style that fits the place: a button with a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .automatic }
}
/// A button that shows the current choice and opens a menu of all; a submenu in a menu.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .menu }
}
/// The choices side by side in one bar.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .segmented }
}
/// The choices among the views around: rows with a check mark in a list or form, radio buttons elsewhere.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .inline }
}
/// Radio buttons.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .radioGroup }
}
/// A row of compact choices that show their icons.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .palette }
}
/// The choices on a wheel that turns.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .wheel }
}
/// A link that shows the current choice and leads to a page with all of them.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .navigationLink }
}
/// A button that opens a menu of all choices.
@available(*, deprecated, renamed: "MenuPickerStyle")
nonisolated public struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .menu }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The choices on a wheel that turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link that shows the current choice and leads to a page with all of them.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that fits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows the current choice and opens a menu of all.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The choices side by side in one bar.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The choices among the views around.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// A row of compact choices that show their icons.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

struct PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.automatic }
struct RadioGroupAxisKey: EnvironmentKey { static let defaultValue = Axis.vertical }
extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
  var radioGroupAxis: Axis {
    get { self[RadioGroupAxisKey.self] }
    set { self[RadioGroupAxisKey.self] = newValue }
  }
}
extension View {
  /// Sets the look and behaviour of the pickers in this view.
  ///
  ///     Picker("Size", selection: $count) {
  ///       ForEach(0..<3) { Text("\($0)") }
  ///     }
  ///     .pickerStyle(.segmented)
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let all: [PickerLook] = [.menu, .segmented, .tabs, .inline, .radioGroup, .palette, .wheel, .navigationLink]
    return environment(\.pickerLook, all.first { S._isBuiltIn(_PickerLook(look: $0)) } ?? .automatic)
  }
  /// Sets the radio buttons of the pickers in this view side by side.
  public nonisolated func horizontalRadioGroupLayout() -> some View { environment(\.radioGroupAxis, .horizontal) }
}
