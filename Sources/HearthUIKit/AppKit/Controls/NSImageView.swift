import Foundation
import HearthCore
import HearthUI

/// A picture.
@MainActor @preconcurrency open class NSImageView: NSControl {
  /// How a picture is fitted into its place.
  public nonisolated enum Scaling: UInt, Sendable {
    /// As large as the place at most; as the place; in its own size; as large as the place.
    case scaleProportionallyDown = 0
    /// See `scaleProportionallyDown`.
    case scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
  }
  /// The picture.
  open var image: NSImage? { didSet { lookDidChange() } }
  /// How it is fitted into its place.
  open var imageScaling = Scaling.scaleProportionallyDown { didSet { needsUpdate() } }
  /// The colour of a picture that is a template; nil for that of text.
  open var contentTintColor: NSColor? { didSet { needsUpdate() } }
  /// The size and weight of a symbol.
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { lookDidChange() } }
  /// Creates a view with a picture.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }
  nonisolated deinit {}
  private var shown: NSImage? {
    guard let image, let symbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(symbolConfiguration) ?? image
  }
  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }
  override var centersContent: Bool { true }
  override func makeContent() -> AnyView? {
    guard let image = shown else { return nil }
    let picture = Image(nsImage: image), size = image.size
    let fitted: AnyView
    switch imageScaling {
    case .scaleNone: fitted = AnyView(picture)
    case .scaleAxesIndependently: fitted = AnyView(picture.resizable())
    case .scaleProportionallyUpOrDown: fitted = AnyView(picture.resizable().scaledToFit())
    case .scaleProportionallyDown:
      fitted = AnyView(picture.resizable().scaledToFit().frame(maxWidth: size.width, maxHeight: size.height))
    }
    guard let contentTintColor else { return wrap(fitted) }
    return wrap(fitted.foregroundStyle(Color(nsColor: contentTintColor)))
  }
}
