import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct MaterialTests {
  private func list(dark: Bool = false, @ViewBuilder _ view: @escaping () -> some View) -> String {
    var settings = TestWindow.Settings()
    if dark { settings.colorScheme = .dark }
    return TestWindow(size: CGSize(width: 40, height: 40), settings: settings) { view() }.displayList
  }

  @QuickTesting.Test func `A material is a colour over a blur of what is behind`() {
    let text = list { Rectangle().fill(.thinMaterial).ignoresSafeArea() }
    expect(text.contains("backdrop") && text.contains("#f6f6f699"))
    expect(list(dark: true) { Rectangle().fill(.thinMaterial).ignoresSafeArea() }.contains("#2c2c2c99"))
  }

  @QuickTesting.Test func `Thicker materials are less translucent`() throws {
    let all: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let lists = all.map { material in list { Rectangle().fill(material).ignoresSafeArea() } }
    let opacities = try lists.map { text in
      let end = try require(text.range(of: "#f6f6f6")).upperBound
      return try require(Int(text[end...].prefix(2), radix: 16))
    }
    expect(opacities == opacities.sorted() && Set(opacities).count == 5)
  }

  @QuickTesting.Test func `Levels of the foreground are stronger on a material, the more the thinner it is`() throws {
    func strength(_ material: Material?, _ level: HierarchicalShapeStyle) throws -> Int {
      let text = list {
        if let material {
          Text("a").foregroundStyle(level).background(material)
        } else {
          Text("a").foregroundStyle(level)
        }
      }
      let line = try require(text.split(separator: "\n").first { $0.contains("\"a\"") })
      let color = try require(line.range(of: "#000000"))
      // Without an opacity the colour is opaque.
      return Int(line[color.upperBound...].prefix(2), radix: 16) ?? 255
    }
    let plain = try strength(nil, .secondary)
    // 0.6 of black; regular material lets 0.28 of what is behind through.
    expect(plain, equals: Int((0.6 * 255).rounded()))
    expect(abs(try strength(.regular, .secondary) - Int((0.6 * 1.28 * 255).rounded())) <= 1)
    let all = try [Material.ultraThick, .thick, .regular, .thin, .ultraThin].map { try strength($0, .secondary) }
    expect(all == all.sorted() && Set(all).count == 5 && all[0] > plain)
    try expect(strength(.ultraThin, .primary), equals: strength(nil, .primary))
    try expect(strength(.ultraThin, .quaternary) < strength(nil, .tertiary))
  }
  @QuickTesting.Test func `Levels follow a material that comes and goes`() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Switch") { isOn.toggle() }.accessibilityIdentifier("switch")
          Text("a")
            .foregroundStyle(.secondary)
            .background(isOn ? AnyShapeStyle(Material.thin) : AnyShapeStyle(Color.clear))
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Page() }
    func line() -> Substring? { window.displayList.split(separator: "\n").first { $0.contains("\"a\"") } }
    let before = line()
    window.click("switch")
    window.advance(by: .seconds(1))
    expect(line() != before)
    window.click("switch")
    window.advance(by: .seconds(1))
    expect(line(), equals: before)
  }

  @QuickTesting.Test func `How active a material looks is a hint`() {
    let plain = list { Rectangle().fill(.bar) }
    expect(list { Rectangle().fill(.bar).materialActiveAppearance(.active) }, equals: plain)
    expect(list { Rectangle().fill(Material.bar.materialActiveAppearance(.inactive)) }, equals: plain)
    expect(Material.bar.materialActiveAppearance(.inactive) != .bar)
    struct Reader: View {
      @Environment(\.materialActiveAppearance) private var appearance
      var body: some View { Text(appearance == .matchWindow ? "window" : "other") }
    }
    let window = TestWindow { Reader().materialActiveAppearance(.matchWindow) }
    expect(window.tree.contains("window"))
  }

  #if GTK
    @Test func `Stripes behind a material are even, and those beside it sharp`() throws {
      let window = TestWindow(size: CGSize(width: 80, height: 80)) {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { $0 % 2 == 0 ? Color.black : .white }
        }
        .overlay(alignment: .bottom) { Rectangle().fill(.ultraThinMaterial).frame(height: 40) }
        .ignoresSafeArea()
      }
      let picture = try window.picture()
      let beside = (20..<60).map { picture.color(x: $0, y: 10).red }
      let behind = (20..<60).map { picture.color(x: $0, y: 60).red }
      expect(beside.contains(0) && beside.contains(255))
      expect(behind.max()! - behind.min()! < 12, "\(behind)")
      // Half of white through 55 % of nothing, and the surface.
      let expected: Double = 127.5 * 0.55 + 246 * 0.45
      expect(abs(Double(behind[20]) - expected) < 12)
    }

    @Test func `Glass is a pane of its shape behind the view, and identity none`() throws {
      func picture(_ glass: Glass) throws -> Picture {
        try TestWindow(size: CGSize(width: 80, height: 60)) {
          ZStack {
            Color(red: 0, green: 0, blue: 1)
            Color.clear.frame(width: 60, height: 40).glassEffect(glass, in: Rectangle())
          }
          .ignoresSafeArea()
        }
        .picture()
      }
      try expect(picture(.identity).color(x: 40, y: 30).red, equals: 0)
      try expect(picture(.regular).color(x: 40, y: 30).red > 100)
      try expect(picture(.regular).color(x: 2, y: 30).red, equals: 0)
      try expect(picture(.clear).color(x: 40, y: 30).red < (picture(.regular).color(x: 40, y: 30).red))
      let tinted = try picture(.regular.tint(.red)).color(x: 40, y: 30)
      expect(tinted.red > tinted.green)
    }
  #endif

  @QuickTesting.Test func `Views of a union lie on one pane, others on their own`() {
    struct Row: View {
      let together: Bool
      @Namespace private var space
      var body: some View {
        GlassEffectContainer {
          HStack(spacing: 20) {
            ForEach(0..<2, id: \.self) { _ in
              Color.clear.frame(width: 20, height: 20).glassEffect(in: Rectangle())
                .glassEffectUnion(id: together ? "one" : nil, namespace: space)
            }
          }
        }
      }
    }
    func panes(_ together: Bool) -> [Substring] {
      TestWindow(size: CGSize(width: 100, height: 60)) { Row(together: together) }.displayList
        .split(separator: "\n").filter { $0.contains("fill") && $0.contains("#f6f6f6") }
    }
    expect(panes(false).count, equals: 2)
    expect(panes(true).count, equals: 1)
    expect(panes(true).first?.contains("60x20"), equals: true, "20 + 20 + 20 wide")
  }

  @QuickTesting.Test func `Panes nearer than the spacing of their container are one, until they move apart`() {
    struct Row: View {
      let spacing: CGFloat?
      @State private var distance: CGFloat = 8
      var body: some View {
        GlassEffectContainer(spacing: spacing) {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { index in
              Color.clear.frame(width: 20, height: 20).glassEffect(in: Rectangle())
                .padding(.leading, index == 0 ? 0 : index == 1 ? distance : 30)
            }
          }
        }
        Button("Apart") { distance = 20 }.accessibilityIdentifier("apart")
      }
    }
    func panes(_ window: TestWindow) -> [String] {
      window.displayList.split(separator: "\n").filter { $0.contains("fill") && $0.contains("#f6f6f6") }
        .map { line in ["48x20", "118x20", "20x20"].first { line.contains($0) } ?? String(line) }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Row(spacing: 12) }
    expect(panes(window), equals: ["48x20", "20x20"], "20 + 8 + 20 wide; the third is 30 away")
    window.click("apart")
    expect(panes(window), equals: ["20x20", "20x20", "20x20"])
    let far = TestWindow(size: CGSize(width: 200, height: 100)) { Row(spacing: 40) }
    expect(panes(far).count, equals: 1)
    for spacing in [nil, 0, -5, CGFloat.nan, .infinity] {
      let own = TestWindow(size: CGSize(width: 200, height: 100)) { Row(spacing: spacing) }
      expect(panes(own).count, equals: 3, "\(String(describing: spacing))")
    }
  }
}

