import Foundation
import HearthCore
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Strips of five moments of what moves, for people to look at: written to the directory that `HEARTH_PICTURES` names.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct MotionPictures {}

extension MotionPictures {
  @Observable @MainActor final class State {
    var path: [Int] = []
    var isSheet = false
    var isAlert = false
    var isZooming = false
    var count = 0
    var visibility = NavigationSplitViewVisibility.all
    nonisolated deinit {}
  }
  private struct Screen: View {
    @Bindable var state: State
    @Namespace private var icons
    var body: some View {
      NavigationStack(path: $state.path) {
        List {
          ForEach(["Apples", "Bread", "Coffee", "Dates"], id: \.self) { Text($0) }
          RoundedRectangle(cornerRadius: 12).fill(.orange).frame(width: 90, height: 60)
            .overlay { Image(systemName: "star.fill").foregroundStyle(.white) }
            .matchedTransitionSource(id: 2, in: icons) { $0.clipShape(RoundedRectangle(cornerRadius: 12)) }
        }
        .navigationTitle("Groceries")
        .navigationDestination(for: Int.self) { number in
          if number == 1 { detail } else { detail.navigationTransition(.zoom(sourceID: number, in: icons)) }
        }
      }
      .sheet(isPresented: $state.isSheet) {
        VStack(spacing: 14) {
          Text("New Item").font(.title2)
          Button("Add") {}.buttonStyle(.borderedProminent)
        }
        .padding(30).presentationDetents([.medium])
      }
      .alert("Delete “Apples”?", isPresented: $state.isAlert) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    private var detail: some View {
      VStack(spacing: 16) {
        Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.green)
        Text("Fresh, from the garden").font(.headline)
        Button("Buy") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Detail")
    }
  }
  private struct Columns: View {
    @Bindable var state: State
    var body: some View {
      NavigationSplitView(columnVisibility: $state.visibility) {
        List(["Inbox", "Sent", "Archive"], id: \.self) { Text($0) }.navigationTitle("Mail")
      } detail: {
        Text("No message is selected").navigationTitle("Inbox")
      }
    }
  }
  private struct Symbols: View {
    @Bindable var state: State
    var body: some View {
      HStack(spacing: 24) {
        Image(systemName: "bell.fill").symbolEffect(.bounce, value: state.count)
        Image(systemName: "bell.fill").symbolEffect(.wiggle, value: state.count)
        Image(systemName: "gearshape.fill").symbolEffect(.rotate, value: state.count)
        Image(systemName: "heart.fill").symbolEffect(.breathe.pulse, value: state.count)
        Image(systemName: "wifi").symbolEffect(.variableColor.iterative, value: state.count)
        Image(systemName: "wifi").symbolEffect(.variableColor.cumulative.hideInactiveLayers, value: state.count)
        Image(systemName: state.count == 0 ? "play.fill" : "pause.fill").contentTransition(.symbolEffect(.replace))
      }
      .font(.largeTitle)
    }
  }

  /// Five moments side by side.
  private func strip(
    _ name: String, _ window: TestWindow, _ size: CGSize, every milliseconds: Int, _ change: () -> Void
  ) throws {
    window.advance(by: .seconds(1))
    change()
    window.settle()
    var list: ContiguousArray<PlacedPiece> = []
    for index in 0..<5 {
      if index > 0 { window.advance(by: .milliseconds(milliseconds)) }
      if let piece = window.displayPiece {
        let clipped = EffectPiece(.clip(.rectangle(CGRect(origin: .zero, size: size)), isAntialiased: false), piece)
        list.append(PlacedPiece(clipped, x: CGFloat(index) * (size.width + 10), y: 0))
      }
      let line = FillPiece(
        .rectangle(CGRect(x: size.width, y: 0, width: 10, height: size.height)), .color(RGBA(white: 0.5)))
      list.append(PlacedPiece(line, x: CGFloat(index) * (size.width + 10), y: 0))
    }
    let whole = CGSize(width: 5 * (size.width + 10), height: size.height)
    let picture = try window.picture(of: GroupPiece(list), size: whole)
    let directory = ProcessInfo.processInfo.environment["HEARTH_PICTURES"]!
    try picture.pngData.write(to: URL(fileURLWithPath: directory).appendingPathComponent("motion-\(name).png"))
  }

  @QuickTesting.Test func `strips`() throws {
    for (idiom, size) in [(Idiom.phone, CGSize(width: 300, height: 420)), (.desktop, CGSize(width: 420, height: 320))] {
      func window(_ state: State) -> TestWindow {
        TestWindow(text: .real, size: size, idiom: idiom) { Screen(state: state) }
      }
      let state = State()
      var shown = window(state)
      try strip("push-\(idiom)", shown, size, every: 70) { state.path = [1] }
      try strip("pop-\(idiom)", shown, size, every: 70) { state.path = [] }
      try strip("zoom-\(idiom)", shown, size, every: 70) { state.path = [2] }
      try strip("zoom-back-\(idiom)", shown, size, every: 70) { state.path = [] }
      shown = window(state)
      try strip("sheet-\(idiom)", shown, size, every: 70) { state.isSheet = true }
      try strip("sheet-end-\(idiom)", shown, size, every: 70) { state.isSheet = false }
      try strip("alert-\(idiom)", shown, size, every: 40) { state.isAlert = true }
      shown = TestWindow(text: .real, size: CGSize(width: 760, height: 300), idiom: .desktop) { Columns(state: state) }
      try strip("columns", shown, CGSize(width: 760, height: 300), every: 60) { state.visibility = .detailOnly }
      let symbols = CGSize(width: 420, height: 60)
      shown = TestWindow(text: .real, size: symbols, idiom: .desktop) { Symbols(state: state) }
      try strip("symbols", shown, symbols, every: 120) { state.count += 1 }
      state.count = 0
      state.visibility = .all
    }
  }
}
