// sources: Sources/HearthRendering Sources/HearthPaint/Symbols/PathDataParser.swift Sources/HearthPaint/Painter/Outline.swift
// options: -DGTK
import Foundation

/// Headers of images, and outlines.
let fuzzTargets = [
  FuzzTarget("image-headers") { bytes in
    guard let header = ImageHeader(Data(bytes)) else { return }
    precondition(header.size.width.isFinite && header.size.height.isFinite, "\(header)")
    precondition(header.size.width >= 0 && header.size.height >= 0, "\(header)")
  },
  FuzzTarget(text: "outlines") { text in
    var parser = PathDataParser(text)
    let path = Path(elements: parser.parse())
    _ = path.boundingRect
    _ = path.contains(CGPoint(x: 3, y: 4))
  },
]

/// As beside the drawings of symbols.
extension [Path.Element] {
  func applying(_ transform: CGAffineTransform) -> [Path.Element] {
    var path = Path(elements: self)
    path = path.applying(transform)
    return path.elements
  }
}
