import HearthRendering

/// How a source is combined with what lies below.
public enum BlendMode: Hashable, Sendable {
  /// The source is laid over the ground, multiplied with it (always darker), screened (always lighter), or both, by how
  /// light the ground is; or the darker or lighter of the two is taken, part by part; or the ground is brightened or
  /// darkened to reflect the source; or one of the two lights is thrown on the ground, softly or hard.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// The difference of both, hard or soft; or hue, saturation, both of them or lightness of the source with the rest of
  /// the ground; or a Porter-Duff operator: the source where there is ground, below the ground, or as a hole in it.
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  /// The sum of both, counted from white or from black and cut off there.
  case plusDarker, plusLighter

  package var blendOperator: BlendOperator {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
