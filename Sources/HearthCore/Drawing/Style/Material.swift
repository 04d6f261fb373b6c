import HearthRendering

/// A translucent background, which lets the views behind it shine through, blurred.
///
/// What lies behind is what was drawn before in the window, also where the material is in a view with a clip, an opacity, a
/// shadow or another effect. In one that is turned in space it is a translucent colour. Where the desktop reduces transparency, or increases
/// contrast, a material is opaque.
///
/// Source: the surfaces, their opacities and the blur of 12 points are our choice, by eye.
///
///     Text("Paused").padding().background(.thinMaterial, in: Capsule())
public struct Material: ShapeStyle, Equatable {
  let opacity: Double
  var appearance = MaterialActiveAppearance.automatic
  private init(opacity: Double) { self.opacity = opacity }
  /// The most translucent material, with an opacity of 0.45.
  public static let ultraThin = Material(opacity: 0.45)
  /// A translucent material, with an opacity of 0.6.
  public static let thin = Material(opacity: 0.6)
  /// A material of medium thickness, with an opacity of 0.72.
  public static let regular = Material(opacity: 0.72)
  /// A material that little shines through, with an opacity of 0.82.
  public static let thick = Material(opacity: 0.82)
  /// The least translucent material, with an opacity of 0.92.
  public static let ultraThick = Material(opacity: 0.92)
  /// The material of bars, as thick as `thick`.
  public static let bar = Material(opacity: 0.82)
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    let scope = context.scope
    let isDark = scope.value(ColorSchemeKey.self) == .dark
    let isReduced = Engine.recordingEnvironment(for: context.reader) {
      EnvironmentValues(scope: scope).accessibilityReduceTransparency
    }
    let isOpaque = scope.value(ColorSchemeContrastKey.self) == .increased || isReduced
    let surface = RGBA(hex: isDark ? 0x2C2C2C : 0xF6F6F6)
    if isOpaque { return context.leveled(.color(surface)) }
    var paint = context.leveled(.color(surface.opacity(style.opacity)))
    paint.blend = .backdrop(deviation: 12, saturation: 1.6)
    return paint
  }

  /// The same material, which looks active when the window is, always or never.
  ///
  /// - Parameter appearance: Kept, and without effect: windows of Linux desktops do not pale their content.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var material = self
    material.appearance = appearance
    return material
  }
}

/// When materials look active: as the system does it by itself, always, never, or as the window is.
///
/// A hint: materials look the same in windows that are not in front, as on other Linux desktops.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Kind { case automatic, active, inactive, matchWindow }
  private let kind: Kind
  /// As the material does it by itself.
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  /// Always active.
  public static let active = MaterialActiveAppearance(kind: .active)
  /// Never active.
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  /// Active when the window is.
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

struct MaterialAppearanceKey: EnvironmentKey { static let defaultValue = MaterialActiveAppearance.automatic }
extension EnvironmentValues {
  /// When materials look active here; `automatic` where nothing is set. See ``MaterialActiveAppearance``.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }
}
extension View {
  /// Says when materials in this view look active. A hint: see ``MaterialActiveAppearance``.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}
extension ShapeStyle {
  /// Says when materials in this style look active. A hint: see ``MaterialActiveAppearance``.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent material.
  public static var thinMaterial: Material { .thin }
  /// A material of medium thickness.
  public static var regularMaterial: Material { .regular }
  /// A material that little shines through.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
