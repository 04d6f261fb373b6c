import Foundation
import HearthCore
import HearthUI

/// A blur, or a colour, behind content.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// What the view does to what is behind it; nil for nothing.
  open var effect: UIVisualEffect? { didSet { needsUpdate() } }
  /// The view for content: nothing is to be added to the effect view itself.
  public let contentView = UIView()
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    guard let effect, let material = effect.material else { return nil }
    let fill = Rectangle().fill(material).allowsHitTesting(false)
    // The scheme is that of the material alone: what is in the view is as it is around.
    return effect.scheme.map { AnyView(fill.environment(\.colorScheme, $0)) } ?? AnyView(fill)
  }
  override var vibrancy: VibrancyTint? { effect?.vibrancy }
}

/// What a `UIVisualEffectView` does.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
  var material: Material? { nil }
  /// Light or dark, always; nil for as it is around.
  var scheme: ColorScheme? { nil }
  /// What all that is in the view is drawn in.
  var vibrancy: VibrancyTint? { nil }
  nonisolated deinit {}
}

/// Something behind that is not seen sharply: a material of SwiftUI.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  /// How much of what is behind comes through.
  public enum Style: Int, Sendable {
    /// The oldest: very light.
    case extraLight = 0
    /// Light, dark, or as the window is.
    case light, dark, regular = 4
    /// As the window is, and clearer.
    case prominent
    /// As the window is, from the thinnest to the thickest.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// Always light, from the thinnest to the thickest.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// Always light, as bars are.
    case systemChromeMaterialLight
    /// Always dark, from the thinnest to the thickest.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// Always dark, as bars are.
    case systemChromeMaterialDark
  }
  private let style: Style
  /// Creates an effect.
  public init(style: Style) { self.style = style }
  nonisolated deinit {}
  override var material: Material? {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: .bar
    default: .regular
    }
  }
  override var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      nil
    }
  }
}

/// How much content on a blur stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of first importance, and below.
  case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Areas below text, from the strongest on.
  case fill, secondaryFill, tertiaryFill
  /// Lines between others.
  case separator

  /// The level of hierarchical styles that is as strong. Source: our choice.
  fileprivate var level: Int {
    switch self {
    case .label: 0
    case .secondaryLabel: 1
    case .tertiaryLabel: 2
    case .quaternaryLabel, .fill, .separator: 3
    case .secondaryFill, .tertiaryFill: 4
    }
  }
}

/// What makes content on a blur stand out. All that is in the view is drawn in one colour, that of text, as strongly as the
/// style says, and stronger the thinner the blur is.
///
///     let blur = UIBlurEffect(style: .systemThinMaterial)
///     let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
///     view.contentView.addSubview(label)
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle
  /// Creates an effect for content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { (blur, self.style) = (blurEffect, style) }
  /// Creates an effect for text of first importance on a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
  nonisolated deinit {}
  override var vibrancy: VibrancyTint? {
    VibrancyTint(level: style.level, on: blur.material ?? .regular, scheme: blur.scheme)
  }
}
