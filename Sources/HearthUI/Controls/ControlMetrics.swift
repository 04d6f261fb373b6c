import Foundation
import HearthCore
import HearthRendering

// All lengths and colours of controls, so that a look can be judged and changed in one place.
//
// Lengths are points. Source: our choice, between libadwaita (controls 34 high, corners 6 to 9) and macOS (22, 6): a
// desktop with a mouse, with room enough for a touch screen beside it.

/// The size of controls in a view. `mini`, `small`, `regular`, `large` or `extraLarge`.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

struct ControlSizeKey: InheritedStyleKey { static let defaultValue = ControlSize.regular }
extension EnvironmentValues {
  /// The size of controls in this view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
extension View {
  /// Sets the size of controls in this view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// What a control looks like at a moment.
struct ControlState: Hashable {
  var isEnabled = true
  var isHovered = false
  var isPressed = false
  var isFocused = false
  var isOn = false
  var isMixed = false
}

@MainActor enum ControlMetrics {
  static func size(of node: Node) -> ControlSize { node.scope.value(ControlSizeKey.self) }

  /// The height of a button or field with one line of text.
  static func height(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 20
    case .small: 24
    case .regular: 30
    case .large: 36
    case .extraLarge: 44
    }
  }
  /// Between the edge of a button and its label.
  static func buttonPadding(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 7
    case .small: 9
    case .regular: 13
    case .large: 16
    case .extraLarge: 20
    }
  }
  /// A button with a border on phones and tablets. Its corners are round where it is small.
  ///
  /// Source: UIKit, `UIButton.Configuration`: letters of 15 (small, mini) and 17 with 5, 7 and 15 above and below, and
  /// 10, 12 and 20 beside them, which makes buttons 28, 34⅓ and 50⅓ high; seen, iOS 15 to 18 (corners).
  static func touchedButton(_ size: ControlSize) -> (height: CGFloat, padding: CGFloat, radius: CGFloat?) {
    switch size {
    case .mini, .small: (28, 10, nil)
    case .regular: (34 + 1 / 3, 12, 8)
    case .large, .extraLarge: (50 + 1 / 3, 20, 12)
    }
  }
  /// Between a label and its control. On a television that rises over the label.
  static func labelSpacing(_ idiom: Idiom) -> CGFloat { idiom == .tv ? 24 : 8 }
  static func fieldPadding(_ size: ControlSize) -> CGFloat { size == .mini || size == .small ? 6 : 9 }
  static func cornerRadius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 5
    case .small: 6
    case .regular: 7
    case .large: 8
    case .extraLarge: 10
    }
  }
  /// Everything in a disabled control is this pale. Source: libadwaita's `disabled_opacity` is 0.5.
  nonisolated static let disabledOpacity = 0.5

  // Toggles
  static func checkbox(_ size: ControlSize) -> CGFloat {
    size == .mini ? 12 : size == .small ? 14 : size == .regular ? 18 : 20
  }
  /// Source: UIKit, `UISwitch`: 51 × 31 points on phones and tablets, whatever the size of controls; measured, iOS 26.2:
  /// 63 × 28.
  static func toggleSwitch(_ size: ControlSize, _ idiom: Idiom, _ look: SystemLook) -> Size {
    if idiom.isTouched && size != .mini && size != .small { return look == .ios26 ? Size(63, 28) : Size(51, 31) }
    let height: CGFloat = size == .mini ? 16 : size == .small ? 18 : size == .regular ? 22 : 26
    return Size(height * 1.75, height)
  }
  /// Between a check box or switch and its label.
  static let toggleGap: CGFloat = 8
}

/// What the text of fields inherits.
@MainActor enum ControlFonts {
  static func attributes(of node: Node) -> TextAttributes { node.textStyle.attributes }
  static func color(of node: Node) -> RGBA { node.style.color }
  static func alignment(of node: Node) -> StyledText.Alignment { node.textStyle.paragraph.alignment }
  static func lines(of node: Node) -> (limit: Int?, reserved: Int) {
    (node.textStyle.paragraph.lineLimit, node.textStyle.paragraph.reservedLines)
  }
  /// The font of a control's label where its size asks for another than that around; nil where not.
  static func font(_ size: ControlSize, _ idiom: Idiom = .desktop) -> Font? {
    let isTouched = idiom.isTouched
    switch size {
    case .mini: return isTouched ? .subheadline : .caption
    case .small: return .subheadline
    case .regular, .large: return nil
    case .extraLarge: return isTouched ? nil : .title3
    }
  }
}
