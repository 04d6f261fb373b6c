import Foundation
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

@MainActor struct NamedColorTests {
  private func place(_ files: [String: Data]) throws -> (Bundle, remove: () -> Void) {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthColors-\(UUID().uuidString).bundle")
    for (path, data) in files {
      let file = directory.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return (try require(Bundle(path: directory.path)), { try? FileManager.default.removeItem(at: directory) })
  }
  private let brand = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "0.5"}}}]}
    """

  @QuickTesting.Test func `a colour set has a colour for each scheme`() throws {
    let (bundle, remove) = try place(["Assets.xcassets/Brand/main.colorset/Contents.json": Data(brand.utf8)])
    defer { remove() }
    let color = Color("main", bundle: bundle)
    expect(TestWindow { color.frame(width: 10, height: 10) }.displayList.hasSuffix("#ff8000"))
    expect(
      TestWindow { color.frame(width: 10, height: 10).environment(\.colorScheme, .dark) }.displayList.hasSuffix(
        "#0000ff80"))
    var values = EnvironmentValues()
    values.colorScheme = .dark
    expect(color.resolve(in: values).blue > 0.999)
    expect(color.description, equals: "\"main\"")
  }
  @QuickTesting.Test func `grays, references to system colours and folders with a namespace are read`() throws {
    let gray =
      #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.0"}}}]}"#
    let system = #"{"colors": [{"color": {"platform": "universal", "reference": "systemGreenColor"}}]}"#
    let (bundle, remove) = try place([
      "A.xcassets/Space/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "A.xcassets/Space/gray.colorset/Contents.json": Data(gray.utf8),
      "A.xcassets/system.colorset/Contents.json": Data(system.utf8),
    ])
    defer { remove() }
    expect(
      TestWindow { Color("Space/gray", bundle: bundle).frame(width: 10, height: 10) }.displayList.hasSuffix("#808080"))
    expect(
      TestWindow { Color("system", bundle: bundle).frame(width: 10, height: 10) }.displayList.hasSuffix("#34c759"))
  }
  @QuickTesting.Test func `an unknown name is drawn in magenta and reported once`() throws {
    let window = TestWindow {
      VStack {
        Color("nowhere"); Color("nowhere").opacity(0.5)
      }
    }
    expect(window.displayList.contains("#ff00ff"))
    // In the window whose code asked for the colour.
    expect(window.reports.count == 1 && window.reports.first?.contains("\"nowhere\"") == true)
  }
}

@MainActor struct ImagePaintTests {
  /// Four pixels: red, green, blue and white.
  private let checks = Data(
    base64Encoded: "Qk1GAAAAAAAAADYAAAAoAAAAAgAAAAIAAAABABgAAAAAABAAAAATCwAAEwsAAAAAAAAAAAAA/wAA////AAAAAP8A/wAAAA==")!

  @QuickTesting.Test func `an image paint repeats a part of the image from the corner of the shape`() {
    let image = Image(data: checks)
    let window = TestWindow {
      Rectangle().fill(ImagePaint(image: image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 4)).frame(
        width: 40, height: 40)
    }
    expect(window.displayList.contains("tiles(data \(checks.count) bytes)"))
    expect(window.reports.count <= 1)
  }
  @QuickTesting.Test func `an image that is not there is reported and something drawn`() {
    let window = TestWindow { Circle().fill(.image(Image("no such image"), scale: 2)).frame(width: 40, height: 40) }
    expect(window.reports.count, equals: 1)
    expect(window.displayList.contains("tiles"))
  }
  #if GTK
    @Test func `tiles are scaled, cut out and clipped to the shape`() throws {
      // Top row red, green; bottom row blue, white, as BMP stores rows from the bottom.
      let image = Image(data: checks)
      func picture<S: Shape>(_ shape: S, _ paint: ImagePaint) throws -> Picture {
        try TestWindow(size: CGSize(width: 40, height: 40)) { shape.fill(paint).frame(width: 40, height: 40) }.picture()
      }
      let whole = try picture(Rectangle(), ImagePaint(image: image, scale: 10))
      let colors = [(5, 5), (15, 5), (5, 15), (25, 5), (5, 25)].map { whole.color(x: $0.0, y: $0.1) }
      expect(colors[0] == colors[3] && colors[0] == colors[4] && colors[0] != colors[1] && colors[0] != colors[2])
      let left = try picture(
        Rectangle(), ImagePaint(image: image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 10))
      expect(left.color(x: 15, y: 5) == colors[0] && left.color(x: 5, y: 15) == colors[2])
      let circle = try picture(Ellipse(), ImagePaint(image: image, scale: 10))
      expect(circle.color(x: 25, y: 5) == colors[0] && circle.color(x: 1, y: 1) != colors[0])
      let star = try picture(
        Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)]) },
        ImagePaint(image: image, scale: 10))
      func isNear(_ x: Int, _ y: Int, _ color: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool {
        let found = star.color(x: x, y: y)
        return abs(Int(found.red) - Int(color.red)) + abs(Int(found.green) - Int(color.green))
          + abs(Int(found.blue) - Int(color.blue)) < 100
      }
      expect(
        isNear(5, 5, colors[0]) && isNear(15, 5, colors[1]) && isNear(5, 15, colors[2]) && !isNear(35, 35, colors[0]))
    }
  #endif
}
