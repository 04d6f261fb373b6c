import Foundation
import HearthCore
import HearthRendering

/// What a layer of particles gives off.
@MainActor @preconcurrency open class CAEmitterCell: NSObject {
  /// The picture of a particle, a `CGImage`.
  open var contents: Any?
  /// Particles in a second, and seconds that each is there.
  open var birthRate: Float = 0, lifetime: Float = 0
  /// How much longer or shorter a particle may be there: seconds.
  open var lifetimeRange: Float = 0
  /// Points in a second, and how much more or less.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  /// Points in a second, each second.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  /// Radians: where particles go, and how far to each side of that.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// How large particles are, how much more or less, and how that changes in a second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// Radians in a second, and how much more or less.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// What the picture is multiplied by.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// How much more or less of each part of the colour.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// How each part of the colour changes in a second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// A name by which an app finds the cell.
  open var name: String?
  /// Whether it gives off particles.
  open var isEnabled = true
  /// What each particle gives off itself.
  open var emitterCells: [CAEmitterCell]?
  public override init() { super.init() }
  nonisolated deinit {}
}

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point, a line, a rectangle, and a circle.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point"),
    line = CAEmitterLayerEmitterShape(rawValue: "line"),
    rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle"),
    circle = CAEmitterLayerEmitterShape(rawValue: "circle"),
    sphere = CAEmitterLayerEmitterShape(rawValue: "sphere"),
    cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
}
/// From which part of a shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its corners, its edge, its surface, and all of it.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points"),
    outline = CAEmitterLayerEmitterMode(rawValue: "outline"),
    surface = CAEmitterLayerEmitterMode(rawValue: "surface"),
    volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order, the oldest or the youngest first, from back to front, and added up.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered"),
    oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst"),
    oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast"),
    backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront"),
    additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer of particles: confetti, snow. It keeps what an app says of them, shows none, and reports that, once.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
  /// The cells that the layer emits.
  open var emitterCells: [CAEmitterCell]? {
    didSet { if emitterCells?.isEmpty == false { reportParticles() } }
  }
  /// The middle of where particles come from, and how large that is: points.
  open var emitterPosition = CGPoint.zero, emitterSize = CGSize.zero
  /// How near that is.
  open var emitterZPosition: CGFloat = 0, emitterDepth: CGFloat = 0
  /// Where particles come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of that they come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// What the numbers of cells are multiplied by.
  open var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1,
    spin: Float = 1
  /// Where chance begins.
  open var seed: UInt32 = 0
  /// Whether particles lie in space.
  open var preservesDepth = false
  nonisolated deinit {}
  private func reportParticles() {
    Report(
      kind: .notOnLinux, path: "CAEmitterLayer",
      message: "shows no particles. Draw them in a Canvas of SwiftUI, within a TimelineView."
    ).tell()
  }
}
