import Foundation
import HearthCore
import HearthUI

extension UIButton {
  /// What a button shows, and how.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Buy"
  ///     configuration.subtitle = "€ 3"
  ///     configuration.image = UIImage(systemName: "cart")
  ///     configuration.imagePlacement = .trailing
  public struct Configuration: Hashable, @unchecked Sendable {
    // Unchecked: what it is made of is used on the main actor alone.
    enum Look: Hashable, Sendable { case plain, gray, tinted, filled, bordered, borderedProminent, borderless }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background's `cornerRadius` says.
      case fixed = -1, dynamic
      /// 4, 6 and 10 points, and half the height.
      case small, medium, large, capsule
    }
    /// How much room there is around the title.
    public enum Size: Int, Sendable {
      /// Four sizes, of which `medium` is the usual one.
      case medium, small, mini, large
    }
    /// Where title and subtitle stand, one below the other.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle below or above an image, otherwise at the leading edge.
      case automatic, leading, center, trailing
    }
    var look: Look
    /// The title.
    public var title: String?
    /// The title with attributes, which counts more.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that is too long is cut; `.byWordWrapping`, the value by itself, breaks it into lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Where title and subtitle stand, one below the other.
    public var titleAlignment = TitleAlignment.automatic
    /// Points between the title and the subtitle.
    public var titlePadding: CGFloat = 2
    /// A smaller text below the title.
    public var subtitle: String?
    /// The subtitle with attributes, which counts more.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image.
    public var image: UIImage?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Makes the colour of a symbol of that of the title.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// At which edge of the title the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between the image and the title.
    public var imagePadding: CGFloat = 4
    /// Whether a wheel turns instead of the image.
    public var showsActivityIndicator = false
    /// Makes the colour of the wheel of that of the title.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour behind it.
    public var baseBackgroundColor: UIColor?
    /// What lies behind the title.
    public var background = UIBackgroundConfiguration()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Points around the title; nil for those of the size.
    var insets: NSDirectionalEdgeInsets?
    /// Points around the title.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? standardInsets }
      set { insets = newValue }
    }
    /// Goes back to the room around the title that the size has.
    public mutating func setDefaultContentInsets() { insets = nil }
    /// Nothing behind the title.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// Nothing behind the title, which has the tint.
    public static func borderless() -> Configuration { Configuration(look: .borderless) }
    /// Grey behind the title.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A light tint behind the title.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// The tint behind a white title.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// Grey behind a title in the tint.
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    /// A light tint behind the title.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// The tint behind a white title.
    public static func borderedProminent() -> Configuration { Configuration(look: .borderedProminent) }
    init(look: Look) { self.look = look }

    var isFilled: Bool { look == .filled || look == .borderedProminent }
    private var standardInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      }
    }
    func cornerRadius(_ height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .medium: 6
      case .large: 10
      case .dynamic, .fixed: background.cornerRadius
      }
    }
    func fill(_ tint: UIColor) -> UIColor {
      if let baseBackgroundColor {
        return look == .tinted ? baseBackgroundColor.withAlphaComponent(0.2) : baseBackgroundColor
      }
      switch look {
      case .plain, .borderless: return .clear
      case .gray, .bordered: return .tertiarySystemFill
      case .tinted: return tint.withAlphaComponent(0.2)
      case .filled, .borderedProminent: return tint
      }
    }
  }
}
