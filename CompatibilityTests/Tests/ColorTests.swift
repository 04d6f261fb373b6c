import SwiftUI
import Testing

@MainActor struct ColorTests {
  private func resolve(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }
  private func isNear(_ a: Float, _ b: Float) -> Bool { abs(a - b) < 0.002 }

  @Test func `a colour of components resolves to them`() {
    let color = resolve(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8))
    #expect(isNear(color.red, 0.2) && isNear(color.green, 0.4) && isNear(color.blue, 0.6) && isNear(color.opacity, 0.8))
    let gray = resolve(Color(white: 0.5))
    #expect(isNear(gray.red, 0.5) && isNear(gray.green, 0.5) && isNear(gray.blue, 0.5) && gray.opacity == 1)
  }
  @Test func `hue, saturation and brightness`() {
    let green = resolve(Color(hue: 1.0 / 3, saturation: 1, brightness: 1))
    #expect(isNear(green.red, 0) && isNear(green.green, 1) && isNear(green.blue, 0))
    let dark = resolve(Color(hue: 0.6, saturation: 0, brightness: 0.25))
    #expect(isNear(dark.red, 0.25) && isNear(dark.blue, 0.25))
  }
  @Test func `opacity multiplies`() {
    #expect(isNear(resolve(Color(white: 1, opacity: 0.5).opacity(0.5)).opacity, 0.25))
    #expect(resolve(.clear).opacity == 0)
    #expect(isNear(resolve(.white).red, 1) && isNear(resolve(.black).red, 0))
  }
  @Test func `linear components follow the curve of sRGB`() {
    let color = Color.Resolved(red: 0.5, green: 0, blue: 1)
    #expect(isNear(color.linearRed, 0.2140) && color.linearGreen == 0 && isNear(color.linearBlue, 1))
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.2140, green: 0, blue: 1)
    #expect(isNear(linear.red, 0.5))
  }
  @Test func `equal colours are equal`() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color.red == Color.red && Color.red != Color.blue)
    #expect(Set([Color.red, .red, .blue]).count == 2)
  }
  @Test func `a gradient spaces its colours evenly`() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(
      gradient
        == Gradient(stops: [
          .init(color: .red, location: 0), .init(color: .green, location: 0.5), .init(color: .blue, location: 1),
        ]))
  }
  @Test func `text and fonts compare by what they say`() {
    #expect(Text(verbatim: "a") == Text(verbatim: "a") && Text(verbatim: "a") != Text(verbatim: "b"))
    #expect(Font.body == Font.body && Font.body != Font.title)
    #expect(Font.system(size: 12) == Font.system(size: 12) && Font.system(size: 12) != Font.system(size: 13))
    #expect(LocalizedStringKey("a \(1)") == LocalizedStringKey("a \(1)"))
  }
}
