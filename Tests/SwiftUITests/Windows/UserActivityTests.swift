import Foundation
import HearthCore
import HearthPersistence
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private final class ActivityLog {
  var lines: [String] = []
  var activity: NSUserActivity?
}
@Observable private final class StepModel {
  var step = 1
  var unrelated = 1
}
private final class ActivitySaver: NSObject, NSUserActivityDelegate {
  nonisolated(unsafe) var saves = 0
  nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
    saves += 1
    userActivity.addUserInfoEntries(from: ["saves": saves])
  }
}

@MainActor struct UserActivityTests {
  // MARK: - What a view says

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 }.accessibilityIdentifier("counter") }
  }
  private struct Page: View {
    let model: StepModel
    let log: ActivityLog
    var body: some View {
      VStack {
        Counter()
        Text("Page").userActivity("page") { activity in
          log.activity = activity
          log.lines.append("step \(model.step)")
          activity.userInfo = ["step": model.step]
        }
      }
    }
  }

  @QuickTesting.Test
  func `an activity is described when its view appears and when what it reads changes, and in no other frame`() {
    let model = StepModel(), log = ActivityLog()
    let window = TestWindow { Page(model: model, log: log) }
    expect(log.lines, equals: ["step 1"])
    expect(window.userActivity?.activityType, equals: "page")
    expect(window.userActivity?.userInfo?["step"] as? Int == 1)
    window.click("counter")
    window.click("counter")
    window.advance(by: .seconds(1))
    model.unrelated = 2
    window.settle()
    expect(log.lines, equals: ["step 1"])
    model.step = 2
    window.settle()
    expect(log.lines, equals: ["step 1", "step 2"])
    expect(window.userActivity?.userInfo?["step"] as? Int == 2)
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `an activity that is to be saved is described again, once, after its delegate`() {
    let model = StepModel(), log = ActivityLog(), saver = ActivitySaver()
    let window = TestWindow { Page(model: model, log: log) }
    log.activity?.delegate = saver
    log.activity?.needsSave = true
    window.settle()
    expect(log.lines, equals: ["step 1", "step 1"])
    expect(saver.saves, equals: 1)
    expect(log.activity?.needsSave, equals: false)
    window.settle()
    expect(log.lines.count, equals: 2)
  }
  @QuickTesting.Test func `a description that asks to be saved is not described again and again`() {
    let log = ActivityLog(), saver = ActivitySaver()
    let window = TestWindow {
      Text("Page").userActivity("page") { activity in
        log.lines.append("described")
        activity.delegate = saver
        activity.needsSave = true
      }
    }
    window.settle()
    expect(log.lines, equals: ["described"])
    expect(saver.saves, equals: 1)
    expect(window.userActivity?.userInfo?["saves"] as? Int == 1)
  }
  @QuickTesting.Test func `a view has an activity only while it says so`() {
    struct Switch: View {
      @State private var isActive = false
      @State private var recipe: Int?
      var body: some View {
        VStack {
          Button("Active") { isActive.toggle() }.accessibilityIdentifier("active")
          Button("Recipe") { recipe = recipe == nil ? 7 : nil }.accessibilityIdentifier("recipe")
          Text("A").userActivity("flag", isActive: isActive) { $0.title = "Flag" }
          Text("B").userActivity("recipe", element: recipe) { $1.title = "Recipe \($0)" }
        }
      }
    }
    let window = TestWindow { Switch() }
    expect(window.userActivity == nil)
    window.click("active")
    expect(window.userActivity?.title, equals: "Flag")
    window.click("recipe")
    expect(window.userActivity?.title, equals: "Recipe 7")
    window.click("recipe")
    expect(window.userActivity?.title, equals: "Flag")
    window.click("active")
    expect(window.userActivity == nil)
  }

  // MARK: - Which one is the window's

  @QuickTesting.Test func `of activities one inside of the other the inner one is the window's`() {
    let window = TestWindow {
      VStack { Text("In").userActivity("inner") { _ in } }.userActivity("outer") { _ in }
    }
    expect(window.userActivity?.activityType, equals: "inner")
  }
  @QuickTesting.Test func `of activities side by side the one with focus is the window's, else the one that came last`()
  {
    struct Sides: View {
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        VStack {
          TextField("A", text: $text).accessibilityIdentifier("a").userActivity("first") { _ in }
          TextField("B", text: $text).accessibilityIdentifier("b").userActivity("second") { _ in }
          TextField("C", text: $text).accessibilityIdentifier("c")
          if isShown { Text("D").userActivity("third") { _ in } }
          Button("Show") { isShown = true }.accessibilityIdentifier("show")
        }
      }
    }
    let window = TestWindow { Sides() }
    window.click("a")
    expect(window.userActivity?.activityType, equals: "first")
    window.click("b")
    expect(window.userActivity?.activityType, equals: "second")
    window.click("a")
    expect(window.userActivity?.activityType, equals: "first")
    window.click("c")
    expect(window.userActivity?.activityType, equals: "second")
    window.click("show")
    expect(window.userActivity?.activityType, equals: "third")
  }
  @QuickTesting.Test func `a page of a stack has its activity while it is on top`() {
    let window = TestWindow {
      NavigationStack {
        NavigationLink("Soup") { Text("Soup").userActivity("detail") { _ in } }.accessibilityIdentifier("soup")
          .userActivity("list") { _ in }
      }
    }
    expect(window.userActivity?.activityType, equals: "list")
    window.click("soup")
    window.advance(by: .seconds(1))
    expect(window.userActivity?.activityType, equals: "detail")
    window.press(.leftArrow, modifiers: .option)
    window.advance(by: .seconds(1))
    expect(window.userActivity?.activityType, equals: "list")
  }
}

