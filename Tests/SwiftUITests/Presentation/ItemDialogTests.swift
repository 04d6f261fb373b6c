import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Files that one may delete, and errors that happen.
@Observable @MainActor private final class Desk {
  var file: String?
  var problem: Problem?
  @ObservationIgnored var log: [String] = []
  nonisolated init() {}
}
private struct Problem: LocalizedError {
  var name: String
  var errorDescription: String? { "\(name) is broken" }
}

private struct DeskView: View {
  @Bindable var desk: Desk
  var body: some View {
    VStack {
      Button("Open") { desk.file = "Notes" }.accessibilityIdentifier("open")
      Button("Break") { desk.problem = Problem(name: "Disk") }.accessibilityIdentifier("break")
    }
    .alert("Delete?", item: $desk.file) { file in
      Button("Delete \(file)", role: .destructive) { desk.log.append("delete \(file), \(desk.file ?? "nil")") }
      Button("Keep", role: .cancel) { desk.log.append("keep") }
    } message: { file in
      Text("\(file) cannot be brought back.")
    }
    .alert(error: $desk.problem) { Button("Try Again") { desk.log.append("again") } }
  }
}
private struct AskView: View {
  @Bindable var desk: Desk
  var body: some View {
    Button("Open") { desk.file = "Notes" }.accessibilityIdentifier("open")
      .confirmationDialog(Text("What now?"), item: $desk.file, titleVisibility: .visible) { file in
        Button("Copy \(file)") { desk.log.append("copy \(file)") }
      } message: {
        Text("About \($0)")
      }
  }
}

@MainActor struct ItemDialogTests {
  private func has(_ window: TestWindow, _ label: String) -> Bool { window.find { $0.label == label } != nil }
  private func click(_ window: TestWindow, _ label: String) throws {
    let frame = try require(window.find { $0.label == label && $0.traitNames.contains("button") }, "\(window.tree)")
      .frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `an item shows its alert, and the end of the alert takes the item away`() throws {
    let desk = Desk()
    let window = TestWindow { DeskView(desk: desk) }
    let nodes = window.liveNodes
    expect(!has(window, "Delete?"))
    window.click("open")
    expect(has(window, "Delete?") && has(window, "Notes cannot be brought back."))
    try click(window, "Delete Notes")
    expect(desk.log, equals: ["delete Notes, Notes"])
    expect(desk.file == nil && !has(window, "Delete?"))
    expect(window.liveNodes, equals: nodes)
  }
  @Test func `an item that changes meanwhile is not looked at, and one that goes ends the alert`() throws {
    let desk = Desk()
    let window = TestWindow { DeskView(desk: desk) }
    window.click("open")
    desk.file = "Letters"
    window.settle()
    expect(has(window, "Delete Notes") && !has(window, "Delete Letters"))
    desk.file = nil
    window.settle()
    expect(!has(window, "Delete?") && desk.log.isEmpty)
  }
  @Test func `Escape cancels, and the next item is asked about afresh`() throws {
    let desk = Desk()
    let window = TestWindow { DeskView(desk: desk) }
    window.click("open")
    window.press(.escape)
    expect(desk.log, equals: ["keep"])
    expect(desk.file == nil)
    desk.file = "Letters"
    window.settle()
    expect(has(window, "Delete Letters"))
  }
  @Test func `an error is its alert's title, and is gone with it`() throws {
    let desk = Desk()
    let window = TestWindow { DeskView(desk: desk) }
    window.click("break")
    expect(has(window, "Disk is broken"))
    try click(window, "Try Again")
    expect(desk.log, equals: ["again"])
    expect(desk.problem == nil && !has(window, "Disk is broken"))
  }
  @Test func `a dialog about an item has its way out on every device`() throws {
    for idiom in [Idiom.desktop, .phone, .pad] {
      let desk = Desk()
      let window = TestWindow(idiom: idiom) { AskView(desk: desk) }
      window.click("open")
      expect(has(window, "What now?") && has(window, "About Notes"), "\(idiom)")
      try click(window, "Copy Notes")
      expect(desk.log, equals: ["copy Notes"])
      expect(desk.file == nil)
      window.click("open")
      window.press(.escape)
      expect(desk.file == nil && desk.log.count == 1, "\(idiom)")
    }
  }
}
