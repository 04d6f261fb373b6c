import Foundation
import HearthRendering
import Symbols

/// How a symbol looks at a moment of its effects.
struct SymbolLook: Equatable {
  var opacity = 1.0
  var scale: CGFloat = 1
  /// Radians, clockwise.
  var angle: CGFloat = 0
  /// Parts of the symbol's size.
  var x: CGFloat = 0, y: CGFloat = 0
  /// A light that goes across the symbol: where it is, and how what it does not reach looks.
  var light: Light?
  struct Light: Equatable {
    /// From 0, before the leading edge, to 1, beyond the trailing one.
    var position: CGFloat
    var form: Form
    /// The opacity of what is not lit.
    var dimness: Double
    /// What is lit.
    enum Form {
      /// The light's place alone, all behind it as well, or all before it.
      case passing, filling, erasing
    }
  }

  mutating func combine(_ other: SymbolLook) {
    opacity *= other.opacity
    scale *= other.scale
    angle += other.angle
    (x, y) = (x + other.x, y + other.y)
    light = other.light ?? light
  }

  /// The picture of a symbol that fills `bounds`; nil when nothing is to be seen.
  func apply(to piece: DisplayPiece, in bounds: CGRect, isRightToLeft: Bool) -> DisplayPiece? {
    var result = piece
    if opacity <= 0 || scale <= 0 { return nil }
    if let light { result = EffectPiece(.mask(light.mask(in: bounds, isRightToLeft: isRightToLeft)), result) }
    if scale != 1 || angle != 0 || x != 0 || y != 0 {
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: center.x + x * bounds.width, y: center.y + y * bounds.height))
      result = EffectPiece(.transform(transform), result)
    }
    if opacity < 1 { result = EffectPiece(.opacity(opacity), result) }
    return result
  }
}

extension SymbolLook.Light {
  /// How wide the edge of the light is, in parts of the symbol. Source: our choice, by eye.
  private static var softness: CGFloat { 0.3 }
  fileprivate func mask(in bounds: CGRect, isRightToLeft: Bool) -> DisplayPiece {
    // The light's front goes from before the symbol to beyond it.
    let front = -Self.softness + position * (1 + 2 * Self.softness)
    let dim = RGBA(white: 0, alpha: Float(dimness)), lit = RGBA(white: 0, alpha: 1)
    var stops: [(RGBA, CGFloat)] =
      switch form {
      case .passing: [(dim, front - Self.softness), (lit, front), (dim, front + Self.softness)]
      case .filling: [(lit, front), (dim, front + Self.softness)]
      case .erasing: [(dim, front), (lit, front + Self.softness)]
      }
    if isRightToLeft { stops = stops.reversed().map { ($0.0, 1 - $0.1) } }
    // What a gradient needs: positions from 0 to 1. Those outside are brought to the edge with the colour that is there.
    func color(at position: CGFloat) -> RGBA {
      if position <= stops[0].1 { return stops[0].0 }
      for index in 1..<stops.count where position <= stops[index].1 {
        let (a, b) = (stops[index - 1], stops[index])
        let part = b.1 > a.1 ? Float((position - a.1) / (b.1 - a.1)) : 1
        return RGBA(white: 0, alpha: a.0.alpha + (b.0.alpha - a.0.alpha) * part)
      }
      return stops[stops.count - 1].0
    }
    let positions = [0] + stops.map(\.1).filter { $0 > 0 && $0 < 1 } + [1]
    let paint = Paint.linearGradient(
      stops: positions.map { Paint.Stop(color: color(at: $0), location: $0) }, from: CGPoint(x: bounds.minX, y: 0),
      to: CGPoint(x: bounds.maxX, y: 0))
    return FillPiece(.rectangle(bounds.insetBy(dx: -bounds.width, dy: -bounds.height)), paint)
  }
}

/// An effect that plays: what it looks like as a function of time. Source of all numbers: our choice, by eye, beside
/// the films of Apple's "Animate symbols in your app" (WWDC 2023) and "What's new in SF Symbols 6".
struct SymbolCycle {
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let isIndefinite: Bool
  let reducesMotion: Bool
  let isRightToLeft: Bool

  /// Seconds of one turn.
  var length: Double {
    let usual: Double =
      switch configuration.motion {
      case .bounce: 0.6
      case .pulse: 1.2
      case .variableColor(let style): style.reverses ? 1.6 : 1
      case .rotate: 1
      case .breathe: 2
      case .wiggle: 0.8
      default: 0.5
      }
    return usual / options.pace
  }
  /// How often it plays; nil for without end.
  var count: Int? {
    switch options.repetition {
    case .automatic: isIndefinite ? nil : 1
    case .once: 1
    case .behavior(let behavior): behavior.count
    }
  }
  /// Seconds between two turns.
  var pause: Double {
    var isPeriodic = false
    if case .behavior(let behavior) = options.repetition {
      if let delay = behavior.delay { return delay }
      isPeriodic = behavior.isPeriodic
    } else if options.repetition == .automatic {
      // What shakes without a pause cannot be looked at.
      switch configuration.motion {
      case .bounce, .wiggle: isPeriodic = true
      default: break
      }
    }
    return isPeriodic ? 0.6 : 0
  }
  /// One turn without an end: it does not slow down between turns.
  private var isSteady: Bool { count == nil && pause == 0 }

  /// - Parameter part: Of one turn, from 0 to 1.
  func look(at part: Double) -> SymbolLook {
    var look = SymbolLook()
    if part <= 0 || part >= 1 { return look }
    let swell = sin(.pi * part) * sin(.pi * part)
    func pulse(_ depth: Double) { look.opacity = 1 - depth * swell }
    switch configuration.motion {
    case .pulse: pulse(0.7)
    case .variableColor(let style):
      let position = style.reverses ? 1 - abs(2 * part - 1) : part
      look.light = SymbolLook.Light(
        position: position, form: style.isCumulative ? .filling : .passing, dimness: style.hidesInactive ? 0 : 0.3)
    case _ where reducesMotion: pulse(0.5)
    case .bounce(let isDown):
      let way = sin(3 * .pi * part) * (1 - part) * (1 - part)
      look.scale = 1 + (isDown ? -0.3 : 0.3) * way
    case .rotate(let isCounterClockwise):
      let turn = isSteady ? part : part * part * (3 - 2 * part)
      look.angle = (isCounterClockwise ? -2 : 2) * .pi * turn
    case .breathe(let pulses):
      look.scale = 1 + 0.15 * swell
      if pulses { look.opacity = 1 - 0.5 * swell }
    case .wiggle(let direction):
      let way = sin(6 * .pi * part) * (1 - part)
      switch direction {
      case .clockwise: look.angle = 0.28 * way
      case .counterClockwise: look.angle = -0.28 * way
      case .up: look.y = -0.15 * way
      case .down: look.y = 0.15 * way
      case .left: look.x = -0.15 * way
      case .right: look.x = 0.15 * way
      case .forward: look.x = (isRightToLeft ? -0.15 : 0.15) * way
      case .backward: look.x = (isRightToLeft ? 0.15 : -0.15) * way
      case .along(let degrees):
        let angle = degrees * .pi / 180
        (look.x, look.y) = (0.15 * way * cos(angle), 0.15 * way * sin(angle))
      }
    default: break
    }
    return look
  }
}
