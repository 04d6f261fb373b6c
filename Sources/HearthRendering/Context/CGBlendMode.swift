import Foundation

/// How what is painted meets what is there.
///
/// The first sixteen mix colours. Of the others, which say what stays of the two by their opacities, S is what is
/// painted, D what is there: `clear` leaves nothing, `copy` S, `sourceIn` S where D is, `sourceOut` S where D is not,
/// `sourceAtop` S over D where D is, `destinationOver` D over S, `destinationIn` D where S is, `destinationOut` D where
/// S is not, `destinationAtop` D over S where S is, `xor` each where the other is not. `plusDarker` and `plusLighter` add.
public enum CGBlendMode: Int32, Sendable {
  /// As SwiftUI's `BlendMode` of the same name.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// As SwiftUI's `BlendMode` of the same name.
  case exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  /// The operator of display lists that does the same; nil for those that take several.
  package var blending: BlendOperator? {
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
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
    }
  }
}

/// How pixels of an image are computed where it is drawn larger or smaller. `default` is `medium`; `none` keeps hard
/// pixels.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  /// Fast.
  case low = 2
  /// Smooth.
  case high = 3
  case medium = 4

  package var interpolation: ImageInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .high: .high
    case .default, .medium: .medium
    }
  }
}

/// What of a path is painted: its inside by either rule, its line, or both, the line last.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
