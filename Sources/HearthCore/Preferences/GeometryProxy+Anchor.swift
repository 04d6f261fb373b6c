import Foundation
import HearthRendering

extension GeometryProxy {
  /// The value of an anchor in this view's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    // Where this view lies decides what the anchor is here: noted as read, so that content follows when it moves.
    let place = frame(in: .global).origin
    if isOnMainThread(), let node = source.node {
      nonisolated(unsafe) let unsafeAnchor = anchor
      nonisolated(unsafe) var value: T?
      MainActor.assumeIsolatedFast { value = unsafeAnchor.resolve(in: node) }
      return value!
    }
    let last = anchor.site.lastFrame, origin = last.origin
    return anchor.source.resolve(last.size) { CGPoint(x: origin.x + $0.x - place.x, y: origin.y + $0.y - place.y) }
  }
}
