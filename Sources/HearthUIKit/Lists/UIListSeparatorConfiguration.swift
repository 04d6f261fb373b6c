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

/// A row with the lines that its list asks for. With each condition it is one element, which a modifier with a condition would not be known to be.
struct RowWithSeparators<Row: View>: View {
  let row: Row
  let separators: UIListSeparatorConfiguration
  var body: some View {
    InsetSeparator(
      row: InsetSeparator(row: lined, inset: separators.inset(\.leading), isLeading: true),
      inset: separators.inset(\.trailing), isLeading: false)
  }
  private var lined: some View {
    row.listRowSeparator(separators.topSeparatorVisibility.shown, edges: .top)
      .listRowSeparator(separators.bottomSeparatorVisibility.shown, edges: .bottom)
      .listRowSeparatorTint(separators.color == .separator ? nil : Color(uiColor: separators.color))
  }
}
private struct InsetSeparator<Row: View>: View {
  let row: Row
  /// Points; nil where the list says it.
  let inset: CGFloat?
  let isLeading: Bool
  var body: some View {
    if let inset {
      if isLeading {
        row.alignmentGuide(.listRowSeparatorLeading) { _ in inset }
      } else {
        row.alignmentGuide(.listRowSeparatorTrailing) { $0.width - inset }
      }
    } else {
      row
    }
  }
}
extension UIListSeparatorConfiguration.Visibility {
  fileprivate var shown: Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}
extension UIListSeparatorConfiguration {
  /// Points; nil where the list says it.
  fileprivate func inset(_ edge: KeyPath<NSDirectionalEdgeInsets, CGFloat>) -> CGFloat? {
    let given = [bottomSeparatorInsets[keyPath: edge], topSeparatorInsets[keyPath: edge]]
    return given.first { $0 < Self.automaticInsets.leading }
  }
}
