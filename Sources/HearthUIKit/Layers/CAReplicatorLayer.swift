import Foundation
import HearthCore
import HearthRendering

/// A layer that shows what is in it several times, each time moved, turned and coloured a little further.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.addSublayer(dot)
/// dots.instanceCount = 8
/// dots.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
/// dots.instanceDelay = 0.1
/// view.layer.addSublayer(dots)
/// ```
@MainActor @preconcurrency open class CAReplicatorLayer: CALayer {
  /// How often what is in the layer is shown: once by itself.
  open var instanceCount = 1 { didSet { if instanceCount != oldValue { didChange() } } }
  /// Seconds by which the animations of each are behind those of the one before.
  open var instanceDelay: CFTimeInterval = 0 { didSet { if instanceDelay != oldValue { didChange() } } }
  /// Where each is, seen from the one before, about the middle of the layer. It is seen as its shadow on the screen.
  open var instanceTransform = CATransform3DIdentity { didSet { didChange() } }
  /// What colours are multiplied with; nil, as white, for nothing.
  open var instanceColor: CGColor? { didSet { if instanceColor != oldValue { didChange() } } }
  /// What is added to the parts of that colour from each to the next: -1 to 1.
  open var instanceRedOffset: Float = 0 { didSet { if instanceRedOffset != oldValue { didChange() } } }
  open var instanceGreenOffset: Float = 0 { didSet { if instanceGreenOffset != oldValue { didChange() } } }
  open var instanceBlueOffset: Float = 0 { didSet { if instanceBlueOffset != oldValue { didChange() } } }
  open var instanceAlphaOffset: Float = 0 { didSet { if instanceAlphaOffset != oldValue { didChange() } } }
  nonisolated deinit {}

  /// More than anybody sees. Source: our choice.
  private static let most = 10_000
  override var sublayerPieces: [DisplayPiece] {
    let count = min(max(0, instanceCount), Self.most), layers = items.compactMap(\.layer)
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var transform = CGAffineTransform.identity, result: [DisplayPiece] = []
    for index in 0..<count {
      let delay = max(0, instanceDelay) * Double(index)
      var group: ContiguousArray<PlacedPiece> = []
      for layer in layers {
        if let piece = layer.placedPiece(delayedBy: delay) { group.append(PlacedPiece(piece, x: 0, y: 0)) }
      }
      var piece: DisplayPiece = GroupPiece(group)
      if let matrix = colors(index) { piece = EffectPiece(.colorMatrix(matrix), piece) }
      if !transform.isIdentity {
        let about = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        piece = EffectPiece(.transform(about), piece)
      }
      result.append(piece)
      transform = step.concatenating(transform)
    }
    return result
  }
  /// What an instance's colours are multiplied with, as a matrix; nil for nothing.
  private func colors(_ index: Int) -> [Float]? {
    let color = instanceColor?.rgba ?? RGBA(white: 1, alpha: 1), number = Float(index)
    func part(_ own: Double, _ offset: Float) -> Float { min(max(0, Float(own) + offset * number), 1) }
    let parts = [
      part(Double(color.red), instanceRedOffset), part(Double(color.green), instanceGreenOffset),
      part(Double(color.blue), instanceBlueOffset), part(Double(color.alpha), instanceAlphaOffset),
    ]
    if parts == [1, 1, 1, 1] { return nil }
    var matrix = [Float](repeating: 0, count: 20)
    for row in 0..<4 { matrix[row * 5 + row] = parts[row] }
    return matrix
  }
}

extension CALayer {
  /// What the layer shows with its animations, and those of the layers in it, behind by some seconds.
  fileprivate func placedPiece(delayedBy seconds: Double) -> DisplayPiece? {
    if seconds <= 0 { return placedPiece }
    let undo = delay(by: seconds)
    let piece = placedPiece
    undo()
    return piece
  }
}
