import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Right code is not reported.
@MainActor struct ReportHonestyTests {
  private let size = CGSize(width: 390, height: 844)

  @Test func `pages with dots in a reader of geometry write no state while a body runs`() {
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        GeometryReader { geometry in
          VStack {
            TabView(selection: $page) {
              ForEach(0..<4, id: \.self) { index in
                Text("page \(index)").frame(width: geometry.size.width, height: 200).tag(index)
              }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            Text("shown \(page)").accessibilityIdentifier("shown")
            Button("next") { withAnimation { page = (page + 1) % 4 } }.accessibilityIdentifier("next")
          }
        }
      }
    }
    for idiom in [Idiom.phone, .pad, .desktop, .watch, .tv] {
      let window = TestWindow(size: size, idiom: idiom) { Pages() }
      window.click("next")
      window.advance(by: .seconds(1))
      window.resize(to: CGSize(width: 600, height: 400))
      window.click("next")
      window.advance(by: .seconds(1))
      expect(window.find { $0.identifier == "shown" }?.label, equals: "shown 2")
      expect(window.reports, equals: [])
    }
  }
  @Test func `tabs and split views in a reader of geometry write no state while a body runs`() {
    struct Readers: View {
      @State private var tab = 0
      var body: some View {
        GeometryReader { _ in
          TabView(selection: $tab) {
            GeometryReader { _ in
              NavigationSplitView {
                List(0..<3, id: \.self) { Text("\($0)") }
              } detail: {
                Text("detail")
              }
            }
            .tabItem { Text("Split") }.tag(0)
            NavigationStack {
              GeometryReader { geometry in Text("\(Int(geometry.size.width))").navigationTitle("Width") }
            }
            .tabItem { Text("Stack") }.tag(1)
          }
        }
      }
    }
    for idiom in [Idiom.phone, .pad, .desktop] {
      let window = TestWindow(size: size, idiom: idiom) { Readers() }
      window.resize(to: CGSize(width: 900, height: 700))
      window.resize(to: size)
      expect(window.reports, equals: [])
    }
  }
  @Test func `cards that turn with a drag are reported for no angle of a right angle and for no empty size`() {
    struct Card: View {
      let index: Int
      @State private var offset = CGSize.zero
      @State private var isFlipped = false
      var body: some View {
        GeometryReader { geometry in
          RoundedRectangle(cornerRadius: 12).fill(.red)
            .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
            .rotation3DEffect(
              .degrees(Double(geometry.frame(in: .global).minX - offset.width) / -20), axis: (x: 0, y: 1, z: 0)
            )
            .rotationEffect(.degrees(Double(offset.width / 5)))
            .offset(x: offset.width * 5)
            .gesture(
              DragGesture().onChanged { offset = $0.translation }.onEnded { _ in withAnimation { offset = .zero } }
            )
            .onTapGesture { withAnimation(.spring) { isFlipped.toggle() } }
            .accessibilityElement().accessibilityIdentifier("card \(index)")
        }
        .frame(width: 200, height: 120)
      }
    }
    let window = TestWindow(size: size, idiom: .phone) {
      ZStack {
        ForEach(0..<3) { Card(index: $0).offset(y: CGFloat($0 * 150)) }
        Color.blue.frame(width: 0, height: 0).rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0))
        Text("").rotation3DEffect(.degrees(90), axis: (x: 1, y: 1, z: 0), anchor: .leading, perspective: 0.5)
        GeometryReader { _ in Color.green.rotation3DEffect(.degrees(270), axis: (x: 0, y: 1, z: 0)) }.frame(width: 0)
        Color.green.frame(width: 50, height: 50).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
        Color.green.frame(width: 50, height: 50).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 0))
        Color.green.frame(width: 50, height: 50).rotation3DEffect(
          .degrees(90), axis: (x: 0, y: 1, z: 0), anchorZ: 50, perspective: 1)
      }
    }
    window.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 300, y: 430))
    window.advance(by: .seconds(1))
    window.click("card 1")
    window.advance(by: .seconds(1))
    expect(window.reports, equals: [])
  }
  @Test func `a grid without elements, or in no width, is a size`() {
    struct Grids: View {
      let count: Int
      let item: GridItem
      var body: some View {
        VStack {
          ScrollView { LazyVGrid(columns: [item]) { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
          ScrollView(.horizontal) { LazyVGrid(columns: [item]) { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
          ScrollView([.horizontal, .vertical]) {
            LazyVGrid(columns: [item, item]) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          }
          ScrollView(.horizontal) { LazyHGrid(rows: [item]) { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
          LazyVGrid(columns: [item]) { ForEach(0..<count, id: \.self) { Text("\($0)") } }.fixedSize()
          LazyVGrid(columns: [item]) { ForEach(0..<count, id: \.self) { Text("\($0)") } }.frame(width: 0)
          LazyVGrid(columns: []) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          HStack {
            LazyVGrid(columns: [item]) { ForEach(0..<count, id: \.self) { Text("\($0)") } }; Text("beside")
          }
          List { LazyVGrid(columns: [item], spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
          ViewThatFits { LazyVGrid(columns: [item]) { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
          GeometryReader { geometry in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: geometry.size.width / 3))]) {
              ForEach(0..<count, id: \.self) { Text("\($0)") }
            }
          }
          .frame(width: 0, height: 0)
        }
      }
    }
    let items = [
      GridItem(.adaptive(minimum: 80)), GridItem(.adaptive(minimum: 80, maximum: 80)),
      GridItem(.adaptive(minimum: 0), spacing: 0),
      GridItem(.flexible()), GridItem(.flexible(minimum: 0)), GridItem(.fixed(0)), GridItem(.fixed(120)),
      GridItem(.flexible(minimum: 300, maximum: .infinity)), GridItem(.adaptive(minimum: 80, maximum: .infinity)),
    ]
    for item in items {
      for count in [0, 1, 20] {
        let window = TestWindow(size: size, idiom: .phone) { Grids(count: count, item: item) }
        window.resize(to: .zero)
        window.resize(to: size)
        expect(window.reports, equals: [], "\(item) \(count)")
      }
    }
  }
}