// MARK: - Going on

private struct ContinuedRecipes: View {
  static var log: [String] = []
  @State private var recipe: Int?
  @SceneStorage("note") private var note = "none"
  var body: some View {
    VStack {
      Text(recipe.map { "recipe \($0)" } ?? "list").accessibilityIdentifier("shown")
      Text(note).accessibilityIdentifier("note")
      Button("Open") { recipe = 12 }.accessibilityIdentifier("open")
      Button("Note") { note = "kept" }.accessibilityIdentifier("write")
      if let recipe {
        Text("Recipe").userActivity("recipe") { activity in
          activity.title = "Recipe \(recipe)"
          activity.userInfo = ["recipe": recipe, "page": URL(fileURLWithPath: "/recipes/\(recipe)")]
        }
      }
    }
    .onContinueUserActivity("recipe") { activity in
      recipe = activity.userInfo?["recipe"] as? Int
      Self.log.append("\(activity.title ?? "-") \((activity.userInfo?["page"] as? URL)?.path ?? "-")")
    }
    .onContinueUserActivity("other") { _ in Self.log.append("other") }
  }
}

@MainActor @Suite(.serialized) struct ContinuedActivityTests {
  init() { ContinuedRecipes.log = [] }
}

extension ContinuedActivityTests {
  struct RecipeApp: App {
    var body: some Scene { WindowGroup { ContinuedRecipes() } }
  }

