import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// How links look in lists: their labels, and the arrows that point to where they lead.
@MainActor struct LinkLookTests {
  private func arrows(_ window: TestWindow) -> Int {
    window.displayList.components(separatedBy: "chevron.forward").count - 1
  }

  private struct Labels: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("d")
          } label: {
            Image(systemName: "star").resizable().frame(width: 44, height: 44).accessibilityIdentifier("image")
            VStack(alignment: .leading) {
              Text("Head").accessibilityIdentifier("head")
              Text("sub")
            }
          }
          .accessibilityIdentifier("several")
          HStack {
            Color.red.frame(width: 44, height: 44)
            Text("Head")
          }
          NavigationLink {
            Text("d")
          } label: {
            Text("one")
            Spacer()
            Text("two")
          }
          .accessibilityIdentifier("spaced")
          NavigationLink("text", value: 1).accessibilityIdentifier("text")
        }
        .navigationLinkIndicatorVisibility(.hidden)
      }
    }
  }
  /// The lines of the picture that draw a text, or an image.
  private func places(_ window: TestWindow, _ what: String) -> [Double] {
    window.displayList.split(separator: "\n").filter { $0.contains(what) }.compactMap { line in
      line.split(separator: " ").first { $0.contains(",") }.flatMap { Double($0.split(separator: ",")[0]) }
    }
  }
  @QuickTesting.Test func `several views in the label of a link stand side by side`() throws {
    for idiom in [Idiom.phone, .desktop] {
      let window = TestWindow(size: CGSize(width: 400, height: 600), idiom: idiom) { Labels() }
      let heads = places(window, "\"Head\"")
      // The label of the link looks like the row beside it, which is an HStack.
      expect(heads.count == 2 && heads[0] == heads[1])
      let row = try window.element("spaced").frame
      let one = try require(places(window, "\"one\"").first), two = try require(places(window, "\"two\"").first)
      expect(one < row.midX && two > row.midX)
    }
  }

  private struct Selecting: View {
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) { ForEach(0..<3) { NavigationLink("row \($0)", value: $0) } }
      } detail: {
        Text("detail")
      }
    }
  }
  private struct Leading: View {
    var body: some View {
      NavigationSplitView {
        List { ForEach(0..<3) { NavigationLink("row \($0)", value: $0) } }.navigationDestination(for: Int.self) {
          Text("\($0)")
        }
      } detail: {
        Text("detail")
      }
    }
  }
  @available(*, deprecated) private struct Old: View {
    var body: some View {
      NavigationView {
        List { ForEach(0..<3) { NavigationLink("row \($0)", destination: Text("\($0)")) } }
        Text("detail")
      }
    }
  }
  private let narrow = CGSize(width: 390, height: 800), wide = CGSize(width: 1200, height: 800)

  @available(*, deprecated) @Test func `links in a collapsed split view have arrows on a phone`() {
    expect(arrows(TestWindow(size: narrow, idiom: .phone) { Selecting() }), equals: 3)
    expect(arrows(TestWindow(size: narrow, idiom: .phone) { Leading() }), equals: 3)
    expect(arrows(TestWindow(size: narrow, idiom: .phone) { Old() }), equals: 3)
  }
  @available(*, deprecated) @Test func `links in the sidebar of a desktop have no arrows`() {
    expect(arrows(TestWindow(size: wide) { Selecting() }), equals: 0)
    expect(arrows(TestWindow(size: wide) { Leading() }), equals: 0)
    expect(arrows(TestWindow(size: wide) { Old() }), equals: 0)
    expect(arrows(TestWindow(size: wide) { NavigationStack { List { NavigationLink("row", value: 1) } } }), equals: 1)
  }
  @QuickTesting.Test func `the arrows of links come and go with the collapse of the columns`() {
    let window = TestWindow(size: narrow, idiom: .phone) { Selecting() }
    window.resize(to: wide)
    expect(arrows(window), equals: 0)
    window.resize(to: narrow)
    expect(arrows(window), equals: 3)
  }
}
