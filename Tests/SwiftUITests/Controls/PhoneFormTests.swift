import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private let phone = CGSize(width: 390, height: 844)
private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

private struct Settings: View {
  @State private var isOn = true
  var body: some View {
    Form {
      Section {
        Toggle("Airplane", isOn: $isOn).accessibilityIdentifier("airplane")
        Text("Second").accessibilityIdentifier("second")
      } header: {
        Text("Network").accessibilityIdentifier("header")
      } footer: {
        Text("What it is for.").accessibilityIdentifier("footer")
      }
      Section { Text("Third").accessibilityIdentifier("third") }
    }
  }
}

/// The look of forms and lists on phones and tablets, see `Documentation/Phone.md`.
@MainActor struct PhoneFormTests {
  private func window<V: View>(
    _ idiom: Idiom = .phone, _ size: CGSize = phone, @ViewBuilder _ view: () -> V
  ) -> TestWindow {
    TestWindow(size: size, idiom: idiom, view)
  }

  @QuickTesting.Test func `rows of a form are as high as a finger needs, and begin at its margins`() throws {
    let window = window { Settings() }
    let first = try window.element("airplane").frame, second = try window.element("second").frame
    // From the middle of one row to that of the next.
    #expect(second.midY - first.midY == 44)
    #expect(first.minX == 20 + 20 && first.maxX == 390 - 20 - 20)
    let wide = self.window(.pad, CGSize(width: 1024, height: 768)) { Settings() }
    #expect(try wide.element("airplane").frame.minX == 20 + 20)
  }
  @QuickTesting.Test func `a finger presses the switch of a toggle, and not its label`() throws {
    for idiom in [Idiom.phone, .pad] {
      let window = window(idiom) { Settings() }
      let frame = try window.element("airplane").frame
      window.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
      window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(try window.element("airplane").value == "1")
      window.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
      #expect(try window.element("airplane").value == "0")
      window.click("airplane")
      #expect(try window.element("airplane").value == "1")
    }
  }
  @QuickTesting.Test func `in a window that reads from right to left the switch is at the left`() throws {
    let window = window { Settings().environment(\.layoutDirection, .rightToLeft) }
    let frame = try window.element("airplane").frame
    window.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(try window.element("airplane").value == "1")
    window.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    #expect(try window.element("airplane").value == "0")
  }
  @QuickTesting.Test func `on a desktop the label of a toggle belongs to it`() throws {
    let window = window(.desktop) { Settings() }
    let frame = try window.element("airplane").frame
    window.click(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
    #expect(try window.element("airplane").value == "0")
  }
  @QuickTesting.Test func `a header is small, in capitals and above its card, a footer small below`() throws {
    let window = window { Settings() }
    let header = try window.element("header"), footer = try window.element("footer"),
      first = try window.element("airplane").frame
    #expect(header.label == "NETWORK")
    #expect(header.frame.minX == 20 + 20 && footer.frame.minX == 20 + 20)
    // The card begins half a row above the middle of its first row.
    #expect(header.frame.maxY == first.midY - 22 - 6)
    #expect(try footer.frame.minY == window.element("second").frame.midY + 22 + 6)
    let small = TestWindow(size: phone, idiom: .phone) {
      Text("What it is for.").font(.footnote).accessibilityIdentifier("text")
    }
    #expect(try footer.frame.size == small.element("text").frame.size)
    let capitals = TestWindow(size: phone, idiom: .phone) {
      Text("NETWORK").font(.footnote).accessibilityIdentifier("text")
    }
    #expect(try header.frame.size == capitals.element("text").frame.size)
  }
  @QuickTesting.Test func `an app may want its headers as they are written`() throws {
    func width(_ textCase: Text.Case?) throws -> CGFloat {
      let window = window {
        List {
          Section {
            Text("row")
          } header: {
            Text("wwww").textCase(textCase).accessibilityIdentifier("header")
          }
        }
      }
      return try window.element("header").frame.width
    }
    let plain = TestWindow(size: phone, idiom: .phone) { Text("wwww").font(.footnote).accessibilityIdentifier("text") }
    #expect(try width(nil) == plain.element("text").frame.width)
  }
  @QuickTesting.Test func `a list in the style of sidebars is one of cards on a phone`() throws {
    let sidebar = window { List { Text("row").accessibilityIdentifier("row") }.listStyle(.sidebar) }
    #expect(try sidebar.element("row").frame.minX == 20 + 20)
  }
  @QuickTesting.Test func `rows of a plain list begin at the margin of the window`() throws {
    let window = window { List { Text("row").accessibilityIdentifier("row") }.listStyle(.plain) }
    #expect(try window.element("row").frame.minX == 16)
    #expect(try window.element("row").frame.midY == 22)
  }
  @QuickTesting.Test func `on a desktop a form has its labels in a column`() throws {
    let window = window(.desktop) { Settings() }
    #expect(try window.element("second").frame.midY - window.element("airplane").frame.midY < 44)
  }
}

#if GTK
  @MainActor struct PhoneFormLookTests {
    private func picture<V: View>(
      _ scheme: ColorScheme, _ idiom: Idiom = .phone, isRealText: Bool = false, @ViewBuilder _ view: () -> V
    ) throws -> Picture {
      let window = TestWindow(text: isRealText ? .real : .round, size: phone, idiom: idiom) {
        view().preferredColorScheme(scheme)
      }
      window.advance(by: .seconds(1))
      return try window.picture()
    }
    private func hex(_ pixel: Pixel) -> String {
      [pixel.red, pixel.green, pixel.blue].map { String($0 + 0, radix: 16, uppercase: true) }.map {
        $0.count == 1 ? "0" + $0 : $0
      }.joined()
    }

