import Foundation
import HearthCore

/// The look of lists.
@MainActor @preconcurrency public protocol ListStyle {
  nonisolated static var _look: _ListLook { get }
  /// Whether each second row has a ground of its own, if nothing else is said.
  nonisolated var _alternatesRows: Bool { get }
}
extension ListStyle {
  public nonisolated var _alternatesRows: Bool { false }
}
/// The look of each style, by the name of the style: `automatic`, `plain`, `inset`, `sidebar`,
/// `grouped`, `insetGrouped`, `bordered`.
public enum _ListLook: Sendable { case automatic, plain, inset, sidebar, grouped, insetGrouped, bordered }

/// Fits the idiom: inset on the desktop, grouped on pad and phone.
public struct DefaultListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { .automatic }
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { .plain }
  /// Creates the style, as `.plain` does.
  public nonisolated init() {}
}
/// Rows with some room to the edges, and a rounded selection.
public struct InsetListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { .inset }
  public nonisolated let _alternatesRows: Bool
  /// Creates the style, as `.inset` does.
  public nonisolated init() { _alternatesRows = false }
  /// Creates the style, with a ground of its own for each second row where that is said.
  @available(*, deprecated, message: "Use the .alternatingRowBackgrounds() view modifier instead.")
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  nonisolated init(alternates: Bool) { _alternatesRows = alternates }
}
/// Rows of navigation at the side of a window.
public struct SidebarListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { .sidebar }
  /// Creates the style, as `.sidebar` does.
  public nonisolated init() {}
}
/// Sections as areas from edge to edge.
public struct GroupedListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { .grouped }
  /// Creates the style, as `.grouped` does.
  public nonisolated init() {}
}
/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { .insetGrouped }
  /// Creates the style, as `.insetGrouped` does.
  public nonisolated init() {}
}
/// Rows from edge to edge inside of a border.
public struct BorderedListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { .bordered }
  public nonisolated let _alternatesRows: Bool
  /// Creates the style, as `.bordered` does.
  public nonisolated init() { _alternatesRows = false }
  /// Creates the style, with a ground of its own for each second row where that is said.
  @available(*, deprecated, message: "Use the .alternatingRowBackgrounds() view modifier instead.")
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  nonisolated init(alternates: Bool) { _alternatesRows = alternates }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the device and the place of the list.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, on the ground of the window.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with room at their sides.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
  /// The style, with a ground of its own for each second row where that is said.
  @available(*, deprecated, message: "Use the .alternatingRowBackgrounds() view modifier instead.")
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternates: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == SidebarListStyle {
  /// The list at the side of a window, whose sections can be closed.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections on a ground of their own, from edge to edge.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on a ground of their own, with round corners and room at their sides.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  /// A line around the list.
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
  /// The style, with a ground of its own for each second row where that is said.
  @available(*, deprecated, message: "Use the .alternatingRowBackgrounds() view modifier instead.")
  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternates: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets the look of lists in here.
  ///
  ///     List(items) { Text($0.name) }.listStyle(.sidebar)
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    let alternates = style._alternatesRows
    return transformEnvironment(\.listSettings) {
      $0.look = S._look
      $0.styleAlternates = alternates
    }
  }
}

/// The lengths of a look. Points. Source: our choice, between libadwaita (rows of 50, lists in cards) and macOS (rows
/// of 24 to 28); those of phones and tablets are iOS 15 to 17, see `Documentation/Phone.md`.
struct ListMetrics: Equatable {
  var rowInsets: EdgeInsets
  var headerInsets: EdgeInsets
  var minRowHeight: CGFloat
  /// From the edge of the list to the area of a row.
  var margin: CGFloat = 0
  /// Above the first row and below the last.
  var ends: CGFloat = 0
  var sectionSpacing: CGFloat = 0
  /// Above a section that has a header, where that is another distance.
  var headerSpacing: CGFloat?
  /// Above the header of the first section, where that is another distance than `ends`.
  var firstHeaderSpacing: CGFloat?
  /// Above the first row of a first section without a header, where that is another distance than between sections.
  var firstRowSpacing: CGFloat?
  /// From a footer to the header of the next section, where that is another distance. A section without a header is
  /// further away by `headerSpacing`.
  var footerSpacing: CGFloat?
  var footerInsets: EdgeInsets?
  /// Above and below the content of a row that is too high for one of a single line.
  var tallRowInset: CGFloat?
  /// Whether the list is wide enough for margins of 20 points instead of 16. Source: UIKit,
  /// `systemMinimumLayoutMargins`: 16 points, 20 on phones of 414 points and more and on tablets.
  var widensMargins = false
  /// From which width on. Source: as above; seen, iOS 17 and 18, for cards on phones of 375 to 402 points.
  var wideWidth: CGFloat = 414
  /// Whether headers are in small capitals, as those of grouped lists are. Source: iOS 15 to 17.
  var hasSmallHeaders = false
  /// Whether separators begin at the text of a row. Source: iOS 16,
  /// `listRowSeparatorLeading`: at the leading text of the row.
  var separatesFromText = false
  var radius: CGFloat = 0
  var hasSeparators = true
  /// Rows lie on areas of their own.
  var hasCards = false
  var hasBorder = false
  var pinsHeaders = false
  /// Whether headers are as large as a headline. Source: seen, iOS 26.
  var hasLargeHeaders = false
  /// Whether separators end where the content of rows does.
  var separatesToContent = false
  /// Points of a separator; nil for one pixel.
  var lineThickness: CGFloat?

