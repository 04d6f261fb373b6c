import SwiftUI
import Testing

/// Ways in which apps write scroll targets, positions, refreshing and selection of text.
@MainActor struct ScrollSourceTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name = "Item"
  }
  struct Gallery: View {
    let items = [Item(id: 1), Item(id: 2)]
    @State private var scrolled: Int?
    @State private var item: Item.ID?
    @State private var position = ScrollPosition(edge: .top)
    @State private var isShown = false
    @State private var visible: [Int] = []
    @State private var offset: CGFloat = 0
    @State private var model = [String]()

    var body: some View {
      VStack {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 0) {
            ForEach(items) { item in
              Text(item.name)
                .containerRelativeFrame(.horizontal, count: 1, spacing: 16)
                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(16, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $scrolled)
        .scrollIndicators(.hidden)
        .scrollBounceBehavior(.basedOnSize)
        ScrollView(.horizontal) { HStack { ForEach(items) { Text($0.name).id($0.id) } }.scrollTargetLayout() }
          .scrollTargetBehavior(.paging)
          .scrollPosition(id: $item, anchor: .center)
        ScrollView {
          ForEach(0..<10, id: \.self) { Text("\($0)").onScrollVisibilityChange(threshold: 0.2) { isShown = $0 } }
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
          geometry.contentOffset.y
        } action: { oldValue, newValue in
          offset = newValue - oldValue
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { ids in visible = ids }
        .scrollTargetBehavior(SnapBehavior(step: 40))
        .scrollDismissesKeyboard(.interactively)
        List(model, id: \.self) { Text($0) }
          .refreshable { await load() }
          .scrollBounceBehavior(.always, axes: .vertical)
        List {
          Section { Text("Read").textSelection(.enabled) }
          Text("Plain").textSelection(.disabled)
        }
        .refreshable {
          model = await words()
        }
        .scrollDismissesKeyboard(.immediately)
        Button("Top") {
          withAnimation { position.scrollTo(edge: .top) }
          position.scrollTo(id: 5, anchor: .center)
          position = .init(point: .zero)
          scrolled = items.last?.id
        }
      }
    }
    private func load() async { model = await words() }
    private func words() async -> [String] { ["a"] }
  }
  struct SnapBehavior: ScrollTargetBehavior {
    var step: CGFloat
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if context.velocity.dy > 0, target.rect.minY < step { target.rect.origin.y = 0 }
      let base = ViewAlignedScrollTargetBehavior(limitBehavior: .always)
      base.updateTarget(&target, context: context)
    }
  }
  struct Retry: View {
    @Environment(\.refresh) private var refresh
    var body: some View {
      if let refresh { Button("Retry") { Task { await refresh() } } }
    }
  }

  @Test func `what apps write compiles`() {
    _ = Gallery()
    _ = Retry()
    #expect(ScrollPosition(id: 3).viewID(type: Int.self) == 3)
    #expect(ScrollPosition(edge: .bottom).edge == .bottom)
  }
}
