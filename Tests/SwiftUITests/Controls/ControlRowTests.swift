import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Where the parts of a row lie, as the layout has them.
@MainActor @Observable private final class Places {
  @ObservationIgnored var frames: [String: CGRect] = [:]
}
extension View {
  fileprivate func placed(_ name: String, _ places: Places) -> some View {
    accessibilityIdentifier(name).onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      places.frames[name] = $0
    }
  }
}

/// Controls side by side: on a phone those with a label take what there is, and share it.
@MainActor struct ControlRowTests {
  private static let width: CGFloat = 390
  private func show<V: View>(
    _ idiom: Idiom, width: CGFloat = Self.width, @ViewBuilder _ row: @escaping (Places) -> V
  ) -> (TestWindow, [(String, CGRect)]) {
    let places = Places()
    let window = TestWindow(size: CGSize(width: width, height: 300), idiom: idiom) { HStack { row(places) } }
    return (window, places.frames.sorted { $0.value.minX < $1.value.minX }.map { ($0.key, $0.value) })
  }
  /// Nothing lies on something else, or outside of the window; and what is drawn of a control lies within its own part.
  private func expectOrder(
    _ shown: (TestWindow, [(String, CGRect)]), _ count: Int, width: CGFloat = Self.width, _ comment: String
  ) throws {
    let (window, frames) = shown
    expect(frames.count == count, comment)
    for (name, frame) in frames {
      expect(frame.minX >= -0.01 && frame.maxX <= width + 0.01, "\(comment): \(name) \(frame)")
      let element = try window.element(name).frame
      let isInside = element.minX >= frame.minX - 0.01 && element.maxX <= frame.maxX + 0.01
      expect(isInside, "\(comment): \(name) \(element) is not in \(frame)")
    }
    for (a, b) in zip(frames, frames.dropFirst()) { expect(a.1.maxX <= b.1.minX, "\(comment): \(a) and \(b)") }
  }
  private let date = Date(timeIntervalSinceReferenceDate: 700_000_000)

  @Test(arguments: [Idiom.phone, .pad, .desktop])
  func `controls beside each other do not lie on each other and stay in their row`(idiom: Idiom) throws {
    let date = date
    try expectOrder(
      show(idiom) { places in
        Toggle("Same Direction", isOn: .constant(true)).placed("a", places)
        Toggle("Horizontally", isOn: .constant(true)).placed("b", places)
      }, 2, "toggles")
    try expectOrder(
      show(idiom) { places in
        Toggle("A", isOn: .constant(true)).labelsHidden().placed("a", places)
        Toggle("", isOn: .constant(true)).placed("b", places)
      }, 2, "toggles without labels")
    try expectOrder(
      show(idiom) { places in
        Color.red.frame(height: 10).placed("a", places)
        Toggle("B", isOn: .constant(true)).placed("b", places)
      }, 2, "a colour and a toggle")
    try expectOrder(
      show(idiom) { places in
        Stepper("Guests", value: .constant(1)).placed("a", places)
        Stepper("Rooms", value: .constant(1)).placed("b", places)
        Text("x").placed("c", places)
      }, 3, "steppers")
    try expectOrder(
      show(idiom) { places in
        Text("From").placed("a", places)
        DatePicker("Day", selection: .constant(date), displayedComponents: .date).placed("b", places)
        Toggle("On", isOn: .constant(true)).toggleStyle(.switch).placed("c", places)
      }, 3, "a date")
    try expectOrder(
      show(idiom) { places in
        DatePicker("", selection: .constant(date), displayedComponents: .date).labelsHidden().placed("a", places)
        DatePicker("", selection: .constant(date), displayedComponents: .hourAndMinute).labelsHidden().placed(
          "b", places)
      }, 2, "dates without labels")
    try expectOrder(
      show(idiom) { places in
        Slider(value: .constant(0.4)) { Text("Volume") }.placed("a", places)
        Slider(value: .constant(0.4)).placed("b", places)
        Text("40 %").placed("c", places)
        Toggle("Mute", isOn: .constant(true)).placed("d", places)
      }, 4, "sliders")
    try expectOrder(
      show(idiom) { places in
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1); Text("Large").tag(2)
        }.placed("a", places)
        Picker("Kind", selection: .constant(1)) {
          Text("One").tag(1); Text("Two").tag(2)
        }.pickerStyle(.segmented).placed("b", places)
        Text("x").placed("c", places)
      }, 3, "pickers")
  }
  @QuickTesting.Test func `two toggles share a row equally on a phone, with their switches at the ends`() throws {
    let (window, frames) = show(.phone) { places in
      Toggle("Same Direction", isOn: .constant(true)).placed("a", places)
      Toggle("B", isOn: .constant(true)).placed("b", places)
    }
    expect(frames[0].1.width == frames[1].1.width && frames[0].1.minX == 0 && frames[1].1.maxX == Self.width)
    let tracks = window.displayList.split(separator: "\n").filter { $0.contains("fill ") && $0.contains("radius 15.5") }
    let ends = tracks.compactMap { line -> Double? in
      let words = line.split(separator: " ").drop { $0 != "fill" }.dropFirst()
      guard let x = words.first?.split(separator: ",").first.flatMap({ Double($0) }),
        let width = words.dropFirst().first?.split(separator: "x").first.flatMap({ Double($0) })
      else { return nil }
      return x + width
    }
    expect(ends, equals: frames.map { Double($0.1.maxX) })
  }
  @QuickTesting.Test func `where a row is too short labels are cut off, and controls stay`() throws {
    // A switch of 51 and a stepper of 94, 8 between them, and to each 8 and what is left of its label.
    let width: CGFloat = 210
    let shown = show(.phone, width: width) { places in
      Toggle("A very long name of a setting", isOn: .constant(true)).placed("a", places)
      Stepper("Another long name of a setting", value: .constant(1)).placed("b", places)
    }
    try expectOrder(shown, 2, width: width, "short")
  }
  @QuickTesting.Test func `a toggle in a stack that scrolls sideways is as wide as it needs`() {
    let places = Places()
    let window = TestWindow(size: CGSize(width: 390, height: 200), idiom: .phone) {
      ScrollView(.horizontal) { HStack { Toggle("A", isOn: .constant(true)).placed("a", places) } }
    }
    withExtendedLifetime(window) { expect(places.frames["a"]!.width < 100) }
  }
}

