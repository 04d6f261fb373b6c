import Foundation
import HearthRendering

/// A colour.
public struct Color: Hashable, Sendable {
  var rgba: RGBA
  package init(_ rgba: RGBA) { self.rgba = rgba }
}
extension Color {
  @MainActor func textColor(at node: Node) -> RGBA { rgba }
}
extension Node {
  var linkColor: RGBA { RGBA(0, 0.4, 0.85) }
}
/// What a run of text is painted with.
struct TextForeground: Hashable, Sendable {
  var style: Color
  @MainActor func color(at node: Node) -> RGBA { style.textColor(at: node) }
}
extension Text {
  public nonisolated func foregroundColor(_ color: Color?) -> Text { changed(.foreground(color.map { TextForeground(style: $0) })) }
}
