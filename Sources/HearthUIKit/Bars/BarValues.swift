import Foundation
import HearthCore
import HearthUI

/// What a bar was given.
struct BarValues<Appearance: UIBarAppearance> {
  var standard: Appearance?, edge: Appearance?, compact: Appearance?
  var barTint: UIColor?
  var isTranslucent = true
  var style = UIBarStyle.default
  var backgroundImage: UIImage?, shadowImage: UIImage?
  var title: LetterAttributes?, largeTitle: LetterAttributes?

  @MainActor func bar(of view: UIView) -> Appearances.Bar {
    var bar = Appearances.Bar()
    bar.standard = standard?.ground ?? ownGround
    bar.edge = edge?.ground
    bar.base = view.backgroundColor.map { Color($0) }
    bar.tint = view.ownTint.map { Color($0) }
    return bar
  }
  /// What the bar itself was given; nil for nothing.
  @MainActor private var ownGround: Appearances.Ground? {
    if barTint == nil && style == .default && isTranslucent && backgroundImage == nil && shadowImage == nil {
      return nil
    }
    var ground = Appearances.Ground(fill: .standard)
    if let image = backgroundImage {
      ground.fill = image.size == .zero ? .clear : .image(Image(uiImage: image))
    } else if let color = barTint {
      ground.fill = .color(Color(color))
    } else if style != .default {
      ground.fill = .color(isTranslucent ? .black.opacity(0.85) : .black)
    } else if !isTranslucent {
      ground.fill = .color(Color(.systemBackground))
    }
    if shadowImage?.size == .zero { ground.line = .hidden }
    return ground
  }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the rest of the window, black, or black and seen through.
  case `default` = 0, black, blackTranslucent
  /// The same as `black`.
  public static let blackOpaque = UIBarStyle.black
}