@MainActor struct SegmentTests {
  private struct Segments: View {
    var body: some View {
      Picker("Tip", selection: .constant(10)) { ForEach([10, 15, 20, 25, 0], id: \.self) { Text("\($0)%") } }
        .pickerStyle(.segmented).accessibilityIdentifier("segments")
    }
  }
  private func size(of text: String, in window: TestWindow) -> Substring? {
    window.displayList.split(separator: "\n").first { $0.contains("\"\(text)\"") }?.split(separator: " ").first {
      $0.contains("x") && $0.first!.isNumber
    }
  }
  @QuickTesting.Test func `segments on a phone are 32 high, in letters of 13, over the whole width`() throws {
    for idiom in [Idiom.phone, .pad] {
      let window = TestWindow(size: CGSize(width: 390, height: 300), idiom: idiom) {
        Segments().font(.largeTitle).padding(15)
      }
      try expect(window.element("segments").frame.size, equals: CGSize(width: 390 - 2 * 15, height: 32))
      let text = TestWindow(size: CGSize(width: 390, height: 300), idiom: idiom) { Text("10%").font(.system(size: 13)) }
      expect(size(of: "10%", in: window), equals: size(of: "10%", in: text))
    }
  }
  @QuickTesting.Test func `segments on a desktop are as wide as they need and have their label before them`() throws {
    let window = TestWindow { Segments() }
    try expect(window.element("segments").frame.width < 400)
    expect(window.displayList.contains("\"Tip\""))
  }
  @QuickTesting.Test func `in a form of a phone segments stand alone across their row`() throws {
    let window = TestWindow(size: CGSize(width: 390, height: 300), idiom: .phone) {
      Form {
        Segments()
        Text("row").frame(maxWidth: .infinity, alignment: .leading).accessibilityElement().accessibilityIdentifier(
          "row")
      }
    }
    let segments = try window.element("segments").frame, row = try window.element("row").frame
    expect(segments.minX == row.minX && segments.maxX == row.maxX)
    expect(!window.displayList.contains("\"Tip\"") && window.displayList.contains("\"25%\""))
    try expect(window.element("segments").label, equals: "Tip")
    let labeled = TestWindow(size: CGSize(width: 390, height: 300), idiom: .phone) {
      Form { Segments() }.labelsVisibility(.visible)
    }
    expect(labeled.displayList.contains("\"Tip\""))
  }
  @QuickTesting.Test func `a slider has no label in a form of a phone`() {
    struct Volume: View { var body: some View { Slider(value: .constant(0.5)) { Text("Volume") } } }
    let phone = TestWindow(size: CGSize(width: 390, height: 300), idiom: .phone) { Form { Volume() } }
    expect(!phone.displayList.contains("\"Volume\""))
    expect(TestWindow { Form { Volume() } }.displayList.contains("\"Volume\""))
  }
}
