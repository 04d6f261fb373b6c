import Foundation
import HearthCore
import HearthUI

/// A part of what one looks for that is no text: a kind of thing, a place, a person.
///
///     let token = UISearchToken(icon: UIImage(systemName: "person"), text: "From Ann")
///     token.representedObject = ann
///     searchBar.searchTextField.insertToken(token, at: 0)
@MainActor @preconcurrency open class UISearchToken: NSObject {
  /// What the token stands for: the app's own.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String
  /// Creates a token that shows a text, with an image before it.
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
  nonisolated deinit {}
  var label: some View {
    HStack(spacing: 3) {
      if let icon { Image(uiImage: icon).imageScale(.small) }
      Text(verbatim: text)
    }
  }
}

/// A token of a field, told from others.
struct ShownToken: Identifiable {
  let token: UISearchToken
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(token) }
}

/// The field of a search bar: a text, and tokens before it.
///
/// Backspace before the text takes the last token away. Positions in the text do not count tokens.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] { didSet { if tokens != oldValue { needsUpdate() } } }
  /// The background of tokens; nil for the tint.
  open var tokenBackgroundColor: UIColor! { didSet { needsUpdate() } }
  /// Whether the user can take tokens away.
  open var allowsDeletingTokens = true
  /// Told of each change, by whomever.
  var didChange: (() -> Void)?
  /// Told of what the user does.
  var userDid: ((Moment) -> Void)?
  /// The image before the text, as long as the app has not changed it.
  private let ownIcon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  var hasOwnIcon: Bool { leftView === ownIcon && leftViewMode == .always && rightView == nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownIcon.tintColor = .secondaryLabel
    (leftView, leftViewMode, clearButtonMode) = (ownIcon, .always, .always)
    (returnKeyType, inlinePredictionType) = (.search, .no)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  /// An object whose colours and font apply to the searches of all pages, those of SwiftUI too.
  open override class func appearance() -> Self { own(UISearchBar.appearance().searchTextField) }

  /// Puts a token at a place among the others; a place outside of them is the nearer end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Takes a token away; nothing where there is none at that place.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Replaces a part of the text by a token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// All of the text, without the tokens.
  open var textualRange: UITextRange { UITextRange(NSRange(location: 0, length: endOfDocument.offset)) }
  open override func deleteBackward() {
    let isAtStart = selectedTextRange.map { $0.isEmpty && offset(from: beginningOfDocument, to: $0.start) == 0 }
    guard !tokens.isEmpty, allowsDeletingTokens, text?.isEmpty != false || isAtStart == true else {
      return super.deleteBackward()
    }
    tokens.removeLast()
    userDidChangeTokens()
  }
  /// The points between the field's edges and what is in it are UIKit's.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 36) }
  override func arranged(_ row: AnyView) -> AnyView {
    AnyView(row.padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity))
  }
  override var hasContent: Bool { super.hasContent || !tokens.isEmpty }
  override func userDidClear() {
    let had = !tokens.isEmpty
    super.userDidClear()
    guard had, allowsDeletingTokens, text?.isEmpty != false else { return }
    tokens = []
    userDidChangeTokens()
  }
  /// What a search in a bar of SwiftUI has left of the tokens. False where that is what there was.
  func userKept(_ kept: [UISearchToken]) -> Bool {
    if kept == tokens || !allowsDeletingTokens { return false }
    tokens = kept
    userDidChangeTokens()
    return true
  }
  private func userDidChangeTokens() {
    sendActions(for: .editingChanged)
    didHappen(.edited)
  }
  override func didHappen(_ moment: Moment) { userDid?(moment) }
  override func needsUpdate() {
    super.needsUpdate()
    didChange?()
  }
  /// What the bar of a page shows of the field's looks: what the app has changed.
  var barLook: Appearances.SearchLook {
    var look = Appearances.SearchLook()
    if let textColor, textColor != .label { look.letters.color = Color(uiColor: textColor) }
    if let font, font != Self.ownFont { look.letters.font = Font(font) }
    if let backgroundColor, backgroundColor != .tertiarySystemFill { look.ground = Color(uiColor: backgroundColor) }
    look.tint = ownTint.map { Color(uiColor: $0) }
    return look
  }
  private static let ownFont = UIFont.systemFont(ofSize: 17)
  override var leadingContent: AnyView? {
    if tokens.isEmpty { return nil }
    let ground = tokenBackgroundColor.map { Color(uiColor: $0) } ?? tintInForce ?? .accentColor
    let shown = tokens.map { ShownToken(token: $0) }
    return AnyView(
      HStack(spacing: 4) {
        ForEach(shown) { token in
          token.token.label.lineLimit(1).padding(.horizontal, 7).padding(.vertical, 2)
            .background(ground.opacity(0.2), in: RoundedRectangle(cornerRadius: 5))
        }
      }
      .fixedSize())
  }
}
