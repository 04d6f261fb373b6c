import HearthCore
import HearthRendering

/// Dots that stand for pages; the dot of the page that is shown is stronger.
struct PageDots: View {
  let control: TabControl
  @State private var isActive = false
  @Environment(\.indexBackground) private var background
  @Environment(\.appearances) private var appearances
  /// Points. Source: UIPageControl: dots of 8, 17 from middle to middle; the room around is ours.
  fileprivate static let dot: CGFloat = 8, distance: CGFloat = 17, height: CGFloat = 26

  private struct Key: Hashable {
    var count: Int
    var index: Int
    var hasGround: Bool
    /// The dots have the app's colours, and are views.
    var isColored: Bool
  }
  @MainActor var body: some View {
    let control = control, model = control.model, pages = model.pages, count = pages.count
    let index = pages.firstIndex { $0.id == model.selected } ?? 0
    if isShown(model, count) {
      let key = Key(count: count, index: index, hasGround: hasGround, isColored: !appearances.dots.isEmpty)
      ControlDrawing(key: key, width: CGFloat(max(count, 1)) * Self.distance + 14, height: Self.height) { canvas in
        var list: ContiguousArray<PlacedPiece> = []
        if key.hasGround {
          list.append(
            canvas.palette.fill(
              canvas.bounds, radius: Self.height / 2,
              canvas.palette.isTouched
                ? RGBA(white: 0, alpha: 0.22) : canvas.palette.ink(canvas.palette.isDark ? 0.2 : 0.12)))
        }
        for dot in 0..<(key.isColored ? 0 : key.count) {
          let frame = canvas.rect(
            7 + (CGFloat(dot) + 0.5) * Self.distance - Self.dot / 2, (Self.height - Self.dot) / 2, Self.dot, Self.dot)
          // White on a ground. Source: UIKit, `UIPageControl`.
          let isWhite = key.hasGround && canvas.palette.isTouched
          let color =
            isWhite
            ? RGBA(white: 1, alpha: dot == key.index ? 1 : 0.45) : canvas.palette.ink(dot == key.index ? 0.85 : 0.28)
          list.append(canvas.palette.fill(frame, radius: Self.dot / 2, color))
        }
        return list
      }
      .overlay { if key.isColored { ColoredDots(count: count, index: index, colors: appearances.dots) } }
      .modifier(
        ControlInput(
          name: "PageDots", focus: .activate, gesture: .click,
          onPress: { press in
            guard press.phase == .ended, press.size.width > 0 else { return }
            let place = Int((press.location.x - 7) / Self.distance)
            if pages.indices.contains(place), pages[place].id != control.current { control.choose(pages[place].id) }
          },
          onKey: { control.action(for: $0) }, onHover: { isActive = $0 }, cornerRadius: Self.height / 2,
          element: {
            var properties = AccessibilityProperties()
            properties.label = "Pages"
            properties.value = "page \(index + 1) of \(count)"
            properties.identifier = "page-dots"
            properties.addedTraits = .isTabBar
            properties.behavior = .ignore
            properties.adjust = { control.step($0 ? 1 : -1, wraps: false) }
            return properties
          })
      )
      .padding(.bottom, 10)
    }
  }
  @MainActor private func isShown(_ model: TabModel, _ count: Int) -> Bool {
    switch model.look.indexDisplay.kind {
    case .automatic: count > 1
    case .always: count > 0
    case .never: false
    }
  }
  @MainActor private var hasGround: Bool {
    switch background.kind {
    case .always: true
    case .never: false
    case .automatic, .interactive: isActive
    }
  }
}
/// Dots in the colours that the app gives them.
private struct ColoredDots: View {
  let count: Int
  let index: Int
  let colors: Appearances.Pair
  var body: some View {
    let colors = colors, index = index
    HStack(spacing: PageDots.distance - PageDots.dot) {
      ForEach(0..<count, id: \.self) { dot in
        Circle()
          .fill(
            dot == index ? colors.first ?? Color.primary.opacity(0.85) : colors.second ?? Color.primary.opacity(0.28)
          )
          .frame(width: PageDots.dot, height: PageDots.dot)
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}
extension EnvironmentValues {
  fileprivate var indexBackground: PageIndexViewStyle.BackgroundDisplayMode { self[IndexBackgroundKey.self] }
}
