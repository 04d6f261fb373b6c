import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private let own = Color(red: 1, green: 0, blue: 1), other = Color(red: 0, green: 1, blue: 1)
private let ownText = "#ff00ff", otherText = "#00ffff", white = "#ffffff", black = "#000000"
/// The accent, red and `own` as controls of phones write in them: the colours themselves. Controls.md has the rule.
private let accent = "#007aff", red = "#ff3b30", ownTint = ownText
/// On a desktop with a contrast of 4.5 to a grouped page, #f2f2f7: (0.8879 + 0.05) / (0.1570 + 0.05) = 4.53.
private let desktopAccent = "#006bdf"

/// Which colour the labels of buttons have: that of the app, that of a role, the tint, or that of text.
@MainActor struct LabelColorTests {
  /// The colour that a text is drawn in.
  private func color(of text: String, in window: TestWindow) -> String? {
    let line = window.displayList.split(separator: "\n").first { $0.contains("\"\(text)\"") && $0.contains("text ") }
    return line?.split(separator: " ").first { $0.hasPrefix("#") }.map(String.init)
  }
  private func color(ofSymbol name: String, in window: TestWindow) -> String? {
    let line = window.displayList.split(separator: "\n").first { $0.contains("symbol \(name) ") }
    return line?.split(separator: " ").first { $0.hasPrefix("#") }.map(String.init)
  }
  private func phone<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 390, height: 844), idiom: .phone) { content() }
  }

  private struct Colored: View {
    var body: some View {
      VStack {
        Button("on") {}.foregroundStyle(own)
        VStack { Button("around") {} }.foregroundStyle(own)
        Button {
        } label: {
          Text("inside").foregroundStyle(own)
        }
        Button("old") {}.foregroundColor(own)
        Button("below") {}.padding().background(.red).foregroundStyle(own)
        Button("erase", role: .destructive) {}.foregroundStyle(own)
        Button("symbol", systemImage: "star") {}.foregroundStyle(own)
      }
    }
  }
  @Test(arguments: [Idiom.phone, .desktop])
  func `a foreground style on a button, around it or on its label goes before the colour of every style`(idiom: Idiom) {
    let views: [(String, AnyView)] = [
      ("automatic", AnyView(Colored())), ("plain", AnyView(Colored().buttonStyle(.plain))),
      ("borderless", AnyView(Colored().buttonStyle(.borderless))),
      ("bordered", AnyView(Colored().buttonStyle(.bordered))),
      ("tinted", AnyView(Colored().buttonStyle(BorderedButtonStyle(tint: .green)))),
      ("prominent", AnyView(Colored().buttonStyle(.borderedProminent))),
      ("link", AnyView(Colored().buttonStyle(.link))),
      ("glass", AnyView(Colored().buttonStyle(GlassButtonStyle()))),
      ("prominent glass", AnyView(Colored().buttonStyle(GlassProminentButtonStyle()))),
      ("accessory", AnyView(Colored().buttonStyle(.accessoryBar))), ("red tint", AnyView(Colored().tint(.red))),
    ]
    for (name, view) in views {
      let window = TestWindow(size: CGSize(width: 390, height: 844), idiom: idiom) { view }
      for text in ["on", "around", "inside", "old", "below", "erase", "symbol"] {
        expect(color(of: text, in: window), equals: ownText, "\(text) of \(name)")
      }
      expect(color(ofSymbol: "star", in: window), equals: ownText, "\(name)")
    }
  }
  @QuickTesting.Test
  func `where the app says nothing labels have the tint, white on a prominent one, and red where something goes`() {
    let window = phone {
      VStack {
        Button("plain") {}.buttonStyle(.plain)
        Button("automatic") {}
        Button("tinted") {}.tint(own)
        Button("prominent") {}.buttonStyle(.borderedProminent).tint(own)
        Button("erase", role: .destructive) {}
        Button("reset") {}.foregroundColor(nil).foregroundStyle(own)
      }
    }
    let expected = [
      "plain": black, "automatic": accent, "tinted": ownTint, "prominent": white, "erase": red, "reset": accent,
    ]
    for (text, expected) in expected { expect(color(of: text, in: window), equals: expected, "\(text)") }
  }
  @QuickTesting.Test func `equal colours beside each other are equal on a phone, until more contrast is asked for`() {
    let window = phone {
      VStack {
        Button("button") {}
        Text("text").foregroundStyle(.blue)
        Button("erase", role: .destructive) {}
        Text("warning").foregroundStyle(.red)
      }
    }
    expect(color(of: "button", in: window), equals: color(of: "text", in: window))
    expect(color(of: "erase", in: window), equals: color(of: "warning", in: window))
    window.settings.contrast = .increased
    // Controls write with a contrast of 7 then, the app in the colours for increased contrast.
    expect(color(of: "text", in: window), equals: "#0040dd")
    expect(color(of: "button", in: window) != accent && color(of: "erase", in: window) != red)
    expect(window.accessibilityAudit(for: .contrast).filter { $0.compactDescription.contains("button") }.isEmpty)
  }
  @QuickTesting.Test func `links, menus and toggles that look like buttons follow the foreground style, too`() {
    struct Page: View {
      var body: some View {
        NavigationStack {
          VStack {
            Link("link", destination: URL(string: "https://example.org")!)
            Menu("menu") { Button("x") {} }
            Menu {
              Button("x") {}
            } label: {
              Label("own label", systemImage: "star")
            }
            NavigationLink("page", value: 1)
            NavigationLink {
              Text("d")
            } label: {
              Text("view")
            }
            Toggle("off", isOn: .constant(false)).toggleStyle(.button)
            Toggle("on", isOn: .constant(true)).toggleStyle(.button)
          }
          .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    let window = phone { Page().foregroundStyle(own) }, standard = phone { Page() }
    for text in ["link", "menu", "own label", "page", "view", "off", "on"] {
      expect(color(of: text, in: window), equals: ownText, "\(text)")
    }
    expect(color(ofSymbol: "star", in: window), equals: ownText)
    for text in ["link", "menu", "own label", "page", "view"] {
      expect(color(of: text, in: standard), equals: accent, "\(text)")
    }
    expect(color(ofSymbol: "star", in: standard), equals: accent)
    expect(color(of: "off", in: standard) == black && color(of: "on", in: standard) == white)
  }
  @QuickTesting.Test func `what the framework paints in a colour of its own leaves buttons in theirs`() {
    let window = phone {
      List {
        Section {
          LabeledContent("value") { Button("in a value") {} }
          GroupBox {
            Text("content")
          } label: {
            Button("in a box") {}
          }
        } header: {
          Button("in a header") {}
        } footer: {
          Button("in a footer") {}
        }
      }
    }
    for text in ["in a value", "in a box", "IN A HEADER", "in a footer"] {
      expect(color(of: text, in: window), equals: accent, "\(text)")
    }
    let empty = TestWindow {
      ContentUnavailableView {
        Text("none")
      } description: {
        Button("again") {}.buttonStyle(.borderless)
      }
    }
    expect(color(of: "again", in: empty), equals: desktopAccent)
    let box = TestWindow {
      GroupBox {
        Text("content")
      } label: {
        Button("in a box") {}.buttonStyle(.borderless)
      }
    }
    expect(color(of: "in a box", in: box), equals: desktopAccent)
  }
  @QuickTesting.Test func `a style around a header of a section is the app's`() {
    let window = phone {
      List {
        Section {
          Text("row")
        } header: {
          HStack { Button("more") {} }.foregroundStyle(own)
        }
      }
    }
    expect(color(of: "MORE", in: window), equals: ownText)
  }
  @QuickTesting.Test func `a disabled button is dimmed in the colour of the app`() {
    let window = phone { Button("off") {}.foregroundStyle(own).disabled(true) }
    expect(color(of: "off", in: window), equals: ownText)
    expect(window.displayList.contains("opacity 0.5"))
  }
  @QuickTesting.Test func `a label follows what changes around its button`() {
    struct Page: View {
      @State var step = 0
      var body: some View {
        VStack {
          Button("other") {}.buttonStyle(.borderless)
          Button("next") { step += 1 }.buttonStyle(.plain).accessibilityIdentifier("next")
        }
        .font(step < 2 ? .body : .largeTitle)
        .foregroundColor(step == 0 ? nil : step == 1 ? own : other)
      }
    }
    let window = TestWindow { Page() }
    func size(_ text: String) -> Substring? {
      let line = window.displayList.split(separator: "\n").first { $0.contains("\"\(text)\"") }
      return line?.split(separator: " ").first { $0.contains("x") && $0.first!.isNumber }
    }
    expect(color(of: "other", in: window) == desktopAccent && color(of: "next", in: window) == black)
    let small = [size("other"), size("next")]
    window.click("next")
    expect(color(of: "other", in: window) == ownText && color(of: "next", in: window) == ownText)
    window.click("next")
    expect(color(of: "other", in: window) == otherText && color(of: "next", in: window) == otherText)
    expect(small != [size("other"), size("next")] && size("other") != small[0] && size("next") != small[1])
  }
  @QuickTesting.Test func `a level of the foreground around a button counts once`() {
    let window = TestWindow {
      VStack {
        Text("text")
        Button("button") {}.buttonStyle(.plain)
        Toggle("toggle", isOn: .constant(false))
        Button {
        } label: {
          Text("below").foregroundStyle(.secondary)
        }.buttonStyle(.plain)
        Text("text below").foregroundStyle(.secondary)
      }
      .foregroundStyle(.secondary)
    }
    let text = color(of: "text", in: window)
    expect(text != nil && text != black)
    expect(color(of: "button", in: window) == text && color(of: "toggle", in: window) == text)
    expect(
      color(of: "below", in: window) == color(of: "text below", in: window) && color(of: "below", in: window) != text)
  }
  @QuickTesting.Test
  func `the page's colour of text stays out of its bars, where buttons have what they are given there`() {
    let window = phone {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("given") {}.foregroundStyle(other) }
          ToolbarItem(placement: .topBarTrailing) { Button("standard") {} }
        }
      }
      .foregroundStyle(own)
    }
    expect(color(of: "page", in: window), equals: ownText)
    expect(color(of: "standard", in: window), equals: accent)
    expect(color(of: "given", in: window), equals: otherText)
  }
  @QuickTesting.Test func `pickers have colours of their own on a phone, whatever that of text is`() {
    struct Choices: View {
      var body: some View {
        Picker("choice", selection: .constant(1)) { Text("chosen").tag(1) }
        Picker("segments", selection: .constant(1)) { Text("segment").tag(1) }.pickerStyle(.segmented)
        DatePicker(
          "day", selection: .constant(Date(timeIntervalSinceReferenceDate: 1_000_000)), displayedComponents: .date)
      }
    }
    let window = phone { VStack { Choices() }.foregroundStyle(own) }
    expect(color(of: "chosen", in: window), equals: accent)
    expect(color(ofSymbol: "chevron.up.chevron.down", in: window), equals: accent)
    expect(color(of: "segment", in: window), equals: black)
    expect(color(of: "day", in: window), equals: ownText)
    let date = window.displayList.split(separator: "\n").first { $0.contains("2001\"") }
    expect(date?.contains(" \(black) "), equals: true)
    let row = phone { Form { Choices() } }, secondary = phone { Text("value").foregroundStyle(.secondary) }
    expect(color(of: "chosen", in: row), equals: color(of: "value", in: secondary))
    let tinted = phone { Form { Choices() }.tint(own) }
    expect(
      color(of: "chosen", in: tinted) == ownTint && color(ofSymbol: "chevron.up.chevron.down", in: tinted) == ownTint)
  }
}
