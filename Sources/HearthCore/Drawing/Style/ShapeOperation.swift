import Foundation
import HearthMotion
import HearthRendering

/// How an outline is painted.
package enum ShapeOperation: Equatable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle, isAntialiased: Bool)
}

extension ShapeOperation: Animatable {
  package var animatableData: StrokeStyle.AnimatableData {
    get { if case .stroke(let style, _) = self { style.animatableData } else { .zero } }
    set {
      guard case .stroke(var style, let isAntialiased) = self else { return }
      style.animatableData = newValue
      self = .stroke(style, isAntialiased: isAntialiased)
    }
  }
}
