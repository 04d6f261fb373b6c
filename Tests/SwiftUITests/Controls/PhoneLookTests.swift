import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What a person who knows iOS would notice in lists, controls and symbols on a phone.
@MainActor struct PhoneLookTests {
  private static let size = CGSize(width: 390, height: 844)
  private func window<V: View>(_ idiom: Idiom = .phone, @ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: Self.size, idiom: idiom, view)
  }
  private func lines(_ window: TestWindow, _ text: String) -> [Substring] {
    window.displayList.split(separator: "\n").filter { $0.contains(text) }
  }

  // MARK: - Lists

  @QuickTesting.Test func `a separator begins where the text of the row above it does`() throws {
    let window = window {
      List {
        Text("first")
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20)
          Text("second")
        }
        Text("third")
      }
    }
    let separators = lines(window, "#3c3c43").filter { $0.contains("x1 ") || $0.contains("x0.5 ") }
    let starts = separators.compactMap { $0.split(separator: " ").dropFirst().first?.split(separator: ",").first }
    let wanted: [Substring] = ["\(20 + 20)", "\(20 + 20 + 50)"]
    #expect(starts == wanted, "\(separators)")
  }
  @QuickTesting.Test func `a hidden label of a slider does not say where a separator begins`() throws {
    let window = window {
      List {
        Slider(value: .constant(0.5)) { Text("Volume") }
        Text("last")
      }
    }
    let separators = lines(window, "#3c3c43").filter { $0.contains("x1 ") || $0.contains("x0.5 ") }
    #expect(separators.count == 1 && separators[0].contains("fill \(20 + 20),"), "\(separators)")
  }
  @QuickTesting.Test func `a row says of the line below it and the line above it whether they show`() {
    func count(_ edges: VerticalEdge.Set) -> Int {
      let window = window {
        List {
          Text("first")
          Text("second").listRowSeparator(.hidden, edges: edges)
          Text("third")
        }
      }
      return lines(window, "#3c3c43").filter { $0.contains("x1 ") || $0.contains("x0.5 ") }.count
    }
    let counts: [Int] = [count([]), count(.top), count(.bottom), count(.all)]
    #expect(counts == [2, 1, 1, 0])
  }
  @QuickTesting.Test func `further texts of a label stand below the first`() throws {
    let window = window {
      List {
        LabeledContent {
          Text("12 GB")
        } label: {
          Text("Storage")
          Text("of 64 GB")
        }
      }
    }
    let texts = lines(window, "text ").filter { $0.contains("Storage") || $0.contains("of 64 GB") }
    let places = texts.compactMap { $0.split(separator: " ").dropFirst().first?.split(separator: ",") }
    try #require(places.count == 2)
    #expect(places[0][0] == places[1][0] && places[0][1] != places[1][1])
  }
  @QuickTesting.Test func `a second text of a toggle stands below the first`() throws {
    let window = window {
      Toggle(isOn: .constant(true)) {
        Text("Wi-Fi")
        Text("Connected")
      }
    }
    let texts = lines(window, "text ")
    let places = texts.compactMap { $0.split(separator: " ").dropFirst().first?.split(separator: ",") }
    try #require(places.count == 2)
    #expect(places[0][0] == places[1][0] && places[0][1] != places[1][1])
  }

  // MARK: - Controls

  @QuickTesting.Test func `a colour well is round and 28 across`() throws {
    let window = window { ColorPicker("Tint", selection: .constant(.red)).labelsHidden() }
    let well = try #require(window.find { $0.label == "Tint" }, "\(window.tree)")
    #expect(well.frame.size == CGSize(width: 28, height: 28))
    #expect(lines(window, "stroke").filter { $0.contains("angular(") }.count == 1, "\(window.displayList)")
  }
  @QuickTesting.Test func `the buttons of a compact date are grey whatever the tint`() {
    func fills(_ tint: Color?) -> [Substring] {
      lines(
        window {
          DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))).tint(tint)
        }, "fill ")
    }
    #expect(!fills(nil).isEmpty && fills(.purple) == fills(nil))
  }
  @QuickTesting.Test func `a compact date picker has a button for the date and one for the time`() throws {
    let window = window {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 86_400 * 40))).accessibilityIdentifier(
        "picker"
      )
      .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    }
    let texts = lines(window, "text ")
    #expect(texts.contains { $0.contains("Feb 10, 1970") } && texts.contains { $0.contains("12:00") })
    let day = try #require(window.find { $0.label.contains("Feb 10, 1970") })
    window.click(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
    window.advance(by: .seconds(1))
    #expect(lines(window, "text ").contains { $0.contains("February 1970") })
  }
  @QuickTesting.Test func `a button that cannot be pressed has no colour`() {
    func picture(_ isEnabled: Bool, _ tint: Color) -> String {
      window { Button("Save") {}.buttonStyle(.borderedProminent).tint(tint).disabled(!isEnabled) }.displayList
    }
    #expect(picture(false, .red) == picture(false, .green))
    #expect(picture(true, .red) != picture(true, .green))
  }
  @QuickTesting.Test func `a field with a border is 34 high and shows no ring`() throws {
    struct Field: View {
      @State private var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("Name", text: $text).textFieldStyle(.roundedBorder).focused($isFocused).accessibilityIdentifier(
          "name")
      }
    }
    let window = window { Field() }
    let frame = try window.element("name").frame
    #expect(frame.height == 34)
    let before = lines(window, "stroke")
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(lines(window, "stroke") == before)
  }
  @QuickTesting.Test func `text of second importance has the grey of labels`() {
    let list = window { Text("hint").foregroundStyle(.secondary) }.displayList
    // 0.6 of 255 is 153. Where the user asks for more contrast it is as dark as on desktops.
    #expect(list.contains("#3c3c4399"), "\(list)")
    #expect(window { Text("hint").foregroundStyle(Color(.secondaryLabel)) }.displayList.contains("#3c3c4399"))
    #expect(!window(.desktop) { Text("hint").foregroundStyle(.secondary) }.displayList.contains("#3c3c43"))
  }
  @QuickTesting.Test func `a gauge shows the colours of a gradient that is its tint`() {
    for isCircular in [true, false] {
      func picture(_ colors: [Color]) -> String {
        window {
          Group {
            if isCircular {
              Gauge(value: 0.4) { Text("a") }.gaugeStyle(.accessoryCircular)
            } else {
              Gauge(value: 0.4) { Text("a") }
            }
          }
          .tint(Gradient(colors: colors))
        }
        .displayList
      }
      #expect(picture([.green, .red]) != picture([.green, .purple]))
      if !isCircular { #expect(picture([.green, .red]).contains("linear(#34c759")) }
    }
  }
  @QuickTesting.Test func `an image and a text make a tab as a label does`() throws {
    let window = window {
      TabView {
        Text("a").tabItem { Label("First", systemImage: "star") }
        Text("b").tabItem {
          Image(systemName: "star")
          Text("Second")
        }
      }
    }
    func place(_ title: String) -> Substring? {
      lines(window, "\"\(title)\"").first?.split(separator: " ").dropFirst().first?.split(separator: ",").last
    }
    let first = try #require(place("First")), second = try #require(place("Second"))
    #expect(first == second)
  }

  // MARK: - Symbols

  @QuickTesting.Test func `several foreground styles colour the layers of a symbol`() {
    let list = window { Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red) }.displayList
    #expect(list.contains("palette("), "\(list)")
    let plain = window { Image(systemName: "xmark.circle.fill").foregroundStyle(.red) }.displayList
    #expect(!plain.contains("palette("))
  }
  @QuickTesting.Test func `a symbol says how its layers are coloured`() {
    func list(_ mode: SymbolRenderingMode) -> String {
      window { Image(systemName: "cloud.sun.fill").symbolRenderingMode(mode) }.displayList
    }
    #expect(list(.hierarchical).contains("hierarchical("))
    #expect(list(.multicolor).contains("multicolor"))
    #expect(!list(.monochrome).contains("("))
    #expect(window { Image(systemName: "sun.max.fill").renderingMode(.original) }.displayList.contains("multicolor"))
  }
  @QuickTesting.Test func `a symbol without a name is nothing`() throws {
    let window = window {
      HStack(spacing: 0) {
        Image(systemName: "")
        Text("after").accessibilityIdentifier("after")
      }
    }
    #expect(window.reports == [])
    let alone = self.window { Text("after").accessibilityIdentifier("after") }
    #expect(try window.element("after").frame == alone.element("after").frame)
  }
}

