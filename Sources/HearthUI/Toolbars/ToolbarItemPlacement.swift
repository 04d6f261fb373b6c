import HearthCore

/// Where an item of a toolbar stands: a meaning, for which each kind of device has a place, or a place itself.
///
/// `Documentation/Bars.md` says where each placement is on which kind of device.
public struct ToolbarItemPlacement: Equatable, @unchecked Sendable {
  // Unchecked: the identifier of an accessory bar is a constant of the app, which is compared and nothing else.
  enum Kind: Hashable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction,
      cancellationAction
    case destructiveAction, topBarLeading, topBarTrailing, topBarPinnedTrailing, bottomBar, title, subtitle, largeTitle,
      largeSubtitle,
      keyboard
    case accessory(AnyHashable)
  }
  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// Where items of this device usually are: the trailing end of the bar above.
  public static let automatic = ToolbarItemPlacement(.automatic)
  /// The middle of the bar above; on phones and watches in the place of the title.
  public static let principal = ToolbarItemPlacement(.principal)
  /// Next to the way back.
  public static let navigation = ToolbarItemPlacement(.navigation)
  /// The action that the user wants most: the last one of the bar above.
  public static let primaryAction = ToolbarItemPlacement(.primaryAction)
  /// Useful, but not needed often: an item of the menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(.secondaryAction)
  /// Says how something is going: the middle of the bar below, on a desktop of the bar above.
  public static let status = ToolbarItemPlacement(.status)
  /// Ends a dialog and keeps what was done in it.
  public static let confirmationAction = ToolbarItemPlacement(.confirmationAction)
  /// Ends a dialog without keeping what was done in it.
  public static let cancellationAction = ToolbarItemPlacement(.cancellationAction)
  /// Destroys something.
  public static let destructiveAction = ToolbarItemPlacement(.destructiveAction)
  /// The leading end of the bar above.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(.topBarLeading) }
  /// The trailing end of the bar above.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(.topBarTrailing) }
  /// The very end of the bar above, where the item stays while others go into the menu; it goes there only while a search
  /// needs the room.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(.topBarPinnedTrailing)
  /// The leading end of the bar above: the older name of `topBarLeading`.
  @available(*, deprecated, message: "Use topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(.topBarLeading)
  /// The trailing end of the bar above: the older name of `topBarTrailing`.
  @available(*, deprecated, message: "Use topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(.topBarTrailing)
  /// The bar below the page.
  public static let bottomBar = ToolbarItemPlacement(.bottomBar)
  /// Below the window on devices with room around it; here the bar below the page.
  public static let bottomOrnament = ToolbarItemPlacement(.bottomBar)
  /// In a bar at the foot of the page, above a keyboard on the screen, while text in the page is edited.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// In the place of the title.
  public static var title: ToolbarItemPlacement { ToolbarItemPlacement(.title) }
  /// In the place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(.subtitle)
  /// In the place of the title while it is large; elsewhere not shown.
  public static let largeTitle = ToolbarItemPlacement(.largeTitle)
  /// In the place of the subtitle below a large title; elsewhere not shown.
  public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle)
  /// A bar of its own, below the bar above.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(.accessory(AnyHashable(id)))
  }
  /// A bar of its own, below the bar above: the older form of `accessoryBar(id:)`.
  @available(*, deprecated, message: "Use accessoryBar(id:)")
  public init<ID: Hashable>(id: ID) { kind = .accessory(AnyHashable(id)) }
}

/// How wide a space between items is.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// Takes the room that is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As wide as the distance between groups of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A bar whose look or visibility can be set.
public struct ToolbarPlacement: @unchecked Sendable {
  // Unchecked: as in ToolbarItemPlacement.
  enum Part: Hashable {
    case top, bottom, tabBar, status
    case accessory(AnyHashable)
  }
  let part: Part
  private init(_ part: Part) { self.part = part }
  /// The bar that the device shows titles in: the one above the page.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(.top) }
  /// The bar above a page.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(.top) }
  /// The bar above the content of a window.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(.top) }
  /// The bar below a page.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(.bottom) }
  /// Here the bar below a page.
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(.bottom) }
  /// The bar with the tabs of the tab view around.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(.tabBar) }
  /// The bar at the top of a device's screen, which tells the time. It can be hidden on the kinds of devices whose apps fill the
  /// screen; its colours are the desktop's.
  public static var statusBar: ToolbarPlacement { ToolbarPlacement(.status) }
  /// A bar below the bar above.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(.accessory(AnyHashable(id)))
  }
  /// A bar below the bar above: the older form of `accessoryBar(id:)`.
  @available(*, deprecated, message: "Use accessoryBar(id:)")
  public init<ID: Hashable>(id: ID) { part = .accessory(AnyHashable(id)) }
}

/// What the content below a bar is for, which decides how the bar is arranged.
public struct ToolbarRole: Sendable {
  enum Kind { case automatic, browser, editor, navigationStack }
  let kind: Kind
  /// As the device does it.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// One moves about in the content: the title stands at the leading end.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// For content that is edited: the title is at the leading end, and the way back shows no title.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
  /// The content is a stack of pages: the title stands in the middle, except on desktops.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
}

/// An item that the framework puts into a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind: Hashable { case title, search, sidebarToggle }
  let kind: Kind
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The field that `searchable` makes.
  public static let search = ToolbarDefaultItemKind(kind: .search)
  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
}

/// What the user may do with an item of a toolbar that can be customized.
public struct ToolbarCustomizationBehavior: Sendable {
  enum Kind { case `default`, reorderable, disabled }
  let kind: Kind
  /// Add, remove and move it.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }
  /// Move it.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
  /// Nothing.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

/// Options of an item of a toolbar that can be customized.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What the user takes out of the bar stays in its menu.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// What bars show of labels.
public struct ToolbarLabelStyle: Hashable, Sendable {
  enum Kind { case automatic, iconOnly, titleAndIcon, titleOnly }
  let kind: Kind
  /// The icon, where there is one.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(kind: .automatic) }
  /// The icon alone.
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .iconOnly) }
  /// The icon, and the title after it.
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleAndIcon) }
  /// The title alone.
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleOnly) }
}

nonisolated extension ToolbarLabelStyle.Kind: CaseIterable {}
nonisolated extension ToolbarLabelStyle: StorableValue {
  static var kind: StoredScalar.Kind { .string }
  /// Its name.
  var scalar: StoredScalar { .string("\(kind)") }
  init?(_ scalar: StoredScalar) {
    guard case .string(let name) = scalar, let kind = Kind.allCases.first(where: { "\($0)" == name }) else {
      return nil
    }
    self.kind = kind
  }
}
struct ToolbarLabelStyleKey: EnvironmentKey { static let defaultValue: ToolbarLabelStyle? = nil }
extension EnvironmentValues {
  /// What the user wants to see of labels in bars; nil as long as nobody has chosen.
  public internal(set) var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
}

/// What a scene says about the labels in the bars of its windows.
struct WindowToolbarLabels {
  /// Written when the user chooses; nil where the user has no choice.
  let binding: Binding<ToolbarLabelStyle>?
  let fixed: ToolbarLabelStyle
  @MainActor var style: ToolbarLabelStyle { binding?.wrappedValue ?? fixed }
}
struct WindowToolbarLabelsKey: EnvironmentKey { static var defaultValue: WindowToolbarLabels? { nil } }
extension EnvironmentValues {
  var windowToolbarLabels: WindowToolbarLabels? {
    get { self[WindowToolbarLabelsKey.self] }
    set { self[WindowToolbarLabelsKey.self] = newValue }
  }
}
