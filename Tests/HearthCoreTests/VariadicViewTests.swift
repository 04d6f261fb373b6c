import HearthTesting
import QuickTesting
import SwiftUI

private struct Rank: _ViewTraitKey { static var defaultValue: Int { 0 } }

/// A column with a line between its views.
private struct Divided: _VariadicView_UnaryViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        child
        if child.id != last { Text("--") }
      }
    }
  }
}
/// Its views, those of the highest rank first.
private struct Ranked: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.sorted { $0[Rank.self] > $1[Rank.self] }) { child in child }
  }
}
private struct Numbered: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
        HStack {
          Text("\(index) of \(children.count), \(child.id(as: String.self) ?? "none")")
          child
        }
      }
    }
  }
}
private struct Container<Root: _VariadicView_ViewRoot, Content: View>: View {
  let root: Root
  @ViewBuilder let content: Content
  var body: some View { _VariadicView.Tree(root) { content } }
}

@MainActor struct VariadicViewTests {
  private func texts(in window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  @Test func `a root sees each of the views that it was given`() {
    let window = TestWindow {
      Container(root: Divided()) {
        Text("a")
        Group {
          Text("b"); Text("c")
        }
      }
    }
    expect(texts(in: window), equals: ["a", "--", "b", "--", "c"])
  }
  @Test func `a root of several views leaves them to the container around`() {
    let window = TestWindow {
      VStack {
        Container(root: Ranked()) {
          Text("low")
          Text("high")._trait(Rank.self, 2)
          Text("middle")._trait(Rank.self, 1)
        }
      }
    }
    expect(texts(in: window), equals: ["high", "middle", "low"])
  }
  @Test func `children have a place, a count and the identity that a loop gave them`() {
    let window = TestWindow {
      Container(root: Numbered()) {
        ForEach(["fig", "pear"], id: \.self) { Text($0) }
      }
    }
    expect(texts(in: window), equals: ["0 of 2, fig", "fig", "1 of 2, pear", "pear"])
  }
  @Test func `views that come reach the root`() {
    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        Container(root: Divided()) {
          Button("more") { isLong = true }.accessibilityIdentifier("more")
          if isLong { Text("b") }
        }
      }
    }
    let window = TestWindow { Growing() }
    expect(!texts(in: window).contains("--"))
    window.click("more")
    expect(texts(in: window).contains("b") && texts(in: window).contains("--"))
  }
  @Test func `views of a tuple are found as values of any type, and what is no view is not wrapped`() {
    struct Pages: View {
      let pages: [AnyView]
      init<Content>(@ViewBuilder _ content: () -> TupleView<Content>) {
        pages = Mirror(reflecting: content().value).children.compactMap { AnyView(_fromValue: $0.value) }
      }
      var body: some View {
        VStack {
          ForEach(pages.indices, id: \.self) { index in
            Text("page \(index)")
            pages[index]
          }
        }
      }
    }
    let window = TestWindow {
      Pages {
        Text("a")
        Text("b").padding()
      }
    }
    expect(texts(in: window), equals: ["page 0", "a", "page 1", "b"])
    expect(AnyView(_fromValue: 3) == nil && AnyView(_fromValue: "a") == nil)
    expect(AnyView(_fromValue: AnyView(Text("a")) as Any) != nil)
  }
}
