import SwiftUI

/// Where a chart that scrolls is.
struct ScrollState {
  var x: Binding<_ChartValue?>
  var y: Binding<_ChartValue?>
}

/// A scroll view over the plot area, as large as all values would be. The marks behind it follow its position.
struct ScrollSurface: View {
  let proxy: ChartProxy
  let scroll: ScrollState
  @State private var position = ScrollPosition()
  @State private var offset = CGPoint.zero
  /// Where the scroll view was told to go, until it is there: on the way it tells nothing.
  @State private var pending: CGPoint?

  private var model: ChartModel { proxy.model }
  private var axes: Axis.Set { model.configuration.scrollableAxes }
  private var lengths: CGSize {
    CGSize(
      width: proxy.size.width * (axes.contains(.horizontal) ? ScrollWindow.ratio(model.x) : 1),
      height: proxy.size.height * (axes.contains(.vertical) ? ScrollWindow.ratio(model.y) : 1))
  }
  /// Where the scroll view has to be for what is seen of the scales.
  private var wanted: CGPoint {
    let room = CGSize(width: lengths.width - proxy.size.width, height: lengths.height - proxy.size.height)
    let across = ScrollWindow.fraction(model.x), down = ScrollWindow.fraction(model.y)
    return CGPoint(
      x: room.width * (model.isMirrored ? 1 - across : across),
      y: room.height * (model.y.full.isCategorical ? down : 1 - down))
  }

  var body: some View {
    ScrollView(axes, showsIndicators: false) {
      ZStack { PlotGestures(proxy: proxy) }
        .frame(width: max(1, proxy.size.width), height: max(1, proxy.size.height))
        .offset(x: offset.x, y: offset.y)
        .frame(width: max(1, lengths.width), height: max(1, lengths.height), alignment: .topLeading)
    }
    .scrollPosition($position)
    .scrollTargetBehavior(ChartScrollRest(behavior: model.configuration.scrollBehavior, proxy: proxy))
    .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { _, new in
      offset = new
      if let pending {
        if Self.isNear(new, pending) { self.pending = nil }
      } else {
        follow(new)
      }
    }
    .onScrollPhaseChange { _, phase in if phase != .idle { pending = nil } }
    .onAppear { go(to: wanted) }
    .onChange(of: wanted) { _, new in go(to: new) }
  }
  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1 }
  private func go(to point: CGPoint) {
    guard !Self.isNear(point, offset) else { return }
    pending = point
    position.scrollTo(point: point)
  }
  /// Shows what is at an offset of the scroll view.
  private func follow(_ offset: CGPoint) {
    let room = CGSize(width: lengths.width - proxy.size.width, height: lengths.height - proxy.size.height)
    if axes.contains(.horizontal), room.width > 0.5 {
      let share = Double(min(max(offset.x / room.width, 0), 1))
      set(scroll.x, ScrollWindow.start(model.x, model.isMirrored ? 1 - share : share), model.configuration.x.scrolled)
    }
    if axes.contains(.vertical), room.height > 0.5 {
      let share = Double(min(max(offset.y / room.height, 0), 1))
      set(
        scroll.y, ScrollWindow.start(model.y, model.y.full.isCategorical ? share : 1 - share),
        model.configuration.y.scrolled)
    }
  }
  private func set(_ binding: Binding<_ChartValue?>, _ value: _ChartValue?, _ scrolled: ((_ChartValue) -> Void)?) {
    guard let value, binding.wrappedValue != value else { return }
    binding.wrappedValue = value
    scrolled?(value)
  }
}

/// What is seen of an axis that scrolls: pure.
enum ScrollWindow {
  /// How many times what is seen all of it is.
  static func ratio(_ axis: AxisModel) -> CGFloat {
    switch (axis.full.domain, axis.scale.domain) {
    case (.categories(let all), .categories(let seen)): CGFloat(all.count) / CGFloat(max(1, seen.count))
    case (.continuous(let a, let b, _), .continuous(let c, let d, _)):
      c == d ? 1 : CGFloat(abs(b - a) / abs(d - c))
    default: 1
    }
  }
  /// How far along its way the window is: from 0 to 1.
  static func fraction(_ axis: AxisModel) -> CGFloat {
    switch (axis.full.domain, axis.scale.domain) {
    case (.categories(let all), .categories(let seen)):
      let room = all.count - seen.count
      return room > 0 ? CGFloat(seen.first.flatMap(all.firstIndex) ?? 0) / CGFloat(room) : 0
    case (.continuous(let a, let b, _), .continuous(let c, let d, _)):
      let room = abs(b - a) - abs(d - c)
      return room > 0 ? CGFloat(abs(c - a) / room) : 0
    default: return 0
    }
  }
  /// The value at which what is seen starts: the least one.
  static func start(_ axis: AxisModel, _ fraction: Double) -> _ChartValue? {
    switch (axis.full.domain, axis.scale.domain) {
    case (.categories(let all), .categories(let seen)):
      let room = max(0, all.count - seen.count)
      return all.isEmpty ? nil : .category(all[min(Int((fraction * Double(room)).rounded()), all.count - 1)])
    case (.continuous(let a, let b, let isDate), .continuous(let c, let d, _)):
      let way = abs(b - a) - abs(d - c)
      let start = a <= b ? a + way * fraction : b + way * (1 - fraction)
      return isDate ? .date(start) : .number(start)
    default: return nil
    }
  }
}
