import Foundation
import HearthCore

/// The distance of content from the edges of its scene.
nonisolated public struct ScenePadding: Equatable, Sendable {
  enum Kind: Sendable { case standard, minimum, navigationBar }
  let kind: Kind
  /// The least distance at which content looks well: 16 points on phones and tablets, 20 in windows and on televisions.
  /// Source: UIKit's system margins; AppKit's standard distance from a window.
  public static let minimum = ScenePadding(kind: .minimum)
  /// The distance of the titles and buttons in a bar, at the sides alone.
  public static let navigationBar = ScenePadding(kind: .navigationBar)
  static let standard = ScenePadding(kind: .standard)

  func length(_ idiom: Idiom) -> CGFloat { idiom == .phone || idiom == .pad || idiom == .watch ? 16 : 20 }
}

nonisolated private struct ScenePaddingModifier: ViewModifier {
  let padding: ScenePadding
  let edges: Edge.Set
  @Environment(\.idiom) private var idiom
  init(padding: ScenePadding, edges: Edge.Set) { (self.padding, self.edges) = (padding, edges) }
  @MainActor func body(content: Content) -> some View {
    content.padding(padding == .navigationBar ? edges.intersection(.horizontal) : edges, padding.length(idiom))
  }
}

extension View {
  /// Adds the distance that content keeps from the edges of its scene.
  ///
  ///     Form { fields }.scenePadding()
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(padding: .standard, edges: edges))
  }
  /// Adds a certain distance from the edges of the scene.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(padding: padding, edges: edges))
  }
}
