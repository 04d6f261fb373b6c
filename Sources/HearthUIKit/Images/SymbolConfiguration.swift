import Foundation
import HearthCore
import HearthRendering
import HearthUI

extension UIImage {
  /// What an image of several is chosen by.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it was made.
    fileprivate override init() {}
  }

  /// How a symbol is drawn: its size, its weight, its colours.
  ///
  /// ```swift
  /// UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
  /// ```
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Unchecked: nothing changes after it was made.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    let color: UIColor?
    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, _ color: UIColor? = nil) {
      (self.pointSize, self.weight, self.scale, self.color) = (pointSize, weight, scale, color)
      super.init()
    }

    /// A symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified, .unspecified) }
    /// A symbol beside text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight, .unspecified) }
    /// The same, smaller or larger.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Optional(pointSize), weight, scale)
    }
    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }
    /// A symbol that is smaller or larger.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }
    /// A symbol beside text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// The same, smaller or larger.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, SymbolWeight(rawValue: font.face.weight / 100) ?? .regular, scale)
    }
    /// A symbol beside text of a use.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }
    /// The same, smaller or larger.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// This configuration, with what the other one says besides.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale, other.color ?? color)
    }
    /// Points of the text that the symbol stands beside, with its scale. Source: SF Symbols: a small symbol is 0.8
    /// times as large as a medium one, a large one 1.28 times.
    var size: CGFloat {
      let size = pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 17
      switch scale {
      case .small: return size * 0.8
      case .large: return size * 1.28
      case .default, .unspecified, .medium: return size
      }
    }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale && color == other.color
    }
    public override var hash: Int { pointSize.hashValue }
  }

  /// How heavy the strokes of a symbol are: that of text, then from thin to heavy.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    /// 100 to 900.
    var value: Int { self == .unspecified ? 400 : rawValue * 100 }
  }
  /// How large a symbol is beside its text. `default` and `unspecified` are `medium`.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  /// A symbol by its SF Symbols name, in a size and weight; nil for a name that no symbol can have.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard UIImage(systemName: name) != nil else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(symbol: name, symbol)
  }
  /// A symbol by its SF Symbols name; nil for a name that no symbol can have. The description is what assistive
  /// technology reads where nothing else is said: views read the symbol's name.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
  }
  /// The same symbol in a size and weight; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name) = content, let symbol = configuration as? SymbolConfiguration else { return self }
    let image = UIImage(symbol: name, symbol)
    return tint.map { image.copy(tint: $0, renderingMode) } ?? image.withRenderingMode(renderingMode)
  }
  /// The same symbol in a size and weight; nil for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol = content else { return nil }
    return withConfiguration(self.configuration?.applying(configuration) ?? configuration)
  }
}
