import Foundation
import HearthCore

// What Core Animation computes with filters of Core Image, and how it keeps pictures: kept as an app has set it.

extension CALayer {
  /// How `contents` lies in the layer: stretched by itself.
  public final var contentsGravity: CALayerContentsGravity {
    get { hints.gravity }
    set {
      if newValue == hints.gravity { return }
      hints.gravity = newValue
      didChange()
    }
  }
  /// Where a picture of a size lies in bounds of a size.
  func contentsRect(of picture: CGSize, in size: CGSize) -> CGRect {
    contentsGravity.rect(of: picture, in: size)
  }
  /// Filters on all of the layer; nil, the value by itself, for none. They are objects of Core Image, which desktops do not
  /// have: they change nothing, and are reported, once.
  public final var filters: [Any]? {
    get { hints.filters }
    set {
      hints.filters = newValue
      if newValue?.isEmpty == false { reportFilters("filters") }
    }
  }
  /// Filters on what lies behind the layer: as `filters`.
  public final var backgroundFilters: [Any]? {
    get { hints.backgroundFilters }
    set {
      hints.backgroundFilters = newValue
      if newValue?.isEmpty == false { reportFilters("backgroundFilters") }
    }
  }
  /// How the layer is put onto what lies behind: as `filters`.
  public final var compositingFilter: Any? {
    get { hints.compositingFilter }
    set {
      hints.compositingFilter = newValue
      if newValue != nil { reportFilters("compositingFilter") }
    }
  }
  private func reportFilters(_ name: String) {
    Report(
      kind: .notOnLinux, path: "CALayer.\(name)",
      message:
        "filters of Core Image change nothing here. Use blur, saturation or blendMode of SwiftUI, or UIVisualEffectView."
    ).tell()
  }
  /// Whether nothing is seen through the layer, as the app says. A hint: what is behind is drawn wherever it is seen.
  public final var isOpaque: Bool {
    get { hints.isOpaque }
    set { hints.isOpaque = newValue }
  }
  /// Whether the layer is kept as a picture. A hint: what a layer shows is recorded once anyway, and drawn as sharp as the
  /// screen is.
  public final var shouldRasterize: Bool {
    get { hints.shouldRasterize }
    set { hints.shouldRasterize = newValue }
  }
  /// Pixels for each point of such a picture. A hint.
  public final var rasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { hints.rasterizationScale = newValue }
  }
  /// Pixels for each point of what the layer shows. A hint: it is drawn as sharp as the screen is.
  public final var contentsScale: CGFloat {
    get { hints.contentsScale }
    set { hints.contentsScale = newValue }
  }
  /// Whether the layer is drawn beside the main thread. A hint.
  public final var drawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { hints.drawsAsynchronously = newValue }
  }
  /// Whether turned edges are smooth. A hint: they always are.
  public final var allowsEdgeAntialiasing: Bool {
    get { hints.allowsEdgeAntialiasing }
    set { hints.allowsEdgeAntialiasing = newValue }
  }
}
