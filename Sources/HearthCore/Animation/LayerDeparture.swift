import Foundation
import HearthRendering

/// What a layer of a window looked like, for the time in which it goes.
@MainActor package protocol LayerPicture {
  /// The picture in the window at `part` of the way, from 0, where nothing is to be
  /// seen, to 1, as it was; nil for nothing.
  func piece(at part: CGFloat) -> DisplayPiece?
}

/// A layer that goes with an animation.
@MainActor package final class LayerDeparture: DepartingLayer {
  package let picture: any LayerPicture
  package let progress: MotionProgress
  package var layersBelow = 0
  package init(_ picture: any LayerPicture, at value: Double) {
    (self.picture, progress) = (picture, MotionProgress(value))
  }
  nonisolated deinit {}
  package var isOver: Bool { !progress.isMoving }
  package var piece: DisplayPiece? { picture.piece(at: CGFloat(progress.value)) }
}

extension RootNode {
  /// Paints what a layer looked like while that goes, below layers that came later.
  package func depart(_ departure: LayerDeparture, _ animation: Animation) {
    insert(departure)
    departure.progress.go(to: 0, animation, of: self)
    departureDidStep(departure)
  }
}
