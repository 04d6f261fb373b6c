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
    effect?.material.map { AnyView(Rectangle().fill($0).allowsHitTesting(false)) }
  }
}

/// What a `UIVisualEffectView` does.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
  var material: Material? { nil }
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
}

/// What makes content on a blur stand out. The content is shown as it is.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {}
  nonisolated deinit {}
}
