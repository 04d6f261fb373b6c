import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct AssetVariantTests {
  private func svg(_ color: String, _ attributes: String = "width=\"8\" height=\"8\"") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)><rect width=\"100%\" height=\"100%\" fill=\"\(color)\"/></svg>"
  }
  /// The files of the images that a window shows of the set `set`.
  private func image(
    _ images: String, _ idiom: Idiom = .desktop, name: String = "set", folder: String = "set.imageset",
    settings: TestWindow.Settings = .init(), check: ((TestWindow) -> Void)? = nil
  ) throws -> String {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthAsset-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: directory) }
    let set = directory.appending(path: "Assets.xcassets/" + folder)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{\"images\": [\(images)]}".utf8).write(to: set.appending(path: "Contents.json"))
    for letter in ["a", "b", "c"] { try Data(svg("red").utf8).write(to: set.appending(path: letter + ".svg")) }
    let bundle = try require(Bundle(path: directory.path))
    let window = TestWindow(idiom: idiom, settings: settings) { Image(name, bundle: bundle) }
    check?(window)
    return ["a", "b", "c"].filter { window.displayList.contains($0 + ".svg") }.joined()
  }
  private func entry(_ file: String, _ more: String) -> String {
    "{\"filename\": \"\(file).svg\"\(more.isEmpty ? "" : ", " + more)}"
  }

  @Test func `an image is that of the device, else that of all, else that of another one`() throws {
    let three = [
      entry("a", "\"idiom\": \"ipad\""), entry("b", "\"idiom\": \"iphone\""), entry("c", "\"idiom\": \"mac\""),
    ].joined(separator: ",")
    try expect(image(three, .pad), equals: "a")
    try expect(image(three, .phone), equals: "b")
    try expect(image(three, .desktop), equals: "c")
    let universal = [entry("a", "\"idiom\": \"iphone\""), entry("b", "\"idiom\": \"universal\"")].joined(separator: ",")
    try expect(image(universal, .desktop), equals: "b")
    try expect(image(universal, .phone), equals: "a")
    try expect(image(entry("a", "\"idiom\": \"iphone\""), .tv), equals: "a")
  }
  @Test func `an image is that of the appearance, contrast, gamut and size class`() throws {
    func appearance(_ kind: String, _ value: String) -> String {
      "\"appearances\": [{\"appearance\": \"\(kind)\", \"value\": \"\(value)\"}]"
    }
    let dark = [entry("a", ""), entry("b", appearance("luminosity", "dark"))].joined(separator: ",")
    try expect(image(dark), equals: "a")
    try expect(image(dark, settings: .init(colorScheme: .dark)), equals: "b")
    let gamut = [entry("a", "\"display-gamut\": \"display-P3\""), entry("b", "\"display-gamut\": \"sRGB\"")].joined(
      separator: ",")
    try expect(image(gamut), equals: "b")
    let width = [entry("a", "\"width-class\": \"compact\""), entry("b", "\"width-class\": \"regular\"")].joined(
      separator: ",")
    try expect(image(width, .phone), equals: "a")
    try expect(image(width, .desktop), equals: "b")
  }
  @Test func `an image for a direction is mirrored in the other one, unless that has its own`() throws {
    let one = entry("a", "\"language-direction\": \"left-to-right\"")
    let both = one + "," + entry("b", "\"language-direction\": \"right-to-left\"")
    let settings = TestWindow.Settings(layoutDirection: .rightToLeft)
    try expect(image(both), equals: "a")
    try expect(image(both, settings: settings), equals: "b")
    try expect(image(one), equals: "a")
    var plain = "", mirrored = ""
    _ = try image(one) { plain = $0.displayList }
    _ = try image(one, settings: settings) { mirrored = $0.displayList }
    expect(!mirrored.isEmpty && mirrored != plain)
  }
  @Test func `folders may have dots in their names, and a missing file leaves the others`() throws {
    try expect(image(entry("a", ""), folder: "v1.2 icons/set.imageset"), equals: "a")
    try expect(image(entry("a", ""), name: "a.b", folder: "a.b.imageset"), equals: "a")
    let missing = "{\"filename\": \"gone.png\", \"idiom\": \"mac\"}," + entry("a", "\"idiom\": \"universal\"")
    var reports: [String] = []
    try expect(image(missing) { reports = $0.reports }, equals: "a")
    expect(reports.contains { $0.contains("gone.png") })
  }

  // MARK: - Sizes

  private func size(_ text: String) throws -> CGSize {
    try TestWindow { Image(data: Data(text.utf8)).accessibilityLabel("i").accessibilityIdentifier("i") }.element("i")
      .frame.size
  }
  @Test func `an SVG has its own size, or that of its view box`() throws {
    try expect(size(svg("red", "viewBox=\"0 0 24 12\"")), equals: CGSize(width: 24, height: 12))
    try expect(
      size(svg("red", "width='100%' height='100%' viewBox='0,0,24,12'")), equals: CGSize(width: 24, height: 12))
    try expect(size(svg("red", "\n  width=\"48\"\n  viewBox=\"0 0 24 12\"")), equals: CGSize(width: 48, height: 24))
    try expect(size(svg("red", "width=\"1in\" height=\"72pt\"")), equals: CGSize(width: 96, height: 96))
  }
  @Test func `a bitmap of Windows has a size, also with its first row at the top`() throws {
    func bmp(_ width: Int32, _ height: Int32) -> Data {
      var data = Data("BM".utf8) + Data(count: 12) + Data([40, 0, 0, 0])
      for number in [width, height] { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
      return data + Data(count: 28)
    }
    for data in [bmp(5, 3), bmp(5, -3)] {
      let window = TestWindow { Image(data: data).accessibilityLabel("i").accessibilityIdentifier("i") }
      try expect(window.element("i").frame.size, equals: CGSize(width: 5, height: 3))
    }
  }
}
