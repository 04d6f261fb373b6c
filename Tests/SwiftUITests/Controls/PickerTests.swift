import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private enum Fruit: String, CaseIterable, Identifiable {
  case apple = "Apple", banana = "Banana", cherry = "Cherry"
  var id: Self { self }
}
private struct Basket<S: PickerStyle>: View {
  let style: S
  @State var fruit = Fruit.banana
  var body: some View {
    VStack {
      Picker("Fruit", selection: $fruit) {
        ForEach(Fruit.allCases) { Text($0.rawValue).accessibilityIdentifier($0.rawValue) }
      }
      .pickerStyle(style).accessibilityIdentifier("picker")
      Button("Next") {}.accessibilityIdentifier("next")
      Text(fruit.rawValue).accessibilityIdentifier("chosen")
    }
  }
}

@MainActor struct PickerTests {
  private func chosen(_ window: TestWindow) throws -> String { try window.element("chosen").label }

  @Test(arguments: [(Idiom.tv, 24.0), (.desktop, 8.0)])
  func `a label keeps clear of a control that rises on a television`(idiom: Idiom, gap: Double) {
    var widths: [String: CGFloat] = [:]
    let picker = Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.pickerStyle(.menu)
    let window = TestWindow(size: CGSize(width: 1280, height: 720), idiom: idiom) {
      VStack {
        picker.fixedSize().onGeometryChange(for: CGFloat.self, of: \.size.width) { widths["both"] = $0 }
        picker.labelsHidden().fixedSize().onGeometryChange(for: CGFloat.self, of: \.size.width) {
          widths["control"] = $0
        }
        Text("Fruit").onGeometryChange(for: CGFloat.self, of: \.size.width) { widths["label"] = $0 }
      }
    }
    let between = widths["both"]! - widths["control"]! - widths["label"]!
    withExtendedLifetime(window) { expect(abs(between - gap) < 0.001, "\(between)") }
  }
  @QuickTesting.Test func `radio buttons choose by a click, and say which one is on`() throws {
    let window = TestWindow { Basket(style: .radioGroup) }
    try expect(window.element("picker").label, equals: "Fruit")
    try expect(window.element("Banana").isSelected)
    try expect(window.element("Banana").value, equals: "1")
    window.click("Cherry")
    try expect(chosen(window), equals: "Cherry")
    try expect(window.element("Cherry").isSelected)
    try expect(!window.element("Banana").isSelected)
    try expect(window.element("Apple").value, equals: "0")
  }
  @QuickTesting.Test func `a group of radio buttons is one stop, and arrows, Home, End and letters choose`() throws {
    let window = TestWindow { Basket(style: .radioGroup) }
    window.press(.tab)
    window.press(.downArrow)
    try expect(chosen(window), equals: "Cherry")
    window.press(.downArrow)
    try expect(chosen(window), equals: "Cherry")
    window.press(.home)
    try expect(chosen(window), equals: "Apple")
    window.press(.end)
    try expect(chosen(window), equals: "Cherry")
    window.type("b")
    try expect(chosen(window), equals: "Banana")
    window.press(.upArrow)
    try expect(chosen(window), equals: "Apple")
    window.press(.tab)
    expect(window.focused, equals: "next")
  }
  @QuickTesting.Test func `segments choose by a click and by arrows in the direction of reading`() throws {
    let window = TestWindow { Basket(style: .segmented) }
    let apple = try window.element("Apple").frame, cherry = try window.element("Cherry").frame
    expect(apple.width == cherry.width && apple.minX < cherry.minX)
    window.click("Apple")
    try expect(chosen(window), equals: "Apple")
    window.press(.tab)
    window.press(.rightArrow)
    try expect(chosen(window), equals: "Banana")
    let mirrored = TestWindow { Basket(style: .segmented).environment(\.layoutDirection, .rightToLeft) }
    try expect(mirrored.element("Apple").frame.minX > mirrored.element("Cherry").frame.minX)
    mirrored.press(.tab)
    mirrored.press(.leftArrow)
    try expect(chosen(mirrored), equals: "Cherry")
  }
  @QuickTesting.Test func `a segment is wider than others where its label would be cut, and there is room`() throws {
    struct Page: View {
      let width: CGFloat?
      var body: some View {
        Picker("Look", selection: .constant("A")) {
          ForEach(["A", "B", "Some longer words"], id: \.self) { Text($0).tag($0).accessibilityIdentifier($0) }
        }
        .pickerStyle(.segmented).labelsHidden()
        .frame(width: width)
      }
    }
    func widths(_ width: CGFloat?) throws -> [CGFloat] {
      let window = TestWindow { Page(width: width) }
      return try ["A", "B", "Some longer words"].map { try window.element($0).frame.width }
    }
    let natural = try widths(nil)
    expect(Set(natural).count, equals: 1)
    let even = try widths(natural[0] * 4)
    expect(Set(even).count, equals: 1)
    // Segments of one width would be three fifths of what the longest wants.
    let narrow = try widths(natural[0] * 1.8)
    expect(narrow[2] >= natural[0] && narrow[0] < narrow[2] && narrow[0] == narrow[1])
    expect(abs(narrow.reduce(0, +) - natural[0] * 1.8) < 0.01)
    // There is too little room for all of them.
    let tight = try widths(natural[0])
    expect(Set(tight.map { $0.rounded() }).count, equals: 1)
  }
  @QuickTesting.Test func `a picker is a button that opens a menu with a mark at the choice`() throws {
    let window = TestWindow { Basket(style: .menu) }
    let picker = try window.element("picker")
    expect(picker.traits.contains(.isButton))
    expect(picker.label, equals: "Fruit")
    expect(picker.value, equals: "Banana")
    window.click("picker")
    let items = ["Apple", "Banana", "Cherry"].map { name in
      window.find { $0.label == name && $0.traitNames.contains("menu item") }
    }
    expect(items.allSatisfy { $0 != nil })
    window.press(.downArrow)
    window.press(.return)
    try expect(chosen(window), equals: "Apple")
    try expect(window.element("picker").value, equals: "Apple")
  }
  @QuickTesting.Test func `arrows change the choice of a closed menu`() throws {
    let window = TestWindow { Basket(style: .automatic) }
    window.press(.tab)
    window.press(.downArrow)
    try expect(chosen(window), equals: "Cherry")
    window.type("a")
    try expect(chosen(window), equals: "Apple")
  }
  @QuickTesting.Test func `pickers, groups in a menu and links to share are buttons with a border on a desktop`() throws
  {
    let window = TestWindow {
      VStack {
        Button("Fruit") {}.accessibilityIdentifier("button")
        Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.labelsHidden().accessibilityIdentifier(
          "picker")
        ControlGroup("Fruit") { Button("Apple") {} }.controlGroupStyle(.menu).accessibilityIdentifier("group")
        ShareLink("Fruit", item: "Apple").accessibilityIdentifier("share")
      }
    }
    let height = try window.element("button").frame.height
    for name in ["picker", "group", "share"] {
      try expect(window.element(name).frame.height, equals: height, "\(name)")
    }
    expect(
      window.displayList.split(separator: "\n").count { $0.contains("stroke ") && $0.contains("x\(Int(height) - 1) ") },
      equals: 4)
  }
  @QuickTesting.Test func `the button of a picker keeps its size whatever is chosen`() throws {
    let window = TestWindow { Basket(style: .menu) }
    let frame = try window.element("picker").frame
    window.press(.tab)
    window.press(.end)
    try expect(window.element("picker").frame, equals: frame)
  }
  @QuickTesting.Test func `a disabled picker takes no clicks and no focus`() throws {
    for style in 0..<3 {
      let window = TestWindow {
        switch style {
        case 0: AnyView(Basket(style: .radioGroup).disabled(true))
        case 1: AnyView(Basket(style: .segmented).disabled(true))
        default: AnyView(Basket(style: .menu).disabled(true))
        }
      }
      if style < 2 { window.click("Cherry") } else { window.click("picker") }
      window.press(.tab)
      window.press(.downArrow)
      try expect(chosen(window), equals: "Banana")
      expect(window.focused == nil)
    }
  }
  @QuickTesting.Test func `an optional selection finds tags of the type, and nil is nothing chosen`() throws {
    struct Page: View {
      @State var size: Int?
      var body: some View {
        VStack {
          Picker("Size", selection: $size) {
            Text("None").tag(Int?.none).accessibilityIdentifier("none")
            Text("One").tag(1).accessibilityIdentifier("one")
            Text("Nothing").accessibilityIdentifier("untagged")
          }
          .pickerStyle(.inline)
          Text(size.map { "\($0)" } ?? "nil").accessibilityIdentifier("chosen")
        }
      }
    }
    let window = TestWindow { Page() }
    try expect(window.element("none").isSelected)
    window.click("one")
    try expect(chosen(window), equals: "1")
    window.click("untagged")
    try expect(chosen(window), equals: "1")
    try expect(!window.element("untagged").isEnabled)
    window.click("none")
    try expect(chosen(window), equals: "nil")
  }
  @QuickTesting.Test func `several sources are chosen together and are mixed where they differ`() throws {
    struct Lamp: Identifiable { let id: Int; var color: String }
    struct Page: View {
      @State var lamps = [Lamp(id: 1, color: "red"), Lamp(id: 2, color: "blue")]
      var body: some View {
        VStack {
          Picker("Color", sources: $lamps, selection: \.color) {
            ForEach(["red", "blue", "green"], id: \.self) { Text($0).accessibilityIdentifier($0) }
          }
          .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
          Text(lamps.map(\.color).joined(separator: " ")).accessibilityIdentifier("chosen")
        }
      }
    }
    let window = TestWindow { Page() }
    try expect(window.element("red").value, equals: "2")
    try expect(window.element("green").value, equals: "0")
    try expect(window.element("red").frame.midY, equals: window.element("green").frame.midY)
    window.click("green")
    try expect(chosen(window), equals: "green green")
    try expect(window.element("green").isSelected)
  }
  @QuickTesting.Test func `a hidden label is still what the picker is called`() throws {
    let window = TestWindow { Basket(style: .segmented).labelsHidden() }
    try expect(window.element("picker").label, equals: "Fruit")
    expect(!window.displayList.contains("\"Fruit\""))
  }
  @QuickTesting.Test func `a picker in a menu is a submenu on a desktop`() throws {
    struct Page: View {
      @State var fruit = Fruit.apple
      var body: some View {
        Menu("Edit") { Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } } }
          .accessibilityIdentifier("menu")
        Text(fruit.rawValue).accessibilityIdentifier("chosen")
      }
    }
    let window = TestWindow { VStack { Page() } }
    window.click("menu")
    window.press(.downArrow)
    window.press(.rightArrow)
    window.press(.downArrow)
    window.press(.return)
    try expect(chosen(window), equals: "Banana")
    let phone = TestWindow(idiom: .phone) { VStack { Page() } }
    phone.click("menu")
    expect(phone.find { $0.label == "Cherry" && $0.traitNames.contains("menu item") } != nil)
  }
}
