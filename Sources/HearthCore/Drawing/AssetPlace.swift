import Foundation

/// What of a place decides which of an asset's variants is shown.
struct AssetPlace: Hashable {
  var isDark = false
  var isIncreased = false
  var isRightToLeft = false
  /// Nil where no window is known: any device suits.
  var idiom: Idiom?
  var isCompactWidth = false, isCompactHeight = false

  init(isDark: Bool = false) { self.isDark = isDark }
}

/// What a variant of an asset is made for. Nil stands for all.
///
/// Source: Apple, Asset Catalog Format Reference, "Image Set Type" and "Color Set Type"; appearances and gamuts as
/// Xcode 15 writes them.
struct AssetTraits: Decodable, Sendable {
  var idiom: String?
  var isDark: Bool?
  var isIncreased: Bool?
  var isRightToLeft: Bool?
  var isWideGamut: Bool?
  var isCompactWidth: Bool?, isCompactHeight: Bool?
  /// Made for one model of a device, which none here is.
  var isForOneModel = false

  private enum Key: String, CodingKey {
    case idiom, appearances, subtype
    case direction = "language-direction"
    case gamut = "display-gamut"
    case width = "width-class"
    case height = "height-class"
  }
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) -> String? { try? values.decodeIfPresent(String.self, forKey: key) }
    idiom = text(.idiom).flatMap { $0 == "universal" ? nil : $0 }
    isRightToLeft = text(.direction).map { $0 == "right-to-left" }
    isWideGamut = text(.gamut).map { $0.lowercased() == "display-p3" }
    isCompactWidth = text(.width).map { $0 == "compact" }
    isCompactHeight = text(.height).map { $0 == "compact" }
    isForOneModel = text(.subtype) != nil
    for appearance in (try? values.decodeIfPresent([AssetCatalog.Appearance].self, forKey: .appearances)) ?? [] {
      switch appearance.appearance {
      case "luminosity": isDark = appearance.value == "dark"
      case "contrast": isIncreased = appearance.value == "high"
      default: break
      }
    }
  }
  init() {}

  /// How well it suits a place, in the order in which traits count; nil where it does not.
  ///
  /// An asset for the own device takes precedence over one for all devices, and this over one for another device, so that an
  /// app of iOS shows its images on a desktop. Then size classes, appearance, contrast, direction and gamut. Source: our
  /// choice of the order; that what is made for a trait takes precedence over what is made for all is Apple's.
  func rank(_ place: AssetPlace) -> [Int]? {
    func suits(_ own: Bool?, _ place: Bool) -> Bool { (own ?? place) == place }
    guard suits(isDark, place.isDark), suits(isIncreased, place.isIncreased),
      suits(isCompactWidth, place.isCompactWidth), suits(isCompactHeight, place.isCompactHeight)
    else { return nil }
    func special(_ own: Bool?) -> Int { own == nil ? 0 : 1 }
    // Windows are drawn in sRGB. What is made for the other direction is mirrored where nothing else is there.
    let direction = isRightToLeft.map { $0 == place.isRightToLeft ? 2 : 0 } ?? 1
    return [
      idiomRank(place.idiom), isForOneModel ? 0 : 1, special(isCompactWidth) + special(isCompactHeight),
      special(isDark), special(isIncreased), direction, isWideGamut == true ? 0 : 1,
    ]
  }
  private func idiomRank(_ place: Idiom?) -> Int {
    let others = ["ipad", "iphone", "mac", "tv", "watch"]
    guard let idiom else { return 20 }
    if let place, idiom == place.assetName { return 30 }
    return others.firstIndex(of: idiom).map { 10 - $0 } ?? 0
  }
}

extension Idiom {
  /// What catalogues call the device.
  fileprivate var assetName: String {
    switch self {
    case .desktop: "mac"
    case .pad: "ipad"
    case .phone: "iphone"
    case .tv: "tv"
    case .watch: "watch"
    }
  }
}
