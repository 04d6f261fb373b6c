import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// A PNG of no colour: its header says how large it is.
private func png(_ width: UInt8, _ height: UInt8) -> Data {
  Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
}

@MainActor struct ImageTests {
  @Test func `An image has its size in points`() throws {
    try expect(require(UIImage(data: png(40, 20))).size, equals: CGSize(width: 40, height: 20))
    let image = try require(UIImage(data: png(40, 20), scale: 2))
    expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
    expect(UIImage(data: Data("no image".utf8)) == nil)
    expect(UIImage(data: Data()) == nil)
    expect(UIImage().size, equals: .zero)
  }
  @Test func `A file's name says its scale`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@3x.png")
    defer { try? FileManager.default.removeItem(at: file) }
    try png(30, 60).write(to: file)
    try expect(require(UIImage(contentsOfFile: file.path)).size, equals: CGSize(width: 10, height: 20))
    expect(UIImage(contentsOfFile: file.path + "x") == nil)
  }
  @Test func `Names that no symbol can have give no image`() {
    expect(UIImage(systemName: "star.fill") != nil)
    expect(UIImage(systemName: "") == nil)
    expect(UIImage(systemName: "No Symbol") == nil)
    expect(UIImage(named: "no-such-image") == nil)
  }
  @Test func `A view shows it at its size`() throws {
    let image = try require(UIImage(data: png(40, 20), scale: 2))
    let window = TestWindow { Image(uiImage: image).accessibilityLabel("picture").accessibilityIdentifier("picture") }
    try expect(window.element("picture").frame.size, equals: CGSize(width: 20, height: 10))
    expect(window.displayList.contains("20x10"))
  }
  @Test func `An image without a picture shows nothing, and is no mistake`() {
    let window = TestWindow { Image(uiImage: UIImage(data: Data()) ?? UIImage()).resizable() }
    expect(window.reports.isEmpty)
  }
  @Test func `Equal pictures are equal objects`() throws {
    expect(UIImage(data: png(4, 4)), equals: UIImage(data: png(4, 4)))
    expect(UIImage(data: png(4, 4)) != UIImage(data: png(4, 5)))
    let image = try require(UIImage(systemName: "star"))
    expect(image.withRenderingMode(.alwaysTemplate) != image)
    expect(image.withRenderingMode(.alwaysTemplate).renderingMode, equals: .alwaysTemplate)
  }
}
