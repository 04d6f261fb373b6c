import Foundation
import HearthCore
import HearthUI

/// Who is told about a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen another of `scopeButtonTitles`.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field for what one looks for.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// The background behind the field: the bar's own, or nothing with `minimal`. Source: Apple, `UISearchBar.Style`.
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
  /// A sign in the field.
  public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }
  private var icons: [String: UIImage] = [:]
  /// Gives the field another sign. It is kept, and the field has its own one, which is reported.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons["\(icon) \(state.rawValue)"] = iconImage
    guard let iconImage, iconImage.size != .zero else { return }
    Report(
      kind: .notOnLinux, path: "UISearchBar.setImage", message: "a search has its own signs, and no others."
    ).tell()
  }
  /// The sign that was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons["\(icon) \(state.rawValue)"] }
  /// A picture behind the field. One of no size leaves nothing there.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .normal { searchTextField.backgroundColor = backgroundImage?.size == .zero ? .clear : nil }
    guard let backgroundImage, backgroundImage.size != .zero else { return }
    Report(
      kind: .notOnLinux, path: "UISearchBar.setSearchFieldBackgroundImage",
      message: "no picture lies behind a search. Set searchTextField.backgroundColor."
    ).tell()
  }
  /// The field: its text, its tokens and what it looks like.
  public let searchTextField = UISearchTextField(frame: .zero)
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { if newValue != placeholder { searchTextField.placeholder = newValue } }
  }
  /// Told when the field has changed: whoever shows it in another way.
  var didChange: (() -> Void)?
  /// Where one may look: buttons below the field of a page while one searches, of which one is chosen. Nil for none. A bar that
  /// stands in a view shows none, which is reported.
  open var scopeButtonTitles: [String]? {
    didSet {
      if scopeButtonTitles == oldValue { return }
      didChange?()
      if window != nil, scopeButtonTitles?.isEmpty == false {
        report(.controlValue, "shows no scopes: only searches of pages do, by UISearchController.")
      }
    }
  }
  /// The one that is chosen.
  open var selectedScopeButtonIndex = 0 { didSet { if selectedScopeButtonIndex != oldValue { didChange?() } } }
  final var scope: Binding<Int> {
    Binding { [weak self] in
      self?.selectedScopeButtonIndex ?? 0
    } set: { [weak self] new in
      guard let self, new != selectedScopeButtonIndex else { return }
      selectedScopeButtonIndex = new
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: new)
    }
  }
  @ViewBuilder final var scopes: some View {
    let titles = scopeButtonTitles ?? []
    ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
  }
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { needsUpdate() } } }
  open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { needsUpdate() } } }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key works only where there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// A picture behind the field; one of no size leaves nothing there.
  open var backgroundImage: UIImage? { didSet { if backgroundImage !== oldValue { needsUpdate() } } }
  open weak var delegate: (any UISearchBarDelegate)?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.didChange = { [weak self] in self?.didChange?() }
    searchTextField.userDid = { [weak self] in self?.userDid($0) }
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }
  /// An object whose tint, and the settings of its field, apply to the searches of all pages, those of SwiftUI too.
  open override class func appearance() -> Self {
    let bar = AppearanceStore.proxy({ UISearchBar(frame: .zero) }) { bar in
      bar.didChangeAsProxy = { AppearanceStore.proxyDidChange() }
      bar.searchTextField.didChange = { AppearanceStore.proxyDidChange() }
    }
    return own(bar)
  }
  override class var fieldProxy: UIView? { UISearchBar.appearance().searchTextField }
  /// Shows or hides the button that gives up the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    if animated {
      withAnimation { self.showsCancelButton = showsCancelButton }
    } else {
      self.showsCancelButton = showsCancelButton
    }
  }
  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  /// Points: the height of the bar. Source: UIKit.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
  private func userDid(_ moment: UITextField.Moment) {
    switch moment {
    case .began: delegate?.searchBarTextDidBeginEditing(self)
    case .edited: delegate?.searchBar(self, textDidChange: text ?? "")
    case .returned: delegate?.searchBarSearchButtonClicked(self)
    case .ended: delegate?.searchBarTextDidEndEditing(self)
    }
  }
  override func makeContent() -> AnyView? {
    let bar = HStack(spacing: 8) {
      UIViewPresenter(view: searchTextField).frame(maxWidth: .infinity).frame(height: 36)
      if showsCancelButton {
        Button("Cancel") { [weak self] in self.map { $0.delegate?.searchBarCancelButtonClicked($0) } }.buttonStyle(
          .borderless)
      }
    }
    .padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      if let backgroundImage {
        if backgroundImage.size != .zero { backgroundImage.filling }
      } else if searchBarStyle != .minimal {
        Rectangle().fill(.bar)
      }
    }
    return AnyView(bar.modifier(OptionalTint(tint: tintInForce)))
  }
}

extension UISearchBar: AppearanceSource {
  func add(to all: inout Appearances) {
    all.search = searchTextField.barLook
    all.search.tint = (ownTint ?? searchTextField.ownTint).map { Color($0) }
  }
}