  @QuickTesting.Test func `a window that comes back goes on with its activity, once`() throws {
    let window = TestWindow(RecipeApp.self)
    expect(ContinuedRecipes.log.isEmpty)
    window.click("open")
    var again = window.quit().relaunch()
    try expect(again.element("shown").label, equals: "recipe 12")
    expect(ContinuedRecipes.log, equals: ["Recipe 12 /recipes/12"])
    expect(again.userActivity?.title, equals: "Recipe 12")
    again = again.quit().relaunch()
    expect(ContinuedRecipes.log.count, equals: 2)
    expect(again.reports.isEmpty)
  }
  @QuickTesting.Test func `a window that is closed, or had no activity, goes on with nothing`() throws {
    let window = TestWindow(RecipeApp.self)
    let again = window.quit().relaunch()
    try expect(again.element("shown").label, equals: "list")
    again.click("open")
    again.close()
    let third = again.quit().relaunch()
    try expect(third.element("shown").label, equals: "list")
    expect(ContinuedRecipes.log.isEmpty)
  }
  @QuickTesting.Test func `an activity is kept through a kill`() throws {
    let window = TestWindow(RecipeApp.self)
    window.click("open")
    window.advance(by: .seconds(1))
    let again = window.kill().relaunch()
    try expect(again.element("shown").label, equals: "recipe 12")
  }
  @QuickTesting.Test func `a damaged activity is reported, and the window keeps everything else`() throws {
    let window = TestWindow { ContinuedRecipes() }
    window.click("write")
    window.content.scene["scene.activity"] = Data([1, 2, 3])
    let again = window.quit().relaunch()
    try expect(again.element("note").label, equals: "kept")
    expect(ContinuedRecipes.log.isEmpty)
    expect(again.reports.count, equals: 1)
    expect(again.reports.first?.contains("damaged"), equals: true)
    expect(again.quit().relaunch().reports.isEmpty)
  }
  @QuickTesting.Test func `a value that cannot be kept is reported, and all others are kept`() {
    struct Odd: View {
      var body: some View {
        Text("Odd")
          .userActivity("odd") { $0.userInfo = ["view": Text("x"), "number": 3] }
          .onContinueUserActivity("odd") { ContinuedRecipes.log += $0.userInfo?.keys.map { "\($0.base)" } ?? [] }
      }
    }
    let window = TestWindow { Odd() }
    expect(window.reports.count, equals: 1)
    expect(window.reports.first?.contains("\"view\""), equals: true)
    _ = window.quit().relaunch()
    expect(ContinuedRecipes.log, equals: ["number"])
  }
  @QuickTesting.Test func `an activity waits for the view that goes on with it, until the user does something else`()
    throws
  {
    struct Loading: View {
      @State private var isLoaded = false
      var body: some View {
        VStack {
          Button("Load") { isLoaded = true }.accessibilityIdentifier("load")
          if isLoaded { ContinuedRecipes() }
        }
      }
    }
    let window = TestWindow { VStack { ContinuedRecipes() } }
    window.click("open")
    let late = window.quit().relaunch { VStack { Loading() } }
    late.click("load")
    try expect(late.element("shown").label, equals: "list")
    expect(ContinuedRecipes.log.isEmpty)
  }
  @QuickTesting.Test func `an activity waits for a view that comes later`() async throws {
    struct Loading: View {
      @State private var isLoaded = false
      var body: some View {
        VStack { if isLoaded { ContinuedRecipes() } else { ProgressView() } }
          .task {
            await Task.yield()
            isLoaded = true
          }
      }
    }
    let window = TestWindow { VStack { ContinuedRecipes() } }
    window.click("open")
    let again = window.quit().relaunch { Loading() }
    // What the desktop does by itself is no action of the user.
    again.deactivate()
    again.resize(to: CGSize(width: 500, height: 400))
    await again.settleTasks()
    try expect(again.element("shown").label, equals: "recipe 12")
    expect(ContinuedRecipes.log, equals: ["Recipe 12 /recipes/12"])
  }

  // MARK: - What comes from outside

