import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A layer that shows a text.
///
///     let label = CATextLayer()
///     label.string = "12"
///     label.fontSize = 14
///     label.foregroundColor = UIColor.label.cgColor
///     label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
@MainActor @preconcurrency open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, whose attributes count alone.
  open var string: Any? { didSet { didChange() } }
  /// A `UIFont`, of which the size does not count, or the name of one; nil for the system's.
  open var font: Any? { didSet { didChange() } }
  /// Points; 36 by itself.
  open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { didChange("fontSize", oldValue) } } }
  /// White by itself.
  open var foregroundColor: CGColor? = .white {
    didSet { if foregroundColor != oldValue { didChange("foregroundColor", oldValue) } }
  }
  /// Whether the text is broken into lines at the layer's width.
  open var isWrapped = false { didSet { if isWrapped != oldValue { didChange() } } }
  /// At which side lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { if alignmentMode != oldValue { didChange() } } }
  nonisolated deinit {}
  override func animatedProperty(_ name: String) -> Any? {
    switch name {
    case "fontSize": fontSize
    case "foregroundColor": foregroundColor ?? CGColor.clear
    default: super.animatedProperty(name)
    }
  }
  override func setAnimatedProperty(_ name: String, _ value: Any) {
    switch (name, value) {
    case ("fontSize", let value as CGFloat): fontSize = value
    case ("foregroundColor", let value as CGColor): foregroundColor = value
    default: super.setAnimatedProperty(name, value)
    }
  }
  override func takeProperties(of other: CALayer) {
    super.takeProperties(of: other)
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, alignmentMode) = (other.isWrapped, other.alignmentMode)
  }
  private var shownText: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String ?? (string as? NSString).map({ $0 as String }), !text.isEmpty else { return nil }
    let size = shown("fontSize", fontSize)
    let base = font as? UIFont ?? (font as? String).flatMap { UIFont(name: $0, size: size) }
    let paragraph = NSMutableParagraphStyle()
    switch alignmentMode {
    case .left: paragraph.alignment = .left
    case .right: paragraph.alignment = .right
    case .center: paragraph.alignment = .center
    case .justified: paragraph.alignment = .justified
    default: paragraph.alignment = .natural
    }
    let color = shown("foregroundColor", foregroundColor).map { UIColor(cgColor: $0) } ?? .clear
    return NSAttributedString(
      string: text,
      attributes: [
        .font: base?.withSize(size) ?? UIFont.systemFont(ofSize: size), .foregroundColor: color,
        .paragraphStyle: paragraph,
      ])
  }
  override func drawContent(in context: CGContext) {
    guard let text = shownText else { return }
    var rect = shownBounds
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if !isWrapped {
      // One line, from where the alignment has it to wherever it ends.
      let width = text.size().width
      if width > rect.width {
        switch alignmentMode {
        case .right: rect.origin.x += rect.width - width
        case .center: rect.origin.x += (rect.width - width) / 2
        default: break
        }
        rect.size.width = width.rounded(.up)
      }
    }
    text.draw(in: rect)
  }
}

/// At which side lines of a text stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the letters are read.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Over all of the width.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
