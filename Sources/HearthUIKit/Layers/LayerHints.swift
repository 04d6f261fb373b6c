import Foundation

/// What an app has rarely set on a layer: hints that change nothing of its picture here, and how it stands in space.
struct LayerHints {
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var contentsScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var isOpaque = false
  var zPosition: CGFloat = 0
  var isDoubleSided = true
  var gravity = CALayerContentsGravity.resize
}
