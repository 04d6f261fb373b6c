import Foundation
import HearthCore
import HearthUI

/// What the lines above and below a row of a list are like.
///
///     configuration.itemSeparatorHandler = { indexPath, separators in
///       var separators = separators
///       separators.bottomSeparatorInsets.leading = 60
///       return separators
///     }
@MainActor @preconcurrency public struct UIListSeparatorConfiguration {
  /// Whether there is a line.
  public enum Visibility: Int, Sendable {
    /// Where the list has one by itself.
    case automatic = 0
    case visible, hidden
  }
  /// Insets that stand for where the list begins and ends the line by itself.
  nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is from the edges of the row: points. Of the two lines the one below says where both begin and end.
  public var topSeparatorInsets = automaticInsets
  /// How far the line below is from the edges of the row: points.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the lines.
  public var color = UIColor.separator
  /// Creates what the lines of a list are like by themselves: a sidebar has none.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    guard listAppearance == .sidebar || listAppearance == .sidebarPlain else { return }
    (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden)
  }
}

extension UICollectionLayoutListConfiguration {
  /// What the lines at a row are like.
  func separators(at path: IndexPath) -> UIListSeparatorConfiguration {
    itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
  }
}

/// Gives a row its lines.
struct RowSeparators: ViewModifier {
  private let separators: UIListSeparatorConfiguration
  init(_ separators: UIListSeparatorConfiguration) { self.separators = separators }

  func body(content: Content) -> some View {
    content
      .listRowSeparator(visibility(separators.topSeparatorVisibility), edges: .top)
      .listRowSeparator(visibility(separators.bottomSeparatorVisibility), edges: .bottom)
      .listRowSeparatorTint(separators.color == .separator ? nil : Color(uiColor: separators.color))
      .modifier(RowSeparatorInset(inset: inset(\.leading), isLeading: true))
      .modifier(RowSeparatorInset(inset: inset(\.trailing), isLeading: false))
  }
  private func visibility(_ visibility: UIListSeparatorConfiguration.Visibility) -> Visibility {
    switch visibility {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
  /// Points; nil where the list says it.
  private func inset(_ edge: KeyPath<NSDirectionalEdgeInsets, CGFloat>) -> CGFloat? {
    let given = [separators.bottomSeparatorInsets[keyPath: edge], separators.topSeparatorInsets[keyPath: edge]]
    return given.first { $0 < UIListSeparatorConfiguration.automaticInsets.leading }
  }
}

private struct RowSeparatorInset: ViewModifier {
  let inset: CGFloat?
  let isLeading: Bool
  func body(content: Content) -> some View {
    if let inset {
      if isLeading {
        content.alignmentGuide(.listRowSeparatorLeading) { _ in inset }
      } else {
        content.alignmentGuide(.listRowSeparatorTrailing) { $0.width - inset }
      }
    } else {
      content
    }
  }
}
