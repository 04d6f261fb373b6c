import Foundation

/// How a picture lies in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At an edge or in a corner, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top"), bottom = CALayerContentsGravity(rawValue: "bottom"),
    left = CALayerContentsGravity(rawValue: "left"), right = CALayerContentsGravity(rawValue: "right"),
    topLeft = CALayerContentsGravity(rawValue: "topLeft"), topRight = CALayerContentsGravity(rawValue: "topRight"),
    bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft"),
    bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// As large as the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As large as covers the layer; what lies outside is seen unless the layer clips.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Where a picture of a size lies: points.
  func rect(of picture: CGSize, in size: CGSize) -> CGRect {
    guard picture.width > 0, picture.height > 0, self != .resize else { return CGRect(origin: .zero, size: size) }
    let across = size.width / picture.width, down = size.height / picture.height
    let factor = self == .resizeAspect ? min(across, down) : self == .resizeAspectFill ? max(across, down) : 1
    let name = rawValue.lowercased()
    let x: CGFloat = name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? 1 : 0.5
    let y: CGFloat = name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5
    let width = picture.width * factor, height = picture.height * factor
    return CGRect(x: (size.width - width) * x, y: (size.height - height) * y, width: width, height: height)
  }
}
