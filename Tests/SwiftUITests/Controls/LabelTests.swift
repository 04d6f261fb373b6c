import HearthTesting
import QuickTesting
import SwiftUI

struct LabelTests {
  /// The texts that a window shows.
  private func strings(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").filter { $0.contains("text ") }.map { line in
      line.firstIndex(of: "\"").map { String(line[line.index(after: $0)...].dropLast()) } ?? ""
    }
  }
  private func kinds(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").map { $0.split(separator: " ").first.map(String.init) ?? "" }.filter {
      $0 == "text" || $0 == "image"
    }
  }

  @Test func `a label shows its icon before its title`() {
    expect(kinds(TestWindow { Label("Star", systemImage: "star") }), equals: ["image", "text"])
  }
  @Test func `styles choose the parts`() {
    expect(kinds(TestWindow { Label("Star", systemImage: "star").labelStyle(.titleOnly) }), equals: ["text"])
    expect(kinds(TestWindow { VStack { Label("Star", systemImage: "star") }.labelStyle(.iconOnly) }), equals: ["image"])
    expect(
      kinds(TestWindow { Label("Star", systemImage: "star").labelStyle(.titleAndIcon).labelStyle(.iconOnly) }),
      equals: [
        "image", "text",
      ])
  }
  @Test func `a style of the app may use the style around it and the environment`() {
    struct Framed: LabelStyle {
      @Environment(\.lineLimit) var lineLimit
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(verbatim: "limit \(lineLimit ?? 0)")
          Label(configuration)
        }
      }
    }
    let window = TestWindow {
      Label("Star", systemImage: "star").labelStyle(Framed()).labelStyle(.titleOnly).lineLimit(7)
    }
    expect(strings(window), equals: ["limit 7", "Star"])
    expect(kinds(window), equals: ["text", "text"])
  }
  @Test func `changing the title evaluates no style`() {
    struct Changing: View {
      @State var count = 0
      static var binding: Binding<Int>!
      var body: some View {
        let _ = Changing.binding = $count
        Label(title: { Text(verbatim: "title \(count)") }, icon: { Image(systemName: "star") })
      }
    }
    let window = TestWindow { Changing() }
    window.resetCounters()
    Changing.binding.wrappedValue = 5
    window.settle()
    expect(window.counters.bodies, equals: 1)
    expect(strings(window), equals: ["title 5"])
  }
  @Test func `another style replaces the parts`() {
    struct Styled: View {
      @State var isFramed = false
      static var binding: Binding<Bool>!
      struct Either: LabelStyle {
        var isFramed: Bool
        func makeBody(configuration: Configuration) -> some View {
          if isFramed { configuration.icon }
          configuration.title
        }
      }
      var body: some View {
        let _ = Styled.binding = $isFramed
        Label("Star", systemImage: "star").labelStyle(Either(isFramed: isFramed))
      }
    }
    let window = TestWindow { Styled() }
    expect(kinds(window), equals: ["text"])
    Styled.binding.wrappedValue = true
    window.settle()
    expect(kinds(window), equals: ["image", "text"])
    Styled.binding.wrappedValue = false
    window.settle()
    expect(kinds(window), equals: ["text"])
  }
}
