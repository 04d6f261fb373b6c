import SwiftUI

/// Stars that the user sets by a tap, a drag, digits and arrow keys. A tap on the last bright star takes all away.
struct Rating: View {
  @Binding var value: Int
  var maximum = 5
  @Environment(\.layoutDirection) private var direction
  @GestureState private var dragged: Int?
  @State private var width: CGFloat = 1

  var body: some View {
    HStack(spacing: 8) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: star <= shown ? "star.fill" : "star")
          .foregroundStyle(star <= shown ? AnyShapeStyle(.yellow) : AnyShapeStyle(.tertiary))
          .scaleEffect(dragged == star ? 1.3 : 1)
      }
    }
    .font(.title)
    .padding(4)
    .contentShape(.rect(cornerRadius: 8))
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .gesture(drag)
    .animation(.snappy(duration: 0.2), value: shown)
    .focusable(interactions: .edit)
    .onMoveCommand(perform: move)
    .onKeyPress(characters: .decimalDigits) { press in
      guard let digit = Int(press.characters), digit <= maximum else { return .ignored }
      value = digit
      return .handled
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(value) of \(maximum)")
  }

  private var shown: Int { dragged ?? value }
  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($dragged) { drag, star, _ in star = self.star(at: drag.location.x) }
      .onEnded { drag in
        let star = star(at: drag.location.x)
        let isTap = abs(drag.translation.width) < 4
        value = isTap && star == value ? 0 : star
      }
  }
  private func star(at x: CGFloat) -> Int {
    let share = direction == .rightToLeft ? 1 - x / width : x / width
    return min(max(Int((share * CGFloat(maximum)).rounded(.up)), 1), maximum)
  }
  private func move(_ move: MoveCommandDirection) {
    let more: MoveCommandDirection = direction == .rightToLeft ? .left : .right
    switch move {
    case .left, .right: value = min(max(value + (move == more ? 1 : -1), 0), maximum)
    default: break
    }
  }
}

struct RatingPage: View {
  @State private var food = 3
  @State private var service = 0
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    // Large stars have no room beside their name.
    if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 16) { rows }
    } else {
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 16) {
        GridRow { foodRow }
        GridRow { serviceRow }
      }
    }
    Text(service == 0 ? "Tell us how the service was." : "Thank you.").foregroundStyle(.secondary)
      .accessibilityIdentifier("thanks")
  }
  @ViewBuilder private var rows: some View {
    foodRow
    serviceRow
  }
  @ViewBuilder private var foodRow: some View {
    Text("Food")
    Rating(value: $food).accessibilityIdentifier("food")
  }
  @ViewBuilder private var serviceRow: some View {
    Text("Service")
    Rating(value: $service, maximum: 7).accessibilityIdentifier("service")
  }
}

#Preview("Rating", traits: .sizeThatFitsLayout) {
  @Previewable @State var value = 3
  VStack(alignment: .leading, spacing: 12) {
    Rating(value: $value)
    Text("\(value) of 5").foregroundStyle(.secondary)
  }
  .padding()
}
