import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Fruit: Identifiable, Hashable {
  var id: Int
  var name: String
}

/// Source that fits one form of a declaration of several, in all the spellings that Apple's SwiftUI accepts.
@MainActor struct OverloadTests {
  private func texts(in window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  @QuickTesting.Test func `the colours of styles are the colours`() {
    let named: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black,
      .white, .clear,
    ]
    expect(Set(named).count, equals: named.count)
    let red = Color.red
    let optional: Color? = .red
    let chosen = named.isEmpty ? .blue : Color.red
    expect(optional == red && chosen == red && named[0] == red && Color.red.opacity(1) == red.opacity(1))
    struct Marked: View {
      var tint = Color.red
      var body: some View { Text("a").foregroundColor(tint).background(Color.clear) }
    }
    expect(texts(in: TestWindow { Marked() }), equals: ["a"])
  }

  // Also the forms of old source.
  @available(*, deprecated) @Test func `a colour behind a view is the same in every spelling`() {
    func list<V: View>(_ view: V) -> String { TestWindow { view }.displayList }
    let text = Text("a").padding()
    let shown = list(text.background(Color.blue))
    expect(list(text.background(.blue)), equals: shown)
    expect(list(text.background(Color.blue, ignoresSafeAreaEdges: .all)), equals: shown)
    expect(list(text.background(.blue, ignoresSafeAreaEdges: .all)), equals: shown)
    expect(list(text.background(.blue.opacity(0.5))), equals: list(text.background(Color.blue.opacity(0.5))))
    expect(list(text.background { Color.blue }), equals: list(text.background(alignment: .top) { Color.blue }))
    expect(list(text.background(Circle())), equals: list(text.background { Circle() }))
    expect(
      list(text.background(Circle(), alignment: .top)), equals: list(text.background(alignment: .top) { Circle() }))
    expect(list(text.background(.blue, in: Capsule())), equals: list(text.background(Color.blue, in: Capsule())))
    expect(list(text.background(.blue, in: Capsule(), fillStyle: FillStyle(eoFill: true))) != list(text))
    expect(list(text.background(in: Capsule())) != list(text))
    expect(list(text.background()) != list(text))
    expect(list(text.background(.thinMaterial.opacity(0.5))) != list(text.background(.thinMaterial)))
    expect(
      list(text.background(LinearGradient(colors: [.red.opacity(0.5), .blue], startPoint: .top, endPoint: .bottom)))
        != list(text))
  }

