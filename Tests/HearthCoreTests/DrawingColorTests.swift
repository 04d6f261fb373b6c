import HearthCore
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI

private nonisolated struct Whiteness: EnvironmentKey { static let defaultValue = 0.5 }
nonisolated extension EnvironmentValues {
  fileprivate var whiteness: Double {
    get { self[Whiteness.self] }
    set { self[Whiteness.self] = newValue }
  }
}

/// Shows what a shape and a text are painted with.
private struct Swatch<S: ShapeStyle>: View {
  let style: S
  var body: some View { Rectangle().fill(style) }
}

@MainActor private func paint<S: ShapeStyle>(_ style: S, dark: Bool = false, contrast: Bool = false) -> String {
  let window = TestWindow(size: CGSize(width: 10, height: 10)) { Swatch(style: style) }
  var settings = HostSettings()
  settings.isDark = dark
  settings.hasHighContrast = contrast
  window.content.handle(.settings(settings))
  window.settle()
  return window.displayList.replacingOccurrences(of: "fill 0,0 10x10 ", with: "")
}

@MainActor struct DrawingColorTests {
  @Test func `colours are given in several spaces`() {
    expect(paint(Color(red: 1, green: 0.5, blue: 0)), equals: "#ff8000")
    expect(paint(Color(white: 0.2, opacity: 0.5)), equals: "#33333380")
    expect(paint(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)), equals: "#bc00ff")
    expect(paint(Color(.displayP3, red: 1, green: 1, blue: 1)), equals: "#ffffff")
    expect(paint(Color(.displayP3, red: 1, green: 0, blue: 0)), equals: "#ff0000")
    expect(paint(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)), equals: "#00ff00")
    expect(paint(Color(hue: 0.5, saturation: 0.5, brightness: 1)), equals: "#80ffff")
  }
  @Test func `numbers that are none become 0`() {
    expect(paint(Color(red: .nan, green: 1, blue: .infinity)), equals: "#00ff00")
    expect(paint(Color(hue: .nan, saturation: 1, brightness: 1)), equals: "#000000")
  }
  @Test func `named colours follow the scheme and the contrast`() {
    expect(paint(Color.red), equals: "#ff3b30")
    expect(paint(Color.red, dark: true), equals: "#ff453a")
    expect(paint(Color.red, contrast: true), equals: "#d70015")
    expect(paint(Color.primary, dark: true), equals: "#ffffff")
    expect(paint(Color.secondary), equals: "#00000099")
    expect(paint(Color.secondary.opacity(0.5)), equals: "#0000004d")
  }
  @Test func `a mix is between two colours, evenly for the eye unless asked otherwise`() {
    expect(paint(Color.black.mix(with: .white, by: 0.5, in: .device)), equals: "#808080")
    expect(paint(Color.black.mix(with: .white, by: 0.5)), equals: "#636363")
    expect(paint(Color.black.mix(with: .white, by: 2)), equals: "#ffffff")
    // A clear colour has no hue that could shine through.
    expect(paint(Color.white.mix(with: .clear, by: 0.5, in: .device)), equals: "#ffffff80")
  }
  @Test func `the accent is that of the desktop, or the tint around`() {
    let window = TestWindow(size: CGSize(width: 10, height: 20)) {
      VStack(spacing: 0) {
        Color.accentColor; Color.accentColor.tint(.red)
      }
    }
    expect(window.displayList, equals: "fill 0,0 10x10 #007aff\nfill 0,10 10x10 #ff3b30")
    var settings = HostSettings()
    settings.accent = RGBA(0, 1, 0)
    window.content.handle(.settings(settings))
    window.settle()
    expect(window.displayList, equals: "fill 0,0 10x10 #00ff00\nfill 0,10 10x10 #ff3b30")
  }
  @Test func `a tint that names the accent is that of the desktop`() {
    let window = TestWindow(size: CGSize(width: 10, height: 10)) { Color.accentColor.tint(.accentColor).tint(.red) }
    expect(window.displayList, equals: "fill 0,0 10x10 #007aff")
  }
  @Test func `a resolved colour keeps its components`() throws {
    let resolved = Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5).resolve(in: EnvironmentValues())
    expect(
      abs(resolved.red - 0.25) < 1e-5 && abs(resolved.green - 0.5) < 1e-5 && abs(resolved.blue - 1) < 1e-5
        && resolved.opacity == 0.5)
    expect(resolved.description, equals: "#4080FF80")
    let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved))
    expect(copy.description, equals: resolved.description)
    expect(Color(resolved), equals: Color(resolved))
  }
  @Test func `a colour describes itself by name or number`() {
    expect("\(Color.red)", equals: "red")
    expect("\(Color(red: 1, green: 0, blue: 0))", equals: "#FF0000FF")
    expect("\(Color.blue.opacity(0.5))", equals: "50% blue")
  }
  @Test func `a preferred colour scheme is that of the whole window until its view goes`() {
    struct Root: View {
      @State var isOn = true
      static var handle: Binding<Bool>!
      var body: some View {
        let _ = Root.handle = $isOn
        VStack(spacing: 0) {
          Color.primary
          if isOn { Color.clear.preferredColorScheme(.light).preferredColorScheme(.dark) }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 10, height: 20)) { Root() }
    expect(window.displayList, equals: "fill 0,0 10x10 #ffffff")
    expect(window.content.backgroundColor.description, equals: "#1e1e1e")
    window.content.handle(.settings(HostSettings()))
    window.settle()
    expect(window.displayList, equals: "fill 0,0 10x10 #ffffff")
    Root.handle.wrappedValue = false
    window.settle()
    expect(window.displayList, equals: "fill 0,0 10x20 #000000")
  }
}

