import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Items around what views make by themselves: sidebars of tabs, sections, titles of documents.
@MainActor struct ContentToolbarTests {
  private func click(_ window: TestWindow, _ label: String) throws {
    let frame = try require(window.find { $0.label == label }, "\(window.tree)").frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private struct Tabs: View {
    var isSidebar = true
    @State private var count = 0
    var body: some View {
      let tabs = TabView {
        Tab("First", systemImage: "star") { Text(verbatim: "page \(String(count))").accessibilityIdentifier("page") }
        Tab("Second", systemImage: "circle") { Text("other") }
      }
      .contentToolbar(for: .tabViewSidebar) {
        ToolbarItem { Button("Sort") { count += 1 }.accessibilityIdentifier("sort") }
      }
      if isSidebar { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs.tabViewStyle(.tabBarOnly) }
    }
  }
  @Test func `the sidebar of a tab view has a toolbar of its own`() throws {
    let window = TestWindow { Tabs() }
    let sort = try window.element("sort").frame, page = try window.element("page").frame
    expect(sort.maxX < 231 && sort.maxX < page.minX)
    window.click("sort")
    try expect(window.element("page").label, equals: "page 1")
    expect(window.reports.isEmpty)
  }
  @Test func `the toolbar of a sidebar is not there without one`() {
    let window = TestWindow { Tabs(isSidebar: false) }
    expect(window.find { $0.identifier == "sort" } == nil)
  }

  @Test func `what one can do with a section follows its content while it is expanded`() throws {
    struct Sections: View {
      @State private var isExpanded = true
      @State private var count = 1
      var body: some View {
        List {
          Section("Fruit", isExpanded: $isExpanded) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "fruit \(String($0))") }
          }
          .sectionActions { Button("Add Fruit") { count += 1 } }
          Section("Nuts") { Text("nut") }
          Button("Fold") { isExpanded.toggle() }
        }
      }
    }
    let window = TestWindow { Sections() }
    // What is not there is neither above nor below.
    func top(_ label: String) -> CGFloat { window.find { $0.label == label }?.frame.midY ?? .nan }
    expect(top("fruit 0") < top("Add Fruit") && top("Add Fruit") < top("nut"))
    expect(window.find { $0.label == "Add Fruit" }?.traits.contains(.isButton), equals: true)
    try click(window, "Add Fruit")
    expect(top("fruit 1") < top("Add Fruit"))
    try click(window, "Fold")
    expect(window.find { $0.label == "Add Fruit" } == nil)
  }

  @Test func `the title of a document shares it`() throws {
    struct Paper: Transferable {
      let text: String
      static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }
    }
    struct Page: View {
      @State private var text = "one"
      var body: some View {
        BarPage {
          Button("Change") { text = "two" }.accessibilityIdentifier("change")
            .navigationTitle("Letter").navigationDocument(Paper(text: text), preview: SharePreview("My letter"))
        }
      }
    }
    let window = TestWindow { Page() }
    window.click("change")
    window.click("title menu")
    try click(window, "Share")
    expect(window.find { $0.label == "My letter" } != nil)
    try click(window, "Copy")
    let copied = window.clipboard.text
    expect(copied, equals: "two")
    expect(window.reports.isEmpty)
  }

  @Test func `a sheet grows out of an item of a toolbar`() throws {
    struct Page: View {
      let isSource: Bool
      @Namespace private var namespace
      @State private var isShown = false
      var body: some View {
        BarPage {
          Color.clear
            .toolbar {
              ToolbarItem { Button("Open") { isShown = true }.accessibilityIdentifier("open") }
                .matchedTransitionSource(id: isSource ? "sheet" : "nothing", in: namespace)
            }
            .sheet(isPresented: $isShown) {
              Text("shown").navigationTransition(.zoom(sourceID: "sheet", in: namespace))
            }
        }
      }
    }
    func picture(_ isSource: Bool) -> String {
      let window = TestWindow { Page(isSource: isSource) }
      window.click("open")
      window.advance(by: .milliseconds(50))
      expect(window.find { $0.label == "shown" } != nil && window.reports.isEmpty)
      return window.displayList
    }
    expect(picture(true) != picture(false))
  }
}
