import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

@MainActor struct ColorTests {
  @Test func `The parts of a colour can be read`() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    expect(
      UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    expect((red, green, blue, alpha) == (0.25, 0.5, 0.75, 0.5))
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 0.75, saturation: 0.5, brightness: 1, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    expect(abs(hue - 0.75) < 0.001 && abs(saturation - 0.5) < 0.001 && brightness == 1 && alpha == 1)
    var white: CGFloat = 0
    UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha)
    expect(white == 0.25 && alpha == 0.5)
    expect(UIColor.black.hueComponent == 0 && NSColor.red.redComponent == 1)
  }
  @Test func `A colour of Core Graphics goes there and back`() throws {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    expect(UIColor(cgColor: color.cgColor), equals: color)
    expect(color.cgColor.components == [1, 0.5, 0, 1] && color.cgColor.colorSpace?.model == .rgb)
    expect(CGColor(gray: 0.5, alpha: 1).components, equals: [0.5, 1])
    let space = CGColorSpaceCreateDeviceRGB()
    expect(CGColor(colorSpace: space, components: [0, 0, 1, 0.5])?.components, equals: [0, 0, 1, 0.5])
    expect(CGColor.black.copy(alpha: 0.5)?.alpha, equals: 0.5)
    expect(Color(red: 1, green: 0, blue: 0).cgColor?.components, equals: [1, 0, 0, 1])
    expect(Color(red: 1, green: 0, blue: 0).opacity(0.5).cgColor?.alpha, equals: 0.5)
    expect(Color.primary.cgColor == nil)
    expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents, equals: 3)
    expect(CGColorSpace(name: "no space") == nil)
  }
  @Test func `A colour of a dark window is the dark one`() throws {
    struct Content: View {
      var body: some View {
        Text("\(Int(UIColor.systemGray6.redComponent * 255))").accessibilityIdentifier("red")
      }
    }
    try expect(TestWindow { Content() }.element("red").label, equals: "\(0xF2)")
    var settings = TestWindow.Settings()
    settings.colorScheme = .dark
    try expect(TestWindow(settings: settings) { Content() }.element("red").label, equals: "\(0x1C)")
  }
  @Test func `A colour survives an archive`() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    try expect(NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data), equals: color)
  }
  @Test func `Literals, mixtures and names make colours`() throws {
    // swift-format-ignore: NoPlaygroundLiterals
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    expect(literal, equals: .red)
    try expect(require(NSColor.black.blended(withFraction: 0.5, of: .white)).whiteComponent, equals: 0.5)
    expect(NSColor.white.usingColorSpace(.sRGB)?.greenComponent, equals: 1)
    expect(UIColor(named: "no such colour") == nil && UIColor(named: "no such colour", bundle: nil) == nil)
    expect(UIColor.alternatingContentBackgroundColors.count, equals: 2)
  }
}
