import CoreGraphics

/// Filters that show pixels at other places.
extension FilterRecipe {
  static let places: [String: FilterRecipe] = [
    "CIAffineTransform": .image([kCIInputTransformKey: CGAffineTransform.identity]) { image, values in
      image.transformed(by: values.transform(kCIInputTransformKey))
    },
    "CIAffineClamp": .image([kCIInputTransformKey: CGAffineTransform.identity]) { image, values in
      image.transformed(by: values.transform(kCIInputTransformKey)).clampedToExtent()
    },
    "CICrop": .image(["inputRectangle": CIVector(cgRect: .zero)]) { image, values in
      values.rect("inputRectangle").map { image.cropped(to: $0) }
    },
    "CILanczosScaleTransform": .image([kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) { image, values in
      let scale = values.number(kCIInputScaleKey)
      return image.transformed(
        by: CGAffineTransform(scaleX: scale * values.number(kCIInputAspectRatioKey), y: scale))
    },
    "CIStraightenFilter": .image([kCIInputAngleKey: 0.0]) { image, values in
      image.transformed(by: CGAffineTransform(rotationAngle: values.number(kCIInputAngleKey)))
    },
    "CITwirlDistortion": .image([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi,
    ]) { image, values in
      let center = values.point(kCIInputCenterKey), radius = max(0.01, values.number(kCIInputRadiusKey))
      let angle = values.number(kCIInputAngleKey)
      return image.distorted { point in
        let (x, y) = (point.x - center.x, point.y - center.y)
        let distance = hypot(x, y)
        if distance >= radius { return point }
        let turn = -angle * pow(1 - distance / radius, 2)
        return CGPoint(x: center.x + x * cos(turn) - y * sin(turn), y: center.y + x * sin(turn) + y * cos(turn))
      }
    },
    "CIBumpDistortion": .image([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
    ]) { image, values in
      let center = values.point(kCIInputCenterKey), radius = max(0.01, values.number(kCIInputRadiusKey))
      let scale = values.number(kCIInputScaleKey)
      return image.distorted { point in
        let part = hypot(point.x - center.x, point.y - center.y) / radius
        if part >= 1 { return point }
        let factor = 1 - scale * pow(1 - part * part, 2)
        return CGPoint(x: center.x + (point.x - center.x) * factor, y: center.y + (point.y - center.y) * factor)
      }
    },
    "CIMotionBlur": .image([kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]) { image, values in
      let radius = max(0, min(500, values.number(kCIInputRadiusKey))), angle = values.number(kCIInputAngleKey)
      let reach = CGFloat(radius.rounded(.up))
      let grown = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -reach, dy: -reach)
      return image.streaked(in: grown, margin: Int(reach)) { _ in
        CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
      }
    },
    "CIZoomBlur": .image([kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputAmountKey: 20.0]) { image, values in
      let center = values.point(kCIInputCenterKey), amount = values.number(kCIInputAmountKey) / 200
      guard let whole = PixelArea(image.extent) else { return image }
      let reach = Int((Double(max(whole.width, whole.height)) * abs(amount)).rounded(.up)) + 1
      return image.streaked(in: image.extent, margin: min(reach, 2000)) { point in
        CGPoint(x: (point.x - center.x) * amount, y: (point.y - center.y) * amount)
      }
    },
    "CIPerspectiveCorrection": .image([
      "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507),
      "inputBottomLeft": CIVector(x: 155, y: 153), "inputBottomRight": CIVector(x: 548, y: 140),
    ]) { image, values in
      let corners = ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"].map { values.point($0) }
      func side(_ a: Int, _ b: Int) -> CGFloat {
        hypot(corners[a].x - corners[b].x, corners[a].y - corners[b].y)
      }
      // Source: our choice, the longer of opposite sides.
      let size = CGSize(width: max(side(0, 1), side(3, 2)).rounded(), height: max(side(0, 3), side(1, 2)).rounded())
      guard size.width >= 1, size.height >= 1 else { return nil }
      let quadrilateral = Quadrilateral(corners)
      return image.distorted(to: CGRect(origin: .zero, size: size)) { point in
        quadrilateral.point(point.x / size.width, point.y / size.height)
      }
    },
  ]
}

/// Where a point of the unit square lies in a quadrilateral, seen in perspective.
///
/// Source: P. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, 2.2.3.
private struct Quadrilateral {
  private let a, b, c, d, e, f, g, h: CGFloat
  /// - Parameter corners: For (0, 0), (1, 0), (1, 1) and (0, 1).
  init(_ p: [CGPoint]) {
    let sx = p[0].x - p[1].x + p[2].x - p[3].x, sy = p[0].y - p[1].y + p[2].y - p[3].y
    let dx1 = p[1].x - p[2].x, dx2 = p[3].x - p[2].x, dy1 = p[1].y - p[2].y, dy2 = p[3].y - p[2].y
    let determinant = dx1 * dy2 - dx2 * dy1
    let isFlat = determinant == 0
    g = isFlat ? 0 : (sx * dy2 - dx2 * sy) / determinant
    h = isFlat ? 0 : (dx1 * sy - sx * dy1) / determinant
    (a, b, c) = (p[1].x - p[0].x + g * p[1].x, p[3].x - p[0].x + h * p[3].x, p[0].x)
    (d, e, f) = (p[1].y - p[0].y + g * p[1].y, p[3].y - p[0].y + h * p[3].y, p[0].y)
  }
  func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    let w = g * u + h * v + 1
    return CGPoint(x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w)
  }
}

extension CIImage {
  /// Each pixel the mean of those along a way through it, which goes as far to either side as the function says.
  final func streaked(
    in extent: CGRect, margin: Int, _ way: @escaping @Sendable (CGPoint) -> CGPoint
  ) -> CIImage {
    CIImage(extent) { [pixels] wanted in
      let source = pixels(wanted.grown(by: margin + 1))
      var result = CIPixels(wanted)
      for y in wanted.y..<(wanted.y + wanted.height) {
        for x in wanted.x..<(wanted.x + wanted.width) {
          let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), half = way(point)
          let steps = max(0, Int(hypot(half.x, half.y).rounded()))
          var sum = CIPixels.Pixel.zero
          for step in -steps...steps {
            let part = steps == 0 ? 0 : Double(step) / Double(steps)
            sum += source.sample(point.x + half.x * part, point.y + half.y * part)
          }
          result[x, y] = sum / Float(2 * steps + 1)
        }
      }
      return result
    }
  }
  /// The picture whose pixels come from other places of this one.
  /// - Parameter rect: Where the result is; nil for where this picture is.
  final func distorted(to rect: CGRect? = nil, _ source: @escaping @Sendable (CGPoint) -> CGPoint) -> CIImage {
    guard let whole = PixelArea(extent) else { return self }
    let target = rect ?? extent
    return CIImage(target) { [pixels] wanted in
      let all = pixels(whole)
      var result = CIPixels(wanted)
      for y in wanted.y..<(wanted.y + wanted.height) {
        for x in wanted.x..<(wanted.x + wanted.width) {
          let point = source(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
          result[x, y] = all.sample(point.x, point.y)
        }
      }
      return result.kept(target)
    }
  }
}
