import Foundation
import HearthCore
import HearthSelectors
import HearthUI
import Observation

/// A button of a bar.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
  /// Buttons with a meaning.
  public enum SystemItem: Int, Sendable {
    /// A word: what was edited is kept.
    case done = 0
    /// Words, room, and symbols of what apps do most.
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh
    /// Symbols of what is done with media, and with what was done.
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// A cross.
    case close = 24
    var content: (title: String?, symbol: String?) {
      switch self {
      case .done: ("Done", nil)
      case .cancel: ("Cancel", nil)
      case .edit: ("Edit", nil)
      case .save: ("Save", nil)
      case .undo: ("Undo", nil)
      case .redo: ("Redo", nil)
      case .add: (nil, "plus")
      case .flexibleSpace, .fixedSpace: (nil, nil)
      case .compose: (nil, "square.and.pencil")
      case .reply: (nil, "arrowshape.turn.up.left")
      case .action: (nil, "square.and.arrow.up")
      case .organize: (nil, "folder")
      case .bookmarks: (nil, "book")
      case .search: (nil, "magnifyingglass")
      case .refresh: (nil, "arrow.clockwise")
      case .stop, .close: (nil, "xmark")
      case .camera: (nil, "camera")
      case .trash: (nil, "trash")
      case .play: (nil, "play.fill")
      case .pause: (nil, "pause.fill")
      case .rewind: (nil, "backward.fill")
      case .fastForward: (nil, "forward.fill")
      }
    }
  }
  /// The title; of a symbol, what assistive technology says.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image, instead of the title.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// Whether the button is not shown, and takes no room.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Whether the button is marked as chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// Whether a press marks the button, and the next one no longer. With a menu instead of an action, nothing comes of it.
  open var changesSelectionAsPrimaryAction = false
  /// A number by which an app finds the button.
  open var tag = 0
  /// The colour of the button; nil for that of its bar.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// What the button opens, where it has no action.
  open var menu: UIMenu? { didSet { if menu !== oldValue { didChange() } } }
  /// What the button does.
  open var primaryAction: UIAction? { didSet { if primaryAction !== oldValue { didChange() } } }
  /// Whose method the button calls, where it has no `primaryAction`. It is not kept; nil asks the responders.
  open weak var target: AnyObject?
  /// The method that the button calls, with itself.
  open var action: Selector?
  /// How much a button counts among others.
  public enum Style: Int, Sendable {
    /// As others. Done and prominent ones have heavier letters.
    case plain = 0, done = 2
    public static let prominent = Style.done
  }
  /// How much the button counts.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// A view instead of the button.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// What tests find the button by.
  open var accessibilityIdentifier: String?
  /// Creates a button with a title or an image, and what it does or opens.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates a button with a meaning, and what it does or opens.
  public required init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    (title, image) = (systemItem.content.title, systemItem.content.symbol.flatMap { UIImage(systemName: $0) })
    (self.primaryAction, self.menu) = (primaryAction, menu)
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { space = systemItem }
  }
  /// Creates a button with a title that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    call(target, action, style)
  }
  /// Creates a button with an image that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    call(target, action, style)
  }
  /// The same, with an image for low bars, which are not made here.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }
  /// Creates a button with a meaning that calls a method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    call(target, action, systemItem == .done || systemItem == .save ? .done : .plain)
  }
  private func call(_ target: Any?, _ action: Selector?, _ style: Style) {
    (self.target, self.action, self.style) = (target.map { $0 as AnyObject }, action, style)
    hasTarget = target != nil
  }
  private var hasTarget = false
  private func press() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action, target != nil || !hasTarget else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
  /// Room that other items leave is here.
  open class func flexibleSpace() -> Self { Self(systemItem: .flexibleSpace) }
  /// Room of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  /// Points; 0 for the width of its content.
  open var width: CGFloat = 0
  private var space: SystemItem?
  /// Creates an item that is a view.
  public init(customView: UIView) { self.customView = customView }
  nonisolated deinit {}
  private var isProxy = false
  private var titles = StateLetters() { didSet { didChange() } }
  private let changes = ItemChanges()
  private func didChange() {
    if isProxy { return AppearanceStore.proxyDidChange() }
    if changes.isShown { WindowDisplay.changeState { [changes] in changes.version += 1 } }
  }
  /// An object whose settings apply to the buttons of all bars.
  open class func appearance() -> UIBarButtonItem { AppearanceStore.proxy({ UIBarButtonItem() }) { $0.isProxy = true } }
  /// For buttons in navigation bars and toolbars the same as `appearance()`. What is set for those of searches, other views and an app's own classes is reported, and changes nothing.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    if containerTypes.allSatisfy({ ($0 as? any BarOwner.Type)?.isOfSystem == true }) { return appearance() }
    reportUnkept(
      "UIBarButtonItem.appearance(whenContainedInInstancesOf:)", "buttons of all bars look alike: use appearance().")
    return UIBarButtonItem()
  }
  /// The title of the button: the colour (`foregroundColor`) of the state `normal` counts, also for a symbol.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titles.set(attributes, state)
  }
  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titles.attributes(state)
  }
  private var backTitleOffset = UIOffset.zero
  /// Moves the title of the button that goes back, which apps do to hide it. Kept, and reported: the button is an arrow
  /// here, without a title.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffset = adjustment
    if adjustment == .zero { return }
    Report(
      kind: .notOnLinux, path: "UIBarButtonItem.setBackButtonTitlePositionAdjustment",
      message: "the button that goes back has no title that could be moved: it is an arrow."
    ).tell()
  }
  /// How far the title of the button that goes back was moved.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffset }
  /// The colour that marks it; nil for that of its bar.
  var shownTint: Color? { tintColor.map { Color($0) } ?? titles.normalLetters.color }
  /// The button, which follows what is set later.
  var view: some View { BarItemView(item: self, changes: changes) }
  @ViewBuilder fileprivate var content: some View {
    if isHidden {
      EmptyView()
    } else if space == .flexibleSpace {
      Spacer(minLength: 0)
    } else if space == .fixedSpace {
      Color.clear.frame(width: max(0, width.isFinite ? width : 0), height: 1)
    } else if let customView {
      let size = customView.sizeAsContent(.unspecified)
      UIViewPresenter(view: customView).frame(width: size.width, height: size.height)
    } else if let menu, primaryAction == nil, action == nil {
      Menu {
        menu.items
      } label: {
        label
      }
      .modifier(BarItemTint(own: shownTint))
    } else {
      Button { [weak self] in
        self?.press()
      } label: {
        label
      }
      .disabled(!isEnabled || (primaryAction == nil && action == nil))
      .modifier(BarItemTint(own: shownTint))
      .environment(\.isDoneButton, style == .done)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .background { if isSelected { Capsule().fill(.tint.opacity(0.2)) } }
      .modifier(OptionalIdentifier(identifier: accessibilityIdentifier))
    }
  }
  @ViewBuilder private var label: some View {
    if let image {
      Image(uiImage: image).accessibilityLabel(Text(verbatim: title ?? ""))
    } else {
      Text(verbatim: title ?? "").fontWeight(style == .done ? .semibold : nil)
    }
  }
}