@MainActor struct DrawingStyleTests {
  @Test func `levels are those of the foreground style around`() {
    let window = TestWindow(size: CGSize(width: 10, height: 30)) {
      VStack(spacing: 0) {
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary).foregroundStyle(.red, .green)
        Rectangle().foregroundStyle(.secondary).foregroundStyle(Color.white)
      }
    }
    expect(window.displayList, equals: "fill 0,0 10x10 #00000099\nfill 0,10 10x10 #34c75999\nfill 0,20 10x10 #ffffff99")
  }
  @Test func `text takes the foreground style`() {
    let window = TestWindow(size: CGSize(width: 40, height: 20)) { Text("Hi").foregroundStyle(.blue.opacity(0.5)) }
    expect(window.displayList.hasSuffix("#007aff80 \"Hi\""))
  }
  @Test func `every style has an opacity, which multiplies`() {
    nonisolated struct Grey: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color(white: 1) }
    }
    func half<S: ShapeStyle>(_ style: S) -> some ShapeStyle { style.opacity(0.5) }
    // 255 / 2 and 255 / 4.
    expect(paint(Grey().opacity(0.5)), equals: "#ffffff80")
    expect(paint(Grey().opacity(0.5).opacity(0.5)), equals: "#ffffff40")
    expect(paint(half(half(Grey()))), equals: "#ffffff40")
    expect(paint(half(Color.white)), equals: "#ffffff80")
    expect(paint(Grey().opacity(.nan)), equals: "")
    expect(paint(Grey().opacity(2).opacity(0.5)), equals: "#ffffff80")
    expect(paint(.background.opacity(0.5)), equals: "#ffffff80")
  }
  @Test func `a style of the app is asked again when what it read changes`() {
    nonisolated struct Grey: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color(white: environment.whiteness) }
    }
    struct Root: View {
      @State var white = 0.0
      static var handle: Binding<Double>!
      var body: some View {
        let _ = Root.handle = $white
        Rectangle().fill(Grey()).environment(\.whiteness, white)
      }
    }
    let window = TestWindow(size: CGSize(width: 10, height: 10)) { Root() }
    expect(window.displayList, equals: "fill 0,0 10x10 #000000")
    Root.handle.wrappedValue = 1
    window.settle()
    expect(window.displayList, equals: "fill 0,0 10x10 #ffffff")
  }
  @Test func `semantic styles follow their modifiers`() {
    expect(paint(.background), equals: "#ffffff")
    expect(paint(.background, dark: true), equals: "#1e1e1e")
    expect(paint(.tint), equals: "#007aff")
    expect(paint(.separator), equals: "#00000026")
    expect(paint(.regularMaterial).contains("#f6f6f6b8"))
    expect(paint(.regularMaterial, contrast: true), equals: "#f6f6f6")
    let window = TestWindow(size: CGSize(width: 10, height: 20)) {
      VStack(spacing: 0) {
        Rectangle().fill(.background); Rectangle().fill(.tint)
      }
      .backgroundStyle(.red).tint(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    }
    expect(window.displayList, equals: "fill 0,0 10x10 #ff3b30\nfill 0,10 10x10 linear(#000000@0 #ffffff@1)")
  }
  @Test func `gradients are laid out in the bounds of the shape`() throws {
    let gradient = Gradient(colors: [.black, .white])
    expect(
      paint(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)), equals: "linear(#000000@0 #ffffff@1)"
    )
    expect(paint(RadialGradient(colors: [.black], center: .center, startRadius: 0, endRadius: 5)), equals: "#000000")
    expect(paint(.conicGradient(colors: [.black, .white], center: .center)), equals: "angular(#000000@0 #ffffff@1)")
    expect(paint(Color.black.gradient), equals: "linear(#161616@0 #000000@1)")
    expect(
      paint(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).opacity(0.5)),
      equals: "linear(#00000080@0 #ffffff80@1)")
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let fill = StyleFill.linear([], .leading, .trailing)
    expect(
      fill.paint(in: rect, isRightToLeft: false),
      equals: .linearGradient(stops: [], from: CGPoint(x: 0, y: 5), to: CGPoint(x: 20, y: 5)))
    expect(
      fill.paint(in: rect, isRightToLeft: true),
      equals: .linearGradient(stops: [], from: CGPoint(x: 20, y: 5), to: CGPoint(x: 0, y: 5)))
  }
  @Test func `stops out of order are pulled into order`() {
    let stops = [
      Gradient.Stop(color: .black, location: 0.5), Gradient.Stop(color: .white, location: 0.2),
      .init(color: .red, location: 3),
    ]
    expect(
      paint(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
      equals: "linear(#000000@0.5 #ffffff@0.5 #ff3b30@1)")
  }
  @Test func `shadows and blending belong to the style`() {
    let window = TestWindow(size: CGSize(width: 10, height: 10)) {
      Rectangle().fill(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 1)).blendMode(.multiply))
    }
    let expected = """
      blend multiply at 0,0 {
        shadow #000000 2 1,1 at 0,0 {
          fill 0,0 10x10 #ff3b30
        }
      }
      """
    expect(window.displayList, equals: expected)
    let inner = TestWindow(size: CGSize(width: 10, height: 10)) { Circle().fill(.red.shadow(.inner(radius: 2))) }
    expect(
      inner.displayList.hasPrefix(
        "fill ellipse 0,0 10x10 #ff3b30\nclip ellipse 0,0 10x10 at 0,0 {\n  shadow #0000008c 2 0,0"))
  }
}
