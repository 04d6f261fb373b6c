import Foundation
import HearthTesting
import Observation
import QuickTesting
import SwiftUI
import Testing

/// Windows about other windows, levels, and what a window does at one press.
@Suite(.serialized) @MainActor struct UtilityWindowTests {}

extension UtilityWindowTests {
  private struct Page: View {
    let name: String
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        Button("Count") { count += 1 }.accessibilityIdentifier("count")
        Button("Info") { openWindow(id: "info") }.accessibilityIdentifier("info")
        Button("Other") { openWindow(id: "other") }.accessibilityIdentifier("other")
      }
      .focusedSceneValue(\.photo, "\(name) \(String(count))")
    }
  }
  private struct Info: View {
    @FocusedValue(\.photo) private var photo
    var body: some View { Text(verbatim: photo ?? "none").accessibilityIdentifier("photo") }
  }
  private struct PhotoApp: App {
    var body: some Scene {
      WindowGroup { Page(name: "first") }.commands { CommandMenu("Own") { Button("Nothing") {} } }
      Window("Other", id: "other") { Page(name: "other") }
      UtilityWindow("Photo Info", id: "info") { Info() }
    }
  }

  @QuickTesting.Test func `a utility window shows what the window in use has, and follows it`() throws {
    let window = TestWindow(PhotoApp.self)
    window.click("info")
    let info = window.windows[1]
    expect(info.title, equals: "Photo Info")
    try expect(info.element("photo").label, equals: "first 0")
    window.click("count")
    try expect(info.element("photo").label, equals: "first 1")
    window.activate()
    window.click("other")
    let other = window.windows[2]
    try expect(info.element("photo").label, equals: "other 0")
    other.click("count")
    try expect(info.element("photo").label, equals: "other 1")
    // The utility window has the keyboard now, and is still about the one used before.
    info.activate()
    try expect(info.element("photo").label, equals: "other 1")
    window.activate()
    try expect(info.element("photo").label, equals: "first 1")
    other.close()
    window.click("count")
    try expect(info.element("photo").label, equals: "first 2")
    expect(window.reports.isEmpty && info.reports.isEmpty && window.appReports.isEmpty)
  }
  @QuickTesting.Test func `a utility window stays above the window in use, cannot be minimised, and goes by Escape`()
    throws
  {
    let window = TestWindow(PhotoApp.self)
    window.click("info")
    let info = window.windows[1]
    expect(info.parent === window)
    expect(!info.canMinimize && window.canMinimize)
    window.activate()
    window.click("other")
    expect(info.parent === window.windows[2])
    info.press(.escape)
    expect(window.windows.map(\.title), equals: ["Photo", "Other"])
    // Others stay.
    window.press(.escape)
    expect(window.windows.count, equals: 2)
  }
  @QuickTesting.Test func `the menu View shows and hides a utility window`() throws {
    let window = TestWindow(PhotoApp.self)
    func choose(_ item: String) throws {
      let menu = try require(window.find { $0.label == "View" }, "\(window.tree)").frame
      window.click(at: CGPoint(x: menu.midX, y: menu.midY))
      let frame = try require(window.find { $0.label == item }, "\(window.tree)").frame
      window.click(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    try choose("Show Photo Info")
    expect(window.windows.map(\.title), equals: ["Photo", "Photo Info"])
    try choose("Hide Photo Info")
    expect(window.windows.map(\.title), equals: ["Photo"])
  }
  @QuickTesting.Test func `an app ends with its last window that is not a utility`() {
    let window = TestWindow(PhotoApp.self)
    window.click("info")
    window.close()
    expect(window.hasAppEnded)
  }
  @QuickTesting.Test func `a level keeps any window above the one in use, and one behind all is reported`() {
    struct LevelApp: App {
      var body: some Scene {
        WindowGroup { Page(name: "first") }
        Window("Other", id: "other") { Text("other") }.windowLevel(.floating)
        UtilityWindow("Info", id: "info") { Info() }.windowLevel(.desktop)
      }
    }
    let window = TestWindow(LevelApp.self)
    window.click("other")
    expect(window.windows[1].parent === window)
    window.activate()
    window.click("info")
    expect(window.windows[2].parent == nil)
    expect(window.appReports.count == 1 && window.appReports[0].contains("windowLevel(.desktop)"))
  }

  @QuickTesting.Test func `Escape in a utility window ends first what is shown there`() {
    struct Tool: View {
      @State private var isShown = false
      var body: some View {
        Button("More") { isShown = true }.accessibilityIdentifier("more").popover(isPresented: $isShown) {
          Text("popover")
        }
      }
    }
    struct ToolApp: App {
      var body: some Scene {
        WindowGroup { Text("page") }
        UtilityWindow("Tool", id: "tool") { Tool() }.defaultLaunchBehavior(.presented)
      }
    }
    let window = TestWindow(ToolApp.self)
    expect(window.windows.count, equals: 2)
    let tool = window.windows[1]
    tool.click("more")
    tool.press(.escape)
    expect(window.windows.count == 2 && tool.find { $0.label == "popover" } == nil)
    tool.press(.escape)
    expect(window.windows.count, equals: 1)
  }

  // MARK: - Sizes

  @QuickTesting.Test func `a placement that says nothing leaves a window its size`() {
    struct EmptyApp: App {
      var body: some Scene {
        WindowGroup { Color.red }.defaultSize(width: 300, height: 200).defaultWindowPlacement { _, _ in
          WindowPlacement()
        }
      }
    }
    let window = TestWindow(EmptyApp.self, size: nil)
    expect(window.size == CGSize(width: 300, height: 200) && window.appReports.isEmpty)
  }
  @QuickTesting.Test func `a zoomed window is as large as its content, and then as it was`() {
    struct FitApp: App {
      var body: some Scene {
        WindowGroup { Color.red.frame(idealWidth: 320, maxWidth: .infinity, idealHeight: 240, maxHeight: .infinity) }
          .windowIdealSize(.fitToContent)
      }
    }
    let window = TestWindow(FitApp.self)
    window.zoom()
    expect(window.size, equals: CGSize(width: 320, height: 240))
    window.zoom()
    expect(window.size, equals: CGSize(width: 800, height: 600))
  }
  @QuickTesting.Test func `a zoomed window has the size that its placement computes`() {
    struct HalfApp: App {
      var body: some Scene {
        WindowGroup { Color.red }
          .windowIdealSize(.fitToContent)
          .windowIdealPlacement { _, context in
            let display = context.defaultDisplay.bounds
            return WindowPlacement(width: display.width / 2, height: display.height)
          }
      }
    }
    let window = TestWindow(HalfApp.self)
    window.zoom()
    expect(window.size, equals: CGSize(width: 960, height: 1080))
    expect(window.appReports.isEmpty)
  }
  @QuickTesting.Test func `a window without an ideal size is maximised`() {
    struct PlainApp: App {
      var body: some Scene { WindowGroup { Color.red }.windowIdealSize(.maximum) }
    }
    let window = TestWindow(PlainApp.self)
    window.zoom()
    expect(window.size, equals: CGSize(width: 1920, height: 1080))
  }
  @QuickTesting.Test func `F11 fills the screen, unless a view forbids it`() {
    struct Screen: View {
      @State private var isForbidden = false
      var body: some View {
        Button("Forbid") { isForbidden.toggle() }.accessibilityIdentifier("forbid")
          .windowFullScreenBehavior(isForbidden ? .disabled : .automatic)
      }
    }
    struct ScreenApp: App {
      var body: some Scene { WindowGroup { Screen() } }
    }
    let window = TestWindow(ScreenApp.self), f11 = KeyEquivalent("\u{F70E}")
    window.press(f11)
    expect(window.isFullScreen && window.size == CGSize(width: 1920, height: 1080))
    // What is there can always be left.
    window.click("forbid")
    window.press(f11)
    expect(!window.isFullScreen && window.size == CGSize(width: 800, height: 600))
    window.press(f11)
    expect(!window.isFullScreen)
  }
  @QuickTesting.Test func `a bar comes with the pointer in a window that fills the screen`() throws {
    struct Screen: View {
      var body: some View {
        Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
          .toolbar { Button("Add") {}.accessibilityIdentifier("add") }
          .windowToolbarFullScreenVisibility(.onHover)
      }
    }
    struct ScreenApp: App {
      var body: some Scene { WindowGroup { Screen() } }
    }
    let window = TestWindow(ScreenApp.self), f11 = KeyEquivalent("\u{F70E}")
    func shows() -> Bool { window.find { $0.identifier == "add" } != nil }
    expect(shows())
    window.press(f11)
    expect(!shows())
    window.hover(at: CGPoint(x: 400, y: 1))
    expect(shows())
    window.hover(at: CGPoint(x: 400, y: 10))
    expect(shows())
    window.hover(at: CGPoint(x: 400, y: 500))
    expect(!shows())
    window.press(f11)
    expect(shows())
  }
  @QuickTesting.Test func `a device's bars go while a view hides them`() {
    struct Screen: View {
      @State private var isHidden = false
      var body: some View {
        Button("Hide") { isHidden.toggle() }.accessibilityIdentifier("hide").statusBarHidden(isHidden)
          .persistentSystemOverlays(.automatic)
      }
    }
    struct ScreenApp: App {
      var body: some Scene { WindowGroup { Screen() } }
    }
    let phone = TestWindow(ScreenApp.self, idiom: .phone)
    phone.click("hide")
    expect(phone.isFullScreen)
    phone.click("hide")
    expect(!phone.isFullScreen)
    let desktop = TestWindow(ScreenApp.self)
    desktop.click("hide")
    expect(!desktop.isFullScreen)
    struct HidingApp: App {
      var body: some Scene { WindowGroup { Text("page") }.persistentSystemOverlays(.hidden) }
    }
    expect(TestWindow(HidingApp.self, idiom: .phone).isFullScreen)
  }

  // MARK: - Other wishes

  @QuickTesting.Test func `the background of a window moves it where the scene says so, and controls do not`() throws {
    struct DragApp: App {
      var body: some Scene {
        WindowGroup { Button("Press") {}.accessibilityIdentifier("press") }.windowBackgroundDragBehavior(.enabled)
        Window("Other", id: "other") { Text("other") }.defaultLaunchBehavior(.presented)
      }
    }
    let window = TestWindow(DragApp.self)
    let button = try window.element("press").frame
    window.drag(from: CGPoint(x: 30, y: 300), to: CGPoint(x: 90, y: 300))
    expect(window.windowDrags, equals: 1)
    window.drag(from: CGPoint(x: button.midX, y: button.midY), to: CGPoint(x: button.midX + 3, y: button.midY))
    expect(window.windowDrags, equals: 1)
    let other = window.windows[1]
    other.drag(from: CGPoint(x: 30, y: 300), to: CGPoint(x: 90, y: 300))
    expect(other.windowDrags, equals: 0)
  }
  @QuickTesting.Test func `a placement replaces a window, or stays above it; a place beside it is reported`() {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        ForEach(["replacing", "panel", "beside"], id: \.self) { id in
          Button(id) { openWindow(id: id) }.accessibilityIdentifier(id)
        }
      }
    }
    struct PlaceApp: App {
      var body: some Scene {
        WindowGroup { VStack { Opener() } }
        Window("Replacing", id: "replacing") { Text("a") }.defaultWindowPlacement { _, context in
          WindowPlacement(.replacing(context.windows[0]))
        }
        Window("Panel", id: "panel") { Text("a") }.defaultWindowPlacement { _, _ in WindowPlacement(.utilityPanel) }
        Window("Beside", id: "beside") { Text("a") }.defaultWindowPlacement { _, context in
          WindowPlacement(.trailing(context.windows[0]))
        }
      }
    }
    let window = TestWindow(PlaceApp.self)
    window.click("panel")
    expect(window.windows[1].parent === window && window.appReports.isEmpty)
    window.windows[1].close()
    window.click("beside")
    expect(window.appReports.count, equals: 1)
    window.windows[1].close()
    window.activate()
    window.click("replacing")
    expect(window.windows.map(\.title), equals: ["Replacing"])
    window.frontWindow?.close()
    expect(window.windows.map(\.title), equals: ["Place"])
  }
  @QuickTesting.Test func `a window that must be shared is not opened, and the action throws`() async {
    @MainActor final class Log {
      var action: OpenWindowAction?
      nonisolated init() {}
      nonisolated deinit {}
    }
    struct Reader: View {
      static let log = Log()
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        let _ = Self.log.action = openWindow
        Text("page")
      }
    }
    struct ShareApp: App {
      var body: some Scene {
        WindowGroup { Reader() }
        Window("Other", id: "other") { Text("other") }
        WindowGroup(for: Int.self) { Text(verbatim: "\($0.wrappedValue ?? 0)") }
      }
    }
    let window = TestWindow(ShareApp.self)
    guard let open = Reader.log.action else { fail("no action"); return }
    await expect(throws: (any Error).self) { try await open(id: "other", sharingBehavior: .required) }
    await expect(throws: (any Error).self) { try await open(value: 3, sharingBehavior: .required) }
    window.settle()
    expect(window.windows.count, equals: 1)
    await expect(throws: Never.self) { try await open(id: "other", sharingBehavior: .requested) }
    await expect(throws: Never.self) { try await open(value: 3, sharingBehavior: .requested) }
    window.settle()
    expect(window.windows.count, equals: 3)
    Reader.log.action = nil
  }
  @QuickTesting.Test func `an address that an app would show itself is opened by the desktop, which is reported`() {
    struct Screen: View {
      @Environment(\.openURL) private var openURL
      var body: some View {
        Button("Open") { openURL(URL(string: "https://one.example")!, prefersInApp: true) }.accessibilityIdentifier(
          "one")
        Inner().onOpenURL(prefersInApp: true)
        Inner(id: "three").environment(
          \.openURL, OpenURLAction { _ in .systemAction(URL(string: "https://three.example")!, prefersInApp: false) })
      }
    }
    struct Inner: View {
      var id = "two"
      @Environment(\.openURL) private var openURL
      var body: some View {
        Button("Open") { openURL(URL(string: "https://two.example")!) }.accessibilityIdentifier(id)
      }
    }
    // A window reports it once, so that each way has a window of its own.
    for id in ["one", "two"] {
      let window = TestWindow { VStack { Screen() } }
      window.click(id)
      expect(
        window.reports.count == 1 && window.reports.allSatisfy { $0.contains("prefersInApp") }, "\(window.reports)")
      expect(window.openedURLs.map(\.absoluteString), equals: ["https://\(id).example"])
    }
    let window = TestWindow { VStack { Screen() } }
    window.click("three")
    expect(window.reports, equals: [])
    window.click("one")
    window.click("two")
    expect(window.reports.count, equals: 1)
    expect(
      window.openedURLs.map(\.absoluteString),
      equals: [
        "https://three.example", "https://one.example", "https://two.example",
      ])
  }
  @QuickTesting.Test func `the point that stays when a window grows is the desktop's, which is reported`() {
    struct Anchored: View {
      let anchor: UnitPoint?
      var body: some View { Text("page").windowResizeAnchor(anchor) }
    }
    expect(TestWindow { Anchored(anchor: .center) }.reports.count, equals: 1)
    expect(TestWindow { Anchored(anchor: .topLeading) }.reports.isEmpty)
    expect(TestWindow { Anchored(anchor: nil) }.reports.isEmpty)
  }

  @QuickTesting.Test func `a window with a sheet is not dismissed, unless the transaction says so`() {
    struct Closer: View {
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        Button("Close") { dismissWindow(id: "other") }.accessibilityIdentifier("close")
        Button("Destroy") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "other") } }
          .accessibilityIdentifier("destroy")
      }
    }
    struct ModalApp: App {
      var body: some Scene {
        WindowGroup { VStack { Closer() } }
        Window("Other", id: "other") { Text("other").sheet(isPresented: .constant(true)) { Text("sheet") } }
          .defaultLaunchBehavior(.presented)
      }
    }
    let window = TestWindow(ModalApp.self)
    window.click("close")
    expect(window.windows.count == 2 && window.windows[1].reports.count == 1)
    window.click("destroy")
    expect(window.windows.count, equals: 1)
    // On a pad windows go with what they present.
    let pad = TestWindow(ModalApp.self, idiom: .pad)
    pad.click("close")
    expect(pad.windows.count, equals: 1)
  }
  @QuickTesting.Test func `a window that asks before it closes is not asked by a destructive transaction`() {
    struct Screen: View {
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        VStack {
          Button("Close") { dismissWindow() }.accessibilityIdentifier("close")
          Button("Destroy") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
            .accessibilityIdentifier("destroy")
        }
        .dismissalConfirmationDialog("Sure?", shouldPresent: true) { Button("Close") {} }
      }
    }
    struct AskApp: App {
      var body: some Scene { WindowGroup { Screen() } }
    }
    let window = TestWindow(AskApp.self)
    window.click("close")
    expect(!window.hasAppEnded && window.find { $0.label == "Sure?" } != nil)
    window.press(.escape)
    window.click("destroy")
    expect(window.hasAppEnded)
  }

  // MARK: - Labels in bars

  @Observable @MainActor final class Labels {
    static var shared = Labels()
    var style = ToolbarLabelStyle.titleOnly
    nonisolated init() {}
    nonisolated deinit {}
  }
  private struct LabelPage: View {
    var body: some View { Text("page").toolbar { Button("Add", systemImage: "plus") {} } }
  }
  private func choices(_ window: TestWindow) -> [String] {
    window.secondaryClick(at: CGPoint(x: 300, y: 10))
    let titles = ["Icon Only", "Icon and Text", "Text Only"].filter { title in window.find { $0.label == title } != nil
    }
    return titles
  }
  @QuickTesting.Test func `a scene says what bars show of labels, and follows the user's choice`() throws {
    struct LabelApp: App {
      @State private var labels = Labels.shared
      var body: some Scene { WindowGroup { LabelPage() }.windowToolbarLabelStyle($labels.style) }
    }
    let labels = Labels()
    Labels.shared = labels
    let window = TestWindow(LabelApp.self)
    expect(window.displayList.contains("Add") && !window.displayList.contains("plus"))
    expect(choices(window).count, equals: 3)
    let item = try require(window.find { $0.label == "Icon and Text" }).frame
    window.click(at: CGPoint(x: item.midX, y: item.midY))
    expect(labels.style, equals: .titleAndIcon)
    expect(window.displayList.contains("Add") && window.displayList.contains("plus"))
    labels.style = .iconOnly
    window.settle()
    expect(!window.displayList.contains("Add") && window.displayList.contains("plus"))
  }
  @QuickTesting.Test func `a scene that fixes what bars show of labels leaves no choice`() {
    struct FixedApp: App {
      var body: some Scene { WindowGroup { LabelPage() }.windowToolbarLabelStyle(fixed: .titleAndIcon) }
    }
    let window = TestWindow(FixedApp.self)
    expect(window.displayList.contains("Add") && window.displayList.contains("plus"))
    expect(choices(window).isEmpty)
  }
}

extension FocusedValues {
  fileprivate var photo: String? {
    get { self[UtilityPhotoKey.self] }
    set { self[UtilityPhotoKey.self] = newValue }
  }
}
private struct UtilityPhotoKey: FocusedValueKey { typealias Value = String }
