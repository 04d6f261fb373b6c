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
}
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what one looks for.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// What is behind the field.
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
  private var value = ""
  open var text: String? {
    get { value }
    set {
      if newValue ?? "" == value { return }
      value = newValue ?? ""
      needsUpdate()
      didChange?()
    }
  }
  open var placeholder: String? {
    didSet {
      needsUpdate()
      didChange?()
    }
  }
  /// Told when the bar's text or placeholder has changed: whoever shows it in another way.
  var didChange: (() -> Void)?
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { needsUpdate() } } }
  open var searchBarStyle = Style.default { didSet { needsUpdate() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { needsUpdate() } }
  open var keyboardType = UIKeyboardType.default { didSet { needsUpdate() } }
  open weak var delegate: (any UISearchBarDelegate)?
  private let link = FocusLink()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    link.didChange = { [weak self] isFocused in
      guard let self else { return }
      if isFocused { delegate?.searchBarTextDidBeginEditing(self) } else { delegate?.searchBarTextDidEndEditing(self) }
    }
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }
  /// Shows or hides the button that gives up the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    if animated {
      withAnimation { self.showsCancelButton = showsCancelButton }
    } else {
      self.showsCancelButton = showsCancelButton
    }
  }
  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { link.isFocused }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    link.ask(true)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    link.ask(false)
    return true
  }
  /// Points: the height of the bar. Source: UIKit.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
  func userDidEdit(_ new: String) {
    if new == value { return }
    value = new
    needsUpdate()
    didChange?()
    delegate?.searchBar(self, textDidChange: new)
  }
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in
      self?.value ?? ""
    } set: { [weak self] in
      self?.userDidEdit($0)
    }
    let prompt = Text(verbatim: placeholder ?? "")
    let traits = TextTraits(
      keyboard: keyboardType, returnKey: .search, capitals: autocapitalizationType, prediction: .no)
    let field = TextField(text: binding, prompt: prompt) { prompt }.textFieldStyle(.plain).modifier(traits)
      .modifier(LinkedFocus(link: link))
      .onSubmit { [weak self] in self.map { $0.delegate?.searchBarSearchButtonClicked($0) } }
    let bar = HStack(spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        field
        if !value.isEmpty {
          Button { [weak self] in
            self?.userDidEdit("")
          } label: {
            Image(systemName: "xmark.circle.fill")
          }
          .buttonStyle(.plain).foregroundStyle(.secondary)
        }
      }
      .padding(.horizontal, 8).frame(height: 36)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
      if showsCancelButton {
        Button("Cancel") { [weak self] in self.map { $0.delegate?.searchBarCancelButtonClicked($0) } }.buttonStyle(
          .borderless)
      }
    }
    .padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity)
    return AnyView(bar.modifier(OptionalTint(tint: tintInForce)))
  }
}
