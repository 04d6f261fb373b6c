import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A picture: bytes of an image file, an image of the app, or a symbol.
///
/// ```swift
/// if let image = UIImage(data: data) { Image(uiImage: image).resizable().scaledToFit() }
/// ```
///
/// PNG, JPEG, GIF, WebP, AVIF, TIFF and SVG. `NSImage` is the same type.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made, but by who made it, by the names of a Mac.
  enum Content: Hashable, Sendable {
    case none
    case data(Data)
    case file(String)
    case symbol(String)
  }
  final let content: Content
  /// Pixels for each point.
  public final let scale: CGFloat
  /// Points. Of a symbol the size beside body text.
  ///
  /// It may be changed before the image is shown, as on a Mac: the image is drawn as large as that.
  public final var size: CGSize { didSet { if size != oldValue { isResized = true } } }
  /// Whether the size is not that of the file.
  private(set) final var isResized = false
  /// How the colours of the image are used.
  public internal(set) final var renderingMode: RenderingMode
  /// The one colour that it is drawn in; nil for its own.
  final let tint: UIColor?
  /// How a symbol is drawn; nil where it follows the text around.
  final let configuration: SymbolConfiguration?
  /// The pictures of one that moves; nil for one that does not.
  final let frames: ImageFrames?
  /// How the pixels of the file are turned to be seen, as its Exif block says. `size` is that of the upright picture.
  public final let imageOrientation: Orientation

  /// How the colours of an image are used.
  public enum RenderingMode: Int, Sendable {
    /// As its catalogue says, as they are, or as a stencil for one colour.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  private init(
    _ content: Content, _ size: CGSize, _ scale: CGFloat, _ mode: RenderingMode, tint: UIColor? = nil,
    configuration: SymbolConfiguration? = nil, frames: ImageFrames? = nil, orientation: Orientation = .up
  ) {
    imageOrientation = orientation
    (self.content, self.size, self.scale, renderingMode) = (content, size, scale, mode)
    (self.tint, self.configuration, self.frames) = (tint, configuration, frames)
  }
  /// A picture that moves, and is as the first of its pictures where it cannot.
  convenience init(_ first: UIImage, _ frames: ImageFrames) {
    self.init(
      first.content, first.size, first.scale, first.renderingMode, tint: first.tint,
      configuration: first.configuration, frames: frames, orientation: first.imageOrientation)
  }
  /// A picture of so many pixels, `scale` of them for each point.
  convenience init(_ content: Content, _ pixels: CGSize, _ scale: CGFloat) {
    self.init(content, CGSize(width: pixels.width / scale, height: pixels.height / scale), scale, .automatic)
  }
  /// A symbol in a size and weight.
  convenience init(symbol name: String, _ configuration: SymbolConfiguration?) {
    let size = onMainActor { Self.size(ofSymbol: name, configuration) }
    self.init(.symbol(name), size, 1, .automatic, configuration: configuration)
  }
  @MainActor private static func size(ofSymbol name: String, _ configuration: SymbolConfiguration?) -> CGSize {
    guard let configuration else { return CGSize(width: 17, height: 17) }
    let source = ImageSource.symbol(name: name, pointSize: configuration.size, weight: configuration.weight.value)
    return DrawingTools.size(of: source) ?? CGSize(width: configuration.size, height: configuration.size)
  }
  private convenience init(
    _ content: Content, _ header: ImageHeader, _ scale: CGFloat, _ mode: RenderingMode = .automatic
  ) {
    let size = CGSize(width: header.size.width / scale, height: header.size.height / scale)
    self.init(content, size, scale, mode, orientation: Orientation(exif: header.orientation))
  }
  /// An image without a picture, of no size.
  public override convenience init() { self.init(.none, .zero, 1, .automatic) }
  /// The bytes of an image file; nil if they are not an image. One pixel is a point.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// The bytes of an image file; nil if they are not an image. `scale` is pixels for each point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(.data(data), header, scale.isFinite && scale > 0 ? scale : 1)
  }
  /// An image file; nil if it cannot be read. A name that ends in `@2x` or `@3x` says how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), let header = ImageHeader(data) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(.file(path), header, scale)
  }
  /// An image set of the app's catalogues, or an image file among its resources; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }
  /// An image of a bundle; nil if there is none. The main bundle for nil.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(named: name, in: bundle, isDark: false)
  }
  private convenience init?(named name: String, in bundle: Bundle?, isDark: Bool) {
    let path = bundle === Bundle.main ? nil : bundle?.resourcePath
    let file = onMainActor { ImageCatalog.file(name, bundle: path, scale: 2, isDark: isDark) }
    guard let file, let data = FileManager.default.contents(atPath: file.path),
      let header = ImageHeader(data)
    else {
      guard file == nil, let symbol = Self.systemNames[name] else { return nil }
      self.init(symbol: symbol, nil)
      return
    }
    self.init(.file(file.path), header, file.scale, file.isTemplate == true ? .alwaysTemplate : .automatic)
  }
  /// An image of a bundle that suits the traits; nil if there is none. The main bundle for nil.
  ///
  /// - Parameter traitCollection: Of a dark style the image's dark variant is taken, where it has one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, isDark: traitCollection?.userInterfaceStyle == .dark)
  }
  /// An image of a bundle, or nil if there is none. The main bundle for nil.
  ///
  /// - Parameter configuration: A hint: the images of catalogues are drawn as their files are.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, isDark: false)
  }
  /// The image of a literal, by its name.
  ///
  /// Where the app has no image of that name, which Xcode does not let happen, it is reported, and nothing is shown.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name)
    if image == nil {
      Report(
        kind: .badImage, path: "#imageLiteral",
        message:
          "the app has no image '\(name)', so that nothing is shown. Add it to an asset catalogue of the target."
      ).tell()
    }
    self.init(
      image?.content ?? .none, image?.size ?? .zero, image?.scale ?? 1,
      image?.renderingMode ?? .automatic, orientation: image?.imageOrientation ?? .up)
  }
  /// A symbol by its SF Symbols name; nil for a name that no symbol can have.
  public convenience init?(systemName name: String) {
    let isName =
      name.utf8.contains { (97...122).contains($0) }
      && name.utf8.allSatisfy {
        (97...122).contains($0) || (48...57).contains($0) || $0 == 46
      }
    if !isName { return nil }
    self.init(.symbol(name), CGSize(width: 17, height: 17), 1, .automatic)
  }

  /// What a view shows of an image without a picture: a clear point, as images of no size are reported.
  static let clearPixel = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8)

  /// The same picture with its own colours, or as a stencil.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      content, size, scale, renderingMode, tint: tint, configuration: configuration,
      frames: frames?.map { $0.withRenderingMode(renderingMode) }, orientation: imageOrientation
    ).takingCaps(of: self)
  }
  /// How the middle of a picture fills more room than it has.
  public enum ResizingMode: Int, Sendable { case tile = 0, stretch }
  /// Points of each side that keep their size where a view shows the picture larger or smaller; zero for none.
  public private(set) final var capInsets = UIEdgeInsets.zero
  /// How what lies within fills the rest.
  public private(set) final var resizingMode = ResizingMode.tile
  private var isResizable = false
  /// The same picture with sides that keep their size in views that are larger: image views, and the grounds of buttons.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    let copy = withRenderingMode(renderingMode)
    (copy.capInsets, copy.resizingMode, copy.isResizable) = (capInsets, resizingMode, true)
    return copy
  }
  /// The same picture, of which all but the point after the caps is kept: points.
  @available(*, deprecated, message: "Use resizableImage(withCapInsets:)")
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth), top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }
  private func takingCaps(of other: UIImage) -> UIImage {
    (capInsets, resizingMode, isResizable) = (other.capInsets, other.resizingMode, other.isResizable)
    return self
  }
  /// What fills a view.
  final var filling: Image {
    let image = Image(uiImage: self)
    if !isResizable { return image.resizable() }
    return image.resizable(
      capInsets: EdgeInsets(
        top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right),
      resizingMode: resizingMode == .tile ? .tile : .stretch)
  }
  /// The same picture in one colour.
  final func copy(tint: UIColor, _ mode: RenderingMode) -> UIImage {
    UIImage(
      content, size, scale, mode, tint: tint, configuration: configuration,
      frames: frames?.map { $0.copy(tint: tint, mode) }, orientation: imageOrientation
    ).takingCaps(of: self)
  }
  /// Whether it is a symbol.
  public final var isSymbolImage: Bool { isSymbol }
  final var isSymbol: Bool { if case .symbol = content { true } else { false } }
  /// What paints it; nil for nothing.
  final var source: ImageSource? {
    switch content {
    case .none: nil
    case .data(let data): .data(data)
    case .file(let path): .file(path)
    case .symbol(let name):
      .symbol(name: name, pointSize: configuration?.size ?? 17, weight: configuration?.weight.value ?? 400)
    }
  }
  /// The bytes of a file.
  final var bytes: Data? {
    switch content {
    case .data(let data): data
    case .file(let path): FileManager.default.contents(atPath: path)
    case .none, .symbol: nil
    }
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && scale == other.scale && renderingMode == other.renderingMode
      && tint == other.tint && configuration == other.configuration && frames == other.frames
  }
  open override var hash: Int { content.hashValue }
}

