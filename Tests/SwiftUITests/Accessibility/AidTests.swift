import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

/// Large targets, the large content viewer, and settings that controls follow.
/// Aids.
@MainActor struct AidTests {}

extension AidTests {
  // MARK: - Targets

  private struct Small: View {
    @State private var presses: [String] = []
    var body: some View {
      VStack(spacing: 40) {
        ForEach(["one", "two"], id: \.self) { name in
          Button {
            presses.append(name)
          } label: {
            Color.red.frame(width: 16, height: 16)
          }
          .buttonStyle(.plain).accessibilityLabel(name).accessibilityIdentifier(name)
        }
        Text(presses.joined(separator: " ")).accessibilityIdentifier("presses")
      }
    }
  }
  @QuickTesting.Test func `a press beside a small target finds it where the user asks for larger ones`() throws {
    let window = TestWindow { Small() }
    let frame = try window.element("one").frame
    let beside = CGPoint(x: frame.maxX + 10, y: frame.midY)
    window.click(at: beside)
    try expect(window.element("presses").label, equals: "")
    window.settings.leastTarget = 44
    window.click(at: beside)
    try expect(window.element("presses").label, equals: "one")
    // Further away than the half of it is nothing.
    window.click(at: CGPoint(x: frame.maxX + 40, y: frame.midY))
    try expect(window.element("presses").label, equals: "one")
  }
  @QuickTesting.Test func `of two targets the nearest is meant, and one that is hit stays`() throws {
    let window = TestWindow { Small() }
    window.settings.leastTarget = 80
    let (one, two) = (try window.element("one").frame, try window.element("two").frame)
    window.click(at: CGPoint(x: one.midX, y: one.maxY + 8))
    window.click(at: CGPoint(x: two.midX, y: two.minY - 8))
    window.click(at: CGPoint(x: one.minX + 1, y: one.maxY - 1))
    try expect(window.element("presses").label, equals: "one two one")
  }

  // MARK: - Large content

