import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Cookbook
@testable import Messages
@testable import Notes
@testable import VacationPlanner

/// Pictures of the examples on a television, and with the overlay that explains focus, for people to look at: written
/// to the directory that `HEARTH_PICTURES` names.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct ExamplePictures {}

extension ExamplePictures {
  private func write(_ window: TestWindow, _ name: String, scale: CGFloat = 1) throws {
    let directory = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] ?? ".")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try window.picture(scale: scale).pngData.write(to: directory.appendingPathComponent("example-\(name).png"))
  }
  private func darken(_ window: TestWindow) {
    window.settings.colorScheme = .dark
  }

  @Test(arguments: [false, true]) func `the Cookbook with the overlay of focus`(isDark: Bool) throws {
    let window = TestWindow(CookbookApp.self, text: .real, size: CGSize(width: 980, height: 680))
    if isDark { darken(window) }
    window.showsFocusDebugging = true
    window.press(.tab, modifiers: .shift)
    window.press(.tab, modifiers: .shift)
    window.move(.left)
    try write(window, "cookbook-overlay-\(isDark ? "dark" : "light")")
    window.showsFocusDebugging = false
    try write(window, "cookbook-\(isDark ? "dark" : "light")")
  }
  @Test(arguments: [false, true]) func `the Cookbook on a television`(isDark: Bool) throws {
    let window = TestWindow(CookbookApp.self, text: .real, size: CGSize(width: 1280, height: 720), idiom: .tv)
    if isDark { darken(window) }
    try write(window, "cookbook-tv-\(isDark ? "dark" : "light")")
    window.move(.left)
    try write(window, "cookbook-tv-sidebar-\(isDark ? "dark" : "light")")
  }
  @Test(arguments: [false, true]) func `the planner on a television`(isDark: Bool) throws {
    let window = TestWindow(VacationPlannerApp.self, text: .real, size: CGSize(width: 1280, height: 720), idiom: .tv)
    if isDark { darken(window) }
    try write(window, "planner-tv-\(isDark ? "dark" : "light")")
    window.showsFocusDebugging = true
    window.move(.right)
    try write(window, "planner-tv-overlay-\(isDark ? "dark" : "light")")
  }
  @Test(arguments: [false, true]) func `the welcome page of the planner`(isDark: Bool) throws {
    let window = TestWindow(VacationPlannerApp.self, text: .real, size: CGSize(width: 460, height: 640))
    if isDark { darken(window) }
    window.click("mail")
    window.type("ada.lovelace@example.org\n")
    window.type("engine\n")
    window.press(.tab)
    try write(window, "planner-welcome-\(isDark ? "dark" : "light")")
    window.resize(to: CGSize(width: 1000, height: 700))
    try write(window, "planner-welcome-wide-\(isDark ? "dark" : "light")")
  }
  @Test(arguments: [(Idiom.desktop, false), (.desktop, true), (.phone, false), (.phone, true)])
  func `a note with waves, a selection and its menu`(idiom: Idiom, isDark: Bool) throws {
    let store = NoteStore(file: nil)
    store.setText(AttributedString("Trains\nThe 9:14 from the harbour"), of: store.add())
    let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 860, height: 560)
    let window = TestWindow(text: .real, size: size, idiom: idiom) { NotesView().environment(store) }
    window.spelling = TestSpelling(["wrods": [], "langauge": []])
    if isDark { darken(window) }
    let name = "notes-\(idiom.rawValue)-\(isDark ? "dark" : "light")"
    try write(window, name + "-list")
    let row = try #require(window.find { $0.label == "Welcome to Notes" }).frame
    window.click(at: CGPoint(x: row.midX, y: row.midY))
    window.advance(by: .seconds(1))
    window.click("text")
    window.press(.end, modifiers: .command)
    window.type("some wrods of another langauge, and a line that is long enough for two of them on every device. ")
    window.advance(by: .seconds(3))
    window.press(.leftArrow, modifiers: [.command, .shift])
    try write(window, name)
    window.click("format")
    try write(window, name + "-menu")
  }
  @Test(arguments: Screens.allCases, [false, true])
  func `conversations in either framework`(screens: Screens, isDark: Bool) throws {
    for idiom in [Idiom.phone, .desktop] {
      let size = idiom == .phone ? CGSize(width: 390, height: 700) : CGSize(width: 780, height: 560)
      let store = MessageStore.samples(user: "ada")
      let window = TestWindow(text: .real, size: size, idiom: idiom) {
        MessagesRoot(screens: .constant(screens)).environment(store)
      }
      if isDark { darken(window) }
      window.advance(by: .seconds(1))
      let name = "messages-\(screens.rawValue.lowercased())-\(idiom.rawValue)-\(isDark ? "dark" : "light")"
      try write(window, name + "-list")
      let row = try #require(window.find { $0.label.contains("Grace Lindqvist") }).frame
      window.click(at: CGPoint(x: row.midX, y: row.midY))
      window.advance(by: .seconds(2))
      window.click("draft")
      window.type("I will be there at nine thirty, with the map, the cake and two umbrellas")
      window.advance(by: .seconds(2))
      try write(window, name)
    }
  }
  @Test(arguments: [false, true]) func `an alert on a television`(isDark: Bool) throws {
    struct Page: View {
      @State private var isAsking = true
      var body: some View {
        Text("Behind").alert("Remove the recipe?", isPresented: $isAsking) {
          Button("Remove", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It cannot be brought back.")
        }
      }
    }
    let window = TestWindow(text: .real, size: CGSize(width: 1280, height: 720), idiom: .tv) { Page() }
    if isDark { darken(window) }
    try write(window, "alert-tv-\(isDark ? "dark" : "light")")
    window.move(.right)
    try write(window, "alert-tv-other-\(isDark ? "dark" : "light")")
  }
}
