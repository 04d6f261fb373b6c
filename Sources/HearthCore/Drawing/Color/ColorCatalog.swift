import Foundation
import HearthRendering
import HearthStrings
import Synchronization

/// A colour by its name in a bundle.
package struct NamedColor: Hashable, Sendable {
  var name: String
  /// Nil for the main one.
  var bundle: String?

  /// The accent of an app: the colour set `AccentColor` in the resources of the module that declares it. Nil where that
  /// is missing, or has no colour, as Xcode makes it for an app that has not chosen one.
  ///
  /// Source: Apple, "Specifying your app's color scheme", the name that Xcode gives the global accent
  /// colour. It takes precedence over the accent that the user has chosen for the desktop: our choice, because it does
  /// so if users choose none, as on iOS.
  package static func accent(ofModule module: String) -> NamedColor? {
    guard let directory = ResourceDirectories.of(module: module) else { return nil }
    let color = NamedColor(name: "AccentColor", bundle: directory)
    return ColorCatalog.variants(of: color).isEmpty ? nil : color
  }

  /// What is drawn for a name that no catalogue has: to be seen, and to be taken for a mistake.
  static let unknown = RGBA(1, 0, 1)

  /// The colour in an appearance. A name that is unknown is reported once.
  func value(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, _ ground: () -> ColorGround = { ColorGround() }
  ) -> RGBA {
    let variants = ColorCatalog.variants(of: self)
    var place = AssetPlace(isDark: scheme == .dark)
    place.isIncreased = contrast == .increased
    place.idiom = .shown
    var best: (variant: ColorCatalog.Variant, rank: [Int])?
    for variant in variants {
      guard let rank = variant.traits.rank(place) else { continue }
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (variant, rank) }
    }
    switch best?.variant.color {
    case .rgba(let rgba): return rgba
    case .system(let color): return color.value(scheme, contrast, ground())
    case nil: break
    }
    let owner = bundle ?? "the app's resources"
    Report(
      kind: .unknownColor, path: "",
      message:
        "there is no colour \"\(name)\" in \(owner). Expected a colour set of an asset catalogue; is the catalogue listed as a resource of the target? Magenta is drawn."
    ).tell()
    return Self.unknown
  }
}

/// Finds colours by name in asset catalogues (`*.xcassets/…/name.colorset`).
enum ColorCatalog {
  enum Value: Sendable { case rgba(RGBA), system(SystemColor) }
  struct Variant: Sendable {
    var traits: AssetTraits
    var color: Value
  }
  /// What the resources of a bundle hold, which do not change while a program runs.
  private static let known = Mutex<[NamedColor: [Variant]]>([:])

  static func variants(of name: NamedColor) -> [Variant] {
    if let found = known.withLock({ $0[name] }) { return found }
    var found: [Variant] = []
    for directory in name.bundle.map({ [$0] }) ?? ResourceDirectories.of(nil) {
      guard let set = AssetCatalog.sets(of: "colorset", in: directory)[name.name] else { continue }
      found = contents(of: set)
      if !found.isEmpty { break }
    }
    let result = found
    known.withLock { $0[name] = result }
    return result
  }

  /// `Contents.json`. Source: Apple, Asset Catalog Format Reference, "Color Set Type".
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var color: Color?
      var traits: AssetTraits
      private enum Key: String, CodingKey { case color }
      init(from decoder: any Decoder) throws {
        color = try decoder.container(keyedBy: Key.self).decodeIfPresent(Color.self, forKey: .color)
        traits = try AssetTraits(from: decoder)
      }
    }
    struct Color: Decodable {
      var space: String?
      var components: [String: Component]?
      var reference: String?
      enum CodingKeys: String, CodingKey { case space = "color-space", components, reference }
    }
    /// A number, or one in a string.
    struct Component: Decodable {
      var text: String
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        text = try (try? value.decode(String.self)) ?? String(value.decode(Double.self))
      }
    }
    var colors: [Entry]?
  }

  private static func contents(of set: String) -> [Variant] {
    guard let data = FileManager.default.contents(atPath: set + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    var result: [Variant] = []
    for entry in contents.colors ?? [] {
      guard let color = entry.color, let value = value(color) else { continue }
      result.append(Variant(traits: entry.traits, color: value))
    }
    return result
  }
  private static func value(_ color: Contents.Color) -> Value? {
    if let reference = color.reference {
      let name =
        reference.hasPrefix("system")
        ? reference.dropFirst(6).replacingOccurrences(of: "Color", with: "").lowercased() : reference
      return SystemColor.allCases.first { "\($0)" == name }.map { .system($0) }
    }
    guard let components = color.components else { return nil }
    func number(_ key: String) -> Float? { components[key].flatMap { component($0.text) } }
    let alpha = number("alpha") ?? 1
    let white = number("white")
    guard let red = number("red") ?? white, let green = number("green") ?? white, let blue = number("blue") ?? white
    else { return nil }
    let space: HearthCore.Color.RGBColorSpace =
      switch color.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return .rgba(HearthCore.Color.components(space, red, green, blue, alpha))
  }
  /// `0.5` is a part of the whole, `128` and `0x80` are parts of 255.
  private static func component(_ text: String) -> Float? {
    if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    guard let value = Float(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