@MainActor struct HighRangeColorTests {
  private let grey = Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 0.1)
  @QuickTesting.Test func `A stop doubles the light, and its opposite halves it`() {
    let brighter = grey.exposureAdjust(1).resolve(in: EnvironmentValues())
    expect(abs(brighter.linearRed - 0.5) < 1e-4 && abs(brighter.linearGreen - 1) < 1e-4)
    let darker = grey.exposureAdjust(-1).resolve(in: EnvironmentValues())
    expect(abs(darker.linearRed - 0.125) < 1e-4)
    expect(grey.exposureAdjust(.nan) == grey && grey.exposureAdjust(0) == grey)
    expect(grey.opacity(0.5).exposureAdjust(3).resolve(in: EnvironmentValues()).opacity, equals: 0.5)
  }

  @QuickTesting.Test func `What is brighter than white keeps its numbers and is drawn as white`() {
    let bright = Color.white.exposureAdjust(2)
    expect(abs(bright.resolveHDR(in: EnvironmentValues()).linearGreen - 4) < 1e-3)
    let window = TestWindow(size: CGSize(width: 10, height: 10)) { bright.ignoresSafeArea() }
    expect(window.displayList.contains("#ffffff"))
  }

  @QuickTesting.Test func `A headroom is at least 1, and nil leaves it open`() {
    func headroom(_ color: Color) -> Float? { color.resolveHDR(in: EnvironmentValues()).headroom }
    expect(headroom(grey) == nil)
    expect(headroom(grey.headroom(4)), equals: 4)
    expect(headroom(grey.headroom(4).opacity(0.5)), equals: 4)
    expect(headroom(grey.headroom(0.2)) == 1 && headroom(grey.headroom(.nan)) == 1)
    expect(grey.headroom(nil), equals: grey)
    var resolved = Color.ResolvedHDR(grey.resolve(in: EnvironmentValues()), headroom: 0.5)
    expect(resolved.headroom, equals: 1)
    resolved.linearBlue = 3
    expect(resolved.linearBlue == 3 && resolved.blue > 1)
  }
}
