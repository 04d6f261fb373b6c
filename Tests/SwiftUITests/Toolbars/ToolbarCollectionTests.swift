import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Toolbars whose items come out of collections.
@MainActor struct ToolbarCollectionTests {
  private struct Tool: Identifiable {
    let id: String
  }
  private struct Page: View {
    @State private var tools = [Tool(id: "Pen"), Tool(id: "Brush")]
    @State private var log = ""
    @State private var isEmpty = true
    var body: some View {
      Text(verbatim: log).accessibilityIdentifier("log")
      Button("More") { tools.append(Tool(id: "Knife")) }.accessibilityIdentifier("more")
        .toolbar {
          ForEach(tools) { tool in
            ToolbarItem { Button(tool.id) { log += tool.id }.accessibilityIdentifier(tool.id) }
          }
          ForEach(0..<2) { number in
            ToolbarItem(placement: .navigation) { Button("\(number)") {}.accessibilityIdentifier("number \(number)") }
          }
          if isEmpty { EmptyView() } else { ToolbarItem { Button("Other") {} } }
        }
    }
  }
  private func ids(_ window: TestWindow?) -> Set<String> {
    var found: Set<String> = []
    _ = window?.find {
      found.insert($0.identifier)
      return false
    }
    return found
  }
  @Test func `a collection makes an item for each element, and more when it grows`() throws {
    let window = TestWindow { NavigationStack { Page() } }
    window.click("Brush")
    try expect(window.element("log").label, equals: "Brush")
    let ids = ids(window)
    expect(ids.contains("number 1") && !ids.contains("Knife"))
    window.click("more")
    window.click("Knife")
    try expect(window.element("log").label, equals: "BrushKnife")
  }
  @Test func `items of a collection may be views without a placement`() throws {
    struct Plain: View {
      var body: some View {
        Text("page").toolbar { ForEach(["A", "B"], id: \.self) { Button($0) {}.accessibilityIdentifier($0) } }
      }
    }
    let window = TestWindow { NavigationStack { Plain() } }
    expect(ids(window).isSuperset(of: ["A", "B"]))
  }
  @Test func `a toolbar may be empty`() throws {
    struct Nothing: ToolbarContent {
      var body: some ToolbarContent { EmptyView() }
    }
    let window = TestWindow { Text("page").accessibilityIdentifier("page").toolbar { Nothing() } }
    expect(ids(window).contains("page") && window.reports.isEmpty)
  }
  @Test func `no system of Linux prefers an edge for a vertical bar`() throws {
    struct Edge: View {
      @Environment(\.toolbarVerticalEdge) private var edge
      var body: some View { Text(verbatim: "\(edge == nil)").accessibilityIdentifier("edge") }
    }
    for idiom in [Idiom.desktop, .phone, .pad] {
      try expect(TestWindow(idiom: idiom) { Edge() }.element("edge").label, equals: "true")
    }
  }
}
