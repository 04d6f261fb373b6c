import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

/// Photos that are stored on their side.
@MainActor struct TurnedPhotoTests {
  // A grey JPEG of 40 × 20.
  private let jpeg = Data(
    base64Encoded:
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAAUACgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAAAAA//Z"
  )!
  /// With an Exif block, in either order of bytes.
  private func turned(_ orientation: UInt8, isLittle: Bool = false) -> Data {
    let big =
      Data("Exif\0\0MM\0*\0\0\0\u{8}\0\u{1}\u{1}\u{12}\0\u{3}\0\0\0\u{1}\0".utf8)
      + Data([orientation, 0, 0, 0, 0, 0, 0])
    let little =
      Data("Exif\0\0II*\0\u{8}\0\0\0\u{1}\0\u{12}\u{1}\u{3}\0\u{1}\0\0\0".utf8)
      + Data([orientation, 0, 0, 0, 0, 0, 0, 0])
    return jpeg.prefix(2) + Data([0xFF, 0xE1, 0, 34]) + (isLittle ? little : big) + jpeg.dropFirst(2)
  }

  @Test(arguments: [
    (1, UIImage.Orientation.up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored), (6, .right),
    (7, .rightMirrored), (8, .left),
  ])
  func `a photo has the size that it is seen in, and says how its pixels lie`(
    number: Int, orientation: UIImage.Orientation
  ) throws {
    let size = number < 5 ? CGSize(width: 40, height: 20) : CGSize(width: 20, height: 40)
    for isLittle in [false, true] {
      let data = turned(UInt8(number), isLittle: isLittle)
      let image = try require(UIImage(data: data))
      expect(image.size == size && image.imageOrientation == orientation)
      let window = TestWindow { Image(uiImage: image).accessibilityLabel("photo").accessibilityIdentifier("photo") }
      try expect(window.element("photo").frame.size, equals: size)
      expect(image.withRenderingMode(.alwaysTemplate).imageOrientation, equals: orientation)
    }
  }
  @QuickTesting.Test func `the pixels of a turned photo are those of the file`() throws {
    let image = try require(UIImage(data: turned(6)))
    let pixels = try require(image.cgImage)
    expect(pixels.width == 40 && pixels.height == 20)
    let again = UIImage(cgImage: pixels, scale: 1, orientation: image.imageOrientation)
    expect(again.size, equals: CGSize(width: 20, height: 40))
  }
}