extension UIImage {
  /// Whether it looks as no image of a view does by itself: in a colour, or in a size that text does not say.
  fileprivate final var needsPixels: Bool {
    if isResized { return true }
    #if GTK
      if tint != nil && renderingMode != .alwaysTemplate { return true }
      return configuration?.pointSize != nil || configuration?.weight.rawValue ?? 0 != 0
    #else
      return false
    #endif
  }
  fileprivate final var pixelScale: CGFloat { isSymbol ? 3 : scale }
  fileprivate final var drawnPixels: Data? {
    #if GTK
      piece(in: CGRect(origin: .zero, size: size)).map { PixelImages.png($0, size, pixelScale) }
    #else
      nil
    #endif
  }
}
extension UIImage.Content {
  /// Nil for a symbol, and for what code draws.
  init?(_ source: ImageSource) {
    switch source {
    case .data(let data): self = .data(data)
    case .file(let path): self = .file(path)
    case .symbol, .drawn: return nil
    }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// What the compiler makes of a literal image whose type nothing else says.
public typealias _ImageLiteralType = UIImage
/// The name of the same type on a Mac.
public typealias NSImage = UIImage

extension Image {
  /// The picture of an `NSImage`.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
  /// The picture of a `UIImage`.
  public init(uiImage: UIImage) {
    switch uiImage.content {
    case .none: self.init(data: UIImage.clearPixel)
    case _ where uiImage.needsPixels:
      // What views cannot say of an image is in its pixels.
      self.init(data: uiImage.drawnPixels ?? UIImage.clearPixel, scale: uiImage.pixelScale)
      if uiImage.isSymbol, uiImage.tint == nil, uiImage.renderingMode == .automatic { self = renderingMode(.template) }
    case .data(let data): self.init(data: data, scale: uiImage.scale)
    case .file(let path): self.init(file: path, scale: uiImage.scale)
    case .symbol(let name): self.init(systemName: name)
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
  }
}
