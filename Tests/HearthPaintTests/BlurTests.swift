#if GTK
  import CGTK
  import Foundation
  @testable import HearthPaint
  import HearthRendering
  import Testing

  @Suite struct Blurs {
    /// What is not opaque takes a blur of all of it.
    private let round = FillPiece(.roundedRectangle(rect(10, 10, 20, 20), radius: 10), .color(RGBA(1, 0, 0, 0.9)))

    private func type(_ effect: DisplayEffect, withCairo: Bool) -> GskRenderNodeType? {
      let painter = Painter(images: images)
      painter.paintsWithCairo = withCairo
      return painter.node(for: EffectPiece(effect, round)).map { node in
        withExtendedLifetime(node) { gsk_render_node_get_node_type(node.pointer) }
      }
    }
    @Test func `cairo's renderer is told how far a blur reaches, as it would blur the whole window`() {
      for effect in [DisplayEffect.shadow(blue, radius: 4, x: 0, y: 2), .blur(radius: 4, isOpaque: false)] {
        #expect(type(effect, withCairo: true) == GSK_CLIP_NODE)
      }
      #expect(type(.shadow(blue, radius: 4, x: 0, y: 2), withCairo: false) == GSK_SHADOW_NODE)
      #expect(type(.blur(radius: 4, isOpaque: false), withCairo: false) == GSK_BLUR_NODE)
    }
    @Test func `nothing of a shadow is cut off`() {
      let shadow = paint(EffectPiece(.shadow(blue, radius: 4, x: 0, y: 2), round), 60, 60)
      #expect(shadow[20, 20].red > 0.85)
      // It fades on all sides before the clip ends.
      for (x, y) in [(7, 22), (32, 22), (20, 9), (20, 34)] {
        #expect(shadow[x, y].alpha > 0 && shadow[x, y].alpha < 0.5, "\(x) \(y)")
      }
      for (x, y) in [(0, 22), (45, 22), (20, 46)] { #expect(shadow[x, y].alpha < 0.01, "\(x) \(y)") }
    }
  }
#endif
