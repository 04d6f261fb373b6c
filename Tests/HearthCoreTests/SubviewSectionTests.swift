import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct NoteKey: ContainerValueKey { static let defaultValue = "" }
extension ContainerValues {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// Each section as a line of its parts: "[header] content … (footer)".
private struct Outline<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        HStack {
          Text("section \(section.containerValues.note)")
          if !section.header.isEmpty { Text("header"); section.header }
          section.content
          if !section.footer.isEmpty { Text("footer"); section.footer }
        }
      }
    }
  }
}

@MainActor struct SubviewSectionTests {
  private func texts(in window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  @Test func `ForEach makes a view for each subview`() {
    let window = TestWindow {
      HStack {
        ForEach(
          subviews: Group {
            Text("a"); ForEach(0..<2) { Text("\($0)") }
          }
        ) { subview in
          Text("<")
          subview
        }
      }
    }
    expect(texts(in: window), equals: ["<", "a", "<", "0", "<", "1"])
  }

  @Test func `views keep their state when others come in between`() {
    let ids = Handle<[Int]>(), log = ViewLog()
    let window = TestWindow {
      Owner([1, 2], ids) { ids in
        VStack {
          ForEach(subviews: ForEach(ids.wrappedValue, id: \.self) { id in Text("\(id)").onAppear { log("+\(id)") } }) {
            $0.padding(1)
          }
        }
      }
    }
    expect(log.take(), equals: ["+1", "+2"])
    ids.value = [2, 3, 1]
    window.settle()
    expect(texts(in: window), equals: ["2", "3", "1"])
    expect(log.take(), equals: ["+3"])
  }

  @Test func `sections have headers, contents and footers, and what lies between them is a section without`() {
    let window = TestWindow(size: CGSize(width: 2000, height: 600)) {
      Outline {
        Text("before")
        Section {
          Text("a"); Text("b")
        } header: {
          Text("A")
        } footer: {
          Text("end")
        }
        Section { ForEach(0..<2) { Text("\($0)") } }.containerValue(\.note, "noted")
        Text("after")
        Text("last")
      }
    }
    expect(
      texts(in: window),
      equals: [
        "section ", "before", "section ", "header", "A", "a", "b", "footer", "end", "section noted", "0", "1",
        "section ", "after", "last",
      ])
  }

  @Test func `a value around a section is also that of its views, and one on a view is not the section's`() {
    struct Notes<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(sections: content) { sections in
          Text("\(sections.count)")
          ForEach(sections) { section in
            Text(section.containerValues.note)
            ForEach(section.content) { Text($0.containerValues.note) }
          }
        }
      }
    }
    let window = TestWindow {
      VStack {
        Notes {
          Section {
            Text("x"); Text("y").containerValue(\.note, "own")
          }.containerValue(\.note, "all")
          Section { Text("z").containerValue(\.note, "inner") }
        }
      }
    }
    // The outermost modifier counts, as everywhere.
    expect(texts(in: window), equals: ["2", "all", "all", "all", "inner"])
  }

  @Test func `a section that goes leaves the others as they are`() {
    let isShown = Handle<Bool>(), log = ViewLog()
    let window = TestWindow {
      Owner(true, isShown) { isShown in
        Outline {
          if isShown.wrappedValue { Section("A") { Text("a") } }
          Section("B") { Text("b").onAppear { log("+b") }.onDisappear { log("-b") } }
        }
      }
    }
    isShown.value = false
    window.settle()
    expect(texts(in: window), equals: ["section ", "header", "B", "b"])
    expect(log.take(), equals: ["+b"])
  }

  @Test func `a container finds a view by its tag`() {
    struct Tagged<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(subviews: content) {
            Text("\($0.containerValues.tag(for: Int.self) ?? -1) \($0.containerValues.hasTag(2))")
          }
        }
      }
    }
    let window = TestWindow {
      Tagged {
        Text("a").tag(1); Text("b").tag(2); Text("c")
      }
    }
    expect(texts(in: window), equals: ["1 false", "2 true", "-1 false"])
  }
}
