import Foundation
import HearthTesting
import SwiftUI
import Testing

/// Draws tabs into files where `HEARTH_PICTURES` names a folder, to be looked at.
@MainActor struct TabPictures {
  private struct Page: View {
    let name: String
    let color: Color
    var body: some View {
      VStack(spacing: 12) {
        Text(name).font(.largeTitle.bold())
        Text("What is in this tab stays as it was left.")
        Button("A button") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.opacity(0.08))
    }
  }
  private struct Sample: View {
    @State private var choice = 0
    let count: Int
    var body: some View {
      TabView(selection: $choice) {
        Tab("Home", systemImage: "house", value: 0) { Page(name: "Home", color: .blue) }
        Tab("Favorites", systemImage: "star", value: 1) { Page(name: "Favorites", color: .orange) }.badge(3)
        Tab("Inbox", systemImage: "tray", value: 2) { Page(name: "Inbox", color: .green) }
        if count > 3 {
          TabSection("Library") {
            Tab("Music", systemImage: "music.note", value: 3) { Page(name: "Music", color: .pink) }
            Tab("Books", systemImage: "book", value: 4) { Page(name: "Books", color: .brown) }.badge("New")
            Tab("Folders", systemImage: "folder", value: 5) { Page(name: "Folders", color: .purple) }.disabled(true)
          }
          Tab(value: 6, role: .search) { Page(name: "Search", color: .gray) }
        }
      }
    }
  }
  private struct Edited: View {
    @State private var customization = TabViewCustomization()
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Page(name: "Home", color: .blue) }
        TabSection("Library") {
          Tab("Music", systemImage: "music.note") { Page(name: "Music", color: .pink) }.customizationID("music")
          Tab("Books", systemImage: "book") { Page(name: "Books", color: .brown) }.customizationID("books").badge("New")
          Tab("Folders", systemImage: "folder") { Page(name: "Folders", color: .purple) }.customizationID("folders")
            .customizationBehavior(.reorderable)
        }
        .customizationID("library")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
      .tabViewSidebarBottomBar { Label("Account", systemImage: "person") }
    }
  }
  private struct Rows: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          ScrollView { ForEach(0..<40) { Text(verbatim: "Row \($0)").frame(maxWidth: .infinity, minHeight: 40) } }
        }
        Tab("Favorites", systemImage: "star") { Page(name: "Favorites", color: .orange) }.badge(3)
        Tab("Inbox", systemImage: "tray") { Page(name: "Inbox", color: .green) }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory {
        HStack {
          Image(systemName: "music.note"); Text("What is playing now"); Spacer(); Image(systemName: "play.fill")
        }
      }
    }
  }
  private func draw<V: View>(
    _ name: String, _ idiom: Idiom, _ size: CGSize, _ view: V, _ act: (TestWindow) -> Void = { _ in }
  ) throws {
    guard let folder = ProcessInfo.processInfo.environment["HEARTH_PICTURES"] else { return }
    for (scheme, scale, word) in [
      (ColorScheme.light, idiom == .tv ? 0.5 : 1.0, "light"), (.dark, idiom == .tv ? 0.75 : 1.5, "dark"),
    ] {
      let window = TestWindow(text: .real, size: size, idiom: idiom) { view.preferredColorScheme(scheme) }
      act(window)
      let file = URL(fileURLWithPath: folder).appendingPathComponent("tabs-\(name)-\(word).png")
      try window.picture(scale: scale).pngData.write(to: file)
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil)) func `tabs are drawn`() throws {
    let wide = CGSize(width: 720, height: 420), phone = CGSize(width: 390, height: 560)
    try draw("desktop", .desktop, wide, Sample(count: 3))
    try draw("desktop-focus", .desktop, wide, Sample(count: 3)) {
      $0.press(.tab); $0.press(.rightArrow)
    }
    try draw("desktop-many", .desktop, wide, Sample(count: 7))
    try draw("desktop-grouped", .desktop, wide, Sample(count: 3).tabViewStyle(.grouped))
    try draw("desktop-sidebar", .desktop, wide, Sample(count: 7).tabViewStyle(.sidebarAdaptable))
    try draw("desktop-mirrored", .desktop, wide, Sample(count: 3).environment(\.layoutDirection, .rightToLeft))
    try draw("pad", .pad, wide, Sample(count: 3))
    try draw("pad-adaptable", .pad, wide, Sample(count: 3).tabViewStyle(.sidebarAdaptable))
    try draw(
      "pad-sidebar", .pad, wide,
      Sample(count: 7).tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar))
    try draw("phone", .phone, phone, Sample(count: 3))
    try draw("phone-more", .phone, phone, Sample(count: 7))
    try draw("phone-list", .phone, phone, Sample(count: 7)) { $0.click("more-tabs") }
    try draw(
      "phone-page", .phone, phone,
      Sample(count: 3).tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always)))
    let tv = CGSize(width: 1920, height: 1080)
    try draw("tv", .tv, tv, Sample(count: 7))
    try draw("tv-content", .tv, tv, Sample(count: 7)) { $0.move(.down) }
    try draw("tv-sidebar", .tv, tv, Sample(count: 7).tabViewStyle(.sidebarAdaptable))
    try draw("desktop-page", .desktop, wide, Sample(count: 3).tabViewStyle(.page)) {
      $0.press(.tab); $0.press(.tab)
    }
    try draw(
      "desktop-narrow", .desktop, CGSize(width: 560, height: 300), Sample(count: 7).tabBarMinimizeBehavior(.never))
    try draw("desktop-edit", .desktop, wide, Edited()) { $0.click("edit-tabs") }
    try draw(
      "desktop-sidebar-mirrored", .desktop, wide,
      Sample(count: 7).tabViewStyle(.sidebarAdaptable).environment(\.layoutDirection, .rightToLeft))
    try draw("pad-many", .pad, CGSize(width: 560, height: 300), Sample(count: 7))
    try draw("phone-mirrored", .phone, phone, Sample(count: 7).environment(\.layoutDirection, .rightToLeft))
    try draw("phone-accessory", .phone, phone, Rows())
    try draw("phone-minimized", .phone, phone, Rows()) {
      $0.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 195, y: 200))
      $0.advance(by: .seconds(3))
    }
    try draw("watch", .watch, CGSize(width: 200, height: 240), Sample(count: 3))
  }
}
