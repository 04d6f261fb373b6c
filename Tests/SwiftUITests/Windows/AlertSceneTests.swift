import HearthTesting
import Observation
import QuickTesting
import SwiftUI
import Testing

/// Alerts in windows of their own, and what keeps an app from ending.
@Suite(.serialized) @MainActor struct AlertSceneTests {}

extension AlertSceneTests {
  @Observable @MainActor final class Model {
    static var shared = Model()
    var isAsked = false
    var isSuppressed = false
    var item: String?
    var log: [String] = []
    nonisolated init() {}
    nonisolated deinit {}
  }
  private func has(_ window: TestWindow, _ label: String) -> Bool { window.find { $0.label == label } != nil }
  private func click(_ window: TestWindow, _ label: String) throws {
    let frame = try require(window.find { $0.label == label && $0.traits.contains(.isButton) }, "\(window.tree)").frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }
  private func start<A: App>(_ app: A.Type, _ idiom: Idiom = .desktop) -> (TestWindow, Model) {
    let model = Model()
    Model.shared = model
    return (TestWindow(app, idiom: idiom), model)
  }

  private struct Page: View {
    var body: some View {
      VStack {
        Button("Ask") { Model.shared.isAsked = true }.accessibilityIdentifier("ask")
        Button("Count") { Model.shared.log.append("count") }.accessibilityIdentifier("count")
      }
    }
  }
  private struct AskingApp: App {
    @State private var model = Model.shared
    var body: some Scene {
      WindowGroup { Page() }
      AlertScene("Erase the disk?", isPresented: $model.isAsked) {
        Button("Erase", role: .destructive) { model.log.append("erase \(model.isAsked)") }
        Button("Keep", role: .cancel) { model.log.append("keep") }
      } message: {
        Text("It cannot be undone.")
      }
      .dialogIcon(Image(systemName: "trash"))
      .dialogSuppressionToggle(isSuppressed: $model.isSuppressed)
    }
  }

