import SwiftUI

/// A slider with a few named places: its thumb follows the pointer and comes to rest at the nearest one.
struct SegmentedSlider<Value: Hashable>: View {
  let values: [Value]
  @Binding var selection: Value
  let title: (Value) -> String
  @Environment(\.layoutDirection) private var direction
  /// How far the thumb has been dragged, from 0 at the first place to 1 at the last one.
  @GestureState private var dragged: CGFloat?

  var body: some View {
    VStack(spacing: 6) {
      GeometryReader { geometry in
        let room = geometry.size.width - 22
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary).frame(height: 6)
          Capsule().fill(.tint).frame(width: room * share + 11, height: 6)
          ForEach(values.indices, id: \.self) { index in
            Circle().fill(.background).frame(width: 4, height: 4).offset(x: room * place(index) + 9)
          }
          Circle()
            .fill(.white)
            .shadow(radius: 1.5, y: 0.5)
            .frame(width: 22, height: 22)
            .offset(x: room * share)
        }
        .frame(maxHeight: .infinity)
        .contentShape(.rect)
        .gesture(drag(room))
        .animation(.snappy, value: selection)
      }
      .frame(height: 28)
      HStack(spacing: 0) {
        ForEach(values.indices, id: \.self) { index in
          if index > 0 { Spacer(minLength: 4) }
          Text(verbatim: title(values[index]))
            .font(.caption)
            .foregroundStyle(index == current ? .primary : .secondary)
        }
      }
    }
    .focusable(interactions: .edit)
    .onMoveCommand { direction in
      if direction == .left || direction == .right { choose(current + (isForward(direction) ? 1 : -1)) }
    }
    .onKeyPress(keys: [.home, .end]) { press in
      choose(press.key == .home ? 0 : values.count - 1)
      return .handled
    }
    .accessibilityElement()
    .accessibilityValue(title(selection))
  }

  private var current: Int { values.firstIndex(of: selection) ?? 0 }
  private var share: CGFloat { dragged ?? place(current) }
  private func place(_ index: Int) -> CGFloat { values.count > 1 ? CGFloat(index) / CGFloat(values.count - 1) : 0 }
  private func choose(_ index: Int) { selection = values[min(max(index, 0), values.count - 1)] }
  private func isForward(_ move: MoveCommandDirection) -> Bool { (move == .right) != (direction == .rightToLeft) }
  private func share(at x: CGFloat, _ room: CGFloat) -> CGFloat {
    let share = min(max((x - 11) / room, 0), 1)
    return direction == .rightToLeft ? 1 - share : share
  }
  private func drag(_ room: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($dragged) { drag, dragged, _ in dragged = share(at: drag.location.x, room) }
      .onEnded { drag in choose(Int((share(at: drag.location.x, room) * CGFloat(values.count - 1)).rounded())) }
  }
}

struct StopsPage: View {
  enum Heat: String, CaseIterable { case off = "Off", low = "Low", medium = "Medium", high = "High", boost = "Boost" }
  @State private var heat = Heat.low

  var body: some View {
    SegmentedSlider(values: Heat.allCases, selection: $heat, title: \.rawValue)
      .accessibilityLabel("Heat")
      .accessibilityIdentifier("heat")
      .frame(maxWidth: 420)
    Text("The oven is at \(heat.rawValue.lowercased()).").accessibilityIdentifier("oven")
  }
}