  @QuickTesting.Test func `a web address comes to onOpenURL, and where there is none as an activity`() throws {
    struct Both: View {
      let hasOpenURL: Bool
      let log: ActivityLog
      var body: some View {
        let text = Text("Web").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
          log.lines.append("activity \($0.webpageURL?.absoluteString ?? "-")")
        }
        if hasOpenURL { text.onOpenURL { log.lines.append("url \($0.absoluteString)") } } else { text }
      }
    }
    let log = ActivityLog(), page = try require(URL(string: "https://example.org/soup"))
    TestWindow { Both(hasOpenURL: true, log: log) }.openURL(page)
    expect(log.lines, equals: ["url https://example.org/soup"])
    log.lines = []
    let window = TestWindow { Both(hasOpenURL: false, log: log) }
    window.openURL(page)
    try window.openURL(require(URL(string: "recipes://soup")))
    expect(log.lines, equals: ["activity https://example.org/soup"])
  }
  @QuickTesting.Test func `an activity goes to the scene that its target matches`() throws {
    struct Receiver: View {
      let name: String
      @State private var last = "nothing"
      var body: some View {
        Text("\(name) got \(last)").accessibilityIdentifier("got")
          .onContinueUserActivity("view") { last = $0.title ?? "" }
      }
    }
    struct TargetApp: App {
      var body: some Scene {
        WindowGroup { Receiver(name: "main") }
        WindowGroup(id: "soups") { Receiver(name: "soups") }.handlesExternalEvents(matching: ["soup"])
      }
    }
    let window = TestWindow(TargetApp.self)
    let plain = NSUserActivity(activityType: "view"), soup = NSUserActivity(activityType: "view")
    plain.title = "Plain"
    soup.title = "Soup"
    soup.targetContentIdentifier = "Soup/7"
    window.continueActivity(plain)
    try expect(window.element("got").label, equals: "main got Plain")
    expect(window.windows.count, equals: 1)
    window.continueActivity(soup)
    expect(window.windows.count, equals: 2)
    try expect(window.windows[1].element("got").label, equals: "soups got Soup")
    try expect(window.element("got").label, equals: "main got Plain")
    window.continueActivity(NSUserActivity(activityType: "unknown"))
    expect(window.reports.contains { $0.contains("unknown") && $0.contains("onContinueUserActivity") })
  }
}

@MainActor struct NSUserActivityTests {
  @QuickTesting.Test func `a payload is in userInfo under the names of its properties, and comes back`() throws {
    struct Recipe: Codable, Equatable { var id: UUID, name: String, steps: [Int], page: URL?, isSweet: Bool }
    let recipe = Recipe(
      id: UUID(), name: "Soup", steps: [1, 2], page: URL(string: "https://example.org"), isSweet: true)
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = ["other": NSNull()]
    try activity.setTypedPayload(recipe)
    expect(activity.userInfo?["name"] as? String == "Soup")
    try expect(activity.typedPayload(Recipe.self), equals: recipe)
    let kept = try require(NSUserActivity(savedState: activity.savedState))
    try expect(kept.typedPayload(Recipe.self), equals: recipe)
    expect(throws: (any Error).self) { try NSUserActivity(activityType: "b").typedPayload(Recipe.self) }
    expect(throws: (any Error).self) { try activity.setTypedPayload("a text") }
  }
  @QuickTesting.Test func `a delegate brings an activity up to date once it is current, and no longer when it is over`()
  {
    let saver = ActivitySaver(), activity = NSUserActivity(activityType: "a")
    activity.delegate = saver
    activity.isEligibleForHandoff = false
    _ = TestWindow.reports { activity.needsSave = true }
    expect(saver.saves, equals: 0)
    expect(TestWindow.reports { activity.becomeCurrent() }.isEmpty)
    expect(saver.saves == 1 && !activity.needsSave)
    expect(activity.userInfo?["saves"] as? Int == 1)
    activity.invalidate()
    _ = TestWindow.reports {
      activity.becomeCurrent()
      activity.needsSave = true
    }
    expect(saver.saves, equals: 1)
  }
  @QuickTesting.Test func `what is for other devices and for searches is reported`() {
    let activity = NSUserActivity(activityType: "a")
    expect(TestWindow.reports { activity.isEligibleForSearch = true }.first?.contains("NSUserActivity"), equals: true)
    expect(TestWindow.reports { activity.becomeCurrent() }.count, equals: 1)
  }
}
