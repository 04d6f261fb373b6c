import CoreGraphics

private typealias RGB = SIMD3<Float>
extension CIPixels.Pixel {
  fileprivate var color: RGB { RGB(x, y, z) }
}

/// Filters of two pictures. Source of the modes: W3C, "Compositing and Blending Level 1".
extension FilterRecipe {
  static let mixes: [String: FilterRecipe] = [
    "CISourceOverCompositing": .pair { top, below in top.composited(over: below) },
    "CISourceAtopCompositing": .pair { $0.blended(with: $1) { $0 * $1.w + $1 * (1 - $0.w) } },
    "CISourceInCompositing": .pair { $0.blended(with: $1) { $0 * $1.w } },
    "CISourceOutCompositing": .pair { $0.blended(with: $1) { $0 * (1 - $1.w) } },
    "CIAdditionCompositing": .pair { $0.blended(with: $1) { pointwiseMin($0 + $1, .one) } },
    "CIMultiplyCompositing": .pair { $0.blended(with: $1) { $0 * $1 } },
    "CIMaximumCompositing": .pair { $0.blended(with: $1) { pointwiseMax($0, $1) } },
    "CIMinimumCompositing": .pair { $0.blended(with: $1) { pointwiseMin($0, $1) } },
    "CIMultiplyBlendMode": .blend { $0.color * $1.color },
    "CIScreenBlendMode": .blend { $0.color + $1.color - $0.color * $1.color },
    "CIDarkenBlendMode": .blend { pointwiseMin($0.color, $1.color) },
    "CILightenBlendMode": .blend { pointwiseMax($0.color, $1.color) },
    "CIDifferenceBlendMode": .blend { pointwiseMax($0.color, $1.color) - pointwiseMin($0.color, $1.color) },
    "CIExclusionBlendMode": .blend { $0.color + $1.color - 2 * $0.color * $1.color },
    "CIOverlayBlendMode": .blend { hardLight($1.color, $0.color) },
    "CIHardLightBlendMode": .blend { hardLight($0.color, $1.color) },
    "CIBlendWithMask": .masked { $0.luminance },
    "CIBlendWithAlphaMask": .masked { $0.w },
    "CIDissolveTransition": FilterRecipe(
      [kCIInputImageKey, "inputTargetImage"], ["inputTime": 0.0]
    ) { values in
      guard let from = values.image, let to = values.image("inputTargetImage") else { return nil }
      let part = Float(min(1, max(0, values.number("inputTime"))))
      return from.blended(with: to) { $0 * (1 - part) + $1 * part }
    },
  ]
  private static func pair(_ make: @escaping @Sendable (CIImage, CIImage) -> CIImage) -> FilterRecipe {
    FilterRecipe([kCIInputImageKey, kCIInputBackgroundImageKey]) { values in
      guard let top = values.image else { return values.background }
      return values.background.map { make(top, $0) } ?? top
    }
  }
  private static func masked(_ part: @escaping @Sendable (CIPixels.Pixel) -> Float) -> FilterRecipe {
    FilterRecipe([kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]) { values in
      guard let image = values.image, let mask = values.image(kCIInputMaskImageKey) else { return nil }
      let below = values.background ?? .empty()
      let extent = below.extent.isNull ? image.extent : image.extent.union(below.extent)
      return CIImage(extent) { wanted in
        var top = image.pixels(wanted)
        let other = below.pixels(wanted), cover = mask.pixels(wanted)
        for index in top.values.indices {
          let amount = part(cover.values[index])
          top.values[index] = top.values[index] * amount + other.values[index] * (1 - amount)
        }
        return top
      }
    }
  }
  private static func hardLight(_ top: RGB, _ below: RGB) -> RGB {
    let dark = 2 * top * below
    let light: RGB = 1 - 2 * (1 - top) * (1 - below)
    return dark.replacing(with: light, where: top .> 0.5)
  }
}
