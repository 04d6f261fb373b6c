import HearthTesting
import QuickTesting
import SwiftUI
import Testing

// Source from before navigation by values: it compiles with warnings and works.

@available(*, deprecated) private struct OldPage: View {
  @State private var log = ""
  @State private var isHidden = false
  let kind: Int
  var body: some View {
    NavigationView {
      let page = VStack {
        Text(log).accessibilityIdentifier("log")
        Button("hide") { isHidden.toggle() }.accessibilityIdentifier("hide")
        NavigationLink("next", destination: OldDetail()).accessibilityIdentifier("next")
      }
      let leading = Button("Edit") { log += "edit " }.accessibilityIdentifier("edit")
      let trailing = Button("Add") { log += "add " }.accessibilityIdentifier("add")
      switch kind {
      case 0:
        page.navigationBarTitle("Fruit", displayMode: .inline).navigationBarItems(leading: leading, trailing: trailing)
          .navigationBarHidden(isHidden)
      case 1: page.navigationBarTitle(Text("Fruit"), displayMode: .large).navigationBarItems(leading: leading)
      case 2: page.navigationBarTitle(String("Fruit")).navigationBarItems(trailing: trailing)
      default:
        page.navigationBarTitle(Text("Fruit")).toolbar {
          ToolbarItem(placement: .navigationBarLeading) { leading }
          ToolbarItem(placement: .navigationBarTrailing) { trailing }
          ToolbarItem(placement: ToolbarItemPlacement(id: "own")) { Text("own").accessibilityIdentifier("own") }
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
@available(*, deprecated) private struct OldDetail: View {
  @Environment(\.presentationMode) private var presentationMode
  var body: some View {
    Button("leave") { presentationMode.wrappedValue.dismiss() }.accessibilityIdentifier("leave").navigationBarTitle(
      "Detail")
  }
}

@available(*, deprecated) private struct OldSearch: View {
  @State private var text = ""
  var body: some View {
    NavigationView {
      Text(text).accessibilityIdentifier("text").searchable(text: $text, prompt: "Fruit") {
        Text("an apple").searchCompletion("Apple")
      }
    }
    .navigationViewStyle(.stack)
  }
}

@available(*, deprecated) private struct OldStoryboard: View {
  @State private var isActive = false
  @State private var selection: Int?
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink(destinationName: "Details") { Text("by name") }.accessibilityIdentifier("name")
        NavigationLink(destinationName: "Old", isActive: $isActive) { Text("active") }.accessibilityIdentifier("active")
        NavigationLink(destinationName: "Tagged", tag: 3, selection: $selection) { Text("tag") }
          .accessibilityIdentifier("tag")
        Button("go") { isActive = true }.accessibilityIdentifier("go")
        Text(selection.map { String($0) } ?? "none").accessibilityIdentifier("selection")
      }
    }
  }
}

@MainActor struct OldSourceTests {
  @available(*, deprecated) @Test func `a link to a storyboard shows that there is none, and says so once`() throws {
    let window = TestWindow { OldStoryboard() }
    expect(window.reports.isEmpty)
    window.click("name")
    expect(
      window.find { $0.label.contains("Details") && $0.label.contains("no storyboards") } != nil, "\(window.tree)")
    expect(window.reports.count == 1 && window.reports[0].contains("\"Details\""), "\(window.reports)")
    window.press(.leftArrow, modifiers: .option)
    expect(window.find { $0.identifier == "name" } != nil, "\(window.tree)")
    window.click("name")
    expect(window.reports.count, equals: 1)
  }
  @available(*, deprecated) @Test func `links to storyboards follow their bindings`() throws {
    let window = TestWindow { OldStoryboard() }
    window.click("go")
    expect(window.find { $0.label.contains("Old") && $0.label.contains("no storyboards") } != nil, "\(window.tree)")
    let other = TestWindow { OldStoryboard() }
    other.click("tag")
    expect(other.find { $0.label.contains("Tagged") } != nil)
    other.press(.leftArrow, modifiers: .option)
    expect(other.label("selection"), equals: "none")
  }

  @available(*, deprecated) private func window(_ kind: Int) -> TestWindow {
    TestWindow(size: CGSize(width: 390, height: 600), idiom: .phone) { OldPage(kind: kind) }
  }
  private func title(_ window: TestWindow) throws -> CGRect {
    try require(window.find { $0.label == "Fruit" && $0.traits.contains(.isHeader) }).frame
  }

  @available(*, deprecated) @Test func `an old title is in line or large, as it says, and large by itself`() throws {
    let inline = try title(window(0)), large = try title(window(1)), plain = try title(window(2))
    expect(abs(inline.midX - 195) <= 1)
    expect(large.minX < 30 && large.height > inline.height)
    expect(plain, equals: large)
  }

  @available(*, deprecated) @Test func `old items stand at both ends of the bar and act`() throws {
    for kind in [0, 3] {
      let window = window(kind)
      let edit = try window.element("edit").frame, add = try window.element("add").frame
      expect(edit.maxX < 195 && add.minX > 195 && edit.midY == add.midY)
      window.click("add")
      window.click("edit")
      expect(window.label("log"), equals: "add edit ")
    }
    try expect(window(1).element("edit").frame.maxX < 195)
    try expect(window(2).element("add").frame.minX > 195)
  }

  @available(*, deprecated) @Test func `an item of an old placement of its own has a bar below`() throws {
    let window = window(3)
    try expect(window.element("own").frame.minY >= window.element("edit").frame.maxY)
  }

  @available(*, deprecated) @Test func `an old bar is hidden and comes back`() throws {
    let window = window(0)
    window.click("hide")
    expect(window.find { $0.identifier == "edit" } == nil && window.find { $0.label == "Fruit" } == nil)
    window.click("hide")
    expect(window.find { $0.identifier == "edit" } != nil)
  }

  @available(*, deprecated) @Test func `the presentation mode of a page goes back`() throws {
    let window = window(0)
    window.click("next")
    try expect(window.element("back").label, equals: "Fruit")
    window.click("leave")
    expect(window.find { $0.identifier == "next" } != nil)
  }

  @available(*, deprecated) @Test func `suggestions given with an old search are shown and taken`() throws {
    let window = TestWindow { OldSearch() }
    window.click("search")
    window.click("suggestion 1")
    expect(window.label("text"), equals: "Apple")
  }

  @available(*, deprecated) @Test func `an old background of a bar is hidden`() throws {
    func list(_ visibility: Visibility) -> String {
      TestWindow {
        NavigationView { Text("page").navigationTitle("Fruit").toolbarBackground(visibility, for: .navigationBar) }
          .navigationViewStyle(.stack)
      }
      .displayList
    }
    expect(list(.visible) != list(.hidden))
  }
}
