import Foundation
import HearthRendering

/// An image in a place: what is drawn, how large it is by itself, and what is wrong with it.
struct ResolvedImage: Equatable {
  var source: ImageSource
  /// Points.
  var size: CGSize
  /// Pixels for each point.
  var scale: CGFloat
  /// From the top, for symbols, in points.
  var baseline: CGFloat?
  /// The image is a stencil for the foreground style.
  var isTemplate: Bool
  /// How the layers of a symbol are coloured; nil where all of them have one paint, and for other images.
  var mode: SymbolRenderingMode.Mode?
  /// Which layers of a symbol are shown, from 0 to 1; nil for all.
  var variableValue: Double?

  /// Points; the size of the placeholder for an image that cannot be shown.
  static let placeholderSize = CGSize(width: 16, height: 16)

  /// Finds an image for a place, and reports at `node` what is wrong with it.
  @MainActor static func find(_ image: Image, font: FontDescription, at node: Node) -> ResolvedImage {
    let properties = image.properties
    switch properties.source {
    case .symbol(let name): return symbol(name, properties, font, node)
    case .named(let name, let bundle):
      let host = node.engine.host.settings
      guard
        let file = ImageCatalog.file(
          name, bundle: bundle, scale: host.scale, AssetPlace(node))
      else {
        node.engine.report(
          .badImage, at: node,
          "there is no image \"\(name)\" in \(bundle ?? "the app's resources"). Expected an image set of an asset catalogue, or a file \(name).png, .jpg or .svg; are the files listed as resources of the target?"
        )
        return placeholder(.file(name))
      }
      let found = bitmap(.file(file.path), file.scale, isTemplate: file.isTemplate, properties, node)
      return file.isMirrored ? found.mirrored(properties) : found
    case .data(let data, let scale): return bitmap(.data(data), scale, isTemplate: nil, properties, node)
    case .file(let path, let scale): return bitmap(.file(path), scale, isTemplate: nil, properties, node)
    case .pixels(let image, let scale, let orientation): return pixels(image, scale: scale, orientation, properties)
    case .drawn(let drawing):
      guard let node = node as? LayoutNode else { return placeholder(.file("")) }
      let picture = drawing.picture(at: node)
      return ResolvedImage(
        source: .drawn(picture), size: picture.size, scale: 1, baseline: nil,
        isTemplate: properties.renderingMode == .template)
    }
  }
  /// With its left side on the right.
  private func mirrored(_ properties: Image.Properties) -> ResolvedImage {
    let image = ImagePiece(
      source, in: CGRect(origin: .zero, size: size), interpolation: properties.drawnInterpolation,
      tint: isTemplate ? .color(.black) : nil, scale: scale)
    let turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    return ResolvedImage(
      source: .drawn(DrawnPicture(EffectPiece(.transform(turn), image), size: size)), size: size, scale: 1,
      baseline: nil, isTemplate: isTemplate)
  }
  private static func placeholder(_ source: ImageSource) -> ResolvedImage {
    ResolvedImage(source: source, size: placeholderSize, scale: 1, baseline: nil, isTemplate: false)
  }

  @MainActor private static func bitmap(
    _ source: ImageSource, _ scale: CGFloat, isTemplate: Bool?, _ properties: Image.Properties, _ node: Node
  ) -> ResolvedImage {
    guard let metrics = node.engine.host.imageLoader.metrics(of: source), metrics.size.width > 0,
      metrics.size.height > 0
    else {
      let what: String
      switch source {
      case .file(let path):
        what =
          FileManager.default.fileExists(atPath: path)
          ? "\(path) is no image that can be read" : "there is no file \(path)"
      case .data(let data): what = "\(data.count) bytes are no image that can be read"
      case .symbol(let name, _, _): what = name
      case .drawn: what = "a drawing without a size"
      }
      node.engine.report(.badImage, at: node, "\(what). A placeholder is drawn instead.")
      return placeholder(source)
    }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let size = CGSize(width: metrics.size.width / scale, height: metrics.size.height / scale)
    let template = properties.renderingMode.map { $0 == .template } ?? isTemplate ?? false
    return ResolvedImage(source: source, size: size, scale: scale, baseline: nil, isTemplate: template)
  }

  /// How a symbol is coloured; nil for one paint.
  ///
  /// Source: Apple, `symbolRenderingMode(_:)`: several foreground styles mean a palette where no mode is set; and
  /// `renderingMode(.original)` shows a symbol in the colours of its own.
  @MainActor private static func symbolMode(
    _ properties: Image.Properties, _ scope: EnvironmentScope
  ) -> SymbolRenderingMode.Mode? {
    if properties.renderingMode == .original { return .multicolor }
    if let mode = (properties.symbolRenderingMode ?? scope.value(SymbolRenderingModeKey.self))?.mode {
      return mode == .monochrome ? nil : mode
    }
    return scope.hasSeveralForegroundStyles ? .palette : nil
  }

  @MainActor private static func symbol(
    _ name: String, _ properties: Image.Properties, _ font: FontDescription, _ node: Node
  ) -> ResolvedImage {
    // An empty name is how apps leave a symbol out. Source: seen, iOS 17.
    if name.isEmpty {
      let source = ImageSource.symbol(name: name, pointSize: font.size, weight: font.weight)
      return ResolvedImage(source: source, size: .zero, scale: 1, baseline: nil, isTemplate: true)
    }
    let scope = node.scope
    let loader = node.engine.host.imageLoader
    let size = font.size * scope.value(ImageScaleKey.self).factor
    let variants = scope.value(SymbolVariantsKey.self)
    var found: (source: ImageSource, metrics: ImageMetrics)?
    if scope.isRightToLeft, let mirrored = SymbolName.mirrored(name) {
      found = variants.source(of: mirrored, pointSize: size, weight: font.weight, from: loader)
    }
    if found?.metrics.isPlaceholder ?? true {
      found = variants.source(of: name, pointSize: size, weight: font.weight, from: loader)
    }
    let (source, metrics) =
      found ?? (
        .symbol(name: name, pointSize: size, weight: font.weight),
        ImageMetrics(size: placeholderSize, isPlaceholder: true)
      )
    if metrics.isPlaceholder {
      node.engine.report(
        .unknownSymbol, at: node,
        "there is no symbol \"\(name)\". A placeholder is drawn; add the image to an asset catalogue and use Image(_:), or choose another symbol."
      )
    }
    let mode = symbolMode(properties, scope)
    // What is no number shows all layers, as no value does.
    let value = properties.variableValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    return ResolvedImage(
      source: source, size: metrics.size, scale: 1, baseline: metrics.baseline, isTemplate: true, mode: mode,
      variableValue: value)
  }
}

extension SymbolVariants {
  /// The first of a symbol's forms that there is, with its metrics; a placeholder where
  /// there is none, nil where not even that.
  @MainActor func source(
    of name: String, pointSize: CGFloat, weight: Int, from loader: any ImageLoader
  ) -> (source: ImageSource, metrics: ImageMetrics)? {
    var found: (ImageSource, ImageMetrics)?
    for name in names(for: name) {
      let source = ImageSource.symbol(name: name, pointSize: pointSize, weight: weight)
      guard let metrics = loader.metrics(of: source) else { continue }
      found = (source, metrics)
      if !metrics.isPlaceholder { break }
    }
    return found
  }
}
