import HearthTesting
import QuickTesting
import SwiftUI

/// A stack in the detail column, and a link to it in the sidebar.
private struct StackInDetail: View {
  var body: some View {
    NavigationSplitView {
      NavigationLink("Five", value: 5).accessibilityIdentifier("five").navigationTitle("Numbers")
    } detail: {
      NavigationStack {
        Text("root").accessibilityIdentifier("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("number \($0)").accessibilityIdentifier("number") }
      }
    }
  }
}

@MainActor struct SplitStackBarTests {
  private func count(_ identifier: String, _ elements: [Element]) -> Int {
    elements.reduce(0) { $0 + ($1.identifier == identifier ? 1 : 0) + count(identifier, $1.children) }
  }

  @Test func `a link in the sidebar leads to the stack in the next column`() throws {
    let window = TestWindow(size: CGSize(width: 900, height: 500)) { StackInDetail() }
    window.click("five")
    try expect(window.element("number").label, equals: "number 5")
    expect(window.reports, equals: [])
  }
  @Test func `the way back from a collapsed column has the title of the column before, though that was never shown`()
    throws
  {
    struct Columns: View {
      @State private var column = NavigationSplitViewColumn.detail
      @State private var name = "Places"
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("sidebar").navigationTitle(Text(verbatim: name))
        } content: {
          List { Text("row") }.navigationTitle("Rows")
        } detail: {
          Button("rename") { name = "Towns" }.accessibilityIdentifier("rename").navigationTitle("Detail")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Columns() }
    try expect(window.element("back").label, equals: "Rows")
    window.click("rename")
    window.click("back")
    try expect(window.element("back").label, equals: "Towns")
  }
  @Test func `a sheet from a column has no button for the sidebar, and neither has a television`() throws {
    struct Columns: View {
      @State private var isShown = false
      var body: some View {
        NavigationSplitView {
          Text("sidebar").navigationTitle("Sidebar")
        } detail: {
          Button("show") { isShown = true }.accessibilityIdentifier("show").navigationTitle("Detail")
        }
        .navigationSplitViewStyle(.prominentDetail)
        .sheet(isPresented: $isShown) { NavigationStack { Text("sheet").navigationTitle("Sheet") } }
      }
    }
    struct Inside: View {
      @State private var isShown = false
      var body: some View {
        NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
          Text("sidebar")
        } detail: {
          Button("show") { isShown = true }.accessibilityIdentifier("show")
            .sheet(isPresented: $isShown) { NavigationStack { Text("sheet").navigationTitle("Sheet") } }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 900, height: 700), idiom: .pad) { Inside() }
    expect(count("sidebar toggle", window.elements), equals: 1)
    window.click("show")
    expect(window.find { $0.label == "Sheet" } != nil)
    expect(count("sidebar toggle", window.elements), equals: 0)
    let television = TestWindow(size: CGSize(width: 1280, height: 720), idiom: .tv) { Columns() }
    expect(television.find { $0.label == "sidebar" } != nil)
    expect(count("sidebar toggle", television.elements), equals: 0)
  }
  @Test func `a collapsed column with a stack has the bar of its page and no other`() {
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { StackInDetail() }
    window.click("five")
    expect(window.find { $0.identifier == "number" } != nil)
    expect(count("back", window.elements), equals: 1)
  }
}
