import CoreGraphics
import HearthCore

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"

func reportFilter(_ path: String, _ message: String) {
  Report(kind: .notOnLinux, path: path, message: message).tell()
}

/// Makes a picture of others and of numbers, by the name that Core Image has for it.
///
/// ```swift
/// let filter = CIFilter(name: "CISepiaTone", parameters: [kCIInputImageKey: image, kCIInputIntensityKey: 0.8])
/// ```
///
/// Which filters there are is in `Documentation/Services.md`; there is nil for others, which is reported.
open class CIFilter: NSObject, @unchecked Sendable {
  // Unchecked: an app sets values before it asks for the picture, and does so on one thread, as on Apple's systems.
  public final let name: String
  private let recipe: FilterRecipe
  private var values: [String: Any]
  open var isEnabled = true

  init(_ name: String, _ recipe: FilterRecipe) {
    (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
  }
  /// The filter of that name; nil where there is none.
  public convenience init?(name: String) {
    guard let recipe = FilterRecipe.all[name] else {
      reportFilter(
        "CIFilter", "there is no filter '\(name)', so that it is nil. See CIFilter.filterNames(inCategory:).")
      return nil
    }
    self.init(name, recipe)
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }
  /// The names of all filters that are here, whatever the category.
  public class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }
  public class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }
  public class func localizedName(forFilterName filterName: String) -> String? {
    guard FilterRecipe.all[filterName] != nil else { return nil }
    // The words of the name: CIGaussianBlur is Gaussian Blur.
    return filterName.dropFirst(2).reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isUppercase == false { text.append(" ") }
      text.append(letter)
    }
  }

  open var inputKeys: [String] { recipe.keys }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] {
    [
      kCIAttributeFilterName: name,
      kCIAttributeFilterDisplayName: Self.localizedName(forFilterName: name) ?? name,
    ]
  }
  open func setDefaults() { values = recipe.defaults }
  /// A key that the filter does not have is reported.
  open func setValue(_ value: Any?, forKey key: String) {
    guard recipe.keys.contains(key) else {
      return reportFilter("CIFilter", "\(name) has no '\(key)'. It has \(recipe.keys.joined(separator: ", ")).")
    }
    values[key] = value
  }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// The picture; nil while something that it is made of is missing.
  open var outputImage: CIImage? { recipe.make(FilterValues(values)) }
}

/// What a filter was given.
struct FilterValues {
  private let values: [String: Any]
  init(_ values: [String: Any]) { self.values = values }
  var image: CIImage? { image(kCIInputImageKey) }
  var background: CIImage? { image(kCIInputBackgroundImageKey) }
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
  /// 0 where it is no number.
  func number(_ key: String) -> Double {
    switch values[key] {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }
  func point(_ key: String) -> CGPoint {
    (values[key] as? CIVector)?.cgPointValue ?? values[key] as? CGPoint ?? .zero
  }
  func rect(_ key: String) -> CGRect? { (values[key] as? CIVector)?.cgRectValue ?? values[key] as? CGRect }
  func vector(_ key: String) -> CIPixels.Pixel {
    guard let value = values[key] as? CIVector else { return .zero }
    return CIPixels.Pixel(Float(value.x), Float(value.y), Float(value.z), Float(value.w))
  }
  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
  func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) } }
  func text(_ key: String) -> String { values[key] as? String ?? "" }
  func transform(_ key: String) -> CGAffineTransform {
    values[key] as? CGAffineTransform ?? .identity
  }
}

/// What a filter takes, and how it makes its picture.
struct FilterRecipe: Sendable {
  let keys: [String]
  // Numbers, colours and points, which do not change.
  nonisolated(unsafe) let defaults: [String: Any]
  let make: @Sendable (FilterValues) -> CIImage?

  /// - Parameter images: Keys of pictures, which have no defaults.
  init(_ images: [String], _ defaults: [String: Any] = [:], _ make: @escaping @Sendable (FilterValues) -> CIImage?) {
    (keys, self.defaults, self.make) = (images + defaults.keys.sorted(), defaults, make)
  }
  /// A filter of one picture.
  static func image(
    _ defaults: [String: Any] = [:], _ make: @escaping @Sendable (CIImage, FilterValues) -> CIImage?
  ) -> FilterRecipe {
    FilterRecipe([kCIInputImageKey], defaults) { values in values.image.flatMap { make($0, values) } }
  }
  /// A filter that changes each colour alone, as it is without the opacity.
  static func color(
    _ defaults: [String: Any] = [:],
    _ change: @escaping @Sendable (FilterValues) -> @Sendable (CIPixels.Pixel) -> CIPixels.Pixel
  ) -> FilterRecipe { image(defaults) { $0.recolored(change($1)) } }
  /// A filter of a picture over another: the function gets both pixels, as they are without their opacity.
  static func blend(_ mix: @escaping @Sendable (CIPixels.Pixel, CIPixels.Pixel) -> SIMD3<Float>) -> FilterRecipe {
    FilterRecipe([kCIInputImageKey, kCIInputBackgroundImageKey]) { values in
      guard let top = values.image else { return values.background }
      guard let below = values.background else { return top }
      // Source: W3C, "Compositing and Blending Level 1", 5. Blending.
      return top.blended(with: below) { top, below in
        let mixed = mix(top.straight, below.straight).clamped
        let color = CIPixels.Pixel(mixed, 1) * (top.w * below.w)
        let sum = color + top * (1 - below.w) + below * (1 - top.w)
        return CIPixels.Pixel(sum.x, sum.y, sum.z, top.w + below.w * (1 - top.w))
      }
    }
  }
  static let all: [String: FilterRecipe] = colors.merging(shapes) { $1 }.merging(places) { $1 }.merging(mixes) { $1 }
    .merging(generators) { $1 }
}
