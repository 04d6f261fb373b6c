import SwiftUI
import Testing

/// The types that source gives to views, which is what their identity rests on.
@MainActor struct BuilderTests {
  private func type<V: View>(@ViewBuilder _ view: () -> V) -> any View.Type { V.self }

  @Test func `statements become tuples, one statement itself, none an empty view`() {
    #expect(
      type {
        Text("a"); Divider()
      } == TupleView<(Text, Divider)>.self)
    #expect(type { Text("a") } == Text.self)
    #expect(type {} == EmptyView.self)
  }
  @Test func `choices become conditional content and optionals`() {
    let flag = [true, false].contains(true)
    #expect(type { if flag { Text("a") } else { Divider() } } == _ConditionalContent<Text, Divider>.self)
    #expect(type { if flag { Text("a") } } == Text?.self)
    #expect(
      type {
        switch [1, 2, 3].count {
        case 0: Text("a")
        case 1: Divider()
        default: Spacer()
        }
      } == _ConditionalContent<_ConditionalContent<Text, Divider>, Spacer>.self)
  }
  @Test func `containers and modifiers name their content`() {
    #expect(type { VStack { Text("a") } } == VStack<Text>.self)
    #expect(type { Text("a").modifier(EmptyModifier()) } == ModifiedContent<Text, EmptyModifier>.self)
    #expect(
      type {
        Group {
          Text("a"); Text("b")
        }
      } == Group<TupleView<(Text, Text)>>.self)
    #expect(type { ForEach(0..<3) { Text("\($0)") } } == ForEach<Range<Int>, Int, Text>.self)
    #expect(type { AnyView(Text("a")) } == AnyView.self)
  }
  @Test func `more than ten views are a tuple too`() {
    let count = MemoryLayout<TupleView<(Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text)>>.size
    #expect(count > 0)
    #expect(
      type {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10");
        Text("11")
      }
        == TupleView<(Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text)>.self)
  }
  @Test func `a view of the app's own has the type of its body`() {
    struct Card: View {
      var title: String
      var body: some View { Text(title).padding() }
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.padding() }
    }
    #expect(type { Card(title: "a") } == Card.self)
    #expect(type { Card(title: "a").modifier(Framed()) } == ModifiedContent<Card, Framed>.self)
    #expect(Card(title: "a").title == "a")
  }
  @Test func `data of a ForEach can be read back`() {
    struct Item: Identifiable { let id: Int }
    let view = ForEach([Item(id: 1), Item(id: 2)]) { Text("\($0.id)") }
    #expect(view.data.map(\.id) == [1, 2])
  }
  @Test func `layouts are values`() {
    #expect(HStackLayout(spacing: 4).spacing == 4 && HStackLayout().alignment == .center)
    #expect(VStackLayout(alignment: .leading).alignment == .leading && VStackLayout().spacing == nil)
    #expect(ZStackLayout(alignment: .top).alignment == .top)
    let layouts = [AnyLayout(HStackLayout()), AnyLayout(VStackLayout())]
    #expect(layouts.count == 2)
    #expect(
      HStackLayout.layoutProperties.stackOrientation == .horizontal
        && VStackLayout.layoutProperties.stackOrientation == .vertical)
  }
}

/// Which of several declarations source means.
@MainActor struct OverloadTests {
  private func type<V: View>(@ViewBuilder _ view: () -> V) -> any View.Type { V.self }

  @Test func `a gradient with an opacity is a style behind a view, and a view among views`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    _ = Text("a").background(gradient.opacity(0.5)).overlay(Color.red.opacity(0.5)).background(.red.opacity(0.5))
    _ = VStack {
      gradient.opacity(0.5); Color.red.opacity(0.5)
    }
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    #expect(type { Color.red } == Color.self)
  }
  @Test func `tints are colours, styles, choices and nothing`() {
    let isOn = [true, false].contains(true)
    // What compiles is what is tested; that a choice of two is a view as each of them is shows by the type.
    #expect(type { Text("a").tint(isOn ? .red : .blue) } == type { Text("a").tint(.red) })
    #expect(type { Text("a").foregroundStyle(isOn ? .red : .blue) } == type { Text("a").foregroundStyle(.red) })
    _ = Text("a").tint(.red).tint(Color.red).tint(isOn ? .red : .blue).tint(nil).tint(isOn ? Color.red : nil)
    _ = Text("a").foregroundStyle(isOn ? .red : .blue).foregroundStyle(isOn ? Color.red : Color.blue).foregroundColor(
      isOn ? .red : nil)
  }
  @Test func `a scroll view and a shape behind a view take what they always took`() {
    #expect(type { ScrollView { Text("a") } } == ScrollView<Text>.self)
    #expect(type { ScrollView(.horizontal, showsIndicators: false) { Text("a") } } == ScrollView<Text>.self)
    _ = Text("a").background(.red, in: Circle()).background(
      .red, in: RoundedRectangle(cornerRadius: 3).trim(from: 0, to: 0.5))
    _ = Text("a").background(in: Circle()).padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)).padding(8)
      .padding(.top)
    _ = Text("a").lineLimit(2).lineLimit(1...3).lineLimit(2...).lineLimit(...3).lineLimit(nil)
    _ = Text(Date.now...Date.now) + Text(Image(systemName: "star")) + Text("a")
  }
}
