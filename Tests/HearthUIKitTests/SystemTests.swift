import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private struct Page: View {
  @State private var notes: [String] = []
  var body: some View {
    Text(notes.joined(separator: " ")).accessibilityIdentifier("notes")
      .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
        notes.append(UIDevice.current.orientation.isLandscape ? "landscape" : "portrait")
      }
      .onReceive(
        NotificationCenter.default.publisher(for: UIAccessibility.reduceMotionStatusDidChangeNotification)
      ) { _ in notes.append(UIAccessibility.isReduceMotionEnabled ? "still" : "moving") }
      .onReceive(
        NotificationCenter.default.publisher(for: UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
      ) { _ in notes.append(UIAccessibility.isDarkerSystemColorsEnabled ? "darker" : "normal") }
  }
}
private struct PageApp: App {
  var body: some Scene { WindowGroup { Page() } }
}
private struct SettingsApp: App {
  var body: some Scene {
    WindowGroup { Text("Main") }
    Settings { Text("Settings") }
  }
}

@Suite(.serialized) @MainActor struct SystemTests {}

private final class Receiver: NSObject {
  private(set) var count = 0
  func told(_ sender: Any?) { count += 1 }
  static let told = Selector("told:", Receiver.told(_:))
}

extension SystemTests {
  @QuickTesting.Test func `an action of the app goes to its object, and the one for settings opens their window`()
    throws
  {
    let window = TestWindow(SettingsApp.self), receiver = Receiver()
    expect(NSApp.sendAction(Receiver.told, to: receiver, from: nil) && receiver.count == 1)
    expect(!NSApp.sendAction(Selector("nobody:"), to: nil, from: nil))
    expect(NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil))
    window.settle()
    try expect(require(window.frontWindow).title, equals: "Settings")
  }
  @QuickTesting.Test func `a policy of activation that a desktop does not have is reported`() throws {
    var isAccessory = true
    let plain = TestWindow.reports { NSApp.setActivationPolicy(.regular) }
    let reports = TestWindow.reports { isAccessory = NSApp.setActivationPolicy(.accessory) }
    expect(plain.isEmpty && !isAccessory && NSApp.activationPolicy() == .regular)
    expect(reports.contains { $0.contains("setActivationPolicy(.accessory)") })
  }
  @QuickTesting.Test func `settings of the user, and notifications of their changes`() throws {
    let window = TestWindow(PageApp.self)
    expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    window.settings.reducesMotion = true
    expect(UIAccessibility.isReduceMotionEnabled)
    window.settings.contrast = .increased
    window.settings.colorScheme = .dark
    try expect(window.element("notes").label, equals: "still darker")
    expect(!UIAccessibility.isVoiceOverRunning)
  }
  @QuickTesting.Test func `a device that is turned says so`() throws {
    let window = TestWindow(PageApp.self, size: CGSize(width: 390, height: 844), idiom: .phone)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    window.resize(to: CGSize(width: 844, height: 390))
    window.resize(to: CGSize(width: 800, height: 390))
    window.resize(to: CGSize(width: 390, height: 844))
    try expect(window.element("notes").label, equals: "landscape portrait")
  }
  @QuickTesting.Test func `a text is announced`() throws {
    let window = TestWindow(PageApp.self)
    UIAccessibility.post(notification: .announcement, argument: "3 results")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.post(notification: .screenChanged, argument: NSAttributedString(string: "Done"))
    expect(window.announcements, equals: ["3 results", "Done"])
  }
  @QuickTesting.Test func `the screen stays on, and a number is at the icon`() throws {
    let window = TestWindow(PageApp.self)
    UIApplication.shared.isIdleTimerDisabled = true
    expect(window.keepsScreenAwake)
    let work = ProcessInfo.processInfo.beginActivity(options: [.userInitiated], reason: "Export")
    let other = ProcessInfo.processInfo.beginActivity(options: .background, reason: "Index")
    expect(work.description == "Export" && other.description == "Index")
    window.settle()
    UIApplication.shared.isIdleTimerDisabled = false
    expect(window.keepsScreenAwake)
    ProcessInfo.processInfo.endActivity(other)
    ProcessInfo.processInfo.endActivity(work)
    window.settle()
    expect(!window.keepsScreenAwake)
    ProcessInfo.processInfo.performActivity(options: .idleDisplaySleepDisabled, reason: "Play") {
      window.settle()
      expect(window.keepsScreenAwake)
    }
    window.settle()
    expect(!window.keepsScreenAwake)
    UIApplication.shared.applicationIconBadgeNumber = 4
    expect(window.badge == 4 && UIApplication.shared.applicationIconBadgeNumber == 4)
    UIApplication.shared.applicationIconBadgeNumber = -1
    expect(window.badge, equals: 0)
    NSApp.dockTile.badgeLabel = "12"
    expect(window.badge, equals: 12)
    NSApp.dockTile.badgeLabel = nil
    expect(window.badge, equals: 0)
  }
  @QuickTesting.Test func `work in the background has a number and no end`() {
    let task = UIApplication.shared.beginBackgroundTask(withName: "save") {}
    expect(task != .invalid && task != UIApplication.shared.beginBackgroundTask())
    UIApplication.shared.endBackgroundTask(task)
    expect(UIApplication.shared.backgroundTimeRemaining > 1_000_000)
  }
  @QuickTesting.Test func `the app's own settings are its scene`() throws {
    let url = try require(URL(string: UIApplication.openSettingsURLString))
    let plain = TestWindow(PageApp.self)
    expect(!UIApplication.shared.canOpenURL(url))
    plain.close()
    let window = TestWindow(SettingsApp.self)
    expect(UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url)
    window.settle()
    expect(window.windows.count, equals: 2)
  }
}

