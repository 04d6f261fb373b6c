import Foundation
import HearthCore

/// The looks that an app gives to all bars and controls of a kind at once, by the proxies of UIKit. Empty unless set.
///
/// It belongs to the app's session, which hands it to its windows; bars and controls ask the environment. What a view
/// says by a modifier counts more.
package struct Appearances: Equatable {
  package var navigationBar = Bar()
  package var toolbar = Bar()
  package var tabBar = Bar()
  /// The titles of bars above pages, small and large.
  package var title = Letters(), largeTitle = Letters()
  /// The tabs of bars, and the one that is selected.
  package var tab = Letters(), selectedTab = Letters()
  /// How tabs stand in a phone's bar, and their badges.
  package var tabs = TabsLook()
  /// The buttons of bars, apart from their tint.
  package var buttons = ButtonsLook()
  package var list = ListLook()
  /// Behind the text of editors; nil for their own ground.
  package var editorBackground: Color?
  package var segments = Segments()
  package var dots = Pair()
  /// Of switches: while they are on, and their knobs.
  package var toggle = Pair()
  package var slider = SliderColors()
  package var scrolling = Scrolling()
  /// Of searches in bars.
  package var search = SearchLook()
  package var fields = FieldLook()
  package init() {}

  /// What text looks like; nil for its own look.
  package struct Letters: Equatable {
    package var color: Color?
    package var font: Font?
    /// How far they are from their place: points.
    package var offset = CGSize.zero
    package init() {}
    package var isEmpty: Bool { self == Letters() }
    /// What another says counts more.
    package mutating func take(_ other: Letters) {
      color = other.color ?? color
      font = other.font ?? font
      if other.offset != .zero { offset = other.offset }
    }
  }
  package struct TabsLook: Equatable {
    /// Badges: their text, and what they lie on.
    package var badge = Letters(), badgeGround: Color?
    /// How far badges are from their place: points.
    package var badgeOffset = CGSize.zero
    /// Tabs that cannot be chosen; nil for a fainter look.
    package var disabledColor: Color?
    /// Behind the tab that is selected.
    package var indicator: Color?, indicatorImage: Image?
    /// Whether tabs are in the middle, as wide as they need, and not over all of the bar.
    package var isCentered = false
    /// The width of a tab, and the room between two; 0 for what fits. Points.
    package var width: CGFloat = 0, spacing: CGFloat = 0
    package init() {}
  }
  package struct ButtonsLook: Equatable {
    /// In all states, while pressed, and while they cannot be used.
    package var normal = Letters(), pressed = Letters(), disabled = Letters()
    /// The button that goes back, and those that are done with something.
    package var back = Letters(), done = Letters()
    package init() {}
    /// What another says counts more.
    package mutating func take(_ other: ButtonsLook) {
      normal.take(other.normal)
      pressed.take(other.pressed)
      disabled.take(other.disabled)
      back.take(other.back)
      done.take(other.done)
    }
  }
  /// Two colours; nil for a control's own.
  package struct Pair: Equatable {
    package var first: Color?, second: Color?
    package init() {}
    package var isEmpty: Bool { first == nil && second == nil }
  }
  package struct Segments: Equatable {
    /// The card of the chosen segment, and what all lie on.
    package var card: Color?, background: Color?
    package var letters = Letters(), chosenLetters = Letters()
    package init() {}
  }
  package struct SliderColors: Equatable {
    /// The track before the knob, behind it, and the knob.
    package var before: Color?, after: Color?, knob: Color?
    package init() {}
    package var isEmpty: Bool { before == nil && after == nil && knob == nil }
  }
  package struct SearchLook: Equatable {
    package var letters = Letters()
    /// Behind the text, and of what can be used in the field.
    package var ground: Color?, tint: Color?
    package init() {}
    /// What another says counts more.
    package func taking(_ other: SearchLook) -> SearchLook {
      var all = self
      all.letters.take(other.letters)
      (all.ground, all.tint) = (other.ground ?? ground, other.tint ?? tint)
      return all
    }
  }
  package struct FieldLook: Equatable {
    /// When a field has a button that empties it.
    package enum ClearButton: Sendable { case never, whileEditing, unlessEditing, always }
    package var clearButton = ClearButton.never
    /// Of the caret and the selection, and behind the field.
    package var tint: Color?, background: Color?
    package init() {}
  }
  package struct ListLook: Equatable {
    /// Behind the rows, of a row, of the lines between rows.
    package var background: Color?, row: Color?, separator: Color?
    package var hidesSeparators = false
    /// Whether a row that is pressed shows it.
    package var showsPress = true
    /// How lists scroll, where it is not as others do.
    package var scrolling = Scrolling()
    /// Above the header of a section: points.
    package var headerSpacing: CGFloat?
  }
  package struct Scrolling: Equatable {
    package var isEnabled = true, bounces = true
    package var showsVerticalIndicator = true, showsHorizontalIndicator = true
    package var dismissesKeyboard: ScrollDismissesKeyboardMode?
    package var dismissPadding: KeyboardDismissPadding?
    /// Nil for the rate of all others.
    package var decelerationRate: Double?
    package init() {}
    package func apply(to style: inout ScrollStyle) {
      if !isEnabled { style.isEnabled = false }
      if !bounces { (style.verticalBounce, style.horizontalBounce) = (.never, .never) }
      if !showsVerticalIndicator { style.verticalIndicators = .hidden }
      if !showsHorizontalIndicator { style.horizontalIndicators = .hidden }
      if let mode = dismissesKeyboard { style.dismissesKeyboard = mode }
      if let dismissPadding { style.dismissPadding = dismissPadding }
      if let decelerationRate { style.decelerationRate = decelerationRate }
    }
  }
  /// What a bar lies on.
  package struct Ground: Equatable {
    package enum Fill: Equatable { case standard, clear, color(Color), image(Image) }
    package enum Line: Equatable { case standard, hidden, color(Color) }
    package var fill: Fill
    package var line: Line
    package init(fill: Fill, line: Line = .standard) { (self.fill, self.line) = (fill, line) }
  }
  package struct Bar: Equatable {
    /// While content lies below the bar, and while none does. Nil for what bars do by themselves.
    package var standard: Ground?, edge: Ground?
    /// Behind both.
    package var base: Color?
    /// What marks buttons.
    package var tint: Color?
    /// Whether it is never shown. Of tabs.
    package var isHidden = false
    package init() {}
    /// What another says counts more.
    package mutating func take(_ other: Bar) {
      (standard, edge) = (other.standard ?? standard, other.edge ?? edge)
      (base, tint) = (other.base ?? base, other.tint ?? tint)
      isHidden = isHidden || other.isHidden
    }
  }
  /// The bars that appearances know.
  enum BarKind { case navigation, toolbar, tabs }
  func bar(_ kind: BarKind?) -> Bar {
    switch kind {
    case .navigation: navigationBar
    case .toolbar: toolbar
    case .tabs: tabBar
    case nil: Bar()
    }
  }

  /// Tells the environment of a window what is set.
  func apply(to values: inout EnvironmentValues) {
    values[AppearancesKey.self] = self
    var style = ScrollStyle()
    scrolling.apply(to: &style)
    values.scrollStyle = style
  }
}

struct AppearancesKey: InheritedStyleKey { static var defaultValue: Appearances { Appearances() } }
extension EnvironmentValues {
  /// What the app gives to all bars and controls.
  package var appearances: Appearances {
    get { self[AppearancesKey.self] }
    set { self[AppearancesKey.self] = newValue }
  }
}

/// Gives text the colour of an appearance. The font is the caller's.
nonisolated struct AppearanceColor: ViewModifier {
  let color: Color?
  @MainActor func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}
/// Marks buttons in here with the colour of an appearance.
nonisolated struct AppearanceTint: ViewModifier {
  let kind: Appearances.BarKind
  @Environment(\.appearances) private var appearances
  @MainActor func body(content: Content) -> some View {
    if let tint = appearances.bar(kind).tint { content.tint(tint) } else { content }
  }
}
/// Marks what can be used with a colour, where there is one.
nonisolated struct OwnTint: ViewModifier {
  let tint: Color?
  @MainActor func body(content: Content) -> some View { if let tint { content.tint(tint) } else { content } }
}
