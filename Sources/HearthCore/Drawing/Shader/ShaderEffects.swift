import Foundation
import HearthMotion
import HearthRendering

/// Changes the picture of a view by a function of the app.
nonisolated struct ShaderEffect: DrawingEffect, Equatable {
  typealias AnimatableData = EmptyAnimatableData
  var shader: Shader
  var kind: ShaderCall.Kind
  var reach = CGSize.zero
  var isEnabled: Bool
  @MainActor func isIdentity(_ context: EffectContext) -> Bool { !isEnabled }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    shader.applied(
      kind, to: content, area: context.bounds, reach: reach, at: context.node,
      otherwise: "The view is drawn without the effect.")
  }
}

extension Shader {
  /// A piece changed by the function; the piece itself, with a report, where the function cannot be run.
  ///
  /// - Parameters:
  ///   - area: The view's rectangle; empty where there is no view.
  ///   - reach: How far a pixel may come from elsewhere. At most as far as pictures are large.
  ///   - otherwise: What becomes of the piece then, for the report.
  @MainActor func applied(
    _ kind: ShaderCall.Kind, to piece: DisplayPiece, area: CGRect, reach: CGSize, at node: LayoutNode, otherwise: String
  ) -> DisplayPiece {
    func length(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(0, value), 4096) }
    do {
      let call = try call(kind, at: node, node.scope)
      let reach = CGSize(width: length(reach.width), height: length(reach.height))
      return EffectPiece(.shader(call, area: area, reach: reach), piece)
    } catch {
      node.engine.report(.shader, at: node, "\(error.description) \(otherwise)")
      return piece
    }
  }
}

extension View {
  /// Changes the colour of each pixel of this view by a function `half4 name(float2 position, half4 color, args…)`.
  ///
  /// Places are points from the view's top left corner, those of the middle of pixels; colours are premultiplied, in
  /// sRGB. The function is called for all of the view's rectangle, also where it is clear. A function that is missing or
  /// has other parameters is reported, and the view drawn as it is.
  ///
  /// ```swift
  /// Image("Portrait").colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.blue)))
  /// ```
  ///
  /// Source: Apple, "colorEffect(_:isEnabled:)".
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(EffectModifier(ShaderEffect(shader: shader, kind: .color, isEnabled: isEnabled)))
  }
  /// Moves the pixels of this view by a function `float2 name(float2 position, args…)`, which returns the place out of
  /// whose colour the pixel at a place takes its own.
  ///
  /// - Parameters:
  ///   - shader: The function; see `colorEffect(_:isEnabled:)`.
  ///   - maxSampleOffset: How far these places are from one another at most. The view is drawn by so much beyond its
  ///     edges. Points, at most 4,096.
  ///   - isEnabled: Whether the view is changed at all.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      EffectModifier(ShaderEffect(shader: shader, kind: .distortion, reach: maxSampleOffset, isEnabled: isEnabled)))
  }
  /// Computes each pixel of this view out of all of them, by a function
  /// `half4 name(float2 position, SwiftUI::Layer layer, args…)`. `layer.sample(position)` is the view's colour at a
  /// place, clear outside of it.
  ///
  /// - Parameters:
  ///   - shader: The function; see `colorEffect(_:isEnabled:)`.
  ///   - maxSampleOffset: How far from a pixel the function looks at most. The view is drawn by so much beyond its edges.
  ///     Points, at most 4,096.
  ///   - isEnabled: Whether the view is changed at all.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(EffectModifier(ShaderEffect(shader: shader, kind: .layer, reach: maxSampleOffset, isEnabled: isEnabled)))
  }
}

extension VisualEffect {
  /// Changes the colour of each pixel by a function; see the method of `View`.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    JoinedVisualEffect(base: self, effect: ShaderEffect(shader: shader, kind: .color, isEnabled: isEnabled))
  }
  /// Moves pixels by a function; see the method of `View`. Points.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    JoinedVisualEffect(
      base: self,
      effect: ShaderEffect(shader: shader, kind: .distortion, reach: maxSampleOffset, isEnabled: isEnabled))
  }
  /// Computes each pixel out of all of them by a function; see the method of `View`. Points.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    JoinedVisualEffect(
      base: self, effect: ShaderEffect(shader: shader, kind: .layer, reach: maxSampleOffset, isEnabled: isEnabled))
  }
}