  /// What the margins of the list and of its rows grow by in a list of a width.
  func widening(_ width: CGFloat) -> CGFloat { widensMargins && width >= wideWidth ? 4 : 0 }

  static func of(_ settings: ListSettings, _ idiom: Idiom, _ edition: SystemLook) -> ListMetrics {
    var metrics = of(settings.look, idiom)
    if idiom.isGlassy(edition) { metrics.becomeGlassy() }
    if settings.look == .sidebar, settings.sidebarRowSize != .medium {
      // Points. Source: our choice, in the proportion of the icons of a Mac's sidebars: 16, 20 and 24.
      let difference: CGFloat = settings.sidebarRowSize == .large ? 3 : -3
      metrics.rowInsets.top += difference
      metrics.rowInsets.bottom += difference
      metrics.minRowHeight += 2 * difference
    }
    return metrics
  }
  /// As 26 has them. Source: measured, iOS 26 (rows of 52 at the standard size of text, separators of a point that end at
  /// the inset of the card); seen (headers, corners); our choice (distances between sections, which stay).
  private mutating func becomeGlassy() {
    (minRowHeight, separatesToContent, lineThickness) = (52, true, 1)
    if tallRowInset != nil { tallRowInset = 15 }
    guard hasCards else { return }
    (widensMargins, hasSmallHeaders, hasLargeHeaders) = (false, false, true)
    if radius > 0 { radius = 26 }
  }
  private static func of(_ look: _ListLook, _ idiom: Idiom) -> ListMetrics {
    func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> EdgeInsets {
      EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    let isTouched = idiom.isTouched, isPhone = idiom == .phone
    // Rows of a television are seen from afar. Source: tvOS, Human Interface Guidelines, Lists and tables: 66 points.
    let isFar = idiom == .tv
    let height: CGFloat = isTouched ? 44 : isFar ? 66 : 32
    switch look {
    case .automatic: return of(isTouched ? .insetGrouped : idiom == .desktop ? .inset : .plain, idiom)
    // Rows of navigation on a phone are a page of their own. Source: iOS 14 and later,
    // `SidebarListStyle` in a compact width.
    case .sidebar where idiom == .phone: return of(.insetGrouped, idiom)
    case .plain where isTouched, .inset where isTouched:
      return ListMetrics(
        rowInsets: insets(isPhone ? 4 : 6, 16), headerInsets: insets(6, 16), minRowHeight: 44,
        tallRowInset: isPhone ? 11 : nil, widensMargins: true, separatesFromText: true, pinsHeaders: true)
    case .grouped where isPhone, .insetGrouped where isPhone:
      // Source: measured in pictures of iOS 17 and 18, to a third of a point: `Tests/Facts/apple-metrics.tsv`. A card is
      // 35.33 below another; with a header between them 56.33, of which the header has 38.67 with a line of 15.67; a
      // footer begins 6 below its card and takes 34 with what is below it. UIKit's standard header and footer are
      // half of 35.33 each.
      let half: CGFloat = 53 / 3
      return ListMetrics(
        rowInsets: insets(4, 16), headerInsets: EdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 16),
        minRowHeight: 44, margin: look == .grouped ? 0 : 16, ends: half, sectionSpacing: 2 * half, headerSpacing: half,
        firstHeaderSpacing: 0, footerSpacing: 37 / 3,
        footerInsets: EdgeInsets(top: 6, leading: 16, bottom: 0, trailing: 16), tallRowInset: 11, widensMargins: true,
        wideWidth: look == .grouped ? 414 : 375, hasSmallHeaders: true, separatesFromText: true,
        radius: look == .grouped ? 0 : 10, hasCards: true)
    case .grouped where isTouched, .insetGrouped where isTouched:
      // Without a header sections are 35 apart; with one the header is 38 high, and 17 from what is above.
      return ListMetrics(
        rowInsets: insets(6, 16), headerInsets: EdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16),
        minRowHeight: 44,
        margin: look == .grouped ? 0 : 16, ends: 17, sectionSpacing: 35, headerSpacing: 17,
        footerInsets: EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16), widensMargins: true,
        hasSmallHeaders: true,
        separatesFromText: true, radius: look == .grouped ? 0 : 10, hasCards: true)
    case .plain:
      return ListMetrics(
        rowInsets: insets(6, isFar ? 28 : 14), headerInsets: insets(6, isFar ? 28 : 14), minRowHeight: height,
        pinsHeaders: true)
    case .bordered:
      return ListMetrics(
        rowInsets: insets(6, 12), headerInsets: insets(6, 12), minRowHeight: height, hasBorder: true, pinsHeaders: true)
    case .inset:
      return ListMetrics(
        rowInsets: insets(6, 10), headerInsets: insets(4, 10), minRowHeight: height, margin: 8, ends: 8,
        sectionSpacing: 14, radius: 6)
    case .sidebar:
      return ListMetrics(
        rowInsets: insets(5, 10), headerInsets: insets(4, 10), minRowHeight: isTouched ? 44 : 32, margin: 8, ends: 8,
        sectionSpacing: 14,
        radius: 6, hasSeparators: false)
    case .grouped:
      return ListMetrics(
        rowInsets: insets(8, 16), headerInsets: insets(6, 16), minRowHeight: max(40, height), ends: 16,
        sectionSpacing: 20, hasCards: true)
    case .insetGrouped:
      return ListMetrics(
        rowInsets: insets(8, 14), headerInsets: insets(6, 14), minRowHeight: max(40, height), margin: 16, ends: 16,
        sectionSpacing: 20,
        radius: 12, hasCards: true)
    }
  }
}
