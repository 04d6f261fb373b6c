import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct DetentTests {
  private let size = CGSize(width: 400, height: 810)
  /// What the window leaves a sheet: 810 without 10 at the top.
  private let most: CGFloat = 800

  private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize > .large ? nil : context.maxDetentValue / 4
    }
  }
  private struct Screen: View {
    @Bindable var log: PresentationLog
    let detents: Set<PresentationDetent>
    var selection: Binding<PresentationDetent>?
    var interaction = PresentationBackgroundInteraction.automatic
    var body: some View {
      VStack {
        Button("Behind") { log.add("behind") }.accessibilityIdentifier("behind")
        Spacer()
      }
      .sheet(isPresented: $log.isShown) {
        let content = Color.red.accessibilityElement().accessibilityIdentifier("red").presentationBackgroundInteraction(
          interaction)
        if let selection {
          content.presentationDetents(detents, selection: selection)
        } else {
          content.presentationDetents(detents)
        }
      }
    }
  }
  private func window(
    _ log: PresentationLog, _ detents: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>? = nil,
    _ interaction: PresentationBackgroundInteraction = .automatic
  ) -> TestWindow {
    let window = TestWindow(size: size, idiom: .phone) {
      Screen(log: log, detents: detents, selection: selection, interaction: interaction)
    }
    log.isShown = true
    window.settle()
    return window
  }
  private func height(_ window: TestWindow) throws -> CGFloat { try window.element("red").frame.height }

  @Test func `a detent says how high a sheet is`() throws {
    let cases: [(PresentationDetent, CGFloat)] = [
      (.large, most), (.medium, most / 2), (.fraction(0.3), most * 0.3), (.height(120), 120), (.height(5_000), most),
      (.fraction(.nan), most),
      (.custom(Half.self), most / 4),
    ]
    for (detent, expected) in cases { try expect(height(window(PresentationLog(), [detent])), equals: expected) }
  }
  @Test func `a sheet begins at its lowest detent and is dragged to the others`() throws {
    let log = PresentationLog()
    let window = window(log, [.medium, .large, .height(100)])
    try expect(height(window), equals: 100)
    window.touchDrag(from: CGPoint(x: 200, y: 760), to: CGPoint(x: 200, y: 460))
    try expect(height(window) != 100)
    expect(log.isShown)
  }
  @Test func `a slow drag ends at the nearest detent, a drag down ends the sheet`() throws {
    let log = PresentationLog()
    let window = window(log, [.medium, .large])
    try expect(height(window), equals: 400)
    window.pointerDown(at: CGPoint(x: 200, y: 600))
    window.hover(at: CGPoint(x: 200, y: 500))
    try expect(height(window), equals: 500)
    window.advance(by: .seconds(1))
    window.hover(at: CGPoint(x: 200, y: 499))
    window.pointerUp(at: CGPoint(x: 200, y: 499))
    try expect(height(window), equals: 400)
    window.touchDrag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 805))
    expect(!log.isShown)
  }
  @Test func `the grabber steps by presses and by keys`() throws {
    let log = PresentationLog()
    let window = window(log, [.medium, .large])
    window.click("sheet-grabber")
    try expect(height(window), equals: most)
    window.click("sheet-grabber")
    try expect(height(window), equals: 400)
    window.press(.tab)
    expect(window.focused, equals: "sheet-grabber")
    window.press(.upArrow)
    try expect(height(window), equals: most)
    window.press(.downArrow)
    try expect(height(window), equals: 400)
    try expect(window.element("sheet-grabber").value, equals: "Half screen")
  }
  @Test func `a drag on content that scrolls moves the sheet first, or not at all, as the content says`() throws {
    struct Rows: View {
      @State private var isShown = true
      let interaction: PresentationContentInteraction
      var body: some View {
        Color.white.sheet(isPresented: $isShown) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<60) {
                Text("row \(String($0))").frame(height: 40).accessibilityIdentifier("row \(String($0))")
              }
            }
          }
          .accessibilityElement(children: .contain).accessibilityIdentifier("red")
          .presentationDetents([.medium, .large])
          .presentationContentInteraction(interaction)
        }
      }
    }
    for interaction in [PresentationContentInteraction.resizes, .scrolls] {
      let window = TestWindow(size: size, idiom: .phone) { Rows(interaction: interaction) }
      let half = try height(window), first = try window.element("row 0").frame.minY
      window.touchDrag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 450))
      if interaction == .scrolls {
        try expect(height(window), equals: half)
        try expect(window.element("row 0").frame.minY < first)
      } else {
        try expect(height(window), equals: most)
      }
      // At the largest height both scroll.
    }
  }
  @Test func `a selection is followed and written`() throws {
    let log = PresentationLog()
    nonisolated(unsafe) var selected = PresentationDetent.large
    let window = window(
      log, [.medium, .large],
      Binding(
        get: {
          _ = log.count; return selected
        },
        set: {
          selected = $0; log.count += 1
        }))
    try expect(height(window), equals: most)
    window.click("sheet-grabber")
    expect(selected, equals: .medium)
    selected = .large
    log.count += 1
    window.settle()
    try expect(height(window), equals: most)
    expect(window.reports.isEmpty)
    selected = .height(7)
    log.count += 1
    window.settle()
    expect(window.reports.count, equals: 1)
  }
  @Test func `what is behind a low sheet can be used where the app says so`() throws {
    let log = PresentationLog()
    let window = window(log, [.medium, .large], nil, .enabled(upThrough: .medium))
    window.click("behind")
    expect(log.events == ["behind"] && log.isShown)
    window.click("sheet-grabber")
    expect(window.find { $0.identifier == "behind" } == nil)
  }
  @Test func `a tap on what is dimmed behind a sheet ends it on phones and tablets`() throws {
    let log = PresentationLog()
    let window = window(log, [.medium])
    window.click(at: CGPoint(x: 200, y: 100))
    expect(!log.isShown && log.events.isEmpty)
    let pad = TestWindow(size: CGSize(width: 1000, height: 800), idiom: .pad) { Screen(log: log, detents: [.medium]) }
    log.isShown = true
    pad.settle()
    try expect(pad.element("red").frame, equals: CGRect(x: 230, y: 90, width: 540, height: 620))
    pad.click(at: CGPoint(x: 100, y: 100))
    expect(!log.isShown)
  }

  // MARK: - Sizes

  @Test func `a sizing says how large a card is`() throws {
    struct Twice: PresentationSizing {
      func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let size = root.sizeThatFits(ProposedViewSize(width: 150, height: nil))
        return ProposedViewSize(width: size.width * 2, height: size.height * 2)
      }
    }
    struct Sized<S: PresentationSizing>: View {
      let sizing: S
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Color.red.frame(minWidth: 100, idealWidth: 200, minHeight: 50, idealHeight: 90)
            .accessibilityElement().accessibilityIdentifier("red").presentationSizing(sizing)
        }
      }
    }
    func size<S: PresentationSizing>(_ sizing: S, _ window: CGSize = CGSize(width: 900, height: 800)) throws -> CGSize {
      let page = TestWindow(size: window) { Sized(sizing: sizing) }
      let red: Element = try page.element("red")
      return red.frame.size
    }
    try expect(size(.fitted), equals: CGSize(width: 200, height: 90))
    try expect(size(.automatic), equals: CGSize(width: 240, height: 100))
    try expect(size(.form), equals: CGSize(width: 540, height: 620))
    try expect(size(.page), equals: CGSize(width: 704, height: 800 - 2 * 24))
    try expect(size(.form, CGSize(width: 300, height: 300)), equals: CGSize(width: 300 - 2 * 24, height: 300 - 2 * 24))
    try expect(size(.form.fitted(horizontal: false, vertical: true)), equals: CGSize(width: 540, height: 90))
    try expect(size(Twice()), equals: CGSize(width: 300, height: 180))
  }
  @Test func `a card grows with its content, and one that sticks does not shrink`() throws {
    let log = PresentationLog()
    struct Growing: View {
      let log: PresentationLog
      let isSticky: Bool
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Color.red.frame(width: 300, height: CGFloat(log.count)).frame(maxHeight: .infinity)
            .accessibilityElement().accessibilityIdentifier("red").presentationSizing(
              .fitted.sticky(vertical: isSticky))
        }
      }
    }
    for isSticky in [false, true] {
      log.count = 200
      let window = TestWindow { Growing(log: log, isSticky: isSticky) }
      try expect(height(window), equals: 200)
      log.count = 300
      window.settle()
      try expect(height(window), equals: 300)
      log.count = 250
      window.settle()
      try expect(height(window), equals: (isSticky ? 300 : 250))
    }
  }
  @Test func `a background of the app lies behind the whole card`() {
    struct Backed: View {
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Text("content").presentationBackground(Color.green).presentationCornerRadius(30)
        }
      }
    }
    let window = TestWindow { Backed() }
    expect(window.displayList.contains("240") && window.displayList.contains("radius 30"), "\(window.displayList)")
  }
}
