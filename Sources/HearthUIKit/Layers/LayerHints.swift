import Foundation

/// What an app has set on a layer that changes nothing of its picture here.
struct LayerHints {
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var contentsScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
}
