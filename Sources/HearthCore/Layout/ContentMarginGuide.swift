import Foundation
import HearthRendering

/// Margins that content of a window keeps from its edges.
nonisolated public struct ContentMarginGuide: Hashable, Sendable {
  private init() {}
  /// The margins of the window, sheet or column that the view is in.
  ///
  /// Points at both sides: 16 in a narrow container and 20 in others, 80 on a television, 8 on a watch; 60 above and below on
  /// a television, nothing elsewhere. Source: UIKit, `systemMinimumLayoutMargins` and the safe area of tvOS; a watch and
  /// desktops are our choice.
  public static var container: ContentMarginGuide { ContentMarginGuide() }

  func insets(_ idiom: Idiom, _ width: UserInterfaceSizeClass?, _ edges: Edge.Set) -> EdgeInsets {
    let side: CGFloat
    switch idiom {
    case .tv: side = 80
    case .watch: side = 8
    case .phone, .pad, .desktop: side = width == .compact ? 16 : 20
    }
    let upright: CGFloat = idiom == .tv ? 60 : 0
    return EdgeInsets(
      top: edges.contains(.top) ? upright : 0, leading: edges.contains(.leading) ? side : 0,
      bottom: edges.contains(.bottom) ? upright : 0, trailing: edges.contains(.trailing) ? side : 0)
  }
}

nonisolated struct ContentMarginModifier: ViewModifier {
  let guide: ContentMarginGuide
  let edges: Edge.Set
  let alignment: Alignment?
  @Environment(\.idiom) private var idiom
  @Environment(\.horizontalSizeClass) private var width
  @MainActor func body(content: Content) -> some View {
    let insets = guide.insets(idiom, width, edges)
    if let alignment {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).padding(insets)
    } else {
      content.padding(insets)
    }
  }
}
extension View {
  /// Keeps this view clear of the margins of its container.
  ///
  ///     NavigationStack { AlbumGrid().contentMargins(for: .container, edges: .horizontal) }
  ///
  /// - Parameter alignment: Where the view lies within the margins, of which it then takes all; nil for as large as it is.
  public nonisolated func contentMargins(
    for guide: ContentMarginGuide, edges: Edge.Set = .all, alignment: Alignment? = nil
  ) -> some View {
    modifier(ContentMarginModifier(guide: guide, edges: edges, alignment: alignment))
  }
}
extension GeometryProxy {
  /// The margins of the container, for a view that draws its content itself; 0 at other edges than those asked for.
  public func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets {
    source.read(.margins(guide, edges), otherwise: nil) { .margins($0.contentMargins(for: guide, edges)) }.insets
  }
}
extension LayoutNode {
  func contentMargins(for guide: ContentMarginGuide, _ edges: Edge.Set) -> EdgeInsets {
    let values = EnvironmentValues(scope: scope)
    return guide.insets(values.idiom, values.horizontalSizeClass, edges)
  }
}
