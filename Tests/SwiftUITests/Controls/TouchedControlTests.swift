import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// The measures of controls and dialogs on a phone. Their sources are in `Documentation/Phone.md`.
@MainActor struct TouchedControlTests {
  private static let size = CGSize(width: 390, height: 844)
  private func window<V: View>(_ idiom: Idiom = .phone, @ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: Self.size, idiom: idiom, view)
  }
  private func frame(_ label: String, _ window: TestWindow) throws -> CGRect {
    try require(window.find { $0.label == label }, "\(window.tree)").frame
  }

  @Test func `a stepper has the size of iOS whatever the size of controls`() throws {
    for size in [ControlSize.mini, .regular, .large] {
      let window = window {
        Stepper("Guests") {
        } onDecrement: {
        }
        .labelsHidden().controlSize(size)
      }
      try expect(frame("Guests", window).size, equals: CGSize(width: 94, height: 32))
    }
    let desktop = window(.desktop) {
      Stepper("Guests") {
      } onDecrement: {
      }
      .labelsHidden()
    }
    try expect(frame("Guests", desktop).size != CGSize(width: 94, height: 32))
  }
  @Test func `buttons with a border have the heights of iOS, as whole pixels`() throws {
    let window = window {
      VStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    }
    try expect(frame("Mini", window).height, equals: 28)
    try expect(frame("Small", window).height, equals: 28)
    try expect(frame("Regular", window).height, equals: 34)
    try expect(frame("Large", window).height, equals: 50)
    window.settings.displayScale = 3
    window.settle()
    let third: CGFloat = 1 / 3
    try expect(abs(frame("Regular", window).height - (34 + third)) < 0.01)
    try expect(abs(frame("Large", window).height - (50 + third)) < 0.01)
  }

  private struct Question: View {
    var count = 2
    @State private var isAsking = true
    var body: some View {
      Text("page").alert("Delete Folder?", isPresented: $isAsking) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
        if count > 2 { Button("Archive") {} }
      } message: {
        Text("All notes will go.")
      }
    }
  }
  @Test func `an alert is 270 wide with two rows of 44 side by side`() throws {
    let window = window { Question() }
    window.advance(by: .seconds(1))
    let cancel = try frame("Cancel", window), delete = try frame("Delete", window)
    expect(cancel.minX == (390 - 270) / 2 && delete.maxX == 390 - cancel.minX)
    expect(cancel.maxX == delete.minX && cancel.size == CGSize(width: 135, height: 44) && delete.size == cancel.size)
    // The title is 20 below the upper edge, the rows 20 below the message.
    try expect(cancel.minY - frame("All notes will go.", window).maxY, equals: 20)
  }
  @Test func `more than two rows of an alert stand one below the other, the way out last`() throws {
    let window = window { Question(count: 3) }
    window.advance(by: .seconds(1))
    let rows = try ["Delete", "Archive", "Cancel"].map { try frame($0, window) }
    expect(rows.allSatisfy { $0.size == CGSize(width: 270, height: 44) })
    expect(rows[0].maxY == rows[1].minY && rows[1].maxY == rows[2].minY)
  }
  @Test func `an action sheet has rows of 57, and its way out 8 below`() throws {
    struct Page: View {
      @State private var isAsking = true
      var body: some View {
        Text("page").confirmationDialog("Photo", isPresented: $isAsking) {
          Button("Camera") {}
          Button("Library") {}
        }
      }
    }
    let window = window { Page() }
    window.advance(by: .seconds(1))
    let rows = try ["Camera", "Library", "Cancel"].map { try frame($0, window) }
    expect(rows.allSatisfy { $0.minX == 8 && $0.size == CGSize(width: 390 - 2 * 8, height: 57) })
    expect(rows[1].minY == rows[0].maxY && rows[2].minY == rows[1].maxY + 8)
    expect(abs(rows[2].maxY - (844 - 8)) < 0.01)
  }
  @Test func `the bar of a sheet is 56 high`() throws {
    struct Page: View {
      let isSheet: Bool
      @State private var isShown = true
      private var content: some View {
        NavigationStack {
          Text("below").frame(maxHeight: .infinity, alignment: .top).navigationTitle("Share")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
      var body: some View {
        if isSheet { Text("page").sheet(isPresented: $isShown) { content } } else { content }
      }
    }
    func middle(_ isSheet: Bool) throws -> CGFloat {
      let window = window { Page(isSheet: isSheet) }
      window.advance(by: .seconds(1))
      return try frame("below", window).minY - frame("Share", window).midY
    }
    // From the middle of the title to the end of the bar.
    try expect(middle(false), equals: 44 / 2)
    try expect(middle(true), equals: 56 / 2)
  }
}
