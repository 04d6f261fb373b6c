import HearthCore

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case decreased, standard, increased }
  let kind: Kind
  /// Paler than the text beside it: a number that is good to know.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// As the list or the tab shows badges.
  public static let standard = BadgeProminence(kind: .standard)
  /// In a colour: something to act on.
  public static let increased = BadgeProminence(kind: .increased)
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
extension EnvironmentValues {
  /// How much badges in here stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// What a badge says.
package struct BadgeText: Equatable {
  var text: Text
  /// For assistive technology, where it is a number or a plain string.
  var spoken: String?
  static func count(_ count: Int) -> BadgeText? {
    count == 0 ? nil : BadgeText(text: Text(verbatim: String(count)), spoken: String(count))
  }
}
/// The badge that a view sets for its tab.
struct BadgeKey: LayoutValueKey { static var defaultValue: BadgeText? { nil } }

/// Sets the badge of the enclosing tab, and shows it at the end of a row of a list.
nonisolated struct BadgeModifier: ViewModifier {
  let badge: BadgeText?
  @Environment(\.listContext) private var list
  nonisolated init(_ badge: BadgeText?) { self.badge = badge }

  @MainActor func body(content: Content) -> some View {
    BadgedContent(content: content, badge: list.isInList ? badge : nil).modifier(
      _LayoutValueModifier(BadgeKey.self, badge))
  }
  // A row stays one row, with a badge or without.
  nonisolated static func _elementCount(_ content: Int) -> Int { content == 1 ? 1 : -1 }
}
nonisolated private struct BadgedContent<Content: View>: View {
  let content: Content
  let badge: BadgeText?
  @MainActor var body: some View {
    if let badge {
      HStack(spacing: 8) {
        content
        Spacer(minLength: 8)
        BadgeLabel(badge: badge)
      }
    } else {
      content
    }
  }
  nonisolated static var _elementCount: Int { Content._elementCount }
}

/// The badge at the end of a row.
nonisolated struct BadgeLabel: View {
  let badge: BadgeText
  @Environment(\.badgeProminence) private var prominence
  @MainActor var body: some View {
    if prominence == .increased {
      BadgePill(badge: badge)
    } else {
      badge.text.font(.callout.monospacedDigit()).lineLimit(1).foregroundStyle(
        Color.primary.opacity(prominence == .decreased ? 0.58 : 0.66))
    }
  }
}
/// A badge on a red ground, as it sits on the icon of a tab.
nonisolated struct BadgePill: View {
  let badge: BadgeText
  var height: CGFloat = 18
  var letters = Appearances.Letters()
  /// Behind the text; nil for red.
  var ground: Color?
  @MainActor var body: some View {
    badge.text.font(letters.font ?? .system(size: height * 0.66, weight: .semibold).monospacedDigit()).lineLimit(1)
      .foregroundStyle(letters.color ?? (ground ?? .red).textOnGround)
      .offset(letters.offset)
      .padding(.horizontal, height * 0.3)
      .frame(minWidth: height, minHeight: height, maxHeight: height)
      .background { Capsule().fill(ground ?? Color.red.asGround) }
  }
}

extension View {
  /// Shows a number at the end of this row of a list, or on the tab of this view; 0 shows none.
  ///
  ///     List { Label("Inbox", systemImage: "tray").badge(count) }
  public nonisolated func badge(_ count: Int) -> some View { modifier(BadgeModifier(.count(count))) }
  /// Shows a text at the end of this row of a list, or on the tab of this view; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label.map { BadgeText(text: $0) }))
  }
  /// Shows a text at the end of this row of a list, or on the tab of this view; nil shows none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(key.map { BadgeText(text: Text($0)) }))
  }
  /// Shows a text from a resource at the end of this row of a list, or on the tab of this view; nil shows none.
  @_disfavoredOverload public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    modifier(BadgeModifier(resource.map { BadgeText(text: Text($0)) }))
  }
  /// Shows a text at the end of this row of a list, or on the tab of this view; nil shows none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label.map { BadgeText(text: Text($0), spoken: String($0)) }))
  }
  /// Sets how much badges in here stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