  @available(*, deprecated) @Test func `a shape of the app's own stands wherever a circle does`() {
    nonisolated struct Wedge: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: rect.origin)
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
      }
    }
    func list<V: View>(_ view: V) -> String { TestWindow { view }.displayList }
    let text = Text("a").padding()
    expect(list(text.background(Wedge())), equals: list(text.background { Wedge() }))
    expect(list(text.overlay(Wedge())), equals: list(text.overlay { Wedge() }))
    expect(
      list(text.overlay(Circle().trim(from: 0, to: 0.5))),
      equals: list(text.overlay { Circle().trim(from: 0, to: 0.5) }))
    expect(list(text.background(.blue, in: Wedge())), equals: list(text.background(Color.blue, in: Wedge())))
    expect(list(text.background(.blue, in: Wedge())) != list(text.background(.blue, in: Circle())))
    expect(list(text.background(in: Wedge())) != list(text))
  }

  @available(*, deprecated) @Test func `a colour in front of a view is the same in every spelling`() {
    func list<V: View>(_ view: V) -> String { TestWindow { view }.displayList }
    let text = Text("a").padding()
    let shown = list(text.overlay(Color.blue))
    expect(list(text.overlay(.blue)), equals: shown)
    expect(list(text.overlay(Color.blue, ignoresSafeAreaEdges: .all)), equals: shown)
    expect(list(text.overlay(.blue.opacity(0.5))), equals: list(text.overlay(Color.blue.opacity(0.5))))
    expect(list(text.overlay { Color.blue }), equals: list(text.overlay(alignment: .top) { Color.blue }))
    expect(list(text.overlay(Circle())), equals: list(text.overlay { Circle() }))
    expect(list(text.overlay(Text("b"), alignment: .top)), equals: list(text.overlay(alignment: .top) { Text("b") }))
    expect(list(text.overlay(.blue, in: Capsule())), equals: list(text.overlay(Color.blue, in: Capsule())))
    expect(list(text.overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 2))) != list(text))
    expect(list(text.overlay(RoundedRectangle(cornerRadius: 4).stroke(.red, lineWidth: 2))) != list(text))
  }

  @QuickTesting.Test func `every kind of value stands in a key`() {
    let attributed = AttributedString("styled"), day = Date(timeIntervalSinceReferenceDate: 0), number = 3, ratio = 0.5,
      length: CGFloat = 2
    let url = URL(string: "https://example.org")!
    expect(texts(in: TestWindow { Text("a \(number) b") }), equals: ["a 3 b"])
    expect(
      texts(in: TestWindow { Text("\(number * 2 - 1) of \(number.isMultiple(of: 2) ? "even" : "odd")") }),
      equals: [
        "5 of odd"
      ])
    expect(texts(in: TestWindow { Text("\([1, 2, 3].map { $0 * 2 }.reduce(0, +) / 2) in all") }), equals: ["6 in all"])
    expect(
      texts(in: TestWindow { Text("\(ratio, specifier: "%.1f") \(length, specifier: "%.0f")") }), equals: ["0.5 2"])
    expect(
      texts(in: TestWindow { Text("\(number, format: .number) \("text") \(String("string"))") }),
      equals: ["3 text string"])
    expect(texts(in: TestWindow { Text("\(Text("inner").bold()) \(attributed)") }).joined().contains("inner"))
    expect(texts(in: TestWindow { Text("\(url)") }), equals: ["https://example.org"])
    expect(texts(in: TestWindow { Text("\(day)") }), equals: [day.description])
    expect(
      !texts(in: TestWindow { Text("\(day, style: .date) \(day...day) \(DateInterval(start: day, duration: 60))") })
        .isEmpty)
    expect(texts(in: TestWindow { Text("\(LocalizedStringResource("resource"))") }), equals: ["resource"])
    expect(texts(in: TestWindow { Text("\(Image(systemName: "star")) star") }).joined().contains("star"))
  }

  @QuickTesting.Test func `rows and tabs of data in every spelling`() throws {
    struct Rows: View {
      @State var fruit = [Fruit(id: 1, name: "fig"), Fruit(id: 2, name: "date")]
      var body: some View {
        VStack {
          ForEach(fruit) { Text($0.name) }
          ForEach(fruit, id: \.name) { Text($0.name) }
          ForEach($fruit) { $item in Text($item.wrappedValue.name) }
          ForEach($fruit, id: \.name) { $item in Text(item.name) }
          ForEach(0..<2) { Text(fruit[$0].name) }
          ForEach(fruit.indices, id: \.self) { Text(fruit[$0].name) }
          ForEach(Array(fruit.enumerated()), id: \.offset) { _, item in Text(item.name) }
          ForEach(fruit) { item in ForEach(item.name.map { String($0) }.prefix(1), id: \.self) { Text($0) } }
        }
      }
    }
    expect(
      texts(in: TestWindow { Rows() }),
      equals: Array(repeating: ["fig", "date"], count: 7).flatMap { $0 } + ["f", "d"])

    struct Tabs: View {
      @State var selection = 1
      let fruit = [Fruit(id: 1, name: "fig"), Fruit(id: 2, name: "date")]
      var body: some View {
        TabView(selection: $selection) {
          ForEach(fruit) { item in Tab(item.name, systemImage: "star", value: item.id) { Text("page of \(item.name)") }
          }
          ForEach(fruit, id: \.name) { item in
            if item.id == 2 { Tab("more", systemImage: "star", value: 3) { Text("more") } }
          }
          ForEach(4..<5) { number in Tab("last", systemImage: "star", value: number) { Text("last") } }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 500, height: 400)) { Tabs() }
    expect(
      texts(in: window).contains("page of fig") && texts(in: window).contains("more")
        && texts(in: window).contains("last"))
  }

  @QuickTesting.Test func `a bar of views, of items, and of both`() {
    func list<V: View>(@ViewBuilder _ page: () -> V) -> Set<String> {
      let page = page()
      return Set(texts(in: TestWindow(size: CGSize(width: 500, height: 400)) { NavigationStack { page } }))
    }
    let (isOn, items) = (true, ["x", "y"])
    expect(list { Text("page").toolbar { Button("a") {} } }.isSuperset(of: ["page", "a"]))
    expect(
      list {
        Text("page").toolbar {
          Button("a") {}; Button("b") {}
        }
      }.isSuperset(of: ["a", "b"]))
    expect(list { Text("page").toolbar { if isOn { Button("a") {} } } }.contains("a"))
    expect(list { Text("page").toolbar { if isOn { Button("a") {} } else { Text("b") } } }.contains("a"))
    expect(list { Text("page").toolbar { ForEach(items, id: \.self) { Text($0) } } }.isSuperset(of: ["x", "y"]))
    expect(list { Text("page").toolbar { ToolbarItem { Button("a") {} } } }.contains("a"))
    expect(
      list {
        Text("page").toolbar {
          ToolbarItem(placement: .primaryAction) { Text("a") }; Button("b") {}
        }
      }.isSuperset(of: ["a", "b"]))
    expect(
      list {
        Text("page").toolbar {
          ToolbarItemGroup {
            Text("a"); Text("b")
          }
        }
      }.isSuperset(of: ["a", "b"]))
    expect(list { Text("page").toolbar(content: { HStack { Text("a") } }) }.contains("a"))
    expect(list { Text("page").toolbar { Menu("m") { Button("n") {} } } }.contains("m"))
  }

  @QuickTesting.Test func `a ratio and a slider in every spelling`() {
    func list<V: View>(_ view: V) -> String { TestWindow { view }.displayList }
    let shown = list(Color.red.aspectRatio(16 / 9, contentMode: .fit))
    expect(list(Color.red.aspectRatio(CGSize(width: 16, height: 9), contentMode: .fit)), equals: shown)
    expect(list(Color.red.aspectRatio(CGFloat(16) / 9, contentMode: .fit)), equals: shown)
    expect(list(Color.red.aspectRatio(nil, contentMode: .fit)), equals: list(Color.red.aspectRatio(contentMode: .fit)))
    let value = Binding.constant(0.5)
    expect(list(Slider(value: value)), equals: list(Slider(value: value, in: 0...1)))
    expect(
      list(Slider(value: value, in: 0...1) { Text("a") }),
      equals: list(Slider(value: value, in: 0...1, label: { Text("a") })))
    expect(
      list(Slider(value: value, in: 0...1, step: 0.5) { Text("a") }),
      equals: list(Slider(value: value, in: 0...1, step: 0.5, label: { Text("a") })))
    expect(
      list(Slider(value: value, in: 0...1, step: 0.5)),
      equals: list(Slider(value: value, in: 0...1, step: 0.5, onEditingChanged: { _ in })))
  }
}
