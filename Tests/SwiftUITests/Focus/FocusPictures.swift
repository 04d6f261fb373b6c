import Foundation
import HearthCore
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Pictures of the focus effect on every control, for people to look at: written to the
/// directory that `HEARTH_PICTURES` names.
///
/// They are compared with nothing. What can be said in text is said by `FocusRingTests`.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct FocusPictures {}

extension FocusPictures {
  private func write(_ picture: Picture, _ name: String) throws {
    let directory = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] ?? ".")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try picture.pngData.write(to: directory.appendingPathComponent("focus-\(name).png"))
  }
  private func window<V: View>(
    _ size: CGSize, idiom: Idiom = .desktop, _ settings: (inout TestWindow.Settings) -> Void, _ view: V
  ) -> TestWindow {
    let window = TestWindow(text: .real, size: size, idiom: idiom) { view }
    settings(&window.settings)
    return window
  }

  nonisolated static let looks: [(String, @Sendable (inout TestWindow.Settings) -> Void)] = [
    ("light", { _ in }), ("dark", { $0.colorScheme = .dark }), ("contrast", { $0.contrast = .increased }),
    ("contrast-dark", { ($0.contrast, $0.colorScheme) = (.increased, .dark) }),
    ("right-to-left", { $0.layoutDirection = .rightToLeft }),
  ]

  /// All rings at once: each press of Tab adds the one it leads to.
  private func rings(_ window: TestWindow, stops: Int = 60) -> [PlacedPiece] {
    var rings: [PlacedPiece] = []
    var first: ObjectIdentifier?
    for _ in 0..<stops {
      window.press(.tab)
      let focused = window.content.input.focus.focused.map { ObjectIdentifier($0) }
      if focused == first { break }
      first = first ?? focused
      guard let group = window.displayPiece as? GroupPiece else { continue }
      rings.append(contentsOf: group.children.dropFirst())
    }
    return rings
  }

  @Test(arguments: looks.indices) func `rings on every control`(_ look: Int) throws {
    let (name, settings) = Self.looks[look]
    let window = window(CGSize(width: 800, height: 560), settings, Gallery())
    let rings = rings(window)
    let base = try require((window.displayPiece as? GroupPiece)?.children.first)
    try write(
      try window.picture(of: GroupPiece([base] + rings), size: CGSize(width: 800, height: 560), scale: 1.5),
      "rings-\(name)")
  }
  @Test(arguments: looks.indices) func `fields and lists that show focus themselves`(_ look: Int) throws {
    let (name, settings) = Self.looks[look]
    let size = CGSize(width: 260, height: 240)
    let window = window(size, settings, Fields())
    var tiles: [PlacedPiece] = []
    for index in 0..<4 {
      window.press(.tab)
      tiles.append(PlacedPiece(try require(window.displayPiece), x: CGFloat(index) * size.width, y: 0))
    }
    try write(
      try window.picture(of: GroupPiece(tiles), size: CGSize(width: size.width * 4, height: size.height)),
      "fields-\(name)")
  }
  @QuickTesting.Test func `rings of a window that is not active`() throws {
    for (name, settings) in [Self.looks[0], Self.looks[1]] {
      let window = window(CGSize(width: 800, height: 560), settings, Gallery())
      window.deactivate()
      let rings = rings(window)
      let base = try require((window.displayPiece as? GroupPiece)?.children.first)
      try write(
        try window.picture(of: GroupPiece([base] + rings), size: CGSize(width: 800, height: 560), scale: 1.5),
        "inactive-\(name)")
    }
  }
  @Test(arguments: [0, 1]) func `lifts and highlights of a television`(_ look: Int) throws {
    let (name, settings) = Self.looks[look]
    let size = CGSize(width: 460, height: 370)
    let window = window(size, idiom: .tv, settings, Shelf())
    var tiles: [PlacedPiece] = []
    for (index, move) in [nil, .right, .right, .down, .left, .up, .up, .left, .down, .down, .down, .right].enumerated()
      as EnumeratedSequence<[MoveCommandDirection?]>
    {
      if let move { window.move(move) }
      let piece = EffectPiece(
        .clip(.rectangle(CGRect(origin: .zero, size: size)), isAntialiased: true), try require(window.displayPiece))
      tiles.append(PlacedPiece(piece, x: CGFloat(index % 3) * size.width, y: CGFloat(index / 3) * size.height))
    }
    try write(
      try window.picture(of: GroupPiece(tiles), size: CGSize(width: size.width * 3, height: size.height * 4)),
      "tv-\(name)")
  }
  @Test(arguments: [0, 1]) func `effects under a pointer`(_ look: Int) throws {
    let (name, settings) = Self.looks[look]
    let size = CGSize(width: 460, height: 370)
    let window = window(size, settings, Shelf())
    var tiles: [PlacedPiece] = []
    for (index, name) in ["left", "red", "green", "wide"].enumerated() {
      let frame = try window.element(name).frame
      window.hover(at: CGPoint(x: frame.midX, y: frame.midY))
      tiles.append(
        PlacedPiece(
          try require(window.displayPiece), x: CGFloat(index % 2) * size.width, y: CGFloat(index / 2) * size.height))
    }
    try write(
      try window.picture(of: GroupPiece(tiles), size: CGSize(width: size.width * 2, height: size.height * 2)),
      "hover-\(name)")
  }
  @Test(arguments: [0, 1]) func `the overlay`(_ look: Int) throws {
    let (name, settings) = Self.looks[look]
    let window = window(CGSize(width: 800, height: 560), settings, Gallery())
    window.showsFocusDebugging = true
    for _ in 0..<4 { window.press(.tab) }
    window.move(.right)
    window.move(.down)
    try write(try window.picture(scale: 1.5), "overlay-\(name)")
    let login = self.window(CGSize(width: 640, height: 360), idiom: .tv, settings, TwoColumns())
    login.showsFocusDebugging = true
    login.move(.down)
    login.move(.right)
    try write(try login.picture(scale: 1.5), "overlay-tv-\(name)")
  }
}

