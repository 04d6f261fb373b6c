import CoreTransferable
import Foundation
import HearthTesting
import QuickTesting
import Testing
import UniformTypeIdentifiers

@testable import HearthCore

/// Images and colours become data and are made from it.
@MainActor struct PictureTransferTests {
  private let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")!

  @QuickTesting.Test func `an image of bytes is exported as what they are, byte for byte`() async throws {
    let image = try await Image(importing: png, contentType: .png)
    expect(image.exportedContentTypes(), equals: [.png])
    try await expect(image.exported(as: .image), equals: png)
    await expect(throws: (any Error).self) { try await image.exported(as: .jpeg) }
  }

  @QuickTesting.Test func `any image is taken in, and no bytes are none`() async throws {
    expect(Image.importedContentTypes().contains(.image))
    _ = try await Image(importing: Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), contentType: .svg)
    await expect(throws: (any Error).self) { try await Image(importing: Data(), contentType: .png) }
  }

  @QuickTesting.Test func `a symbol has no bytes`() {
    expect(Image(systemName: "star").exportedContentTypes().isEmpty)
  }

  @QuickTesting.Test func `a colour is what desktops drag, and text for others`() async throws {
    let orange = Color(.sRGB, red: 1, green: 128 / 255, blue: 0)
    let bits = try await orange.exported(as: UTType(mimeType: "application/x-color")!)
    expect(bits.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }, equals: [65535, 32896, 0, 65535])
    try await expect(String(decoding: orange.exported(as: .plainText), as: UTF8.self), equals: "#ff8000")
    try await expect(String(decoding: orange.opacity(0.2).exported(as: .plainText), as: UTF8.self), equals: "#ff800033")
  }

  @Test(arguments: ["#ff8000", "ff8000", " #FF8000\n", "#ff8000ff"])
  func `a colour is read from hexadecimal digits`(text: String) async throws {
    let color = try await Color(importing: Data(text.utf8), contentType: .utf8PlainText)
    try await expect(String(decoding: color.exported(as: .plainText), as: UTF8.self), equals: "#ff8000")
  }

  @Test(arguments: ["", "#", "#ff80", "#ff80zz", "orange", "#ff8000ff00", "#ff800"])
  func `other text is no colour`(text: String) async {
    await expect(throws: (any Error).self) { try await Color(importing: Data(text.utf8), contentType: .utf8PlainText) }
  }
  @QuickTesting.Test func `bits of another length are no colour`() async {
    let type = UTType(mimeType: "application/x-color")
    await expect(throws: (any Error).self) { try await Color(importing: Data([1, 2, 3]), contentType: type) }
  }
}