/// The colour of an item: its own, that of bars, and then that of the window around.
private struct BarItemTint: ViewModifier {
  let own: Color?
  @Environment(\.appearances) private var appearances
  func body(content: Content) -> some View {
    content.modifier(OptionalTint(tint: own ?? appearances.navigationBar.tint ?? appearances.toolbar.tint))
  }
}
private struct OptionalIdentifier: ViewModifier {
  let identifier: String?
  func body(content: Content) -> some View {
    if let identifier { content.accessibilityIdentifier(identifier) } else { content }
  }
}

extension UIBarButtonItem { nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) } }

extension UIBarButtonItem: AppearanceSource {
  static var isBase: Bool { true }
  func add(to all: inout Appearances) {
    guard let tint = shownTint else { return }
    all.navigationBar.tint = tint
    all.toolbar.tint = tint
  }
}

/// Says that an item is different from what is shown.
@Observable @MainActor private final class ItemChanges {
  var version = 0
  /// Before that nobody has to be told.
  @ObservationIgnored var isShown = false
  init() {}
  nonisolated deinit {}
}
private struct BarItemView: View {
  let item: UIBarButtonItem
  let changes: ItemChanges
  var body: some View {
    let _ = changes.version
    let _ = changes.isShown = true
    item.content
  }
}

/// What has a bar.
@MainActor protocol BarHolder {
  /// Whether it is the system's class, and none that an app has made of it.
  static var isOfSystem: Bool { get }
}
/// A bar of buttons, or a controller that has such bars.
@MainActor protocol BarOwner: BarHolder {}
/// What has a bar with tabs, which are no buttons.
@MainActor protocol TabOwner: BarHolder {}
