import Foundation
import HearthCore
import HearthUI

/// What lies behind the content of a button.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  // Unchecked: the view in it is used on the main actor alone.
  /// The colour; nil for that of the button's style.
  public var backgroundColor: UIColor?
  /// Makes the colour of that of the style, or of `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Points.
  public var cornerRadius: CGFloat = 6
  /// Points between the button's edges and the background; negative ones reach beyond.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of a line around; nil for the tint.
  public var strokeColor: UIColor?
  /// Makes the colour of the line of another.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points; 0, the value by itself, for no line.
  public var strokeWidth: CGFloat = 0
  /// Points between the background's edge and the line, which lies outside for values above 0.
  public var strokeOutset: CGFloat = 0
  /// An image over the colour; nil for none.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A blur behind all; nil for none.
  public var visualEffect: UIVisualEffect?
  /// A view over all; nil for none.
  public var customView: UIView?
  init() {}
  /// Nothing, with round corners of 6 points as soon as there is something.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    (background.backgroundColor, background.cornerRadius) = (.clear, 0)
    return background
  }
  /// The colour made of that of the style.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of the line.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Shows a background over all of a place.
struct BackgroundView: View {
  let background: UIBackgroundConfiguration
  /// The style's own colour.
  let fill: UIColor
  let tint: UIColor
  let radius: (CGFloat) -> CGFloat
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let insets = EdgeInsets(background.backgroundInsets)
    GeometryReader { geometry in
      let height = max(0, geometry.size.height - insets.top - insets.bottom)
      let shape = RoundedRectangle(cornerRadius: max(0, radius(height)))
      ZStack {
        if let effect = background.visualEffect {
          UIViewPresenter(view: UIVisualEffectView(effect: effect)).clipShape(shape)
        }
        shape.fill(Color(uiColor: background.resolvedBackgroundColor(for: fill)))
        if let image = background.image {
          BackgroundImage(image: image, mode: background.imageContentMode).clipShape(shape)
        }
        if let view = background.customView { UIViewPresenter(view: view).clipShape(shape) }
        if background.strokeWidth > 0 {
          shape.inset(by: -background.strokeOutset)
            .strokeBorder(
              Color(uiColor: background.resolvedStrokeColor(for: tint)), lineWidth: background.strokeWidth)
        }
      }
      .padding(insets)
    }
    .opacity(isEnabled ? 1 : 0.4)
  }
}

struct BackgroundImage: View {
  let image: UIImage
  let mode: UIView.ContentMode
  var body: some View {
    switch mode {
    case .scaleToFill, .redraw: image.filling
    case .scaleAspectFit: Image(uiImage: image).resizable().scaledToFit()
    case .scaleAspectFill: Image(uiImage: image).resizable().scaledToFill()
    default: Image(uiImage: image)
    }
  }
}