#if GTK
  @MainActor struct PhoneLookPictureTests {
    private static let size = CGSize(width: 390, height: 400)
    private func picture<V: View>(@ViewBuilder _ view: () -> V) throws -> Picture {
      try TestWindow(size: Self.size, idiom: .phone) { view() }.picture()
    }

    @Test func `the background of a row ends where its card does`() throws {
      let picture = try picture {
        List { Text("row").listRowBackground(Color.red) }
      }
      let row = (0..<400).first { y in
        let color = picture.color(x: 195, y: y)
        return color.red == 255 && color.green < 100
      }
      let top = try #require(row)
      let corner = picture.color(x: 16, y: top)
      #expect(corner.green > 200, "\(corner)")
    }
    @Test func `the glyph and the ground of a symbol have the colours of a palette`() throws {
      let picture = try picture {
        Image(systemName: "xmark.circle.fill").font(.system(size: 200)).foregroundStyle(.green, .red)
      }
      let middle = picture.color(x: 195, y: 200), beside = picture.color(x: 195, y: 200 - 80)
      #expect(middle.green > 150 && middle.red < 100, "\(middle)")
      #expect(beside.red > 200 && beside.green < 100, "\(beside)")
    }
    @Test func `the sun is yellow in the colours of its own`() throws {
      let picture = try picture {
        Image(systemName: "sun.max.fill").font(.system(size: 200)).symbolRenderingMode(.multicolor)
      }
      let middle = picture.color(x: 195, y: 200)
      #expect(middle.red == 255 && middle.green == 204 && middle.blue == 0)
    }
  }
#endif
