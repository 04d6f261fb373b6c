#if GTK
  import CGTK
  import HearthRendering
  import Foundation

  /// Two pictures as one, by the operators of `BlendOperator`.
  enum Blending {
    private static let modes: [BlendOperator: GskBlendMode] = [
      .multiply: GSK_BLEND_MODE_MULTIPLY, .screen: GSK_BLEND_MODE_SCREEN, .overlay: GSK_BLEND_MODE_OVERLAY,
      .darken: GSK_BLEND_MODE_DARKEN, .lighten: GSK_BLEND_MODE_LIGHTEN, .colorDodge: GSK_BLEND_MODE_COLOR_DODGE,
      .colorBurn: GSK_BLEND_MODE_COLOR_BURN, .softLight: GSK_BLEND_MODE_SOFT_LIGHT,
      .hardLight: GSK_BLEND_MODE_HARD_LIGHT, .difference: GSK_BLEND_MODE_DIFFERENCE,
      .exclusion: GSK_BLEND_MODE_EXCLUSION, .hue: GSK_BLEND_MODE_HUE, .saturation: GSK_BLEND_MODE_SATURATION,
      .color: GSK_BLEND_MODE_COLOR, .luminosity: GSK_BLEND_MODE_LUMINOSITY,
    ]
    private static let operators: [BlendOperator: cairo_operator_t] = [
      .sourceAtop: CAIRO_OPERATOR_ATOP, .destinationOver: CAIRO_OPERATOR_DEST_OVER,
      .destinationOut: CAIRO_OPERATOR_DEST_OUT, .plusLighter: CAIRO_OPERATOR_ADD,
    ]

    /// True for operators that paint nothing where there is nothing below.
    static func needsBackdrop(_ mode: BlendOperator) -> Bool { mode == .sourceAtop || mode == .destinationOut }

    /// Points squared. A larger layer is blended by OpenGL. Source: our choice, a picture that is uploaded in a few milliseconds.
    private static let largest = 600_000.0

    /// - Parameter withCairo: Whether cairo paints. OpenGL takes translucent colours for opaque ones: there the picture is
    ///   made with cairo, too.
    static func blend(
      _ top: RenderNode, over bottom: RenderNode, _ mode: BlendOperator, withCairo: Bool
    ) -> RenderNode {
      if let mode = modes[mode] {
        let node = RenderNode(owning: gsk_blend_node_new(bottom.pointer, top.pointer, mode))
        if withCairo || node.bounds.width * node.bounds.height > largest { return node }
        return .cairo(in: node.bounds) { node.draw(in: $0.pointer) }
      }
      if let op = operators[mode] { return compose(top, over: bottom, op) }
      if mode == .plusDarker {
        // The sum of what is missing to white: inverted, added, inverted again.
        let inverse: [Float] = [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]
        return compose(top.colorMatrix(inverse), over: bottom.colorMatrix(inverse), CAIRO_OPERATOR_ADD).colorMatrix(
          inverse)
      }
      return RenderNode.container([bottom, top])!
    }

    private static func compose(_ top: RenderNode, over bottom: RenderNode, _ op: cairo_operator_t) -> RenderNode {
      .cairo(in: bottom.bounds.union(top.bounds).withMargin) { context in
        cairo_push_group(context.pointer)
        bottom.draw(in: context.pointer)
        cairo_push_group(context.pointer)
        top.draw(in: context.pointer)
        cairo_pop_group_to_source(context.pointer)
        cairo_set_operator(context.pointer, op)
        cairo_paint(context.pointer)
        cairo_pop_group_to_source(context.pointer)
        cairo_set_operator(context.pointer, CAIRO_OPERATOR_OVER)
        cairo_paint(context.pointer)
      }
      .placedBetweenPixels()
    }
  }
#endif