    @Test func `a form is grey with white cards, and in the dark black with grey ones`() throws {
      for idiom in [Idiom.phone, .pad] {
        let light = try picture(.light, idiom) { Settings() }
        #expect(hex(light.color(x: 4, y: 400)) == "F2F2F7")
        // On a tablet 17 above the header of 38, then the card; on a phone the card begins higher.
        #expect(hex(light.color(x: 200, y: 17 + 38 + 4)) == "FFFFFF")
        let dark = try picture(.dark, idiom) { Settings() }
        #expect(hex(dark.color(x: 4, y: 400)) == "000000")
        #expect(hex(dark.color(x: 200, y: 17 + 38 + 4)) == "1C1C1E")
      }
    }
    @Test func `cards have round corners`() throws {
      let light = try picture(.light) { Settings() }
      // A line of a header is 15 high in the metrics of tests.
      let top = 17 + 15 + 6
      #expect(hex(light.color(x: 21, y: top + 1)) == "F2F2F7")
      #expect(hex(light.color(x: 20 + 10, y: top + 1)) == "FFFFFF")
      #expect(hex(light.color(x: 21, y: top + 12)) == "FFFFFF")
    }
    @Test func `dark pages are black, and what is presented over them is not`() throws {
      #expect(try hex(picture(.dark) { NavigationStack { Text("page") } }.color(x: 4, y: 400)) == "000000")
      #expect(try hex(picture(.dark) { List { Text("row") }.listStyle(.plain) }.color(x: 4, y: 400)) == "000000")
      #expect(try hex(picture(.dark, .desktop) { Text("page") }.color(x: 4, y: 400)) == "1E1E1E")
      struct Presenting: View {
        @State private var isShown = true
        var body: some View {
          Color.red.sheet(isPresented: $isShown) { Text("sheet").frame(maxWidth: .infinity, maxHeight: .infinity) }
        }
      }
      #expect(try hex(picture(.dark) { Presenting() }.color(x: 60, y: 700)) == "1C1C1E")
    }
    @Test func `the colours of backgrounds have names`() throws {
      #expect(try hex(picture(.dark) { Color(.systemGroupedBackground) }.color(x: 4, y: 400)) == "000000")
      #expect(try hex(picture(.dark) { Color(.secondarySystemGroupedBackground) }.color(x: 4, y: 400)) == "1C1C1E")
      #expect(try hex(picture(.dark) { Color(.systemBackground) }.color(x: 4, y: 400)) == "000000")
    }
    @Test func `a switch is green unless the app gives it a tint`() throws {
      func track<V: View>(_ view: V, _ scheme: ColorScheme, _ idiom: Idiom = .phone) throws -> String {
        // The switch lies in the middle of the window; its knob is at its end.
        try hex(picture(scheme, idiom) { view }.color(x: 195 - 10, y: 422))
      }
      let toggle = Toggle("On", isOn: .constant(true)).labelsHidden().toggleStyle(.switch)
      #expect(try track(toggle, .light) == "34C759")
      #expect(try track(toggle, .dark) == "30D158")
      #expect(try track(toggle.tint(.red), .light) == "FF3B30")
      #expect(try track(toggle, .light, .desktop) == "007AFF")
    }
    @Test func `a separator begins at the text of its row and ends at the card`() throws {
      let light = try picture(.light) {
        List {
          HStack(spacing: 10) {
            Color.clear.frame(width: 30, height: 30); Text("above"); Spacer()
          }
          Text("below")
        }
      }
      // The first card begins 35 from the top; the line is the last pixel of its first row.
      let line = 35 + 44 - 1
      func isLine(_ x: Int) -> Bool { hex(light.color(x: x, y: line)) != "FFFFFF" }
      #expect(!isLine(20 + 20) && !isLine(20 + 20 + 38))
      #expect(isLine(20 + 20 + 41) && isLine(390 - 20 - 2))
      #expect(hex(light.color(x: 390 - 14, y: line)) == "F2F2F7")
    }
    @Test func `icons of labels in lists have the accent`() throws {
      func whites(_ view: some View) throws -> Int {
        let picture = try picture(.light) { view.tint(Color(red: 1, green: 0, blue: 0)) }
        var count = 0
        // Within the button.
        for x in 44..<68 { for y in 50..<64 where picture.color(x: x, y: y).green > 240 { count += 1 } }
        return count
      }
      func reds(_ view: some View) throws -> Int {
        let picture = try picture(.light) { view.tint(Color(red: 1, green: 0, blue: 0)) }
        var count = 0
        for x in 16..<80 {
          for y in 35..<79 where picture.color(x: x, y: y).red > 240 && picture.color(x: x, y: y).green < 60 {
            count += 1
          }
        }
        return count
      }
      #expect(try reds(List { Label("Label", systemImage: "star.fill") }) > 20)
      #expect(try reds(List { Text("Label") }) == 0)
      // Unless the app says otherwise.
      #expect(try reds(List { Label("Label", systemImage: "star.fill").foregroundStyle(.blue) }) == 0)
      // White on the accent.
      let button = Button("Label", systemImage: "star.fill") {}.buttonStyle(.borderedProminent)
      let plain = try whites(List { button }), titled = try whites(List { button.labelStyle(.titleOnly) })
      #expect(plain > titled + 20)
    }
    @Test func `a bordered button has the tint`() throws {
      func colors(_ view: some View) throws -> (fill: Pixel, hasRed: Bool) {
        let picture = try picture(.light, isRealText: true) { view }
        // As red as it is read on a pale shade of itself.
        var hasRed = false
        for x in 150..<240 {
          for y in 412..<432 where picture.color(x: x, y: y).red > 180 && picture.color(x: x, y: y).green < 60 {
            hasRed = true
          }
        }
        // Between the edge and the label, which is about 52 wide in a button of 78.
        return (picture.color(x: 162, y: 422), hasRed)
      }
      let button = Button("Button") {}.buttonStyle(.bordered)
      let red = try colors(button.tint(Color(red: 1, green: 0, blue: 0)))
      #expect(red.hasRed)
      // 16 % of the tint.
      #expect(red.fill.red == 255 && (0xD0...0xDC).contains(red.fill.green), "\(red.fill)")
      #expect(red.fill.green == red.fill.blue, "\(red.fill)")
      #expect(try !colors(button).hasRed)
    }
    @Test func `a level of text is a tint`() throws {
      func darkest(_ view: some View) throws -> (red: UInt8, blue: UInt8) {
        let picture = try picture(.light, isRealText: true) { view }
        var darkest = (red: UInt8.max, blue: UInt8.max)
        for x in 150..<240 {
          for y in 412..<432 where picture.color(x: x, y: y).red < darkest.red {
            darkest = (picture.color(x: x, y: y).red, picture.color(x: x, y: y).blue)
          }
        }
        return darkest
      }
      let grey = try darkest(Button("Button") {}.tint(.secondary)), blue = try darkest(Button("Button") {})
      // 60 % of black, where a stem covers a pixel.
      #expect(grey.red == grey.blue && (0x60...0x90).contains(grey.red))
      #expect(blue.blue > 200 && blue.red < 100)
    }
  }
#endif
