import Foundation
import HearthCore
import HearthUI

/// Who shows what is found.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// The user has changed the text, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}
/// Who is told when a search begins and ends.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search in the bar of a page: `searchable` of SwiftUI.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.searchBar.placeholder = "Find"
///     navigationItem.searchController = search
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// Shown instead of the page while there is a text; nil where the page shows itself what is found.
  public let searchResultsController: UIViewController?
  /// Who shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field in the bar: its text, its placeholder and its delegate.
  public let searchBar = UISearchBar()
  /// Whether the page is dimmed while one searches. Kept, and true is reported: what is found is seen at once.
  open var obscuresBackgroundDuringPresentation = false {
    didSet {
      reportUnkept(
        "UISearchController.obscuresBackgroundDuringPresentation", if: obscuresBackgroundDuringPresentation,
        "the page is seen as it is while one searches.")
    }
  }
  /// Whether the title goes while one searches, where the device has that. By itself yes.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { didChange?() } }
  }
  private var isSearching = false
  /// Whether the field stays while the page is scrolled.
  var staysInBar = false
  /// Whether the user searches. Setting it begins or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set { setActive(newValue) }
  }
  /// Creates a search, with what shows the results, or nil.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.didChange = { [weak self] in self?.didChange?() }
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// Told when the page is to be shown anew.
  var didChange: (() -> Void)?
  private func setActive(_ isActive: Bool) {
    if isActive == isSearching { return }
    if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    isSearching = isActive
    if isActive {
      searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
      delegate?.didPresentSearchController(self)
    } else {
      if searchBar.text?.isEmpty == false { searchBar.text = "" }
      if !searchBar.searchTextField.tokens.isEmpty { searchBar.searchTextField.tokens = [] }
      searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
      searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
      delegate?.didDismissSearchController(self)
    }
    didChange?()
    searchResultsUpdater?.updateSearchResults(for: self)
  }
  fileprivate var text: Binding<String> {
    Binding { [weak self] in
      self?.searchBar.text ?? ""
    } set: { [weak self] new in
      guard let self, new != searchBar.text else { return }
      searchBar.searchTextField.userDidEdit(new)
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  fileprivate var tokens: Binding<[ShownToken]> {
    Binding { [weak self] in
      self?.searchBar.searchTextField.tokens.map { ShownToken(token: $0) } ?? []
    } set: { [weak self] new in
      guard let self, searchBar.searchTextField.userKept(new.map(\.token)) else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  fileprivate var presented: Binding<Bool> {
    Binding { [weak self] in
      self?.isSearching ?? false
    } set: { [weak self] in
      self?.setActive($0)
    }
  }
  fileprivate func userDidSubmit() { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
}

extension UISearchController: PageSearch {
  func searched(_ page: AnyView) -> AnyView {
    let field = searchBar.searchTextField, isEmpty = searchBar.text?.isEmpty != false && field.tokens.isEmpty
    let results = isActive && !isEmpty ? searchResultsController : nil
    if !field.hasOwnIcon {
      field.report(.controlValue, "is in the bar of a page, which shows none of the views beside its text.")
    }
    let found = page.overlay { if let results { ControllerPresenter(controller: results) } }
    let searched = found.searchable(
      text: text, tokens: tokens, isPresented: presented,
      placement: staysInBar ? .navigationBarDrawer(displayMode: .always) : .automatic,
      prompt: field.attributedPlaceholder.map { Text(AttributedString(uiKit: $0)) }
    ) { $0.token.label }
    let behaved = searched.searchPresentationToolbarBehavior(
      hidesNavigationBarDuringPresentation ? .automatic : .avoidHidingContent)
    let scoped = behaved.searchScopes(searchBar.scope) { searchBar.scopes }
    return AnyView(
      scoped.searchFieldLook(field.barLook) { AnyView($0.modifier(field.traits)) }
        .onSubmit(of: .search) { [weak self] in self?.userDidSubmit() })
  }
}

extension UINavigationItem {
  /// What of the page can be searched; nil for nothing.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
