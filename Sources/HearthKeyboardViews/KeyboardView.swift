import Foundation
import HearthKeyboard
import HearthTyping
import HearthUI

/// The software keyboard: the keys for what a field asks, with a bar for what may be meant.
///
/// ```swift
/// KeyboardView(request: request) { action in send(action) }
/// ```
///
/// It is as wide as it may be, and as high as its keys, which it says by `KeyboardAction.setHeight` whenever the height
/// changes. It may be made anew for each change of the request: what is composed stays.
package struct KeyboardView: View {
  private let request: KeyboardRequest
  private let action: (KeyboardAction) -> Void
  @State private var model: KeyboardModel
  @AppStorage("keyboardFeedback") private var givesFeedback = false

  /// - Parameter predictor: Knows the words that may come next; without one the bar has none.
  package init(
    request: KeyboardRequest, predictor: (any WordSuggesting)? = nil, action: @escaping (KeyboardAction) -> Void
  ) {
    (self.request, self.action) = (request, action)
    _model = State(wrappedValue: KeyboardModel(request, predictor: predictor, action: action))
  }

  package var body: some View {
    GeometryReader { proxy in
      let palette = KeyboardPalette(request.appearance)
      let width = max(Double(proxy.size.width), 1)
      let metrics = KeyGeometry.Metrics(
        width: request.mode == .floating ? min(width, 320) : width, device: request.device,
        textScale: request.appearance.textScale)
      Group {
        switch request.mode {
        case .toolbar, .miniToolbar:
          KeyboardToolbar(model: model, isSmall: request.mode == .miniToolbar, metrics: metrics, palette: palette)
        case .hidden: Color.clear
        case .docked, .undocked, .floating, .split: keys(width, metrics, palette)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
      .onChange(of: height(width, metrics), initial: true) { _, height in action(.setHeight(height)) }
    }
    .environment(\.layoutDirection, .leftToRight)
    .onChange(of: request, initial: true) { _, request in
      model.action = action
      model.take(request)
    }
    .sensoryFeedback(trigger: model.presses) { _, _ in givesFeedback ? .selection : nil }
  }

  // MARK: - Sizes

  private var showsPictures: Bool { !model.layout.groups.isEmpty && model.search == nil }
  private var hasBar: Bool {
    if request.mode == .toolbar { return true }
    return model.layout.hasCandidates || model.offersWords || model.search != nil
  }
  private func grip(_ mode: KeyboardMode) -> Double { mode == .floating || mode == .undocked ? 18 : 0 }
  private func geometry(_ width: Double, _ metrics: KeyGeometry.Metrics) -> KeyGeometry {
    let arrangement: KeyGeometry.Arrangement = request.mode == .split ? .split(min(width * 0.4, 400)) : .whole
    return KeyGeometry(model.input.layer, width: width, metrics: metrics, arrangement: arrangement)
  }
  /// Points of the whole: the bar, the keys, and the grip of a keyboard that can be dragged.
  private func height(_ width: Double, _ metrics: KeyGeometry.Metrics) -> Double {
    switch request.mode {
    case .toolbar, .miniToolbar: 56
    case .hidden: 0
    default:
      keysHeight(width, metrics) + (hasBar && !showsPictures ? metrics.candidateBar : 0) + grip(request.mode)
    }
  }
  /// Pictures take as much room as four rows and the bar.
  private func keysHeight(_ width: Double, _ metrics: KeyGeometry.Metrics) -> Double {
    if showsPictures { return metrics.top + metrics.bottom + 4 * metrics.rowHeight + metrics.candidateBar }
    return Double(geometry(width, metrics).size.height)
  }

  // MARK: - Keys

  private func keys(_ width: Double, _ metrics: KeyGeometry.Metrics, _ palette: KeyboardPalette) -> some View {
    let bar = hasBar && !showsPictures ? metrics.candidateBar : 0
    return VStack(spacing: 0) {
      if showsPictures {
        EmojiPane(model: model, metrics: metrics, palette: palette, height: keysHeight(width, metrics))
      } else {
        board(geometry(width, metrics), bar: bar, palette)
      }
      if grip(request.mode) > 0 { gripView(palette) }
    }
    .background {
      if request.mode == .split {
        EmptyView()
      } else if request.mode == .floating {
        RoundedRectangle(cornerRadius: 12).fill(palette.ground)
      } else {
        palette.ground
      }
    }
  }
  private func board(_ geometry: KeyGeometry, bar: Double, _ palette: KeyboardPalette) -> some View {
    model.geometry = geometry
    let size = CGSize(width: geometry.size.width, height: geometry.size.height + bar)
    return ZStack(alignment: .topLeading) {
      if request.mode == .split { halves(geometry, bar: bar, palette) }
      if bar > 0 {
        CandidateBar(model: model, height: bar, fontSize: geometry.metrics.fontSize * 0.8, palette: palette)
          .background { if request.mode == .split { RoundedRectangle(cornerRadius: 10).fill(palette.ground) } }
      }
      ForEach(Array(geometry.keys.enumerated()), id: \.offset) { number, place in
        key(number, place, geometry, bar: bar)
      }
      callouts(geometry, bar: bar)
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .coordinateSpace(.named("keys"))
    .background {
      // Time goes on for held keys only.
      if !model.touches.isEmpty {
        TimelineView(.animation) { context in
          Color.clear.onChange(of: context.date, initial: true) { _, date in model.tick(date) }
        }
      }
    }
  }
  private func key(_ number: Int, _ place: KeyGeometry.PlacedKey, _ geometry: KeyGeometry, bar: Double) -> some View {
    let metrics = geometry.metrics
    let isPressed = model.touches.values.contains {
      $0.place == place && !($0.isDone && $0.place.key.function != .delete)
    }
    let content = KeyCapView.Content(place.key, model.input, model.layout, request, isPressed: isPressed)
    return KeyCapView(
      content: content, size: place.frame.size, corner: metrics.corner, fontSize: metrics.fontSize,
      appearance: request.appearance
    )
    .equatable()
    // What is between keys belongs to them.
    .padding(.horizontal, metrics.gap / 2).padding(.vertical, metrics.rowGap / 2)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .named("keys"))
        .onChanged { value in
          let point = CGPoint(x: value.location.x, y: value.location.y - bar)
          if model.touches[number] == nil {
            model.began(number, place, at: point, value.time)
          } else {
            model.moved(number, to: point)
          }
        }
        .onEnded { value in model.ended(number, value.time) }
    )
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: content.name))
    .accessibilityIdentifier("key \(place.key.identifier(content.name))")
    .accessibilityAddTraits([.isButton, .isKeyboardKey])
    .accessibilityAction {
      model.began(number, place, at: place.frame.origin, .now)
      model.ended(number, .now)
    }
    .offset(x: place.frame.minX - metrics.gap / 2, y: place.frame.minY - metrics.rowGap / 2 + bar)
  }
  private func callouts(_ geometry: KeyGeometry, bar: Double) -> some View {
    let shown = model.touches.filter { _, touch in
      if case .type = touch.place.key.function { !touch.isDone } else { false }
    }
    return ForEach(shown.keys.sorted(), id: \.self) { number in
      if let touch = shown[number] {
        KeyCallout(
          touch: touch, label: model.input.label(of: touch.place.key), metrics: geometry.metrics,
          width: geometry.size.width, barHeight: bar, appearance: request.appearance)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
  private func halves(_ geometry: KeyGeometry, bar: Double, _ palette: KeyboardPalette) -> some View {
    let half = min(geometry.size.width * 0.4, 400) + 6
    return HStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 10).fill(palette.ground).frame(width: half)
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 10).fill(palette.ground).frame(width: half)
    }
    .frame(width: geometry.size.width, height: geometry.size.height).offset(y: bar)
  }
  private func gripView(_ palette: KeyboardPalette) -> some View {
    Capsule().fill(palette.faint.opacity(0.7)).frame(width: 44, height: 5)
      .frame(maxWidth: .infinity).frame(height: grip(request.mode)).contentShape(Rectangle())
      .gesture(
        // In the grip's own space: it moves along, and what is left is still to be moved.
        DragGesture(minimumDistance: 1, coordinateSpace: .local).onChanged { value in
          action(.move(x: Double(value.translation.width), y: Double(value.translation.height)))
        }
      )
      .accessibilityHidden(true)
  }
}