private struct Gallery: View {
  @State private var isOn = true
  @State private var text = "Fig"
  @State private var choice: String? = "Two"
  @State private var none: String?

  private func buttons(_ title: String) -> some View {
    HStack(spacing: 14) {
      Button(title) {}
      Button(title) {}.buttonStyle(.borderedProminent)
      Button(title) {}.buttonStyle(.borderless)
      Button(title) {}.buttonStyle(.plain)
    }
  }
  private var first: some View {
    VStack(alignment: .leading, spacing: 12) {
      buttons("Mini").controlSize(.mini)
      buttons("Small").controlSize(.small)
      buttons("Regular")
      buttons("Large").controlSize(.large)
      buttons("Extra").controlSize(.extraLarge)
      HStack(spacing: 14) {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Round") {}.buttonBorderShape(.roundedRectangle(radius: 2))
        Button {
        } label: {
          Image(systemName: "plus")
        }.buttonBorderShape(.circle)
        Button {
        } label: {
          Image(systemName: "star")
        }
        Button("Link") {}.buttonStyle(.link)
      }
      HStack(spacing: 14) {
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
      }
      HStack(spacing: 14) {
        Menu("Menu") { Button("One") {} }
        Menu("Plain") { Button("One") {} }.buttonStyle(.borderless)
      }
      TextField("Field", text: $text)
      TextField("Plain", text: $text).textFieldStyle(.plain)
      SecureField("Secret", text: $text)
      Button("In a clip shape") {}.padding(2).background(.quaternary).clipShape(.rect(cornerRadius: 4))
    }
    .frame(width: 380)
  }
  private var second: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Frame").padding(4).focusable()
      Text("Capsule").padding(8).background(.quaternary, in: .capsule).contentShape(.capsule).focusable()
      Text("C").padding(8).background(.quaternary, in: .circle).contentShape(.focusEffect, .circle).focusable()
      Text("Turned").padding(6).background(.quaternary).focusable().rotationEffect(.degrees(-8))
      Text("Half").padding(6).background(.quaternary).focusable().scaleEffect(0.8)
      HStack(spacing: 0) {
        ForEach(0..<3) { Text("\($0)").padding(10).background(.quaternary).border(.gray).focusable() }
      }
      Text("Wide").frame(width: 120, height: 30).background(.quaternary).focusable().clipShape(.rect(cornerRadius: 12))
    }
  }
  private var third: some View {
    VStack(spacing: 14) {
      List(["One", "Two"], id: \.self, selection: $choice) { Text($0) }.frame(height: 90)
      List(["One", "Two"], id: \.self, selection: $none) { Text($0) }.frame(height: 90)
      ScrollView { VStack { ForEach(0..<20) { Text("Line \($0)") } }.frame(maxWidth: .infinity) }.frame(height: 70)
      ScrollView {
        VStack(alignment: .leading) { ForEach(0..<8) { Button("Row \($0)") {} } }.frame(
          maxWidth: .infinity, alignment: .leading)
      }
      .frame(height: 92).border(.gray)
    }
    .frame(width: 180)
  }
  var body: some View {
    HStack(alignment: .top, spacing: 30) {
      first
      second
      third
    }
    .padding(16)
  }
}

private struct Fields: View {
  @State private var text = "Fig"
  @State private var choice: String? = "Two"
  var body: some View {
    VStack(spacing: 12) {
      TextField("Field", text: $text)
      TextField("Square", text: $text).textFieldStyle(.squareBorder)
      SecureField("Secret", text: $text)
      List(["One", "Two"], id: \.self, selection: $choice) { Text($0) }.frame(height: 90)
    }
    .padding(16)
  }
}

private struct Shelf: View {
  private func poster(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(LinearGradient(colors: [color, color.opacity(0.6)], startPoint: .top, endPoint: .bottom))
      .frame(width: 90, height: 70)
      .overlay { Image(systemName: "photo").foregroundStyle(.white) }
  }
  var body: some View {
    VStack(spacing: 22) {
      HStack(spacing: 24) {
        poster(.blue).focusable().hoverEffect(.highlight).accessibilityIdentifier("left")
        Button {
        } label: {
          VStack {
            poster(.red).hoverEffect(.highlight)
            Text("Red")
          }
        }
        .accessibilityIdentifier("red")
        poster(.green).focusable().hoverEffect(.lift).accessibilityIdentifier("green")
      }
      HStack(spacing: 24) {
        Button("Play") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Text("Focusable").padding(8).background(.quaternary, in: .capsule).focusable()
      }
      Button("A wide one") {}.buttonStyle(.borderedProminent).hoverEffect().accessibilityIdentifier("wide")
      Text("Plain text").padding(6).focusable()
    }
    .padding(16)
  }
}

private struct TwoColumns: View {
  @State private var name = ""
  var body: some View {
    HStack(spacing: 40) {
      VStack(spacing: 16) {
        TextField("E-mail", text: $name)
        SecureField("Password", text: $name)
        Button("Sign In") {}
        Button("Later") {}.disabled(true)
      }
      .frame(width: 180).focusSection().accessibilityIdentifier("log-in")
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(0..<5) { index in
            RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 90, height: 80).focusable()
              .accessibilityIdentifier("photo \(index)")
          }
        }
        .padding(20)
      }
      .focusSection().accessibilityIdentifier("photos")
    }
    .padding(20)
  }
}
