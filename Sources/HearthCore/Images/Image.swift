import Foundation
import HearthRendering

/// An image: from a file of the app, a symbol, or bytes.
///
/// An image has its own size; `resizable()` makes it take the size that is proposed.
///
///     Image(systemName: "star.fill").foregroundStyle(.yellow)
///     Image("Portrait").resizable().scaledToFit().frame(width: 80)
public struct Image: Equatable, Sendable {
  /// Where the image comes from, before its place is known.
  enum Source: Hashable, Sendable {
    /// A name in a bundle, whose path is nil for the main one.
    case named(String, bundle: String?)
    case symbol(String)
    case data(Data, scale: CGFloat)
    case file(String, scale: CGFloat)
    case drawn(ImageDrawing)
    case pixels(CGImage, scale: CGFloat, Orientation)
  }
  struct Properties: Equatable, Sendable {
    var source: Source
    var label: Text?
    var isDecorative = false
    /// 0 to 1.
    var variableValue: Double?
    var resizing: ImageResizing?
    var capInsets = CapInsets()
    var renderingMode: TemplateRenderingMode?
    var interpolation: Interpolation?
    var isAntialiased = true
    var symbolRenderingMode: SymbolRenderingMode?
    var symbolColorRenderingMode: SymbolColorRenderingMode?
    var symbolVariableValueMode: SymbolVariableValueMode?
    var dynamicRange: DynamicRange?
  }
  struct CapInsets: Hashable, Sendable {
    var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  }

  /// A class, so that an image is one word.
  private final class Box: Sendable {
    let properties: Properties
    init(_ properties: Properties) { self.properties = properties }
  }
  private let box: Box
  var properties: Properties { box.properties }
  init(_ properties: Properties) { box = Box(properties) }
  func with(_ change: (inout Properties) -> Void) -> Image {
    var properties = properties
    change(&properties)
    return Image(properties)
  }
  public static func == (a: Image, b: Image) -> Bool { a.box === b.box || a.properties == b.properties }

  // MARK: - Files and catalogues of the app

  private init(name: String, bundle: Bundle?, label: Text?, isDecorative: Bool = false, variableValue: Double? = nil) {
    self.init(
      Properties(
        source: .named(name, bundle: bundle === Bundle.main ? nil : bundle?.resourcePath), label: label,
        isDecorative: isDecorative,
        variableValue: variableValue))
  }
  /// An image set of an asset catalogue, or a file `name.png`, `.jpg`, `.svg` (also with `@2x` and `@3x`) in the
  /// bundle. The name is what a screen reader says.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, bundle: bundle, label: nil) }
  /// An image of the bundle for which a screen reader says `label`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, bundle: bundle, label: label)
  }
  /// An image that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle, label: nil, isDecorative: true)
  }
  /// An image of the bundle with a value that symbols can show. On Linux it is drawn as without one, which is reported.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle, label: nil, variableValue: variableValue)
  }
  /// An image of the bundle with a value that symbols can show, for which a screen reader says `label`.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, bundle: bundle, label: label, variableValue: variableValue)
  }
  /// An image with a value that symbols can show, which a screen reader passes over.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle, label: nil, isDecorative: true, variableValue: variableValue)
  }

  /// An image of a bundle by its resource. The name is what a screen reader says.
  public init(_ resource: ImageResource) { self.init(name: resource.name, bundle: resource.bundle, label: nil) }

  // MARK: - Symbols

  /// A symbol by its SF Symbols name. It has the size and weight of the font, and stands on the baseline of text.
  public init(systemName: String) { self.init(Properties(source: .symbol(systemName))) }
  /// A symbol with a value from 0 to 1 that its layers show, such as the waves of `wifi`; symbols without such layers are
  /// drawn as always. What is not a number is no value.
  public init(systemName: String, variableValue: Double?) {
    self.init(Properties(source: .symbol(systemName), variableValue: variableValue))
  }

  // MARK: - Bytes

  /// The bytes of an image file, with `scale` pixels for each point. What decodes
  /// images of other sources builds on this.
  package init(data: Data, scale: CGFloat = 1, label: Text? = nil) {
    self.init(Properties(source: .data(data, scale: scale), label: label))
  }
  /// The pixels of a picture, for which a screen reader says `label`.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point. What is not a positive number counts as 1.
  ///   - orientation: How the pixels are turned and mirrored before they are shown.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(Properties(source: .pixels(cgImage, scale: scale, orientation), label: label))
  }
  /// The pixels of a picture that a screen reader passes over.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point. What is not a positive number counts as 1.
  ///   - orientation: How the pixels are turned and mirrored before they are shown.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(Properties(source: .pixels(cgImage, scale: scale, orientation), isDecorative: true))
  }
  /// A file outside of bundles.
  package init(file path: String, scale: CGFloat = 1, label: Text? = nil) {
    self.init(Properties(source: .file(path, scale: scale), label: label))
  }
}

// MARK: - Variations

extension Image {
  /// How a resizable image fills its size: repeated, or stretched. `tile` repeats it, `stretch` stretches it.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether an image is a stencil for the foreground style, or is drawn with its own colours. `template` for the
  /// first, `original` for the second.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How pixels are computed when an image is drawn at a size other than its own. `none`
  /// keeps hard pixels where it is drawn larger. `low`, `medium` and `high` compute them, with more care in this order.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// In proportion to the font: a little smaller than its capitals, as large, a little larger.
    case small, medium, large
    /// Source: seen, SF Symbols: large symbols are about 1.28 times, small ones 0.78 times as wide as medium ones.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }
  /// How the pixels of an image are turned and mirrored, as cameras note it.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is; mirrored at the vertical middle; upside down; or lying on its side, each of them also mirrored.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The image fills the size that is proposed to it; what lies in the insets keeps its size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    return with {
      $0.resizing = resizingMode == .tile ? .tile : .stretch
      $0.capInsets = CapInsets(
        top: length(capInsets.top), leading: length(capInsets.leading), bottom: length(capInsets.bottom),
        trailing: length(capInsets.trailing))
    }
  }
  /// As a stencil for the foreground style, or with its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }
  /// How pixels are computed when the image is drawn at another size than its own; `medium` by default.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
  /// Whether the edges of the image are smoothed where they lie between pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }
  /// How the layers of a symbol are coloured, instead of what is set around; nil leaves that to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRenderingMode = mode } }
}

nonisolated extension Image: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ImageNode(view, inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: ImageNode.self).update(view)
  }
  public static var _elementCount: Int { 1 }
}

/// An image of a bundle, by name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  /// Creates the name of an image in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// What draws an image, where code of the app does. Overridden where drawing is known.
class ImageDrawing: Hashable, @unchecked Sendable {
  // Unchecked: what it has never changes, and it draws on the main actor alone.
  nonisolated deinit {}
  @MainActor func picture(at node: LayoutNode) -> DrawnPicture { fatalError("\(Self.self) draws nothing") }
  static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
