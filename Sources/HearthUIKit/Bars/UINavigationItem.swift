import Foundation
import HearthUI

/// What makes a page one that can be searched.
@MainActor protocol PageSearch: AnyObject {
  /// Told when the page is to be shown anew.
  var didChange: (() -> Void)? { get set }
  /// Whether its field stays while the page is scrolled.
  var staysInBar: Bool { get set }
  func searched(_ page: AnyView) -> AnyView
}

/// What a bar shows of a view controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the page before, always large, or never.
    case automatic = 0, always, never
  }
  /// The title of the page; nil for that of its view controller.
  open var title: String? { didSet { if title != oldValue { didChange?() } } }
  /// The buttons at the leading edge, from there on.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  /// The buttons at the trailing edge, from there on.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  /// A view instead of the title; nil for the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange?() } } }
  /// How large the title is, where the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }
  /// What the button says that goes back to this page: its title, "Back", or nothing.
  public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
  /// What the button says that goes back to this page.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange?() } }
  }
  /// What the button says that goes back to this page, instead of its title; nothing for an empty text.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange?() } } }
  /// The button that goes back to this page, of which the title counts; nothing for an empty one. It goes back whatever its
  /// action is, and its picture is reported: the button has an arrow. Source: Apple, `backBarButtonItem`: "ignores the
  /// target and action".
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      reportUnkept(
        "UINavigationItem.backBarButtonItem", if: backBarButtonItem?.image != nil,
        "its picture is not shown. The button that goes back has an arrow.")
      if backBarButtonItem !== oldValue { didChange?() }
    }
  }
  /// What the button says that goes back to this page; nil for the page's title, an empty text for nothing.
  var titleBehind: String? {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: backBarButtonItem?.title ?? "Back"
    case .default: backBarButtonItem.flatMap(\.title) ?? backButtonTitle
    }
  }
  /// A line above the title, in the row of the bar; nil for none. `titleView` takes the place of both.
  open var prompt: String? { didSet { if prompt != oldValue { didChange?() } } }
  /// Whether no way back is shown.
  open var hidesBackButton = false { didSet { didChange?() } }
  /// The button nearest to the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button nearest to the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the field of `searchController` goes while the page is scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet {
      if hidesSearchBarWhenScrolling == oldValue { return }
      search?.staysInBar = !hidesSearchBarWhenScrolling
      didChange?()
    }
  }
  /// What of the page can be searched; nil for nothing.
  var search: (any PageSearch)? {
    didSet {
      search?.staysInBar = !hidesSearchBarWhenScrolling
      search?.didChange = { [weak self] in self?.didChange?() }
      didChange?()
    }
  }
  var didChange: (() -> Void)?
  /// Creates an item with a title.
  public init(title: String) { self.title = title }
  override init() { super.init() }
  nonisolated deinit {}
}

extension UINavigationItem {
  private func set(_ animated: Bool, _ change: @escaping () -> Void) {
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }
  /// Shows another button at the leading edge.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    set(animated) { self.leftBarButtonItem = item }
  }
  /// Shows another button at the trailing edge.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    set(animated) { self.rightBarButtonItem = item }
  }
  /// Shows other buttons at the leading edge.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    set(animated) { self.leftBarButtonItems = items }
  }
  /// Shows other buttons at the trailing edge.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    set(animated) { self.rightBarButtonItems = items }
  }
  /// Shows the way back, or hides it.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    set(animated) { self.hidesBackButton = hidesBackButton }
  }
}