  @QuickTesting.Test func `an alert scene has a window of its own, as large as its views, above the one in front`()
    throws
  {
    let (window, model) = start(AskingApp.self)
    expect(window.windows.count, equals: 1)
    window.click("ask")
    expect(window.windows.count, equals: 2)
    let alert = window.windows[1]
    expect(alert.title == "Erase the disk?" && has(alert, "It cannot be undone.") && has(alert, "Don’t ask again"))
    expect(alert.displayList.contains("trash"))
    expect(alert.size.width == 300 && alert.size.height < 300)
    expect(alert.chrome == .dialog && alert.parent === window && alert.sizeLimits.least == alert.sizeLimits.greatest)
    expect(window.frontWindow === alert)
    try click(alert, "Erase")
    expect(model.log == ["erase true"] && !model.isAsked)
    expect(window.windows.count == 1 && window.reports.isEmpty && window.appReports.isEmpty)
  }
  @QuickTesting.Test func `the other windows wait until an alert scene is answered`() throws {
    let (window, model) = start(AskingApp.self)
    window.click("ask")
    let alert = window.windows[1]
    window.click("count")
    window.press("n", modifiers: .command)
    window.close()
    expect(window.windows.count == 2 && model.log.isEmpty)
    // The click brought the alert to the front again.
    expect(window.frontWindow === alert)
    alert.press(.escape)
    expect(model.log == ["keep"] && window.windows.count == 1)
    window.click("count")
    expect(model.log, equals: ["keep", "count"])
  }
  @Test
  func `Return presses the default button of an alert scene, and the desktop's close command the one that cancels`()
    throws
  {
    struct SavingApp: App {
      @State private var model = Model.shared
      var body: some Scene {
        WindowGroup { Page() }
        AlertScene(Text("Save?"), isPresented: $model.isAsked) {
          Button("Cancel", role: .cancel) { model.log.append("cancel") }
          Button("Save") { model.log.append("save") }
        }
      }
    }
    let (window, model) = start(SavingApp.self)
    window.click("ask")
    expect(window.windows[1].focusedElement?.label, equals: "Save")
    window.windows[1].press(.return)
    expect(model.log == ["save"] && window.windows.count == 1)
    window.click("ask")
    window.windows[1].close()
    expect(model.log == ["save", "cancel"] && !model.isAsked && window.windows.count == 1)
  }
  @QuickTesting.Test func `the app takes an alert scene away, and its toggle is the app's`() throws {
    let (window, model) = start(AskingApp.self)
    window.click("ask")
    let alert = window.windows[1]
    let toggle = try require(alert.find { $0.label == "Don’t ask again" })
    alert.click(at: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))
    expect(model.isSuppressed)
    model.isAsked = false
    window.settle()
    expect(window.windows.count == 1 && model.log.isEmpty)
  }
  @QuickTesting.Test func `an alert scene about data is shown with it, and stays as it was`() throws {
    struct ItemApp: App {
      @State private var model = Model.shared
      var body: some Scene {
        WindowGroup { Page() }
        AlertScene("About", isPresented: $model.isAsked, presenting: model.item) { item in
          Button("Open \(item)") { model.log.append(item) }
        } message: { item in
          Text("This is \(item).")
        }
      }
    }
    let (window, model) = start(ItemApp.self)
    window.click("ask")
    expect(window.windows.count, equals: 1)
    model.item = "one"
    window.settle()
    expect(window.windows.count == 2 && has(window.windows[1], "This is one."))
    model.item = "two"
    window.settle()
    expect(has(window.windows[1], "This is one."))
    try click(window.windows[1], "Open one")
    expect(model.log == ["one"] && window.windows.count == 1)
  }
  @QuickTesting.Test func `an alert scene at the start decides which windows there are`() throws {
    struct LoginApp: App {
      @State private var isAsked = true
      @Environment(\.openWindow) private var openWindow
      var body: some Scene {
        Window("Welcome", id: "welcome") { Page() }.defaultLaunchBehavior(.suppressed)
        AlertScene("Login required", isPresented: $isAsked) { Button("Log In") { openWindow(id: "welcome") } }
      }
    }
    let (window, _) = start(LoginApp.self)
    expect(window.windows.count == 1 && window.title == "Login required")
    window.press(.return)
    expect(window.windows.map(\.title) == ["Welcome"] && !window.hasAppEnded)
  }

  // MARK: - The end of the app

  private struct MenuApp: App {
    @State private var model = Model.shared
    var body: some Scene {
      WindowGroup { QuitPage() }
      Window("Other", id: "other") { Text("other") }.defaultLaunchBehavior(.presented)
    }
  }
  private struct QuitPage: View {
    @Bindable var model = Model.shared
    var body: some View {
      let prevents = Bool(model.item ?? "")
      VStack {
        Text("page")
          .alert("Told", isPresented: $model.isAsked) {
            Button("OK") {}
            if model.log.contains("two") { Button("Other") {} }
            if model.log.contains("field") { TextField("Name", text: .constant("")) }
          }
          .dialogPreventsAppTermination(prevents)
        Text("more").sheet(isPresented: $model.isSuppressed) {
          Text("sheet").presentationPreventsAppTermination(prevents)
        }
      }
    }
  }
  private func quits(_ change: (Model) -> Void) -> Bool {
    let (window, model) = start(MenuApp.self)
    change(model)
    window.settle()
    // No key reaches what is behind a dialog: the user is in the other window.
    window.windows[1].press("q", modifiers: .command)
    // Where it has not ended, what holds it up is shown.
    if !window.hasAppEnded { expect(window.frontWindow === window) }
    return window.hasAppEnded
  }
  @QuickTesting.Test func `Quit waits for a dialog that asks something, and not for one that tells something`() {
    expect(quits { _ in })
    expect(quits { $0.isAsked = true })
    expect(!quits { ($0.isAsked, $0.log) = (true, ["two"]) })
    expect(!quits { ($0.isAsked, $0.log) = (true, ["field"]) })
  }
  @QuickTesting.Test func `an app says whether Quit waits for a dialog`() {
    expect(!quits { ($0.isAsked, $0.item) = (true, "true") })
    expect(quits { ($0.isAsked, $0.item, $0.log) = (true, "false", ["two"]) })
  }
  @QuickTesting.Test func `Quit waits for a sheet only where the sheet says so`() {
    expect(quits { $0.isSuppressed = true })
    expect(!quits { ($0.isSuppressed, $0.item) = (true, "true") })
    expect(quits { ($0.isSuppressed, $0.item) = (true, "false") })
  }
  @QuickTesting.Test func `Quit waits for an alert scene that asks something`() {
    struct CommandApp: App {
      @State private var model = Model.shared
      var body: some Scene {
        WindowGroup { Page() }.commands { CommandMenu("Own") { Button("Nothing") {} } }
        AlertScene("Which?", isPresented: $model.isAsked) {
          Button("One") {}; Button("Two") {}
        }
      }
    }
    let (window, model) = start(CommandApp.self)
    model.isAsked = true
    window.settle()
    // The windows wait, and with them their menus: the command comes from elsewhere.
    window.askToQuit()
    expect(!window.hasAppEnded)
    window.windows[1].press(.return)
    window.press("q", modifiers: .command)
    expect(window.hasAppEnded)
  }
}
