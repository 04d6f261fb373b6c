import SwiftUI

/// The question, the faces that answer it, and the answer in words.
struct RatingRow: View {
  @Binding var rating: Rating?
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    // One view in two layouts: the picker keeps focus when the window becomes narrow.
    let layout =
      width == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Text("How was it?").font(.headline)
      HStack(spacing: 12) {
        RatingPicker(rating: $rating)
        if let rating { Text(rating.name).foregroundStyle(.secondary) }
      }
    }
  }
}

/// Three faces, one of which is chosen: by a click, or with the arrow keys while the picker has
/// focus. Backspace takes the choice back.
///
/// Like a button it takes focus from keyboard navigation and not from a click.
struct RatingPicker: View {
  @Binding var rating: Rating?
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Rating.allCases) { choice in
        Text(verbatim: choice.emoji)
          .font(.system(size: 22))
          .frame(width: 40, height: 34)
          .background(
            rating == choice ? AnyShapeStyle(Color.accentColor.opacity(0.35)) : AnyShapeStyle(.clear), in: .capsule
          )
          .onTapGesture { rating = rating == choice ? nil : choice }
          .accessibilityLabel(choice.name)
          .accessibilityAddTraits(rating == choice ? [.isButton, .isSelected] : .isButton)
          .accessibilityIdentifier("rating " + choice.name)
      }
    }
    .padding(4)
    .background(.quaternary, in: .capsule)
    .contentShape(.capsule)
    .focusable(interactions: .activate)
    .onMoveCommand(perform: choose)
    .onDeleteCommand { rating = nil }
    .accessibilityIdentifier("rating")
  }

  /// The next face in the direction. Faces stand in reading order, so that from right
  /// to left the next one lies at the left.
  private func choose(_ direction: MoveCommandDirection) {
    let forward: MoveCommandDirection = layoutDirection == .rightToLeft ? .left : .right
    guard direction == .left || direction == .right else { return }
    let step = direction == forward ? 1 : -1
    // Without a choice the arrows begin at the end that they come from.
    let start = rating?.rawValue ?? (step > 0 ? -1 : Rating.allCases.count)
    if let next = Rating(rawValue: start + step) { rating = next }
  }
}
