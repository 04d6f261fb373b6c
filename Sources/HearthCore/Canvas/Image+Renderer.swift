import Foundation
import HearthRendering

extension Image {
  /// An image that code draws.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 24, height: 24)) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20)), with: .color(.green))
  /// }
  /// ```
  ///
  /// It is drawn as paths, not as pixels, so that it stays sharp where it is shown larger. The closure runs when the
  /// image is measured for the first time, and again when it is made anew or what it draws with has changed.
  ///
  /// Source: Apple, "Image.init(size:label:opaque:colorMode:renderer:)".
  ///
  /// - Parameters:
  ///   - size: Points. Lengths that are not finite or are negative count as 0.
  ///   - label: What a screen reader says; nil for an image that it passes over.
  ///   - opaque: Whether the app promises to cover all of the image. A hint for speed, without effect here.
  ///   - colorMode: The space in which colours are mixed. They are mixed in sRGB; another mode is reported.
  ///   - renderer: Draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let size = CGSize(width: length(size.width), height: length(size.height))
    self.init(Properties(source: .drawn(ClosureDrawing(size, colorMode, renderer)), label: label))
  }
}

/// Draws an image by a closure.
private final class ClosureDrawing: ImageDrawing, @unchecked Sendable {
  // Unchecked: nothing changes, and the closure runs on the main actor alone.
  private let size: CGSize
  private let colorMode: ColorRenderingMode
  private let renderer: (inout GraphicsContext) -> Void
  init(_ size: CGSize, _ colorMode: ColorRenderingMode, _ renderer: @escaping (inout GraphicsContext) -> Void) {
    (self.size, self.colorMode, self.renderer) = (size, colorMode, renderer)
  }
  nonisolated deinit {}
  @MainActor override func picture(at node: LayoutNode) -> DrawnPicture {
    colorMode.report("an image", at: node)
    return DrawnPicture(CanvasScene.record(size: size, at: node, renderer).picture, size: size)
  }
}
