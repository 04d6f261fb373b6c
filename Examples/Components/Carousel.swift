import SwiftUI

/// Pages side by side of which one is in the middle. A drag follows the finger and ends where its speed would lead.
struct Carousel<Item: Identifiable, Page: View>: View {
  let items: [Item]
  @Binding var selection: Item.ID
  @ViewBuilder let page: (Item) -> Page
  @Environment(\.layoutDirection) private var direction
  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var pull: CGFloat = 0
  private let gap: CGFloat = 16

  var body: some View {
    VStack(spacing: 12) {
      GeometryReader { geometry in
        let width = geometry.size.width * 0.7, step = width + gap
        HStack(spacing: gap) {
          ForEach(items) { item in
            page(item)
              .frame(width: width)
              .scaleEffect(item.id == selection ? 1 : 0.9)
              .opacity(item.id == selection ? 1 : 0.55)
              .accessibilityHidden(item.id != selection)
          }
        }
        .offset(x: (geometry.size.width - width) / 2 - CGFloat(current) * step + pull)
        .frame(width: geometry.size.width, height: geometry.size.height, alignment: .leading)
        .contentShape(.rect)
        .gesture(drag(step))
      }
      .clipped()
      HStack(spacing: 14) {
        arrow("chevron.left", to: current - 1, "Previous")
        HStack(spacing: 7) {
          ForEach(items) { item in
            Circle()
              .fill(item.id == selection ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
              .frame(width: 7, height: 7)
          }
        }
        .accessibilityHidden(true)
        arrow("chevron.right", to: current + 1, "Next")
      }
    }
    .focusable(interactions: .edit)
    .onMoveCommand { move in
      if move == .left || move == .right { show(current + ((move == .right) != (direction == .rightToLeft) ? 1 : -1)) }
    }
  }

  private var current: Int { items.firstIndex { $0.id == selection } ?? 0 }
  private func show(_ index: Int) {
    guard items.indices.contains(index) else { return }
    withAnimation(.snappy) { selection = items[index].id }
  }
  private func arrow(_ symbol: String, to index: Int, _ name: LocalizedStringKey) -> some View {
    Button {
      show(index)
    } label: {
      Image(systemName: symbol)
    }
    .disabled(!items.indices.contains(index))
    .accessibilityLabel(name)
    .accessibilityIdentifier(symbol == "chevron.left" ? "previous" : "next")
  }
  private func drag(_ step: CGFloat) -> some Gesture {
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    return DragGesture()
      .updating($pull) { drag, pull, _ in pull = drag.translation.width * sign }
      .onEnded { drag in
        let pages = (-drag.predictedEndTranslation.width * sign / step).rounded()
        show(min(max(current + Int(min(max(pages, -1), 1)), 0), items.count - 1))
      }
  }
}

struct CarouselPage: View {
  struct Season: Identifiable {
    let id: String
    let symbol: String
    let color: Color
  }
  private let seasons = [
    Season(id: "Spring", symbol: "leaf", color: .green), Season(id: "Summer", symbol: "sun.max", color: .orange),
    Season(id: "Autumn", symbol: "cloud.rain", color: .brown), Season(id: "Winter", symbol: "snowflake", color: .blue),
  ]
  @State private var season = "Spring"

  var body: some View {
    Carousel(items: seasons, selection: $season) { season in
      VStack(spacing: 12) {
        Image(systemName: season.symbol).font(.system(size: 44))
        Text(verbatim: season.id).font(.title2)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .foregroundStyle(.white)
      .background(season.color.gradient, in: .rect(cornerRadius: 18))
    }
    .frame(maxWidth: 560, minHeight: 180, maxHeight: 260)
    .accessibilityIdentifier("carousel")
    Text("It is \(season.lowercased()).").accessibilityIdentifier("season")
  }
}
