import Foundation
import HearthUI

/// What makes a page one that can be searched.
@MainActor protocol PageSearch: AnyObject {
  /// Told when the page is to be shown anew.
  var didChange: (() -> Void)? { get set }
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
  /// What is shown instead of the title; nil for the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange?() } } }
  /// How large the title is, where the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }
  /// What the button says that goes back to this page: its title, "Back", or nothing.
  public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
  /// What the button says that goes back to this page. Kept: it is an arrow here, as with `minimal`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What the button says that goes back to this page, instead of its title. Kept, as the button is an arrow.
  open var backButtonTitle: String?
  /// The button that goes back to this page. Kept: only pages that come later show one, and it is an arrow.
  open var backBarButtonItem: UIBarButtonItem?
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
  /// What of the page can be searched; nil for nothing.
  var search: (any PageSearch)? {
    didSet {
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