@Suite(.serialized) @MainActor struct TextCheckerTests {
  private let checker = UITextChecker()
}

extension TextCheckerTests {
  private func wrong(_ text: String, from start: Int = 0, wraps: Bool = false, _ language: String = "en_US") -> String?
  {
    let range = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wraps,
      language: language)
    return Range(range, in: text).map { String(text[$0]) }
  }
  @QuickTesting.Test func `the first word that is not correct`() throws {
    let window = TestWindow(PageApp.self)
    expect(wrong("teh cat") == nil)
    window.spelling = TestSpelling(
      ["teh": ["the", "ten"], "catt": ["cat"], "don't": []], dictionaries: ["de_DE", "en_US"])
    expect(wrong("😀 teh catt 3rd"), equals: "teh")
    expect(wrong("teh catt", from: 4), equals: "catt")
    expect(wrong("teh cat", from: 4) == nil)
    expect(wrong("teh cat", from: 4, wraps: true), equals: "teh")
    expect(wrong("I don\u{2019}t, 'cat'"), equals: "don\u{2019}t")
    expect(wrong("teh", "fr_FR") == nil)
    expect(wrong("teh", "en-US"), equals: "teh")
    expect(UITextChecker.availableLanguages, equals: ["de_DE", "en_US"])
    let guesses = checker.guesses(forWordRange: NSRange(location: 2, length: 3), in: "a teh", language: "en_US")
    expect(guesses, equals: ["the", "ten"])
    checker.ignoreWord("teh")
    expect(wrong("teh catt"), equals: "catt")
    expect(checker.ignoredWords, equals: ["teh"])
  }
  @QuickTesting.Test func `words that the user has learnt`() throws {
    let window = TestWindow(PageApp.self)
    let spelling = TestSpelling(["hearth": []])
    window.spelling = spelling
    expect(wrong("hearth"), equals: "hearth")
    UITextChecker.learnWord("hearth")
    expect(UITextChecker.hasLearnedWord("hearth") && spelling.learnt == ["hearth"])
    expect(wrong("hearth") == nil)
    UITextChecker.unlearnWord("hearth")
    expect(!UITextChecker.hasLearnedWord("hearth"))
    expect(wrong("hearth"), equals: "hearth")
  }
}