  private struct Tabs: View {
    var body: some View {
      VStack {
        Image(systemName: "star").frame(width: 44, height: 44).accessibilityLabel("Favourite")
          .accessibilityShowsLargeContentViewer().accessibilityIdentifier("star")
        Text("x").frame(width: 44, height: 44).accessibilityShowsLargeContentViewer {
          Label("Close", systemImage: "xmark")
        }
        .accessibilityIdentifier("close")
        Text("plain").accessibilityIdentifier("plain")
      }
    }
  }
  private func middle(_ window: TestWindow, _ identifier: String) throws -> CGPoint {
    let frame = try window.element(identifier).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  @QuickTesting.Test func `what is held shows large where text is large`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 500), settings: .init(dynamicTypeSize: .accessibility3)) {
      Tabs()
    }
    window.touchDown(at: try middle(window, "star"))
    window.advance(by: .seconds(0.4))
    expect(window.largeContent == nil)
    window.advance(by: .seconds(0.2))
    expect(window.largeContent == "Favourite" && window.displayList.contains("\"Favourite\""))
    // It follows the finger.
    window.touchMove(to: try middle(window, "close"))
    expect(window.largeContent == "Close" && window.displayList.contains("\"Close\""))
    window.touchMove(to: try middle(window, "plain"))
    expect(window.largeContent == nil)
    window.touchMove(to: try middle(window, "star"))
    window.touchUp(at: try middle(window, "star"))
    expect(window.largeContent == nil && !window.displayList.contains("\"Favourite\""))
  }
  @QuickTesting.Test func `nothing shows where text has a usual size`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 500)) { Tabs() }
    window.touchDown(at: try middle(window, "star"))
    window.advance(by: .seconds(2))
    expect(window.largeContent == nil)
  }
  @QuickTesting.Test func `the tabs of a phone and the buttons of a bar are shown large`() throws {
    let window = TestWindow(
      size: CGSize(width: 390, height: 700), idiom: .phone, settings: .init(dynamicTypeSize: .accessibility3)
    ) {
      TabView {
        Tab("Letters", systemImage: "envelope") {
          NavigationStack {
            Text("page").navigationTitle("Letters").toolbar { Button("Compose", systemImage: "pencil") {} }
          }
        }
        Tab("People", systemImage: "person") { Text("people") }
      }
    }
    for name in ["Compose", "People"] {
      let frame = try require(window.find { $0.label == name }, "\(window.tree)").frame
      let point = CGPoint(x: frame.midX, y: frame.midY)
      window.touchDown(at: point)
      window.advance(by: .seconds(0.6))
      expect(window.largeContent, equals: name, "\(window.tree)")
      window.touchUp(at: point)
      window.advance(by: .seconds(1))
    }
    // The finger that was lifted has pressed the tab.
    expect(window.find { $0.label == "people" } != nil)
  }
  @QuickTesting.Test func `bars keep the size of text, and pages do not`() throws {
    func heights(_ size: DynamicTypeSize) throws -> (title: CGFloat, text: CGFloat) {
      let window = TestWindow(
        size: CGSize(width: 390, height: 700), idiom: .phone, settings: .init(dynamicTypeSize: size)
      ) {
        NavigationStack { Text("page").navigationTitle("Letters").navigationBarTitleDisplayMode(.inline) }
      }
      let title = try require(window.find { $0.label == "Letters" }),
        text = try require(window.find { $0.label == "page" })
      return (title.frame.height, text.frame.height)
    }
    let largest = try heights(.xxxLarge), accessible = try heights(.accessibility5)
    expect(accessible.title == largest.title && accessible.text > largest.text)
  }

  // MARK: - Settings that controls follow

  @QuickTesting.Test func `button shapes give what has no border a shade`() {
    let window = TestWindow { Button("More") {}.buttonStyle(.borderless) }
    let before = window.displayList
    window.settings.showsButtonShapes = true
    expect(!before.contains("fill") && window.displayList.contains("fill"))
    window.settings.showsButtonShapes = false
    expect(window.displayList, equals: before)
  }
  @QuickTesting.Test func `a switch says by a sign whether it is on`() {
    struct Page: View {
      @State var isOn = true
      var body: some View { Toggle("Lamp", isOn: $isOn).toggleStyle(.switch).accessibilityIdentifier("lamp") }
    }
    let window = TestWindow { Page() }
    func parts() -> Int { window.displayList.split(separator: "\n").count }
    let before = parts()
    window.settings.differentiatesWithoutColor = true
    expect(parts(), equals: before + 1)
    let on = window.displayList
    window.press(.tab)
    window.press(.space)
    window.advance(by: .seconds(1))
    expect(window.displayList != on)
    window.settings.differentiatesWithoutColor = false
  }
  @QuickTesting.Test func `bold text is heavier`() throws {
    struct Page: View {
      @Environment(\.legibilityWeight) private var weight
      var body: some View { Text(weight == .bold ? "bold" : "usual").accessibilityIdentifier("weight") }
    }
    let window = TestWindow { Page() }
    try expect(window.element("weight").label, equals: "usual")
    window.settings.wantsBoldText = true
    try expect(window.element("weight").label, equals: "bold")
  }
  private struct MessageApp: App {
    var body: some Scene {
      WindowGroup { Button("Send") { AccessibilityNotification.Announcement("Message sent").post() } }
    }
  }
  @QuickTesting.Test func `settings are there for UIKit, live`() {
    let window = TestWindow(MessageApp.self)
    expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.buttonShapesEnabled)
    window.settings.assistiveTechnologies = [.voiceOver, .switchControl]
    window.settings.showsButtonShapes = true
    window.settings.differentiatesWithoutColor = true
    window.settings.reducesTransparency = true
    window.settings.wantsBoldText = true
    expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isSwitchControlRunning)
    expect(UIAccessibility.buttonShapesEnabled && UIAccessibility.shouldDifferentiateWithoutColor)
    expect(UIAccessibility.isReduceTransparencyEnabled && UIAccessibility.isBoldTextEnabled)
  }
  @QuickTesting.Test func `announcements are read`() {
    let window = TestWindow(MessageApp.self)
    window.press(.tab)
    window.press(.space)
    expect(window.announcements, equals: ["Message sent"])
    AccessibilityNotification.PageScrolled("Page 3 of 5").post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged("Inbox").post()
    UIAccessibility.post(notification: .announcement, argument: "Later")
    expect(window.announcements, equals: ["Message sent", "Page 3 of 5", "Inbox", "Later"])
  }

  // MARK: - Contrast

  private func contrast(_ view: some View, _ settings: TestWindow.Settings) -> [String] {
    TestWindow(settings: settings) { view }.accessibilityAudit(for: .contrast).map(\.compactDescription)
  }
  private static let tints: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]
  @Test(arguments: [ColorScheme.light, .dark], [ColorSchemeContrast.standard, .increased])
  func `labels of buttons are read in every tint`(scheme: ColorScheme, contrast level: ColorSchemeContrast) {
    let settings = TestWindow.Settings(colorScheme: scheme, contrast: level)
    for tint in Self.tints {
      expect(contrast(Button("Save") {}.buttonStyle(.borderedProminent).tint(tint), settings).isEmpty, "\(tint)")
      expect(contrast(Button("Save") {}.buttonStyle(.borderless).tint(tint), settings).isEmpty, "\(tint)")
      expect(contrast(Button("Save") {}.buttonStyle(BorderedButtonStyle(tint: tint)), settings).isEmpty, "\(tint)")
      expect(
        contrast(Toggle("Lamp", isOn: .constant(true)).toggleStyle(.button).tint(tint), settings).isEmpty, "\(tint)")
    }
  }
  @QuickTesting.Test func `colours that the app names stay what they are`() {
    let window = TestWindow(size: CGSize(width: 10, height: 20)) {
      VStack(spacing: 0) {
        Color.blue
        Color.accentColor
      }
    }
    expect(window.displayList, equals: "fill 0,0 10x10 #007aff\nfill 0,10 10x10 #007aff")
  }
}
